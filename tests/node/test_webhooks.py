"""Webhooks from a real node to a real HTTP server: signed, sent again until taken, and nobody waits for them."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import AbstractAsyncContextManager

import pytest
from prometheus_client import REGISTRY
from pyramid_race.node import hook_payloads, webhooks
from pyramid_race.node.webhooks import FIRST_PAUSE_MS, LONGEST_PAUSE_MS, pause_ms
from pyramid_race.store import webhooks as queue
from redis.asyncio import Redis

from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node
from tests.support.races import clear, open_room, race
from tests.support.receiver import Received, Receiver, receiver
from tests.support.until import until

SECRET = "a-secret-of-at-least-24-characters"


def is_signed(one: Received) -> bool:
    """Checked as docs/protocol.md tells receivers to."""
    message = one.headers["pyramid-race-timestamp"].encode() + b"." + one.body
    expected = "sha256=" + hmac.new(SECRET.encode(), message, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, one.headers["pyramid-race-signature"])


def sending(redis_url: str, *to: Receiver) -> AbstractAsyncContextManager[RunningNode]:
    """A node with these receivers."""
    return running_node(redis_url, webhooks=tuple(one.url for one in to), webhook_secret=SECRET)


def outcomes(name: str) -> float:
    return REGISTRY.get_sample_value("pyramid_race_webhooks_total", {"outcome": name}) or 0.0


def waiting(place: str) -> float | None:
    return REGISTRY.get_sample_value("pyramid_race_webhooks_waiting", {"receiver": place})


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a whole second in a test."""
    monkeypatch.setattr(webhooks, "FIRST_PAUSE_MS", 20)
    monkeypatch.setattr(webhooks, "LOOK_EVERY_S", 0.02)
    monkeypatch.setattr(hook_payloads, "AFTER_GO_MS", 50)


async def test_it_is_sent_until_it_is_taken_and_a_dead_receiver_delays_nobody(redis_url: str) -> None:
    """Two receivers: one fails at first (a redirect is no success either), the other never answers."""
    failed_before = outcomes("failed")
    async with receiver(500, 302, 404) as flaky, receiver(hangs=True) as dead:
        async with sending(redis_url, dead, flaky) as node, Client(node.ws) as ada:
            room = await race(ada, name="Friday race")
            await clear(ada)
            await ada.has("result")
            told = await flaky.has("room_opened", "player_joined", "race_started", "race_finished")
            await until(lambda: dead.got != [])
            # While all its requests hang: after ten seconds they are given up and sent again.
            await until(lambda: waiting("1") == len(told), limit_s=webhooks.ATTEMPT_LIMIT_S - 2)
        assert outcomes("failed") - failed_before >= 3
    assert all(map(is_signed, flaky.got))
    assert all(one["room"]["room"] == room and one["room"]["name"] == "Friday race" for one in told)
    assert [one.json["id"] for one in flaky.got] == [one.headers["pyramid-race-event"] for one in flaky.got]
    # Each event was taken once, however often it was sent.
    assert len({one["id"] for one in told}) == len(told)
    assert len(flaky.got) == len(told) + 3
    (finished,) = [one for one in told if one["type"] == "race_finished"]
    assert [row["name"] for row in finished["standings"]] == ["Ada"]
    async with Redis.from_url(redis_url) as redis:
        assert await queue.waiting(redis, queue.receiver_of(flaky.url)) == 0
        assert await queue.waiting(redis, queue.receiver_of(dead.url)) == len(told)


async def test_what_one_node_could_not_send_another_sends(redis_url: str) -> None:
    """The queue outlives its node."""
    async with receiver(*[503] * 1000) as there:
        async with sending(redis_url, there) as node, Client(node.ws) as ada:
            await open_room(ada)
            await until(lambda: there.got != [])
        there.statuses.clear()
        async with sending(redis_url, there):
            await there.has("room_opened", "player_joined")


async def test_what_nobody_takes_is_given_up(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "GIVE_UP_AFTER_MS", 0)
    before = outcomes("given_up")
    async with receiver(*[503] * 1000) as there, Redis.from_url(redis_url) as redis:

        async def nothing_waits() -> bool:
            return await queue.waiting(redis, queue.receiver_of(there.url)) == 0

        async with sending(redis_url, there) as node, Client(node.ws) as ada:
            await open_room(ada)
            await until(lambda: outcomes("given_up") - before >= 2)
            await until(nothing_waits)  # counted first, then taken off the queue


async def test_without_receivers_nothing_waits_in_the_store(redis_url: str) -> None:
    async with running_node(redis_url) as node, Client(node.ws) as ada, Redis.from_url(redis_url) as redis:
        await open_room(ada)
        assert await redis.keys("*hooks:*") == []


def test_pauses_grow_to_a_quarter_of_an_hour_and_are_spread() -> None:
    longest = [pause_ms(tries, 0) for tries in range(1, 40)]
    assert longest[0] == webhooks.FIRST_PAUSE_MS
    assert longest == sorted(longest)
    assert longest[-1] == LONGEST_PAUSE_MS
    assert pause_ms(3, 1) == pause_ms(3, 0) // 2
    assert FIRST_PAUSE_MS == 1000
