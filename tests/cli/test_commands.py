"""All commands: bad input is one clear line and exit status 2, and nobody sees a traceback."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from pyramid_race import __version__
from pyramid_race.game.cards import NAMES

from tests.support.command import command, is_one_line, run, spawn, surroundings

FULL = Path("/dev/full")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["shuffle"], "shuffle"),
        (["bench", "closed", "--rooms", "0"], "above 0"),
        (["bench", "sideways"], "sideways"),
        (["bot"], "--room"),
        (["bot", "--room", "ABC234", "--count", "0"], "1 to 100"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err


def test_the_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"{__version__}\n", "")
    status, out, err = run(capsys, "--help")
    assert (status, err) == (0, "")
    for name in ("serve", "deal", "deals", "solve", "bot", "bench"):
        assert name in out
        assert run(capsys, name, "--help")[::2] == (0, "")


def test_a_process_prints_and_ends_like_that() -> None:
    done = spawn("deal", "PY1-N-AAAAAAS", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith('{"code": "PY1-N-AAAAAAS"')
    failed = spawn("deal", "PY1-N")
    assert (failed.returncode, failed.stdout) == (2, "")
    assert is_one_line(failed.stderr)


def test_commands_load_only_what_they_need() -> None:
    code = (
        "import atexit, sys; from pyramid_race.cli import main\n"
        "atexit.register(lambda: print(sorted(sys.modules)))\n"
        "main(['deal', 'PY1-N-AAAAAAS'])"
    )
    done = subprocess.run([command()[0], "-c", code], env=surroundings(), capture_output=True, text=True, check=True)
    assert "'pyramid_race.game.deal'" in done.stdout
    for module in ("asyncio", "redis", "pydantic", "websockets", "pyramid_race.node"):
        assert f"'{module}'" not in done.stdout


@pytest.mark.parametrize("arguments", [["deal", "PY1-N-AAAAAAS"], ["--help"]])
def test_nobody_reads_the_output(arguments: list[str]) -> None:
    with subprocess.Popen(
        command(*arguments), env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()  # long before Python has started
        assert process.stderr.read() == ""
    assert process.returncode == 1


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is full")
def test_a_full_disk() -> None:
    with FULL.open("w") as full:
        done = spawn("deal", "PY1-N-AAAAAAS", stdout=full)
    assert done.returncode == 1
    assert is_one_line(done.stderr), done.stderr
    assert "cannot write" in done.stderr


def test_ctrl_c_while_standard_input_is_awaited() -> None:
    with subprocess.Popen(
        command("solve", "--deck", "-", "--json"),
        env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(" ".join(NAMES) + "\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith("{")  # so it has started, and waits for the next deck
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == "pyramid-race: interrupted\n"
    assert process.returncode == 1
