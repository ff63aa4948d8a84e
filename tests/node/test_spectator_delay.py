"""Spectators who are kept behind: nothing of the race reaches them before its time."""

from __future__ import annotations

import asyncio

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN
from tests.support.races import clear, open_room, play
from tests.support.until import until

DELAY_S = 1
DELAY_MS = DELAY_S * 1000
LIVE = ("deal", "feed", "progress", "finished", "result")


def times(client: Client, *kinds: str) -> dict[str, float]:
    """When the first message of each kind came."""
    found: dict[str, float] = {}
    for message, at in zip(client.received, client.arrivals, strict=True):
        kind = message.get("kind", message["type"])
        if kind in kinds:
            found.setdefault(kind, at)
    return found


def seqs(client: Client) -> dict[int, float]:
    """When each of the racer's moves was shown."""
    return {
        move["seq"]: at
        for message, at in zip(client.received, client.arrivals, strict=True)
        if message["type"] == "feed"
        for move in message["moves"]
    }


async def test_no_message_to_a_spectator_is_ahead_of_the_delay(
    meet: Meet, node: RunningNode, other_node: RunningNode
) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    far = await meet("Far", at=other_node)
    room = await open_room(ada, bob, spectators=[eve, far], spectator_delay_s=DELAY_S)
    await ada.ask("chat", room=room, text="in the lobby")
    for watcher in (eve, far):
        assert times(watcher, "chat") or await watcher.expect("event", kind="chat"), "at once while nobody races"
    await ada.send("start", room=room)
    starts_at = (await ada.expect("deal"))["starts_at"]
    played: dict[int, float] = {}
    for seq, action in enumerate([*EASY_WIN[:3], DRAW], 1):
        await ada.move(action)
        played[seq] = ada.arrivals[-1]
    # Who comes in the middle, or asks from outside, sees the past too.
    late = await meet("Late")
    snapshot = await late.join(room, role="spectator")
    assert snapshot["phase"] == "countdown"
    assert "deal" not in snapshot
    assert (await get(node.port, f"/api/rooms/{room}")).json["phase"] == "countdown"
    ada.seq = 4
    await play(ada, EASY_WIN[3:])
    await bob.ask("forfeit", room=room, race=1)
    over = bob.arrivals[-1]
    for watcher in (eve, far, late):
        result = await watcher.expect("result")
        assert [line["time_ms"] for line in result["standings"]] == [
            line["time_ms"] for line in (await ada.has("result"))["standings"]
        ]
        shown = times(watcher, *LIVE, "forfeited")
        assert shown["deal"] >= starts_at + DELAY_MS
        assert min(shown.values()) >= starts_at + DELAY_MS
        assert shown["result"] >= over - 100 + DELAY_MS, "100 ms: the answer was read later than it was stamped"
        for seq, at in seqs(watcher).items():
            assert seq not in played or at >= played[seq] - 100 + DELAY_MS
        assert len(seqs(watcher)) == len(EASY_WIN) + 1
    assert times(ada, "result")["result"] < times(eve, "result")["result"] - DELAY_MS / 2
    # The list of rooms goes along.

    async def is_listed_as_over() -> bool:
        rooms = (await eve.ask("rooms"))["rooms"]
        return any(one["room"] == room and one["phase"] == "finished" for one in rooms)

    await until(is_listed_as_over)
    # The result is nowhere else either before its time, and it is there afterwards.
    assert (await get(node.port, f"/api/races/{room}/1")).status == 200


async def test_a_result_is_not_to_be_had_elsewhere_before_its_time(meet: Meet, node: RunningNode) -> None:
    ada, eve = await meet("Ada"), await meet("Eve")
    room = await open_room(ada, spectators=[eve], spectator_delay_s=60)
    await ada.send("start", room=room)
    await ada.expect("deal")
    await clear(ada)
    await ada.has("result")
    assert (await get(node.port, f"/api/races/{room}/1")).status == 404
    listed = (await get(node.port, "/api/rooms")).json["rooms"]
    assert all(one["phase"] != "finished" for one in listed)
    assert not [message for message in eve.received if message["type"] in LIVE]
    # A racer who looks on after the race is a spectator like others.
    seated = await ada.join(room)
    assert (seated["phase"], "result" in seated) == ("finished", True)
    # Without the delay everybody is up to date.
    await ada.ask("rematch", room=room)
    assert (await eve.join(room, role="spectator"))["phase"] == "countdown"
    await ada.ask("configure", room=room, settings={"spectator_delay_s": 0})
    assert (await eve.expect("room"))["phase"] == "lobby"
    await asyncio.sleep(0)
    await ada.send("start", room=room)
    assert (await eve.expect("deal"))["race"] == 2
