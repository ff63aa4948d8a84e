"""What a record says of a race, and that it can be read again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest
from hypothesis import given
from pyramid_race.game.deal import DealCode
from pyramid_race.history.record import Forgotten, Line, RaceRecord, decode, encode, record_of
from pyramid_race.race.commands import Configure, EndRace, Forfeit, ForfeitPlayer, Kick, Rematch, StopCountdown
from pyramid_race.race.ids import PlayerId

from tests.race.driver import ANN, BOB, BOT, CAT, EASY, Play, racing
from tests.support.history import record, records


def recorded(*others: PlayerId, **settings: Any) -> RaceRecord:
    """Ann has cleared the easy deal, the others have given up."""
    play = Play()
    play.open(**settings)
    play.join(*others)
    play.start()
    play.now += 60_000
    play.clear(ANN)
    for player in play.race.runners:
        if play.race.ended_at is None and player != ANN:
            play.do(Forfeit(player, 1))
    (race,) = play.room.unrecorded
    return record_of(play.room, race)


def test_it_says_how_each_has_done() -> None:
    found = recorded(BOB, BOT)
    assert (found.room, found.number, found.code, found.rules) == ("ABCDEF", 1, str(EASY), "N")
    assert found.ended_at - found.starts_at >= 60_000
    ann, bob, bot = found.lines
    assert ann == Line("ann", False, 1, "cleared", 28, 16, 0, ann.time_ms)
    assert ann.time_ms is not None
    assert (bob.player, bob.place, bob.status, bob.time_ms) == ("bob", 2, "forfeited", None)
    assert (bot.player, bot.bot) == ("bot", True)
    assert not hasattr(ann, "name"), "names are looked up when somebody looks"


def test_a_deal_is_new_to_a_room_once() -> None:
    play = Play()
    play.open(deal=str(EASY))
    play.join(BOB)
    again: list[bool] = []
    for _ in range(2):
        play.count_down()
        play.do(StopCountdown(ANN))  # nobody has seen a card
        play.start()
        play.forfeit(ANN, BOB)
        race = play.room.unrecorded[-1]
        again.append(record_of(play.room, race).again)
        play.do(Rematch(ANN))
    assert again == [False, True]
    play.do(Configure(ANN, replace(play.room.settings, deal=str(DealCode("L", EASY.letters)))))
    play.start()
    play.forfeit(ANN, BOB)
    assert record_of(play.room, play.room.unrecorded[-1]).again, "the letter of the rules doesn't change the cards"
    assert play.replayed() == play.room


def test_it_says_whether_the_deal_was_chosen_and_why_the_race_was_over() -> None:
    drawn, chosen = recorded(BOB), recorded(BOB, deal=str(EASY))
    assert (drawn.chosen, chosen.chosen) == (False, True)
    assert not recorded(deal=str(EASY), daily="2026-11-30", capacity=1).chosen, "nobody could know it"
    assert drawn.ended == "all_done"
    play = racing(ANN, BOB)
    play.do(EndRace(ANN, 1))
    ended = record_of(play.room, play.room.unrecorded[0])
    assert (ended.ended, [row.status for row in ended.lines]) == ("host", ["timeout", "timeout"])


@pytest.mark.parametrize("command", [ForfeitPlayer(ANN, 1, BOB), Kick(ANN, BOB)])
def test_it_says_whether_a_host_took_somebody_out_who_was_there(command: ForfeitPlayer | Kick) -> None:
    for is_there in (True, False):
        play = racing(ANN, BOB)
        if not is_there:
            play.lose(BOB)
        play.do(command)
        play.clear(ANN)
        assert record_of(play.room, play.room.unrecorded[0]).interfered is is_there
        assert play.replayed() == play.room
    play = racing(ANN, BOB, CAT)
    play.forfeit(BOB)
    play.do(Kick(ANN, BOB))
    play.clear(ANN)
    play.forfeit(CAT)
    assert not record_of(play.room, play.room.unrecorded[0]).interfered, "he had given up before"


def test_older_records_can_be_read() -> None:
    values = orjson.loads(encode(record("ann")))
    for later in ("again", "chosen", "interfered", "ended"):
        del values[later]
    assert decode(orjson.dumps(values)) == record("ann")


@pytest.mark.parametrize(
    ("settings", "public"),
    [
        ({}, True),
        ({"visibility": "unlisted"}, False),
        ({"password_hash": "x"}, False),
        ({"invite_only": True}, False),
        ({"daily": "2026-11-30", "capacity": 1}, False),
    ],
)
def test_only_what_was_open_to_all_is_told_to_all(settings: dict[str, Any], public: bool) -> None:
    found = recorded(**settings)
    assert found.public is public
    assert (found.kind, found.daily) == (("daily", "2026-11-30") if "daily" in settings else ("room", None))


@given(records())
def test_it_can_be_read_again(race: RaceRecord) -> None:
    assert decode(encode(race)) == race


def test_what_a_newer_version_has_added_is_passed_over() -> None:
    race = record("ann", "bob")
    values = orjson.loads(encode(race))
    values["weather"] = values["lines"][0]["shoes"] = "new"
    assert decode(orjson.dumps(values)) == race
    assert decode(encode(Forgotten("ann"))) == Forgotten("ann")
