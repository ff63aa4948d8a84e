"""URLs that people type, and the three clients made of a good one."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.store.connect import Clients, check_url, connect
from pyramid_race.store.errors import StoreError

from tests.support.until import until

BAD_URLS = [
    "",
    "localhost",
    "localhost:6379",
    "127.0.0.1:6379",
    "http://localhost:6379",
    "rediss",
    "redis://",
    "redis:///0",
    "redis://:6379",
    "redis://localhost:0",
    "redis://localhost:65536",
    "redis://localhost:port",
    "redis://localhost:-1",
    "redis://[::1",
    "redis://[nonsense]:6379",
    "redis://localhost:6379/db",
    "redis://localhost:6379/-1",
    "redis://localhost:6379/0?db=first",
    "redis://localhost:6379/0?colour=red",
    "redis://localhost:6379/0?max_connections=many",
    "redis://localhost:6379/0?socket_timeout=soon",
    "redis://local host:6379/0\n",
    "unix://",
    "unix://?db=0",
    "redis+sentinel://localhost:26379/mymaster",
    "redis+cluster://localhost:6379",
]
GOOD_URLS = [
    "redis://localhost",
    "redis://localhost:6379",
    "redis://localhost:6379/",
    "redis://localhost:6379/3",
    "redis://user:p%40ss@[::1]:6379/0",
    "redis://:secret@10.0.0.1:6379/0?health_check_interval=5",
    "rediss://cache.example:6380/0",
    "rediss://cache.example:6380/0?ssl_cert_reqs=none",
    "unix:///run/valkey/valkey.sock",
    "unix:///run/valkey/valkey.sock?db=2",
    "unix:///tmp/a%20folder/valkey.sock",
]


@pytest.mark.parametrize("url", BAD_URLS)
@pytest.mark.parametrize("use", [check_url, connect])
def test_a_bad_url_is_refused_in_one_clear_line(url: str, use: object) -> None:
    with pytest.raises(StoreError) as refusal:
        use(url)  # type: ignore[operator]
    message = str(refusal.value)
    assert "Redis URL" in message
    assert "\n" not in message
    assert repr(url) in message


@pytest.mark.parametrize("url", GOOD_URLS)
async def test_a_good_url_is_taken_and_nothing_is_sent(url: str) -> None:
    check_url(url)
    await connect(url).close()


def test_a_password_is_not_repeated() -> None:
    """The line ends up in logs and issue trackers."""
    with pytest.raises(StoreError) as refusal:
        check_url("redis://user:hunter2@localhost:0")
    assert "hunter2" not in str(refusal.value)


async def test_all_three_clients_reach_the_server(clients: Clients) -> None:
    assert await clients.append.ping()
    assert await clients.read.ping()
    async with clients.hints.pubsub() as pubsub:
        await pubsub.ssubscribe("somewhere")
        assert await pubsub.get_message(timeout=5) is not None


async def test_the_clients_keep_to_their_connections(clients: Clients, redis: object) -> None:
    """However many ask at once: eight for reading; those who come later wait their turn."""
    answers = await asyncio.gather(*[clients.read.execute_command("CLIENT", "ID") for _ in range(200)])
    assert 1 < len(set(answers)) <= 8


async def test_close_ends_every_connection(redis_url: str) -> None:
    clients = connect(redis_url)
    await clients.append.ping()
    await asyncio.gather(*[clients.read.ping() for _ in range(20)])
    await clients.close()
    other = connect(redis_url)
    try:
        await until(lambda: alone(other))
    finally:
        await other.close()


async def alone(clients: Clients) -> bool:
    return len(await clients.read.client_list()) == 1
