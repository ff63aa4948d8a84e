"""From the lobby to GO and back: ready, start, countdown, its stop, joining late, and the next race."""

from __future__ import annotations

import pytest

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.play import EASY_WIN
from tests.support.races import clear, open_room, play, race


async def test_the_host_starts_and_all_who_are_seated_race(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve], countdown_s=1, time_limit_s=60)
    for other in (bob, eve):
        assert (await other.ask("start", room=room))["code"] == "not_host"
    told = await ada.ask("start", room=room)
    assert (told["kind"], told["race"], told["ends_at"]) == ("countdown", 1, told["starts_at"] + 60_000)
    assert told["at"] == told["starts_at"] - 1000
    assert (await ada.ask("start", room=room))["code"] == "wrong_phase"
    deals = [await client.expect("deal") for client in (ada, bob, eve)]
    assert deals[0] == deals[1] == deals[2]
    assert (deals[0]["starts_at"], deals[0]["ends_at"]) == (told["starts_at"], told["ends_at"])
    assert deals[0]["board"]["status"] == "playing"
    assert (await ada.ask("start", room=room))["code"] == "wrong_phase"


async def test_a_host_may_race_alone_but_somebody_must(meet: Meet) -> None:
    ada, eve = await meet("Ada"), await meet("Eve")
    await race(ada)
    await eve.open(role="spectator")
    assert (await eve.ask("start", room=eve.room))["code"] == "wrong_phase"


async def test_ready_is_told_and_saying_it_twice_changes_nothing(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve])
    first = await bob.ask("ready", room=room, ready=True)
    assert (first["kind"], first["player"], first["ready"]) == ("ready", bob.player, True)
    again = await bob.ask("ready", room=room, ready=True)
    assert (again["kind"], again["version"]) == ("ready", first["version"])
    assert (await bob.ask("ready", room=room, ready=False))["version"] == first["version"] + 1
    assert (await eve.ask("ready", room=room, ready=True))["code"] == "not_racing"
    await ada.has("event", kind="ready", ready=False)
    assert [m["ready"] for m in ada.received if m.get("kind") == "ready"] == [True, False]


async def test_where_all_must_be_ready_the_countdown_begins_with_the_last_one(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, start="all_ready", countdown_s=60)
    await ada.ask("ready", room=room, ready=True)
    assert (await ada.join(room))["phase"] == "lobby"  # two are needed
    await bob.join(room)
    assert (await ada.ask("start", room=room))["code"] == "wrong_phase"
    await bob.ask("ready", room=room, ready=True)
    assert (await ada.expect("event", kind="countdown"))["race"] == 1
    assert (await ada.join(room))["phase"] == "countdown"
    assert (await bob.ask("ready", room=room, ready=False))["kind"] == "ready"
    assert (await ada.expect("event", kind="countdown_stopped"))["player"] == bob.player
    state = await ada.join(room)
    assert (state["phase"], state["race"], [m["ready"] for m in state["members"]]) == ("lobby", 0, [True, False])
    assert "starts_at" not in state


async def test_the_countdown_begins_when_the_only_one_who_is_not_ready_goes(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    goes = {"leave": await meet("Cyd"), "kick": await meet("Dan"), "watch": await meet("Eve")}
    for how, third in goes.items():
        room = await open_room(ada, bob, third, start="all_ready", deal="winnable")
        for client in (ada, bob):
            await client.ask("ready", room=room, ready=True)
        if how == "leave":
            await third.ask("leave", room=room)
        elif how == "kick":
            await ada.ask("kick", room=room, player=third.player)
        else:
            await third.join(room, role="spectator")
        assert (await ada.expect("event", kind="countdown"))["race"] == 1
        for client in (ada, bob):
            await client.expect("deal", room=room)


async def test_the_countdown_stops_when_a_needed_player_goes(meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob"), await meet("Cyd")
    room = await open_room(ada, bob, cyd, start="all_ready", countdown_s=60)
    for client in (ada, bob, cyd):
        await client.ask("ready", room=room, ready=True)
    await cyd.ask("leave", room=room)  # two are left
    assert (await ada.join(room))["phase"] == "countdown"
    await bob.ask("leave", room=room)
    assert (await ada.expect("event", kind="countdown_stopped"))["player"] == bob.player
    assert (await ada.join(room))["phase"] == "lobby"


async def test_everybody_gone_stops_the_countdown_of_a_host_who_watches(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await ada.open(role="spectator", countdown_s=60)
    await bob.join(ada.room)
    await ada.ask("start", room=ada.room)
    await bob.ask("leave", room=ada.room)
    await ada.expect("event", kind="countdown_stopped")
    assert (await ada.join(ada.room, role="spectator"))["phase"] == "lobby"


@pytest.mark.parametrize("countdown_s", [60, 0])
async def test_who_comes_during_a_race_may_watch_and_race_next_time(meet: Meet, countdown_s: int) -> None:
    ada, eve = await meet("Ada"), await meet("Eve")
    room = await open_room(ada, countdown_s=countdown_s)
    await ada.ask("start", room=room)
    watching = await eve.join(room)
    assert watching["phase"] == ("countdown" if countdown_s else "racing")
    assert ("deal" in watching) == (countdown_s == 0)
    me = watching["members"][1]
    assert (me["role"], me["next"]) == ("spectator", True)
    # He may change his mind, and again.
    assert "next" not in (await eve.join(room, role="spectator"))["members"][1]
    assert (await eve.join(room))["members"][1]["next"]
    if countdown_s:
        await ada.ask("stop_countdown", room=room)
    else:
        await clear(ada)
        await ada.ask("rematch", room=room)
    assert (await eve.expect("event", kind="joined", role="player"))["player"] == eve.player
    if countdown_s:
        return
    await ada.send("start", room=room)
    assert (await eve.expect("deal", race=2))["board"]["removed"] == 0


async def test_seats_after_a_race_are_for_those_who_wait_first(meet: Meet) -> None:
    ada, bob, waits, late = [await meet(name) for name in ("Ada", "Bob", "Waits", "Late")]
    room = await race(ada, bob, capacity=2)
    await waits.join(room)
    await bob.ask("leave", room=room)
    await clear(ada)
    await ada.has("result")
    state = await late.join(room)
    assert state["phase"] == "finished"
    assert [(m["name"], m["role"], "next" in m) for m in state["members"]] == [
        ("Ada", "player", False),
        ("Waits", "spectator", True),
        ("Late", "spectator", True),
    ]
    await ada.ask("rematch", room=room)
    roles = {m["name"]: m["role"] for m in (await ada.join(room))["members"]}
    assert roles == {"Ada": "player", "Waits": "player", "Late": "spectator"}


async def test_a_rematch_is_a_new_race_with_a_new_deal(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    assert (await ada.ask("rematch", room=room))["code"] == "wrong_phase"
    await clear(ada, bob)
    for command in ("start", "ready"):
        fields = {"ready": True} if command == "ready" else {}
        assert (await ada.ask(command, room=room, **fields))["code"] == "wrong_phase"
    assert (await ada.ask("forfeit", room=room, race=1))["code"] == "race_over"
    assert (await bob.ask("rematch", room=room))["code"] == "not_host"
    assert (await ada.ask("rematch", room=room))["race"] == 2
    state = await bob.join(room)
    assert (state["phase"], state["race"], [m["ready"] for m in state["members"]]) == ("lobby", 1, [False, False])
    assert "deal" not in state
    assert "result" not in state
    assert (await bob.ask("forfeit", room=room, race=1))["code"] == "wrong_phase"
    await ada.ask("configure", room=room, settings={"deal": "winnable"})
    await ada.send("start", room=room)
    deals = [await client.expect("deal", race=2) for client in (ada, bob)]
    assert deals[0] == deals[1]
    first = await ada.has("deal", race=1)
    assert deals[0]["code"] != first["code"]
    assert deals[0]["board"] != first["board"]
    for client in (ada, bob):
        client.seq = 0
    await play(ada, [{"do": "draw"}], race=2)
    assert (await ada.move(EASY_WIN[0], race=1))["code"] == "not_racing"


async def test_settings_sent_just_before_the_start_hold_for_the_deal(meet: Meet) -> None:
    """Commands may be pipelined: the deal is drawn for the settings as they are when the race starts."""
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, deal="any")
    await ada.send("configure", room=room, settings={"reveal_code": "finish", "rules": "C"})
    await ada.send("start", room=room)
    deal = await bob.expect("deal")
    assert deal["rules"]["preset"] == "C"
    assert "code" not in deal
    await ada.send("forfeit", room=room, race=1)
    await bob.send("forfeit", room=room, race=1)
    code = (await ada.expect("result"))["code"]
    assert code.startswith("PY1-C-")
    assert len(code) == len("PY1-C-") + 48  # a short code could be found from the cards that are seen
    await ada.send("rematch", room=room)
    await ada.send("configure", room=room, settings={"reveal_code": "start", "rules": "N"})
    await ada.send("start", room=room)
    assert (await bob.expect("deal", race=2))["code"].startswith("PY1-N-")


async def test_a_bot_of_the_host(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, capacity=3)
    assert (await bob.ask("add_bot", room=room))["code"] == "not_host"
    assert (await ada.ask("add_bot", room=room, pace=0.1))["code"] == "bad_message"
    assert (await ada.ask("add_bot", room=room, strength="godlike"))["code"] == "bad_message"
    assert (await ada.ask("add_bot", room=room))["code"] == "unavailable"  # a node without bots says so
    eve: Client = await meet("Eve")
    await eve.join(room)
    assert (await ada.ask("add_bot", room=room))["code"] == "room_full"
    await ada.ask("start", room=room)
    assert (await ada.ask("add_bot", room=room))["code"] == "wrong_phase"
