from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

import pytest
from pyramid_race.store.data_folder import SOCKET_PATH_BYTES, DataFolder, EmbeddedError

LONG = "d" * 120


@pytest.fixture
def bystander() -> Iterator[subprocess.Popen[bytes]]:
    """A process that is no Valkey."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        yield process
        process.communicate(b"\n")
        assert process.returncode == 0, "it was not left alone"


def test_it_is_made_for_its_user_alone(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "new" / "data")
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700


def test_a_link_leads_to_the_one_real_folder(tmp_path: Path) -> None:
    real = DataFolder(tmp_path / "data")
    (tmp_path / "link").symlink_to(tmp_path / "data")
    assert DataFolder(tmp_path / "link").path == real.path


@pytest.mark.parametrize("below", ["", "below", "far/below"])
def test_a_file_is_no_data_folder(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EmbeddedError, match="is not a folder"):
        DataFolder(tmp_path / "file" / below)


def test_a_folder_that_cannot_be_written_in_is_one_clear_line(tmp_path: Path) -> None:
    # Root may write everywhere but into the kernel's own file systems.
    unwritable = Path("/sys/kernel") if os.geteuid() == 0 else tmp_path
    tmp_path.chmod(0o500)
    with pytest.raises(EmbeddedError, match=f"the data folder {unwritable} can't be used: ") as caught:
        DataFolder(unwritable)
    assert "\n" not in str(caught.value)


def test_one_server_a_folder(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    lock = folder.lock_server()
    with pytest.raises(EmbeddedError, match=rf"in use by another server \(process {os.getpid()}\)"):
        DataFolder(tmp_path).lock_server()
    os.close(lock)
    os.close(folder.lock_server())


def test_the_child_lock_says_whether_a_child_lives(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    assert folder.child_gone()
    lock = folder.lock_child()
    assert lock is not None
    assert not folder.child_gone()
    assert folder.lock_child() is None
    os.close(lock)
    assert folder.child_gone()


@pytest.mark.parametrize("content", ["", "no number", "-1", "0", "99999999999999999999"])
def test_a_pid_file_may_hold_anything(tmp_path: Path, content: str) -> None:
    folder = DataFolder(tmp_path)
    folder.pid_file.write_text(content)
    assert folder.child_pid() is None


def test_another_process_with_the_number_of_a_dead_child_is_none(
    tmp_path: Path, bystander: subprocess.Popen[bytes]
) -> None:
    folder = DataFolder(tmp_path)
    folder.pid_file.write_text(f"{bystander.pid}\n")
    assert folder.child_pid() is None


def test_tidying_removes_socket_and_pid_file_and_nothing_else(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.socket.write_text("not even a socket")
    folder.pid_file.write_text("1")
    (tmp_path / "appendonlydir").mkdir()
    folder.tidy()
    folder.tidy()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["appendonlydir", "valkey.log"]


def test_the_socket_of_a_long_path_is_in_a_private_folder_elsewhere(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / LONG)
    assert len(os.fsencode(folder.socket)) <= SOCKET_PATH_BYTES
    assert stat.S_IMODE(folder.socket.parent.stat().st_mode) == 0o700
    assert DataFolder(tmp_path / LONG).socket == folder.socket
    assert DataFolder(tmp_path / (LONG + "e")).socket != folder.socket
    for name in (LONG, LONG + "e"):
        DataFolder(tmp_path / name).leave()
    assert not folder.socket.parent.exists()


def test_leaving_keeps_a_folder_that_holds_its_own_socket(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "d")
    folder.log.unlink()
    folder.leave()
    assert folder.path.exists()


def test_a_socket_folder_open_to_others_is_refused(tmp_path: Path) -> None:
    data = tmp_path / LONG
    name = "pyramid-race-" + sha256(os.fsencode(data.resolve())).hexdigest()[:16]
    elsewhere = Path(gettempdir()) / name
    elsewhere.mkdir(mode=0o755)
    with pytest.raises(EmbeddedError, match="belongs to somebody else or is open to others"):
        DataFolder(data)
    elsewhere.rmdir()
