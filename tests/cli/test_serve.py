"""`pyramid-race serve`: its options and environment, and what ends it before it serves."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.support.command import is_one_line, run, spawn


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--port", "http"], "--port"),
        (["--port", "70000"], "--port"),
        (["--port", "-1"], "--port"),
        (["--fsync", "never"], "--fsync"),
        (["--log-level", "loud"], "--log-level"),
        (["--unknown"], "--unknown"),
        (["--redis", "localhost"], "redis://"),
        (["--redis", "http://localhost"], "redis://"),
        (["--redis", "redis://"], "host"),
        (["--redis", "redis://localhost:port"], "port"),
        (["--redis", "redis://localhost:99999"], "port"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, "serve", *arguments)
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


def test_help_names_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--redis" in run(capsys, "serve", "--help")[1]


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
