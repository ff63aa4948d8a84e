"""A room between three sources of the same truth: answers to its own appends, hints of another node, and the log.

Each test delays or loses one of them and expects the rest to make up for it at once, not at the next comparison of
versions (which would be five seconds later)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from prometheus_client import REGISTRY
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.race.codec import decode_event
from pyramid_race.race.events import Moved
from pyramid_race.race.model import RoomId
from pyramid_race.store import keys, presence
from redis.asyncio import Redis

from tests.faults.conftest import Meet
from tests.support.client import Client, Message
from tests.support.log import entries
from tests.support.nodes import RunningNode
from tests.support.play import DRAW
from tests.support.proxy import Fault, Proxy
from tests.support.races import race
from tests.support.until import until

Pair = tuple[Client, Client]


@pytest.fixture
async def pair(node: RunningNode, far_node: RunningNode, meet: Meet) -> Pair:
    """Ada on one node, Bob on the one behind the proxy, in a race."""
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    await race(ada, bob)
    return ada, bob


@pytest.fixture(autouse=True)
def at_once() -> Iterator[None]:
    """Nothing was left to the comparison of versions."""
    before = healed()
    yield
    assert healed() == before


def healed() -> float:
    return REGISTRY.get_sample_value("pyramid_race_gaps_healed_total") or 0.0


def live(running: RunningNode, room: str) -> LiveRoom:
    found = running.node._rooms.get(RoomId(room))
    assert found is not None
    return found


def chat(client: Client) -> list[str]:
    """What the client has heard, in order."""
    return [message["text"] for message in client.received if message.get("kind") == "chat"]


async def say(client: Client, text: str) -> Message:
    return await client.ask("chat", room=client.room, text=text)


async def without_a_hint(redis: Redis, far_node: RunningNode, ada: Client, text: str) -> None:
    """Ada says something of which Bob's node is not told."""
    await redis.zrem(keys.followers(ada.room), far_node.node.id)
    await say(ada, text)
    await presence.following(redis, far_node.node.id, [ada.room], far_node.node._clock.now())


async def test_hints_that_overtake_the_answer_to_an_append(pair: Pair, proxy: Proxy) -> None:
    ada, bob = pair
    proxy.on("EVALSHA", Fault.HOLD_REPLIES)
    saying = asyncio.create_task(say(bob, "first"))
    await proxy.until_struck()
    await ada.expect("event", kind="chat", text="first")
    await say(ada, "second")
    await say(ada, "third")
    proxy.release()
    assert (await saying)["text"] == "first"
    await bob.expect("event", kind="chat", text="third")
    assert chat(bob) == chat(ada) == ["first", "second", "third"]


async def test_a_missing_hint_is_noticed_by_the_next_one(pair: Pair, redis: Redis, far_node: RunningNode) -> None:
    ada, bob = pair
    await without_a_hint(redis, far_node, ada, "unheard")
    await say(ada, "heard")
    await bob.expect("event", kind="chat", text="heard")
    assert chat(bob) == ["unheard", "heard"]


async def test_a_missing_hint_is_noticed_by_ones_own_append(pair: Pair, redis: Redis, far_node: RunningNode) -> None:
    ada, bob = pair
    await without_a_hint(redis, far_node, ada, "unheard")
    answer = await say(bob, "own")
    assert answer["text"] == "own"
    assert chat(bob) == ["unheard", "own"]
    assert (await say(bob, "next"))["version"] == answer["version"] + 1


async def test_hints_that_come_while_the_log_is_read(
    pair: Pair, redis: Redis, far_node: RunningNode, proxy: Proxy
) -> None:
    ada, bob = pair
    proxy.on("XRANGE", Fault.HOLD_REPLIES)
    await without_a_hint(redis, far_node, ada, "unheard")
    await say(ada, "begins the reading")
    await proxy.until_struck()
    await say(ada, "meanwhile")
    await until(lambda: live(far_node, ada.room).reading.more)
    proxy.release()
    await bob.expect("event", kind="chat", text="meanwhile")
    assert chat(bob) == chat(ada)


async def test_what_is_asked_while_the_log_is_read_is_decided_after_it(
    pair: Pair, redis: Redis, far_node: RunningNode, proxy: Proxy
) -> None:
    ada, bob = pair
    proxy.on("XRANGE", Fault.HOLD_REPLIES)
    await without_a_hint(redis, far_node, ada, "unheard")
    await say(ada, "begins the reading")
    await proxy.until_struck()
    asking = [asyncio.create_task(bob.move(DRAW, seq=seq)) for seq in (1, 2)]
    asking.append(asyncio.create_task(say(bob, "waits")))
    await until(lambda: len(live(far_node, ada.room)._pending) == 3)
    proxy.release()
    assert [answer["type"] for answer in await asyncio.gather(*asking)] == ["ack", "ack", "event"]
    assert chat(bob) == ["unheard", "begins the reading", "waits"]


async def test_moves_refused_because_another_node_was_first_are_decided_again_in_order(
    pair: Pair, proxy: Proxy, far_node: RunningNode
) -> None:
    """What was first changed who may do what, but not for Bob."""
    ada, bob = pair
    proxy.on("EVALSHA", Fault.HOLD_REQUEST)
    bob_moves = [asyncio.create_task(bob.move(DRAW, seq=seq)) for seq in (1, 2, 3)]
    await proxy.until_struck()
    bob_moves.append(asyncio.create_task(bob.move(DRAW, seq=4)))
    await ada.send("forfeit", room=ada.room, race=1)
    await ada.expect("event", kind="forfeited", player=ada.player)
    await until(lambda: len(live(far_node, ada.room)._pending) == 1)
    proxy.release()
    answers = await asyncio.gather(*bob_moves)
    assert [(answer["type"], answer.get("seq")) for answer in answers] == [("ack", seq) for seq in (1, 2, 3, 4)]
    assert bob.board["moves"] == 4


async def test_a_move_of_somebody_whom_another_node_has_removed_first_is_refused(
    pair: Pair, proxy: Proxy, redis: Redis
) -> None:
    ada, bob = pair
    proxy.on("EVALSHA", Fault.HOLD_REQUEST)
    moving = asyncio.create_task(bob.move(DRAW, seq=1))
    await proxy.until_struck()
    await ada.send("kick", room=ada.room, player=bob.player)
    await ada.expect("event", kind="kicked", player=bob.player)
    proxy.release()
    outcome = (await asyncio.gather(moving, return_exceptions=True))[0]
    assert isinstance(outcome, ConnectionError) or (isinstance(outcome, dict) and outcome["code"] == "not_member")
    await bob.ws.wait_closed()
    assert bob.ws.close_code == 4002
    assert not any(isinstance(decode_event(entry.payload), Moved) for entry in await entries(redis, ada.room))


async def test_whoever_is_gone_before_the_answer_to_his_join_is_not_shown_as_there(
    pair: Pair, proxy: Proxy, meet: Meet, far_node: RunningNode
) -> None:
    ada, _ = pair
    eve = await meet("Eve", far_node)
    proxy.on("EVALSHA", Fault.HOLD_REPLIES)
    await eve.send("join", room=ada.room, role="spectator")
    await proxy.until_struck()
    await eve.drop()
    await until(lambda: not any(c.player and c.player.name == "Eve" for c in far_node.node._connections.values()))
    proxy.release()
    await ada.expect("event", kind="joined", player=eve.player)
    await ada.expect("event", kind="left", player=eve.player)


async def test_a_clock_that_is_ahead_is_set_right_by_the_first_refusal(
    node: RunningNode, meet: Meet, redis: Redis
) -> None:
    ada = await meet("Ada", node)
    await ada.open(countdown_s=60)
    await ada.ask("start", room=ada.room)
    length = len(await entries(redis, ada.room))
    clock = node.node._clock
    right = clock.now()
    clock._offset_ms += 120_000
    answer = await ada.move(DRAW, seq=1)
    assert (answer["type"], answer["code"]) == ("reject", "not_racing")
    assert 0 <= clock.now() - right < 10_000
    assert len(await entries(redis, ada.room)) == length


async def test_an_append_that_the_store_refuses_for_good_is_said_to_be_undone(
    pair: Pair, redis: Redis, far_node: RunningNode
) -> None:
    ada, bob = pair
    head = await redis.dump(keys.head(ada.room))
    assert head is not None
    await redis.set(keys.head(ada.room), "not a hash")
    answers = await asyncio.gather(say(bob, "lost"), bob.move(DRAW, seq=1))
    assert [answer.get("code") for answer in answers] == ["unavailable", "unavailable"]
    await redis.restore(keys.head(ada.room), 0, head, replace=True)
    assert (await bob.move(DRAW, seq=1))["type"] == "ack"
    assert (await say(bob, "said"))["type"] == "event"
    await ada.expect("event", kind="chat", text="said")
    assert chat(ada) == chat(bob) == ["said"]
