"""Waiting that is broken off at any moment: it must not leave half-read replies or lost connections behind."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from pyramid_race.store import committer as committing_module
from pyramid_race.store import players
from pyramid_race.store.connect import Clients, connect
from pyramid_race.store.log import read_log, read_versions
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tests.support.log import Script, Writer, committing, group, payloads
from tests.support.proxy import Fault, Proxy

ROOMS = [f"ROOM{number:02}" for number in range(20)]


@pytest.fixture
async def through_proxy(redis_url: str) -> AsyncIterator[tuple[Clients, Proxy]]:
    """Over a network, where a reply comes in pieces and a while after the question."""
    async with Proxy(redis_url) as proxy:
        clients = connect(proxy.url)
        yield clients, proxy
        await clients.close()


@pytest.fixture
async def logs(script: Script) -> None:
    """A log in each room whose length and payloads tell which room it is."""
    for number, room in enumerate(ROOMS):
        await script(group(*[f"{room} {n}" for n in range(number + 1)]), op=number + 1, room=room)


async def ask_and_check(redis: Redis, number: int, token: str, player: str) -> None:
    """One of the questions that a node asks, with an answer that fits no other question."""
    room = ROOMS[number % len(ROOMS)]
    match number % 3:
        case 0:
            assert await read_versions(redis, [room, "NOROOM"]) == [ROOMS.index(room) + 1, 0]
        case 1:
            found = [entry.payload.decode() async for page in read_log(redis, room, 0) for entry in page]
            assert found == [f"{room} {n}" for n in range(ROOMS.index(room) + 1)]
        case _:
            known = await players.identify(redis, token)
            assert known is not None
            assert known.id == player


@pytest.mark.parametrize("seed", range(3))
async def test_answers_fit_their_questions_whoever_stops_waiting(
    through_proxy: tuple[Clients, Proxy], logs: None, seed: int
) -> None:
    clients, _ = through_proxy
    dice = random.Random(seed)
    player, token = await players.register(clients.read, "Ada", bot=False, now=1)
    cancelled = 0
    for _ in range(30):
        asking = [ask_and_check(clients.read, dice.randrange(60), token, player.id) for _ in range(20)]
        tasks = list(map(asyncio.create_task, asking))
        for task in dice.sample(tasks, 8):
            asyncio.get_running_loop().call_later(dice.uniform(0, 0.006), task.cancel)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        cancelled += sum(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes)
        assert {type(outcome) for outcome in outcomes} <= {asyncio.CancelledError, type(None)}, outcomes
    assert cancelled > 20, "the test has to hit something"
    await all_connections_are_there(clients.read)


async def all_connections_are_there(read: Redis) -> None:
    """Eight questions at once, each of which keeps its connection for a while."""
    async with asyncio.timeout(4):
        await asyncio.gather(*[read.blpop([f"nothing{n}"], timeout=0.2) for n in range(8)])


async def test_questions_broken_off_while_the_store_hangs_do_not_use_up_the_pool(
    through_proxy: tuple[Clients, Proxy], logs: None
) -> None:
    clients, proxy = through_proxy
    for round_number in range(3):
        proxy.on("HGET", Fault.HOLD_REPLIES, times=8)
        tasks = [asyncio.create_task(read_versions(clients.read, ROOMS[:1])) for _ in range(30)]
        await proxy.until_struck(8 * (round_number + 1))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert await read_versions(clients.read, ROOMS[:2]) == [1, 2]
    await all_connections_are_there(clients.read)


async def test_connections_cut_under_many_questions_are_all_replaced(
    through_proxy: tuple[Clients, Proxy], logs: None
) -> None:
    clients, proxy = through_proxy
    player, token = await players.register(clients.read, "Ada", bot=False, now=1)
    for number in range(15):
        asking = [asyncio.create_task(ask_and_check(clients.read, n, token, player.id)) for n in range(30)]
        await asyncio.sleep(0.001 * number)
        proxy.cut_all()
        for outcome in await asyncio.gather(*asking, return_exceptions=True):
            assert outcome is None or isinstance(outcome, RedisError), outcome
    await all_connections_are_there(clients.read)


async def test_a_committer_ended_in_the_middle_of_a_round_trip_harms_nobody_after_it(
    through_proxy: tuple[Clients, Proxy], redis: Redis
) -> None:
    clients, proxy = through_proxy
    for number in range(4):
        committer = committing_module.Committer(clients.append, f"ended{number}")
        work = asyncio.create_task(committer.run())
        proxy.on("EVALSHA", Fault.HOLD_REPLIES)
        Writer(committer).put(group(f"{number}"))
        await proxy.until_struck(number + 1)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
    async with committing(clients.append, "after") as committer:
        done = await Writer(committer, "OTHER2").write("a", "b")
        assert (done.groups, done.before, done.version) == (1, 0, 2)
    assert await payloads(redis, "OTHER2") == ["a", "b"]
