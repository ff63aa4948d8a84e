from __future__ import annotations

from pathlib import Path

import pytest
from pyramid_race.store.data_folder import EmbeddedError
from pyramid_race.store.embedded import EmbeddedValkey
from pyramid_race.store.valkey_process import LOG_BYTES, Fsync
from redis.asyncio import Redis


async def put(url: str, value: str) -> None:
    async with Redis.from_url(url) as client:
        await client.set("kept", value)


async def kept(url: str) -> bytes | str | None:
    async with Redis.from_url(url, decode_responses=True) as client:
        return await client.get("kept")


def log_file(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "appendonlydir").glob("*.incr.aof")
    return file


@pytest.mark.parametrize(("fsync", "told"), [("everysec", "no"), ("always", "always")])
async def test_it_keeps_a_log_and_no_snapshots_and_listens_on_no_port(tmp_path: Path, fsync: Fsync, told: str) -> None:
    valkey = EmbeddedValkey(tmp_path, fsync=fsync)
    url = await valkey.start()
    async with Redis.from_url(url, decode_responses=True) as client:
        found = await client.config_get("appendonly", "appendfsync", "save", "port")
    assert found == {"appendonly": "yes", "appendfsync": told, "save": "", "port": "0"}
    await valkey.stop()


async def test_a_tail_cut_off_by_a_power_loss_is_dropped(tmp_path: Path) -> None:
    valkey = EmbeddedValkey(tmp_path)
    url = await valkey.start()
    await put(url, "a")
    await valkey.stop()
    with log_file(tmp_path).open("ab") as file:
        file.write(b"*3\r\n$3\r\nSET\r\n$4\r\nkept\r\n$5\r\nhal")
    await valkey.start()
    assert await kept(url) == "a"
    await valkey.stop()


async def test_a_broken_log_is_one_clear_line(tmp_path: Path) -> None:
    valkey = EmbeddedValkey(tmp_path)
    await put(await valkey.start(), "a")
    await valkey.stop()
    broken = log_file(tmp_path)
    content = broken.read_bytes()
    broken.write_bytes(b"no command at all" + content)
    with pytest.raises(EmbeddedError, match="Bad file format reading the append only file") as caught:
        await valkey.start()
    assert "\n" not in str(caught.value)
    # The folder is free again, so once it is repaired it serves.
    broken.write_bytes(content)
    assert await kept(await valkey.start()) == "a"
    await valkey.stop()


async def test_a_long_log_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "valkey.log").write_text("x" * (LOG_BYTES + 1))
    valkey = EmbeddedValkey(tmp_path)
    await valkey.start()
    await valkey.stop()
    assert (tmp_path / "valkey.log.old").stat().st_size == LOG_BYTES + 1
    assert "ready to exit" in (tmp_path / "valkey.log").read_text()
