"""How a race ends: clears, places, forfeits, the time limit, a lost connection, and the result that all get."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyramid_race.race.events import Configured
from pyramid_race.race.model import RoomSettings

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY, EASY_WIN
from tests.support.races import append_events, clear, open_room, play, race
from tests.support.results import without_par


def standings(result: dict[str, Any]) -> list[tuple[str, int, str, int]]:
    return [(row["name"], row["place"], row["status"], row["removed"]) for row in result["standings"]]


async def test_a_clear_is_announced_at_once_and_the_others_play_on(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve])
    await clear(ada)
    for client in (ada, bob, eve):
        told = await client.has("finished")
        assert (told["room"], told["race"], told["player"], told["place"]) == (room, 1, ada.player, 1)
        assert told["time_ms"] > 0
    await play(bob, [DRAW])
    assert not [m for m in ada.received if m["type"] == "result"]
    await clear_after_draw(bob)
    results = [await client.has("result") for client in (ada, bob, eve)]
    assert without_par(results[0]) == without_par(results[1]) == without_par(results[2])
    assert standings(results[0]) == [("Ada", 1, "cleared", 28), ("Bob", 2, "cleared", 28)]
    first, second = results[0]["standings"]
    assert (first["score"], first["moves"], first["undos"]) == (280, 16, 0)
    assert second["moves"] == 17
    assert first["time_ms"] == (await ada.has("finished", place=1))["time_ms"] <= second["time_ms"]
    assert results[0]["ended_at"] == (await ada.has("deal"))["starts_at"] + second["time_ms"]
    assert "opening" not in results[0]


async def clear_after_draw(client: Client) -> None:
    ack = await play(client, EASY_WIN)
    assert ack["board"]["status"] == "cleared"


async def test_the_first_clear_ends_a_race_that_says_so(meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob"), await meet("Cyd")
    room = await race(ada, bob, cyd, end="first")
    await play(bob, EASY_WIN[:5])
    await play(cyd, EASY_WIN[:5])
    await clear(ada)
    result = await bob.has("result")
    assert standings(result) == [
        ("Ada", 1, "cleared", 28), ("Bob", 2, "playing", 9), ("Cyd", 3, "playing", 9),
    ]  # fmt: skip
    assert result["ended"] == "first_clear"
    assert (await bob.move(EASY_WIN[5]))["code"] == "race_over"
    state = await cyd.join(room)
    assert (state["phase"], without_par(state["result"])) == ("finished", without_par(result))


async def test_who_comes_late_or_comes_back_learns_who_has_cleared(other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(ada, [EASY_WIN[0]])
    await clear(bob)
    told = await ada.has("finished")
    await ada.drop()
    back, late = await meet(at=other_node, token=ada.token), await meet("Eve", at=other_node)
    for client, role in ((back, "player"), (late, "spectator")):
        state = await client.join(room, role=role)
        assert state["phase"] == "racing"
        players, history = state["progress"]["players"], state["history"]
        assert (players[bob.player]["place"], players[bob.player]["time_ms"]) == (1, told["time_ms"])
        assert not {"place", "time_ms"} & players[ada.player].keys()
        assert history[bob.player][-1] == [told["time_ms"], 28]
        assert [removed for _, removed in history[ada.player]] == [2]


async def test_forfeits_end_a_race_when_nobody_plays_any_more(meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob"), await meet("Cyd")
    room = await race(ada, bob, cyd)
    await play(bob, EASY_WIN[:2])
    told = await ada.ask("forfeit", room=room, race=1)
    assert (told["kind"], told["player"], told["race"]) == ("forfeited", ada.player, 1)
    assert (await ada.ask("forfeit", room=room, race=1))["code"] == "race_over"
    assert (await bob.ask("forfeit", room=room, race=2))["code"] == "not_racing"
    shown = await bob.expect("progress", lambda m: ada.player in m["players"])
    assert shown["players"][ada.player]["status"] == "forfeited"
    await cyd.ask("leave", room=room)  # a racer who leaves has given up, and stays in the standings
    await bob.ask("forfeit", room=room, race=1)
    result = await ada.has("result")
    assert standings(result) == [
        ("Bob", 1, "forfeited", 4), ("Ada", 2, "forfeited", 0), ("Cyd", 2, "forfeited", 0),
    ]  # fmt: skip
    assert [row["time_ms"] for row in result["standings"]] == [None] * 3


async def test_a_kicked_racer_is_out_and_stays_in_the_standings(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await ada.ask("kick", room=room, player=bob.player)
    await clear(ada)
    assert standings(await ada.has("result")) == [("Ada", 1, "cleared", 28), ("Bob", 2, "forfeited", 0)]


async def test_the_time_limit_ends_a_race_by_itself(redis_url: str, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve])
    # Shorter than a host may choose, so that the test needn't wait as long.
    settings = replace(RoomSettings(), deal=EASY, countdown_s=0, time_limit_s=1)
    await append_events(redis_url, room, Configured(settings), bump=True)
    await ada.ask("start", room=room)
    await clear(ada)
    await play(bob, EASY_WIN[:3])
    deal = await ada.has("deal")
    assert not [m for m in ada.received if m["type"] == "result"]
    results = [await client.has("result") for client in (ada, bob, eve)]
    assert without_par(results[0]) == without_par(results[1]) == without_par(results[2])
    assert results[0]["ended_at"] == deal["ends_at"] == deal["starts_at"] + 1000
    assert results[0]["ended"] == "time_limit"
    assert standings(results[0]) == [("Ada", 1, "cleared", 28), ("Bob", 2, "timeout", 6)]
    answer = await bob.move(EASY_WIN[3])
    assert (answer["code"], answer["board"]["status"]) == ("race_over", "timeout")
    assert (await bob.ask("ping", t=0))["now"] >= deal["ends_at"]


async def test_who_is_away_too_long_forfeits(node: RunningNode, meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob"), await meet("Cyd")
    room = await race(ada, bob, cyd, disconnect_grace_s=1)
    await bob.drop()
    await cyd.drop()
    await ada.expect("event", kind="disconnected")
    again = await meet(token=cyd.token)
    await again.join(room)  # back in time
    assert (await ada.expect("event", kind="forfeited"))["player"] == bob.player
    await again.ask("move", room=room, race=1, seq=1, action=DRAW)
    await clear(ada)
    await again.ask("forfeit", room=room, race=1)
    assert [row[:3] for row in standings(await ada.has("result"))] == [
        ("Ada", 1, "cleared"), ("Bob", 2, "forfeited"), ("Cyd", 3, "forfeited"),
    ]  # fmt: skip
    told = (await get(node.port, f"/api/races/{room}/1")).json["result"]
    assert without_par(told) == without_par(await ada.has("result"))


async def test_a_race_goes_on_without_anybody_connected(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(ada, EASY_WIN[:3])
    await ada.drop()
    await bob.drop()
    again = await meet(token=ada.token)
    state = await again.join(room)
    assert (state["phase"], state["seq"]) == ("racing", 3)
    assert [m["connected"] for m in state["members"]] == [True, False]
