"""The command line: what it prints, and that bad input is one clear line and exit status 2."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pyramid_race import __version__, cli
from pyramid_race.game.cards import NAMES

SERVER = Path(__file__).parents[1] / "server"
CASES = json.loads((Path(__file__).parent / "cases/deals.json").read_text())["deals"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of the command in this process."""
    status: str | int | None = 0
    try:
        cli.main(list(arguments))
    except SystemExit as end:
        status = end.code
    out, err = capsys.readouterr()
    return int(status or 0), out, err


def spawn(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    paths = [str(SERVER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, "-m", "pyramid_race", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)} | environment,
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip


def is_one_line(text: str) -> bool:
    return text.startswith("pyramid-race: ") and text.count("\n") == 1 and text.endswith("\n")


# --- deal ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["letters"])
def test_deal_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, case: dict[str, str]
) -> None:
    for preset, letters in (("N", case["letters"]), ("M", case["letters"]), ("N", case["exact"])):
        status, out, err = run(capsys, "deal", f"py1-{preset}-{letters}", "--json")
        assert (status, err, out.count("\n")) == (0, "", 1)
        assert json.loads(out) == {
            "code": f"PY1-{preset}-{letters}",
            "exact": len(letters) == 48,
            "preset": preset,
            "cards": case["cards"].split(),
        }


def test_deal_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deal", " py1Naaaaaas ")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "PY1-N-AAAAAAS"
    assert lines[1].split() == ["JD"]
    assert lines[7].split() == ["7C", "10C", "3H", "4H", "3S", "KD", "7S"]
    assert lines[8] == "waste 7D"
    assert lines[9].startswith("stock 6D ")
    assert sorted(" ".join(lines[1:]).replace("stock", "").replace("waste", "").split()) == sorted(NAMES)
    # Preset C turns no card: the same cards, one more of them in the stock.
    assert run(capsys, "deal", "PY1-C-AAAAAAS")[1].splitlines()[8:10] == ["waste -", "stock 7D" + lines[9][5:]]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["deal", "PY1-N-AAAA"], "7 letters"),
        (["deal", "PY1-Q-AAAAAAS"], "no preset 'Q'"),
        (["deal", "nonsense"], "begins with PY1"),
        (["deal", ""], "empty"),
        (["deal", "PY1-N-" + "Z" * 48], "past the last order"),
        (["deal", "PY1-N-AAAAAA\n"], "7 letters"),
        (["deal", "PY1-N-AAAAA\u202e1"], "not a letter"),
        (["deal"], "code"),
        (["deal", "PY1-N-AAAAAAS", "more"], "more"),
        (["deal", "PY1-N-AAAAAAS", "--jsn"], "--jsn"),
        (["shuffle"], "shuffle"),
        (["serve", "--port", "http"], "--port"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--port", "-1"], "--port"),
        (["serve", "--fsync", "never"], "--fsync"),
        (["serve", "--log-level", "loud"], "--log-level"),
        (["serve", "--unknown"], "--unknown"),
        (["serve", "--redis", "localhost"], "redis://"),
        (["serve", "--redis", "http://localhost"], "redis://"),
        (["serve", "--redis", "redis://"], "host"),
        (["serve", "--redis", "redis://localhost:port"], "port"),
        (["serve", "--redis", "redis://localhost:99999"], "port"),
        (["bench", "closed", "--rooms", "0"], "above 0"),
        (["bench", "sideways"], "sideways"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "none"), ("PORT", "65536"), ("RATE", "-1"), ("BURST", "0"), ("FSYNC", "never"), ("BOTS", "perhaps"),
        ("SLOW_READER_S", "0"), ("DRAIN_S", "forever"), ("MAX_CONNECTIONS", "1.5"), ("LOG_JSON", "2"),
        ("REDIS", "localhost"),
    ],
)  # fmt: skip
def test_a_bad_environment_variable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"PYRAMID_RACE_{name}", value)
    status, out, err = run(capsys, "serve")
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert f"PYRAMID_RACE_{name}" in err


def test_the_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"{__version__}\n", "")
    status, out, err = run(capsys, "--help")
    assert (status, err) == (0, "")
    for command in ("serve", "deal", "bot", "bench"):
        assert command in out
    assert "--redis" in run(capsys, "serve", "--help")[1]


# --- as processes ---


def test_a_process_prints_and_ends_like_that() -> None:
    done = spawn("deal", "PY1-N-AAAAAAS", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["cards"][:3] == ["JD", "6C", "7H"]
    failed = spawn("deal", "PY1-N")
    assert (failed.returncode, failed.stdout) == (2, "")
    assert is_one_line(failed.stderr)


def test_nobody_reads_the_output() -> None:
    shell = f"{sys.executable} -m pyramid_race deal PY1-N-AAAAAAS | true"
    done = subprocess.run(
        shell, shell=True, env=os.environ | {"PYTHONPATH": str(SERVER)}, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken(redis_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = spawn("serve", "--redis", redis_url, "--port", str(port), "--no-bots")
    assert (done.returncode, done.stdout) == (1, "")
    assert is_one_line(done.stderr), done.stderr
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr


def test_a_host_that_is_not_ours(redis_url: str) -> None:
    done = spawn("serve", "--redis", redis_url, "--port", "0", "--host", "203.0.113.1", "--no-bots")
    assert done.returncode == 1
    assert is_one_line(done.stderr), done.stderr


def test_a_redis_that_does_not_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = spawn("serve", "--redis", f"redis://:secret@127.0.0.1:{port}", "--port", "0")
    assert (done.returncode, done.stdout) == (1, "")
    assert is_one_line(done.stderr), done.stderr
    assert "secret" not in done.stderr


def test_a_data_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for data in (file, file / "data"):
        done = spawn("serve", "--data", str(data), "--port", "0")
        assert (done.returncode, done.stdout) == (1, "")
        assert is_one_line(done.stderr), done.stderr
        assert str(file) in done.stderr
