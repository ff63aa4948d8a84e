"""Spectators who are kept behind: nothing of the race reaches them before its time."""

from __future__ import annotations

import time

from tests.node.conftest import Meet
from tests.support.client import Client, Message
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN
from tests.support.races import clear, open_room, play
from tests.support.until import until

DELAY_S = 1
DELAY_MS = DELAY_S * 1000
CLOCK_MS = 50
"""So much a node may be mistaken about the store's clock, which stamps."""
LIVE = ("deal", "feed", "progress", "finished", "result")


def times(client: Client, *kinds: str) -> dict[str, float]:
    """When the first message of each kind came."""
    found: dict[str, float] = {}
    for message, at in zip(client.received, client.arrivals, strict=True):
        kind = message.get("kind", message["type"])
        if kind in kinds:
            found.setdefault(kind, at)
    return found


def events(client: Client) -> dict[int, float]:
    """When each event of the room was told, by its version."""
    told = zip(client.received, client.arrivals, strict=True)
    return {message["version"]: at for message, at in told if message["type"] == "event"}


async def shown_outside(node: RunningNode, room: str, asker: Client) -> list[Message]:
    """What anybody is told of the room without coming in."""
    rooms = (await asker.ask("rooms"))["rooms"]
    assert rooms == (await get(node.port, "/api/rooms")).json["rooms"]
    inside = (await get(node.port, f"/api/rooms/{room}")).json
    return [one for one in rooms if one["room"] == room] + [inside | {"now": 0}]


async def has_been_listed(asker: Client) -> None:
    """All that has happened so far is in the list of rooms."""
    latest = (await asker.open())["room"]

    async def is_listed() -> bool:
        return any(one["room"] == latest for one in (await asker.ask("rooms"))["rooms"])

    await until(is_listed)


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
    own = await eve.ask("chat", room=room, text="me too")
    assert [message.get("ref") for message in eve.received if message.get("id") == own["id"]] == [own["ref"]]
    for watcher in (eve, far):
        assert times(watcher, "chat") or await watcher.expect("event", kind="chat"), "at once while nobody races"
    await ada.send("start", room=room)
    starts_at = (await ada.expect("deal"))["starts_at"]
    played: dict[int, float] = {}
    for seq, action in enumerate([*EASY_WIN[:3], DRAW], 1):
        played[seq] = time.time() * 1000
        await ada.move(action)
    # Who comes in the middle sees the past too.
    late = await meet("Late")
    snapshot = await late.join(room, role="spectator")
    assert snapshot["starts_at"] == starts_at + DELAY_MS
    await bob.ask("say", room=room, phrase="wow")
    await bob.ask("chat", room=room, text="in the race")
    await bob.drop()
    await ada.expect("event", kind="disconnected")
    bob = await meet(token=bob.token)
    await bob.join(room)
    ada.seq = 4
    await play(ada, EASY_WIN[3:])
    await bob.ask("forfeit", room=room, race=1)
    ended_at = (await bob.has("result"))["ended_at"]
    for watcher in (eve, far, late):
        result = await watcher.expect("result")
        assert [line["time_ms"] for line in result["standings"]] == [
            line["time_ms"] for line in (await ada.has("result"))["standings"]
        ]
        shown = times(watcher, *LIVE, "forfeited")
        assert min(shown.values()) >= starts_at + DELAY_MS - CLOCK_MS
        assert shown["result"] >= ended_at + DELAY_MS - CLOCK_MS
        for seq, at in seqs(watcher).items():
            assert seq not in played or at >= played[seq] + DELAY_MS - CLOCK_MS
        told = events(watcher)
        happened = {m["version"]: m["at"] for m in ada.received if m["type"] == "event"}
        begun = next(m["version"] for m in ada.received if m.get("kind") == "countdown")
        during = [version for version in happened if version > begun]
        assert len(during) >= 6, "said, written, lost, back, given up, and who came to watch"
        if watcher is not late:
            assert len(seqs(watcher)) == len(EASY_WIN) + 1
            assert told.keys() >= set(during)
        too_soon = [v for v in during if v in told and told[v] < happened[v] + DELAY_MS - CLOCK_MS]
        assert not too_soon
    assert times(ada, "result")["result"] < times(eve, "result")["result"] - DELAY_MS / 2
    # The list of rooms goes along.

    async def is_listed_as_over() -> bool:
        rooms = (await eve.ask("rooms"))["rooms"]
        return any(one["room"] == room and one["phase"] == "finished" for one in rooms)

    await until(is_listed_as_over)
    # The result is nowhere else either before its time, and it is there afterwards.
    assert (await get(node.port, f"/api/races/{room}/1")).status == 200


async def test_nothing_of_a_race_is_told_or_to_be_had_before_its_time(meet: Meet, node: RunningNode) -> None:
    ada, bob, eve, zoe = await meet("Ada"), await meet("Bob"), await meet("Eve"), await meet("Zoe")
    room = await open_room(ada, bob, spectators=[eve], spectator_delay_s=60, best_of=3)
    await ada.ask("cohost", room=room, player=eve.player, cohost=True)
    await ada.send("start", room=room)
    await ada.expect("deal")
    seen = (await eve.expect("event", kind="countdown"))["version"]
    await has_been_listed(zoe)
    outside = await shown_outside(node, room, zoe)
    before = len(eve.received)
    await ada.ask("chat", room=room, text="racers talk")
    await ada.ask("say", room=room, phrase="wow")
    await play(ada, [*EASY_WIN[:3], DRAW])
    await bob.drop()
    await ada.expect("event", kind="disconnected")
    bob = await meet(token=bob.token)
    await bob.join(room)
    await bob.ask("forfeit", room=room, race=1)
    # What she says herself is answered at once, and by that she learns nothing else.
    own = await eve.ask("chat", room=room, text="how are they doing?")
    phrase = await eve.ask("say", room=room, phrase="so_close")
    assert [(told["kind"], told["version"]) for told in (own, phrase)] == [("chat", seen), ("said", seen)]
    assert seen < own["id"] < phrase["id"], "by their ids both are known when they come again"
    assert (await eve.ask("lock", room=room, locked=False))["version"] == seen, "as it was already"
    ada.seq = 4
    await play(ada, EASY_WIN[3:])
    await ada.has("result")
    # Nor does a seat help, or coming in as somebody new who wants one, or the next lobby.
    for _ in range(2):
        for one in (eve, zoe):
            state = await one.join(room)
            assert (state["phase"], state["version"], state["race"]) == ("countdown", seen, 1)
            assert state.keys().isdisjoint({"deal", "progress", "result", "series", "board"})
            assert [line["text"] for line in state["chat"]] == []
            mine = next(member for member in state["members"] if member["player"] == one.player)
            assert (mine["role"], mine["next"]) == ("spectator", True)
            assert (await one.ask("ready", room=room, ready=True))["code"] == "not_racing"
            assert (await one.ask("forfeit", room=room, race=1))["message"] == "Spectators don't race."
        await ada.ask("rematch", room=room)
    assert (await get(node.port, f"/api/races/{room}/1")).status == 404
    await has_been_listed(zoe)
    assert await shown_outside(node, room, zoe) == outside
    assert (await eve.ask("ping", t=1))["type"] == "pong"
    assert not [message for message in eve.received[before:] if "ref" not in message]
    # Who has raced knows it all.
    assert (await bob.join(room))["phase"] == "lobby"
    # Without the delay everybody is up to date, and those who waited have seats.
    await ada.ask("configure", room=room, settings={"spectator_delay_s": 0})
    assert (await eve.expect("room", phase="lobby"))["members"][2]["role"] == "player"
    await ada.send("start", room=room)
    assert (await eve.expect("deal"))["race"] == 2
    assert (await eve.join(room))["seq"] == 0


async def test_who_waits_has_a_seat_once_the_end_was_shown(meet: Meet, other_node: RunningNode) -> None:
    ada, eve = await meet("Ada"), await meet("Eve", at=other_node)
    room = await open_room(ada, spectators=[eve], spectator_delay_s=DELAY_S)
    await ada.send("start", room=room)
    await ada.expect("deal")
    await clear(ada)
    ended_at = (await ada.has("result"))["ended_at"]
    await ada.ask("rematch", room=room)
    await eve.join(room)
    seat = await ada.expect("event", kind="joined", player=eve.player, role="player")
    assert seat["at"] >= ended_at + DELAY_MS
    await eve.has("room", lambda state: [member["role"] for member in state["members"]] == ["player"] * 2)
    kinds = [message.get("kind", message["type"]) for message in eve.received]
    assert kinds.index("result") < kinds.index("rematch") < len(kinds) - 1 - kinds[::-1].index("room")
    await ada.send("start", room=room)
    assert (await eve.expect("deal", race=2))["starts_at"] == (await ada.expect("deal", race=2))["starts_at"]
