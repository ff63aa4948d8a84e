"""Where machine code is kept, each time by a process of its own on a copy of the package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("numba")

PACKAGE = Path(__file__).parents[1] / "server/pyramid_race"
PROGRAM = """
import json
from pyramid_race import compiled
folder = compiled._folder
bits = compiled.bit_count(0b1011)
print(json.dumps([bits, folder and str(folder), sum(compiled.bit_count.stats.cache_hits.values())]))
"""


@dataclass
class Copy:
    """A copy of the package, and a user's home that is empty."""

    package: Path
    home: Path

    def run(self) -> tuple[Path | None, bool]:
        """Where the machine code of a function is kept, and whether it was there already."""
        done = subprocess.run(
            [sys.executable, "-B", "-W", "error", "-c", PROGRAM],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(self.package.parent), "HOME": str(self.home)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        bits, folder, hits = json.loads(done.stdout)
        assert bits == 3
        return Path(folder) if folder else None, hits > 0

    @property
    def beside(self) -> Path:
        return self.package / "__pycache__"

    @property
    def users(self) -> Path:
        return self.home / ".cache"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    package = tmp_path / "site-packages/pyramid_race"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    home = tmp_path / "home"
    home.mkdir()
    return Copy(package, home)


def no_folder(path: Path) -> None:
    """Nothing can be written below: what also keeps root out."""
    path.write_text("")


def test_kept_beside_the_package(copy: Copy) -> None:
    folder, was_there = copy.run()
    assert folder is not None
    assert folder.parent == copy.beside
    assert not was_there
    assert copy.run() == (folder, True)
    assert not copy.users.exists()


@pytest.mark.parametrize("source", ["compiled.py", "game/table.py", "game/solver/steps.py", "game/solver/new.py"])
def test_other_text_has_other_machine_code(copy: Copy, source: str) -> None:
    before, _ = copy.run()
    with (copy.package / source).open("a") as text:
        text.write("\n# changed\n")
    after, was_there = copy.run()
    assert after != before
    assert not was_there
    assert [kept for kept in copy.beside.iterdir() if kept.is_dir()] == [after]


def test_text_that_plays_no_part(copy: Copy) -> None:
    before, _ = copy.run()
    with (copy.package / "game/deck.py").open("a") as text:
        text.write("\n# changed\n")
    assert copy.run() == (before, True)


def test_kept_in_the_users_cache_where_the_package_cannot_be_written(copy: Copy) -> None:
    no_folder(copy.beside)
    folder, was_there = copy.run()
    assert folder is not None
    assert folder.parent == copy.users / "pyramid-race"
    assert not was_there
    assert copy.run() == (folder, True)


def test_not_kept_where_nothing_can_be_written(copy: Copy) -> None:
    no_folder(copy.beside)
    no_folder(copy.users)
    assert copy.run() == (None, False)
    assert copy.run() == (None, False)
