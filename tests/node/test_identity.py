"""Tokens that are replaced, other devices, and names that others have."""

from __future__ import annotations

import pytest
from pyramid_race.store import keys, tokens
from pyramid_race.store.hashing import secret_hash
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode


@pytest.fixture
async def stranger(node: RunningNode) -> Client:
    """A connection that has not said hello."""
    client = Client(node.ws)
    await client.connect(hello=False)
    return client


async def grow_old(redis_url: str, token: str) -> None:
    """As if the token had been issued the day before."""
    async with Redis.from_url(redis_url) as redis:
        known = await tokens.held(redis, token)
        assert known is not None
        aged = tokens.Held(known.player, known.issued - 24 * 3600 * 1000 - 1000)
        await redis.set(keys.token(secret_hash(token)), aged.stored())


async def test_an_old_token_is_replaced_without_locking_anybody_out(
    redis_url: str, node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada = await meet("Ada")
    first = ada.token
    assert first is not None
    await grow_old(redis_url, first)
    # Two tabs at once, and an answer that is lost: the old one is good all the while.
    second = (await meet(token=first)).token
    assert second not in (None, first)
    for at in (node, other_node):
        assert (await meet(at=at, token=first)).player == ada.player
    again = await meet(token=second)
    assert again.player == ada.player
    assert "token" not in again.received[0]
    assert (await meet(token=first)).player == ada.player, "for a while longer, for other tabs"
    async with Redis.from_url(redis_url) as redis:
        key = keys.token(secret_hash(first))
        assert 0 < await redis.ttl(key) <= 600
        await redis.expire(key, 0)
    refused = Client(node.ws)
    await refused.connect(hello=False)
    assert (await refused.ask("hello", token=first))["code"] == "unauthorized"
    await refused.close()


async def test_another_device_becomes_the_same_player_by_a_code_that_is_good_once(
    redis_url: str, node: RunningNode, other_node: RunningNode, meet: Meet, stranger: Client
) -> None:
    ada = await meet("Ada")
    told = await ada.ask("device_code")
    assert 0 < told["expires_at"] - ada.received[0]["now"] <= (300 + 60) * 1000
    assert (await stranger.ask("hello", device_code=told["code"], token=ada.token))["code"] == "bad_message"
    code = f"{told['code'][:4].lower()} {told['code'][4:]}"
    welcome = await stranger.ask("hello", device_code=code)
    assert (welcome["type"], welcome["player"], welcome["name"]) == ("welcome", ada.player, "Ada")
    assert welcome["token"] not in (None, ada.token)
    assert (await meet(at=other_node, token=welcome["token"])).player == ada.player
    assert (await meet(token=ada.token)).player == ada.player, "the other device stays signed in"
    bob = await meet("Bob")
    assert (await bob.ask("hello", device_code=told["code"]))["code"] == "bad_message", "he is somebody already"
    late = Client(node.ws)
    await late.connect(hello=False)
    too_old = (await ada.ask("device_code"))["code"]
    async with Redis.from_url(redis_url) as redis:
        key = keys.device(secret_hash(too_old))
        assert 0 < await redis.ttl(key) <= 300
        await redis.expire(key, 0)
    for used in [too_old] + [told["code"]] * 4:
        assert (await late.ask("hello", device_code=used))["code"] == "unauthorized"
    fresh = (await ada.ask("device_code"))["code"]
    assert (await late.ask("hello", device_code=fresh))["code"] == "rate_limited", "no more guesses here"
    await late.hello()
    for client in (late, stranger):
        await client.close()


async def test_nobody_looks_like_somebody_in_the_room(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = (await ada.open())["room"]
    await bob.join(room)
    for name in ("Ada", "ADA", "\u0410d\u0430"):  # the last one with Cyrillic letters
        eve = await meet(name, at=other_node)
        for role in ("player", "spectator"):
            refusal = await eve.join(room, role)
            assert (refusal["type"], refusal["code"]) == ("error", "name_taken"), name
            assert "Ada" in refusal["message"]
        await eve.ask("hello", token=eve.token, name="Eve")
        assert (await eve.join(room))["type"] == "room"
        await eve.ask("leave", room=room)
    assert (await bob.ask("hello", token=bob.token, name="ada"))["code"] == "name_taken"
    # By a connection that is in no room a name is free; a member comes back all the same, by his name of before.
    elsewhere = await meet(token=bob.token)
    assert (await elsewhere.ask("hello", token=bob.token, name="ada"))["type"] == "welcome"
    assert [member["name"] for member in (await elsewhere.join(room))["members"]] == ["Ada", "Bob"]
    assert (await ada.join(room))["type"] == "room", "who is in is never refused for his own name"


async def test_who_has_lost_the_token_is_somebody_else_and_is_told_so(node: RunningNode, meet: Meet) -> None:
    """Cookies cleared: nobody can know that it is the same person, and the seat is kept for who has the token."""
    host, ada = await meet("Host"), await meet("Ada")
    room = (await host.open())["room"]
    await ada.join(room)
    await ada.drop()
    await host.expect("event", kind="disconnected", player=ada.player)
    anew = await meet("Ada")
    assert anew.player != ada.player
    assert (await anew.join(room))["code"] == "name_taken"
    await anew.ask("hello", token=anew.token, name="Ada 2")
    names = [member["name"] for member in (await anew.join(room))["members"]]
    assert names == ["Host", "Ada", "Ada 2"]
    back = await meet(token=ada.token)
    assert (await back.join(room))["type"] == "room"
