"""Two nodes on one Redis serve one room as if they were one."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.race.events import CountdownStarted, Disconnected, Joined, Left
from pyramid_race.race.model import PlayerId

from tests.node.conftest import Meet
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN
from tests.support.races import append_events, clear, gather_asks, logged, open_room, play, race


def events(received: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(message["version"], message["kind"]) for message in received if message["type"] == "event"]


async def test_everybody_sees_the_same_events_in_the_same_order(other_node: RunningNode, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob", at=other_node), await meet("Eve", at=other_node)
    room = await open_room(ada, bob, spectators=[eve])
    since = (await eve.join(room, role="spectator"))["version"]  # which knows that she has joined
    for index in range(5):
        for client in (ada, bob, eve):
            await client.send("chat", room=room, text=f"{client.name} {index}")
    await bob.ask("ready", room=room, ready=True)
    await ada.send("start", room=room)
    for client in (ada, bob, eve):
        await client.expect("event", kind="countdown")
    seen = [[told for told in events(client.received) if told[0] > since] for client in (ada, bob, eve)]
    assert len(seen[0]) == 17
    assert seen[0] == seen[1] == seen[2]
    assert [version for version, _ in seen[0]] == sorted({version for version, _ in seen[0]})


async def test_progress_of_racers_on_the_other_node(other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    await race(ada, bob)
    assert [m for m in ada.received if m["type"] == "deal"] == [m for m in bob.received if m["type"] == "deal"]
    await play(ada, EASY_WIN[:3])
    await bob.expect("progress", lambda m: m["players"].get(ada.player, {}).get("removed") == 6)
    await play(bob, [DRAW])
    await ada.expect("progress", lambda m: m["players"].get(bob.player, {}).get("moves") == 1)


async def test_a_race_to_the_end_on_two_nodes(other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    await race(ada, bob)
    await clear(bob)
    assert (await ada.expect("finished", player=bob.player))["place"] == 1
    await clear(ada)
    assert (await bob.expect("finished", player=ada.player))["place"] == 2
    results = [await client.has("result") for client in (ada, bob)]
    assert results[0] == results[1]
    assert [row["name"] for row in results[0]["standings"]] == ["Bob", "Ada"]
    told = await ada.ask("rematch", room=ada.room)
    assert (await bob.expect("event", kind="rematch"))["race"] == told["race"] == 2


async def test_what_the_host_does_reaches_the_other_node(other_node: RunningNode, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob", at=other_node), await meet("Eve", at=other_node)
    room = await open_room(ada, bob, eve)
    told = await ada.ask("configure", room=room, settings={"start": "all_ready", "name": "Friday"})
    assert (await bob.expect("event", kind="configured"))["settings"] == told["settings"]
    await ada.ask("kick", room=room, player=eve.player)
    with pytest.raises(ConnectionError):
        await eve.expect("pong")
    assert eve.close_code == 4002
    await bob.expect("event", kind="kicked", player=eve.player)
    await ada.ask("ready", room=room, ready=True)
    await bob.expect("event", kind="ready", player=ada.player)
    await bob.ask("ready", room=room, ready=True)
    deals = [await client.expect("deal") for client in (ada, bob)]
    assert deals[0] == deals[1]
    await ada.ask("leave", room=room)
    await bob.expect("event", kind="host", player=bob.player)
    await bob.ask("forfeit", room=room, race=1)
    assert (await bob.ask("rematch", room=room))["race"] == 2


async def test_both_open_the_same_seat_at_once(redis_url: str, other_node: RunningNode, meet: Meet) -> None:
    """One seat is left and two ask for it, each on a node: the log decides."""
    ada = await meet("Ada")
    for _ in range(5):
        bob, eve = await meet("Bob"), await meet("Eve", at=other_node)
        room = await open_room(ada, capacity=2)
        answers = await gather_asks(bob.join(room), eve.join(room))
        assert sorted(answer["type"] for answer in answers) == ["error", "room"]
        assert next(a for a in answers if a["type"] == "error")["code"] == "room_full"
        seated = [event.player for event in logged(redis_url, room) if isinstance(event, Joined)]
        assert seated == [client.player for client, a in zip((bob, eve), answers, strict=True) if a["type"] == "room"]


async def test_both_start_the_race_at_once(redis_url: str, other_node: RunningNode, meet: Meet) -> None:
    """The last two get ready at the same moment, each on a node: one countdown, one deal."""
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    for _ in range(5):
        room = await open_room(ada, bob, start="all_ready", deal="winnable")
        await gather_asks(*(client.ask("ready", room=room, ready=True) for client in (ada, bob)))
        deals = [await client.expect("deal", room=room) for client in (ada, bob)]
        assert deals[0] == deals[1]
        assert len([event for event in logged(redis_url, room) if isinstance(event, CountdownStarted)]) == 1


async def test_the_end_of_an_older_connection_after_the_newer_one_has_come_is_not_told(
    redis_url: str, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve", at=other_node)
    room = await open_room(ada, bob, spectators=[eve])
    since = (await eve.join(room, role="spectator"))["version"]
    late = [Disconnected(PlayerId(bob.player), "elsewhere/1"), Left(PlayerId(eve.player), "elsewhere/2")]
    await append_events(redis_url, room, *late)
    await eve.ask("chat", room=room, text="still here")
    await ada.expect("event", kind="chat")
    assert [kind for version, kind in events(ada.received) if version > since] == ["chat"]
    assert {m["name"]: m["connected"] for m in (await ada.join(room))["members"]} == {
        "Ada": True, "Bob": True, "Eve": True,
    }  # fmt: skip
