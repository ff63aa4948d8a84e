"""Races that begin by themselves: at a time, with so many players, or after so long."""

from __future__ import annotations

from tests.node.conftest import Meet
from tests.support.nodes import RunningNode
from tests.support.races import clear, open_room


async def test_at_a_time(meet: Meet, node: RunningNode) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    now = (await ada.ask("ping", t=1))["now"]
    room = await open_room(ada, bob, start="scheduled", starts_at=now + 2500, countdown_s=1)
    assert (await bob.expect("event", kind="countdown"))["at"] >= now + 1500
    deal = await bob.expect("deal")
    assert 0 <= deal["starts_at"] - (now + 2500) < 50
    await clear(ada, bob)
    await bob.has("result", race=1)
    # The time has passed: the next race is the host's to start.
    await ada.ask("rematch", room=room)
    await ada.send("start", room=room)
    assert (await bob.expect("deal", race=2))["race"] == 2


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
