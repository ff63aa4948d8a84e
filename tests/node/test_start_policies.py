"""Races that begin by themselves: at a time, with so many players, or after so long."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.race import deadlines

from tests.node.conftest import Meet
from tests.support.nodes import RunningNode
from tests.support.play import EASY
from tests.support.races import clear, open_room


async def test_at_a_time(meet: Meet, node: RunningNode) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    now = (await ada.ask("ping", t=1))["now"]
    room = await open_room(ada, bob, start="scheduled", starts_at=now + 2000, countdown_s=1)
    assert (await bob.expect("event", kind="countdown"))["at"] >= now + 1000
    deal = await bob.expect("deal")
    assert 0 <= deal["starts_at"] - (now + 2000) < 50
    await clear(ada, bob)
    await bob.has("result", race=1)
    # The time has passed: the next race is the host's to start.
    await ada.ask("rematch", room=room)
    assert (await bob.join(room))["begins_at"] is None
    await ada.send("start", room=room)
    await bob.expect("event", kind="countdown", race=2)


async def test_the_first_player_is_late_and_go_is_at_its_time(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    go = (await ada.ask("ping", t=1))["now"] + 11_000
    await ada.open(role="spectator", deal=EASY, start="scheduled", starts_at=go, countdown_s=10)
    await asyncio.sleep(1.5)
    await bob.join(ada.room)
    told = await bob.expect("event", kind="countdown")
    late = told["at"] - (go - 10_000)
    assert late > 400
    assert 0 <= told["starts_at"] - go < late / 2, "the countdown is the shorter"


async def test_with_so_many_players(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, start="auto", auto_players=3)
    await bob.join(room)
    assert (await eve.join(room, role="spectator"))["phase"] == "lobby"
    await eve.join(room)
    for client in (ada, bob, eve):
        await client.expect("deal")


async def test_after_so_long_and_not_when_the_host_has_stopped_it(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, start="auto", auto_players=2, auto_s=3600, countdown_s=60)
    await bob.join(room)
    await bob.expect("event", kind="countdown")
    await ada.ask("stop_countdown", room=room)
    state = await bob.join(room)
    assert (state["phase"], state["members"][1]["ready"]) == ("lobby", False)
    assert (state["held"], state["begins_at"]) == (True, None)
    # His next word about the room lets it begin by itself again.
    await ada.ask("configure", room=room, settings={"countdown_s": 0})
    await bob.expect("deal")


async def test_a_stopped_countdown_is_not_begun_by_those_who_were_ready(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, start="all_ready", countdown_s=60)
    for client in (bob, ada):
        await client.ask("ready", room=room, ready=True)
    await ada.has("event", kind="countdown")
    await ada.ask("stop_countdown", room=room)
    state = await bob.join(room)
    assert (state["phase"], state["held"]) == ("lobby", True)
    assert [member["ready"] for member in state["members"]] == [False, True], "it takes the host's word again"
    assert (await ada.ask("ready", room=room, ready=True))["ready"]
    await bob.has("event", lambda told: told["kind"] == "countdown" and told["version"] > state["version"])


async def test_all_are_ready_though_somebody_has_gone(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "AWAY_MS", 300)
    ada, bob, gone = await meet("Ada"), await meet("Bob"), await meet("Gone")
    room = await open_room(ada, bob, gone, start="all_ready")
    await ada.ask("ready", room=room, ready=True)
    await gone.drop()
    lost = await ada.has("event", kind="disconnected")
    await bob.ask("ready", room=room, ready=True)
    begun = await bob.has("event", kind="countdown")
    assert begun["at"] >= lost["at"] + 300, "he might be loading the page again"
    deal = await bob.expect("deal")
    assert deal["race"] == 1
    for client in (ada, bob):
        client.seq = 0
    await clear(ada, bob)
    # He keeps his seat, and wasn't in the race.
    standings = (await bob.has("result"))["standings"]
    assert [line["name"] for line in standings] == ["Ada", "Bob"]
    await ada.ask("rematch", room=room)
    # From now on nobody waits for him at all.
    for client in (ada, bob):
        await client.ask("ready", room=room, ready=True)
    assert (await bob.expect("deal", race=2))["race"] == 2


async def test_who_loads_the_page_again_is_waited_for(meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob"), await meet("Cyd")
    room = await open_room(ada, bob, cyd, start="all_ready", countdown_s=60)
    for client in (cyd, ada):
        await client.ask("ready", room=room, ready=True)
    await cyd.drop()
    await ada.has("event", kind="disconnected")
    await bob.ask("ready", room=room, ready=True)
    assert (await bob.join(room))["phase"] == "lobby"
    await cyd.connect()
    await cyd.join(room)
    await cyd.has("event", kind="countdown")
