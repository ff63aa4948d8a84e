"""What a viewer may see, as values: rooms from the decider's own tests, looked at by everybody in them."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyramid_race.game.board import Board, Table, Undo, legal_actions, open_stock, start, waste
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import Rules
from pyramid_race.node import views
from pyramid_race.protocol.messages import MESSAGES, RoomSummary
from pyramid_race.race.commands import Chat, Disconnect, Leave, Rematch, Tick
from pyramid_race.race.model import PlayerId

from tests.game.strategies import RULES
from tests.race.driver import ANN, BOB, BOT, CAT, DAN, EASY, EVE, LINE, Play, racing

NOBODY = PlayerId("")
PASSWORD = "a salt:a hash"


def seen(play: Play, viewer: PlayerId = NOBODY) -> dict[str, Any]:
    view = views.room_view(play.room, viewer, play.now)
    MESSAGES.validate_python(view)
    return view


def test_the_lobby() -> None:
    play = Play()
    play.open(ANN, name="Friday", password_hash=PASSWORD, deal=str(EASY))
    play.join(BOB, BOT)
    play.watch(EVE)
    play.ready(BOB)
    play.do(Chat(BOB, "hello"))
    view = seen(play, BOB)
    assert view == seen(play)
    assert (view["phase"], view["host"], view["race"], view["spectators"]) == ("lobby", ANN, 0, 1)
    assert [(m["player"], m["role"], m["ready"], m.get("bot")) for m in view["members"]] == [
        (ANN, "player", False, None), (BOB, "player", True, None), (BOT, "player", False, True),
        (EVE, "spectator", False, None),
    ]  # fmt: skip
    assert view["chat"] == [{"id": 10, "player": BOB, "name": "Bob", "text": "hello", "at": play.now}]
    assert (view["settings"]["password"], view["settings"]["deal"]) == (True, "code")
    assert not view.keys() & {"starts_at", "deal", "progress", "seq", "board", "result"}


def test_secrets_of_the_server_are_in_no_view() -> None:
    play = racing(ANN, BOB, password_hash=PASSWORD, reveal_code="finish", deal=str(EASY))
    play.watch(EVE)
    for viewer in (ANN, EVE, NOBODY):
        text = json.dumps(seen(play, viewer))
        for secret in (PASSWORD, "salt", "n1/", play.race.nonce, str(EASY), "lost_at"):
            assert secret not in text


def test_the_countdown_shows_its_times_and_no_deal() -> None:
    play = Play()
    play.open(ANN, countdown_s=10, deal=str(EASY))
    play.count_down()
    play.now = play.race.starts_at - 1
    view = seen(play, ANN)
    assert (view["phase"], view["race"]) == ("countdown", 1)
    assert (view["starts_at"], view["ends_at"]) == (play.race.starts_at, play.race.ends_at)
    assert not view.keys() & {"deal", "progress", "seq", "board", "result"}
    assert view["settings"]["deal"] == "code"
    play.now += 1
    assert seen(play, ANN)["settings"]["deal"] == str(EASY)
    assert {"deal", "progress", "seq", "board"} <= seen(play, ANN).keys()


def test_a_race_as_a_racer_another_racer_and_a_spectator_see_it() -> None:
    play = racing(ANN, BOB)
    play.watch(EVE)
    play.move(ANN, *LINE[:3])
    for viewer, seq in ((ANN, 3), (BOB, 0), (EVE, None)):
        view = seen(play, viewer)
        assert view.get("seq") == seq
        assert ("board" in view) == (seq is not None)
        assert view["deal"]["board"]["moves"] == (seq or 0)
        assert view["deal"]["code"] == str(EASY)
        assert {p: entry["removed"] for p, entry in view["progress"]["players"].items()} == {ANN: 6, BOB: 0}
    assert seen(play, ANN)["board"] == seen(play, ANN)["deal"]["board"]
    assert seen(play, ANN)["progress"]["players"][ANN]["gone"] == [21, 22, 23, 24, 25, 26]


def test_the_deal_at_go_is_the_same_for_all() -> None:
    play = racing(ANN, BOB)
    common = views.deal_view(play.room, play.race, None)
    assert all(views.deal_view(play.room, play.race, viewer) == common for viewer in (ANN, BOB, EVE))


def test_the_result() -> None:
    play = racing(ANN, BOB, CAT, DAN)
    play.move(BOB, *LINE[:2])
    play.clear(ANN)
    play.forfeit(CAT)
    play.now = play.race.ends_at
    play.do(Tick())
    view = seen(play, BOB)
    result = view["result"]
    assert [(r["player"], r["place"], r["status"], r["time_ms"]) for r in result["standings"]] == [
        (ANN, 1, "cleared", 0), (BOB, 2, "timeout", None), (CAT, 3, "forfeited", None), (DAN, 3, "timeout", None),
    ]  # fmt: skip
    assert (view["phase"], result["ended_at"], result["code"]) == ("finished", play.race.ends_at, str(EASY))
    assert (view["board"]["status"], view["board"]["removed"]) == ("timeout", 4)
    assert "opening" not in result
    play.do(Rematch(ANN))
    assert not seen(play, BOB).keys() & {"deal", "progress", "seq", "board", "result", "starts_at"}


def test_a_sealed_race_is_opened_by_its_result() -> None:
    play = racing(ANN, reveal_code="finish")
    sealed = views.deal_view(play.room, play.race, ANN)
    assert "code" not in sealed
    assert sealed["commitment"] == hashlib.sha256(f"{EASY}nonce".encode()).hexdigest()
    play.clear(ANN)
    result = views.result_view(play.room, play.race)
    assert result["opening"] == {"code": str(EASY), "nonce": "nonce", "commitment": sealed["commitment"]}
    assert views.deal_view(play.room, play.race, ANN)["code"] == str(EASY)


def test_a_hundred_spectators_are_listed_and_whoever_looks() -> None:
    play = Play()
    play.open(ANN)
    crowd = [PlayerId(f"s{number}") for number in range(150)]
    play.watch(*crowd)
    for viewer, listed in ((NOBODY, 100), (crowd[3], 100), (crowd[149], 101)):
        view = seen(play, viewer)
        assert view["spectators"] == 150
        assert len(view["members"]) == listed + 1
        assert viewer == NOBODY or viewer in [m["player"] for m in view["members"]]


def test_the_summary_for_the_list() -> None:
    play = racing(ANN, BOB, password_hash=PASSWORD, name="Friday")
    play.watch(EVE)
    play.do(Disconnect(BOB, "n1/bob"))
    summary = views.summary_view(play.room, play.now)
    RoomSummary.model_validate(summary)
    assert (summary["host"], summary["players"], summary["spectators"]) == ("Ann", 2, 1)
    assert (summary["phase"], summary["password"], summary["race"]) == ("racing", True, 1)


def test_everybody_gets_the_history_of_those_who_race() -> None:
    play = Play()
    play.open(ANN, countdown_s=10, deal=str(EASY))
    play.join(BOB)
    play.watch(EVE)
    play.count_down()
    play.now = play.race.starts_at - 1
    assert "history" not in seen(play, EVE)
    play.now += 101
    play.move(ANN, *LINE[:2])
    for viewer in (ANN, BOB, EVE, NOBODY):
        assert seen(play, viewer)["history"] == {ANN: [[100, 2], [100, 4]], BOB: []}
    play.do(Leave(BOB))
    play.watch(BOB)
    assert seen(play, BOB)["history"][ANN]
    play.clear(ANN)
    assert seen(play, EVE)["phase"] == "finished"
    for viewer in (ANN, EVE):
        assert seen(play, viewer)["history"][ANN][-1] == [100, 28]


def test_progress_tells_place_and_time_of_who_has_cleared_only() -> None:
    play = racing(ANN, BOB, CAT)
    play.watch(EVE)
    play.move(CAT, LINE[0])
    play.now += 3000
    play.clear(BOB)
    for viewer in (ANN, BOB, EVE, NOBODY):
        view = seen(play, viewer)
        assert view["phase"] == "racing"
        progress = view["progress"]["players"]
        assert (progress[BOB]["place"], progress[BOB]["time_ms"]) == (1, play.now - play.race.starts_at)
        assert not any({"place", "time_ms"} & progress[player].keys() for player in (ANN, CAT))
    play.now = play.race.ends_at
    play.do(Tick())
    progress = seen(play, EVE)["progress"]["players"]
    assert [player for player in progress if "place" in progress[player]] == [BOB]


def test_a_hundred_histories_are_no_more_than_a_reader_can_take() -> None:
    crowd = [PlayerId(f"p{number}") for number in range(100)]
    play = racing(*crowd, capacity=100)
    for player in crowd[:3]:
        for _ in range(150):
            play.now += 1000
            play.move(player, LINE[0], Undo())
    history = seen(play)["history"]
    assert sum(map(len, history.values())) <= views.HISTORY_POINTS
    for player in crowd[:3]:
        assert 20 < len(history[player]) <= views.HISTORY_POINTS // 100
        assert history[player][-1] == list(play.runner(player).climb[-1])


def test_the_summary_names_who_is_seated_and_who_leads() -> None:
    crowd = [PlayerId(f"p{number}") for number in range(10)]
    play = Play()
    play.open(crowd[0], deal=str(EASY), countdown_s=5)
    play.join(*crowd[1:9], BOT)
    play.watch(EVE)

    def summary() -> dict[str, Any]:
        view = views.summary_view(play.room, play.now)
        RoomSummary.model_validate(view)
        return view

    assert summary()["names"] == [f"P{number}" for number in range(8)]
    assert summary()["bots"] == 1
    assert not summary().keys() & {"bot_names", "racers"}
    play.count_down()
    still = {"removed": 0, "gone": []}
    assert summary()["racers"] == [{"name": f"P{number}", **still} for number in range(8)]
    play.now = play.race.starts_at
    play.move(BOT, *LINE[:2])
    play.clear(crowd[8])
    first, second, third, *rest = summary()["racers"]
    assert (first["name"], first["place"], first["removed"], len(first["gone"])) == ("P8", 1, 28, 28)
    assert second == {"name": "Bot", "removed": 4, "gone": [21, 22, 23, 24], "bot": True}
    assert third == {"name": "P0", **still}
    assert len(rest) == 5
    play.now = play.race.ends_at
    play.do(Tick())
    assert [racer["place"] for racer in summary()["racers"]] == [1, 2, *[3] * 6]


def test_the_summary_tells_bots_from_people() -> None:
    play = Play()
    play.open(ANN)
    assert not views.summary_view(play.room, play.now).keys() & {"bots", "bot_names"}
    play.join(BOT, BOB)
    view = views.summary_view(play.room, play.now)
    RoomSummary.model_validate(view)
    assert (view["bots"], view["bot_names"], view["names"]) == (1, ["Bot"], ["Ann", "Bot", "Bob"])


def test_the_summary_of_a_room_that_is_not_for_everybody_names_nobody() -> None:
    play = racing(ANN, BOB, password_hash=PASSWORD)
    assert not views.summary_view(play.room, play.now).keys() & {"names", "racers"}
    play = racing(ANN, BOB, allowed=("Ann", "Bob"))
    assert not views.summary_view(play.room, play.now).keys() & {"names", "racers"}
    # (Where spectators are behind the list is made of the room that they see: test_spectator_delay.py.)
    play = racing(ANN, BOB, spectator_delay_s=30)
    assert views.summary_view(play.room, play.now)["names"] == ["Ann", "Bob"]


def face_up(table: Table, board: Board) -> set[int]:
    """The cards of the draw piles that lie open."""
    return {*waste(table, board), *(open_stock(table, board) or ())}


@settings(max_examples=60)
@given(rules=RULES, seed=st.integers(0, 2**64), sealed=st.booleans())
def test_no_view_names_a_card_that_is_face_down(rules: Rules, seed: int, sealed: bool) -> None:
    chance = random.Random(seed)
    play = racing(ANN, BOB, reveal_code="finish" if sealed else "start", rules=rules)
    play.watch(EVE)
    table = play.race.table
    common = set(table.cards[:28]) | face_up(table, start(table))
    known = {ANN: set(common), BOB: set(common)}
    for _ in range(60):
        player = chance.choice((ANN, BOB))
        runner = play.runner(player)
        actions = legal_actions(table, runner.board)
        if runner.status == "playing" and actions:
            play.move(player, chance.choice(actions))
            known[player] |= face_up(table, play.runner(player).board)
    if play.race.ended_at is not None:
        return
    for viewer in (ANN, BOB, EVE, NOBODY):
        hidden = {NAMES[card] for card in set(table.cards) - known.get(viewer, common)}
        text = json.dumps([seen(play, viewer), views.deal_view(play.room, play.race, viewer)])
        assert not [card for card in hidden if f'"{card}"' in text]


@pytest.mark.parametrize("status", ["forfeited", "timeout", None])
def test_a_board_of_somebody_who_is_out_says_so(status: str | None) -> None:
    play = racing(ANN)
    view = views.board_view(play.race.table, play.runner(ANN).board, status)
    assert view["status"] == (status or "playing")
    assert view["undos_left"] == 0
    assert view["recycles_left"] is None


def test_when_a_lobby_begins_by_itself() -> None:
    play = Play()
    play.open(ANN, start="auto", auto_players=2, auto_s=60)
    play.join(ANN)
    assert seen(play)["begins_at"] == (play.room.members[ANN].seated_at or 0) + 60_000
    play.lose(ANN)
    assert seen(play)["begins_at"] is None
    assert not {"begins_at", "held"} & seen(racing(ANN)).keys()
