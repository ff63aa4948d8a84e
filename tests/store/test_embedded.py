"""Real Valkey processes, ended in every way that happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import structlog
from pyramid_race.store.data_folder import DataFolder
from pyramid_race.store.embedded import EmbeddedError, EmbeddedValkey
from redis.asyncio import Redis
from structlog.typing import EventDict

OWNER = """
import asyncio, sys
from pathlib import Path
from pyramid_race.store.embedded import EmbeddedValkey

async def serve():
    valkey = EmbeddedValkey(Path(sys.argv[1]))
    print(await valkey.start(), valkey.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(serve())
"""


@pytest.fixture
async def folder() -> AsyncIterator[Path]:
    """A data folder with a short path; whatever still works on it at the end of the test is ended."""
    with TemporaryDirectory(prefix="pr-") as parent:
        data = Path(parent).resolve() / "data"
        yield data
        end_leftover(data)


def end_leftover(data: Path) -> None:
    """Also after a test that has failed and still holds the folder."""
    pid = DataFolder(data).child_pid() if data.is_dir() else None
    if pid is not None:
        os.kill(pid, signal.SIGKILL)


async def start_owner(data: Path) -> tuple[Process, str, int]:
    """Another process that serves on the folder: the process, Valkey's URL, Valkey's process id."""
    owner = await asyncio.create_subprocess_exec(
        sys.executable, "-c", OWNER, str(data), stdout=PIPE, start_new_session=True
    )
    assert owner.stdout is not None
    url, pid = (await owner.stdout.readline()).decode().split()
    return owner, url, int(pid)


async def put(url: str, value: str) -> None:
    async with Redis.from_url(url) as client:
        await client.set("kept", value)


async def kept(url: str) -> str | None:
    async with Redis.from_url(url, decode_responses=True) as client:
        found = await client.get("kept")
    assert not isinstance(found, bytes)
    return found


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_data_outlives_a_stop(folder: Path) -> None:
    valkey = EmbeddedValkey(folder)
    url = await valkey.start()
    pid = valkey.pid
    await put(url, "a")
    await valkey.stop()
    assert pid is not None
    assert not alive(pid)
    assert not (folder / "valkey.sock").exists()

    assert await valkey.start() == url
    assert await kept(url) == "a"
    await valkey.stop()


async def test_stop_without_start_does_nothing(folder: Path) -> None:
    await EmbeddedValkey(folder).stop()
    assert not folder.exists()


async def test_a_second_server_on_the_folder_is_refused(folder: Path) -> None:
    owner, url, _ = await start_owner(folder)
    with pytest.raises(EmbeddedError, match=rf"in use by another server \(process {owner.pid}\)"):
        await EmbeddedValkey(folder).start()
    await put(url, "the first is not disturbed")
    owner.kill()
    await owner.wait()


async def test_starting_twice_is_refused(folder: Path) -> None:
    valkey = EmbeddedValkey(folder)
    await valkey.start()
    with pytest.raises(EmbeddedError, match="already started"):
        await valkey.start()
    await valkey.stop()


async def test_the_valkey_of_a_killed_server_is_adopted(folder: Path) -> None:
    owner, url, pid = await start_owner(folder)
    await put(url, "a")
    owner.kill()
    await owner.wait()

    valkey = EmbeddedValkey(folder, fsync="always")
    assert await valkey.start() == url
    assert valkey.pid == pid
    assert await kept(url) == "a"
    async with Redis.from_url(url, decode_responses=True) as client:
        assert await client.config_get("appendfsync") == {"appendfsync": "always"}
    await valkey.stop()
    assert not (folder / "valkey.sock").exists()


async def test_an_adopted_valkey_is_watched_too(folder: Path) -> None:
    owner, url, pid = await start_owner(folder)
    await put(url, "a")
    owner.kill()
    await owner.wait()
    valkey = EmbeddedValkey(folder)
    await valkey.start()
    restarted = asyncio.Event()
    watching = asyncio.create_task(valkey.watch(restarted.set))
    os.kill(pid, signal.SIGKILL)
    await restarted.wait()
    assert await kept(url) == "a"
    await valkey.stop()
    await watching


async def test_a_leftover_that_does_not_answer_is_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramid_race.store.embedded.LEFTOVER_LIMIT_S", 0.1)
    monkeypatch.setattr("pyramid_race.store.embedded.FIRMLY", ((signal.SIGTERM, 0.1), (signal.SIGKILL, 10.0)))
    monkeypatch.setattr("pyramid_race.store.valkey_process.REPLY_LIMIT_S", 0.1)
    owner, url, pid = await start_owner(folder)
    await put(url, "a")
    owner.kill()
    await owner.wait()
    os.kill(pid, signal.SIGSTOP)

    valkey = EmbeddedValkey(folder)
    await valkey.start()
    assert valkey.pid != pid
    assert await kept(url) == "a"
    await valkey.stop()


async def test_a_leftover_that_cannot_be_told_for_certain_is_not_ended(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramid_race.store.embedded.LEFTOVER_LIMIT_S", 0.1)
    monkeypatch.setattr("pyramid_race.store.embedded.FIRMLY", ((signal.SIGTERM, 0.1), (signal.SIGKILL, 0.1)))
    owner, _, pid = await start_owner(folder)
    owner.kill()
    await owner.wait()
    pid_file = folder / "valkey.pid"
    content = pid_file.read_text()
    pid_file.write_text(f"{os.getpid()}\n")
    (folder / "valkey.sock").rename(folder / "moved.sock")
    with pytest.raises(EmbeddedError, match=r"another Valkey holds .* end it by hand"):
        await EmbeddedValkey(folder).start()
    assert alive(pid)
    pid_file.write_text(content)
    (folder / "moved.sock").rename(folder / "valkey.sock")


async def test_a_killed_valkey_is_restarted_with_its_data(folder: Path) -> None:
    valkey = EmbeddedValkey(folder)
    url = await valkey.start()
    restarted = asyncio.Event()
    watching = asyncio.create_task(valkey.watch(restarted.set))
    for value in ("a", "b"):
        await put(url, value)
        pid = valkey.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        await restarted.wait()
        restarted.clear()
        assert valkey.pid != pid
        assert await kept(url) == value
    assert valkey.restarts == 2
    await valkey.stop()
    await watching
    assert valkey.restarts == 2


@pytest.fixture
def failed() -> Iterator[asyncio.Event]:
    """Set when the log says that a restart has failed."""
    event = asyncio.Event()

    def notice(_logger: Any, _method: str, line: EventDict) -> EventDict:
        if line["event"] == "valkey_not_restarted":
            event.set()
        raise structlog.DropEvent

    structlog.configure(processors=[notice])
    yield event
    structlog.reset_defaults()


async def test_restarting_goes_on_until_it_succeeds(folder: Path, failed: asyncio.Event) -> None:
    valkey = EmbeddedValkey(folder)
    url = await valkey.start()
    await put(url, "a")
    assert valkey.pid is not None
    # As long as the files are away and something else is in their place, no Valkey can start.
    (folder / "appendonlydir").rename(folder / "away")
    (folder / "appendonlydir").write_text("in the way")
    os.kill(valkey.pid, signal.SIGKILL)
    restarted = asyncio.Event()
    watching = asyncio.create_task(valkey.watch(restarted.set))
    await failed.wait()
    (folder / "appendonlydir").unlink()
    (folder / "away").rename(folder / "appendonlydir")
    await restarted.wait()
    assert await kept(url) == "a"
    await valkey.stop()
    await watching


async def test_ctrl_c_reaches_the_server_and_not_its_valkey(folder: Path) -> None:
    owner, url, pid = await start_owner(folder)
    os.killpg(owner.pid, signal.SIGINT)
    await owner.wait()
    await put(url, "a")
    assert alive(pid)


@pytest.mark.parametrize("name", ["with space & 100%", "d" * 120])
async def test_any_path_will_do(folder: Path, name: str) -> None:
    """A socket's path may have about a hundred bytes only, and a URL has signs of its own."""
    valkey = EmbeddedValkey(folder / name)
    url = await valkey.start()
    await put(url, "a")
    await valkey.stop()
    assert await kept(await valkey.start()) == "a"
    await valkey.stop()
    assert not Path(unquote(urlsplit(url).path)).exists()


async def test_a_long_path_is_adopted_too(folder: Path) -> None:
    data = folder / ("d" * 120)
    owner, url, pid = await start_owner(data)
    await put(url, "a")
    owner.kill()
    await owner.wait()
    valkey = EmbeddedValkey(data)
    assert await kept(await valkey.start()) == "a"
    assert valkey.pid == pid
    await valkey.stop()
