"""Which rooms somebody may be sent to who wants to race right now (`race/matching.py`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import Configure, Join, Kick, Lock, Open, Start, StopCountdown
from pyramid_race.race.events import CountdownStarted, CountdownStopped
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.matching import LAST_MOMENT_MS, QUICK, WAITS_S, WITHIN_MS, fits, offered_from
from pyramid_race.race.model import RoomSettings

from tests.race.driver import ANN, BOB, BOT, CAT, DRAWN, T0, Play

SOON: dict[str, Any] = {"start": "auto", "auto_players": None, "auto_s": 10, "countdown_s": 5}


def opened(**settings: Any) -> Play:
    play = Play()
    play.open(**settings)
    return play


def takes(play: Play, player: PlayerId = CAT, *, with_bots: bool = False, is_bot: bool = False) -> bool:
    return fits(play.room, player, play.now, with_bots=with_bots, is_bot=is_bot)


def test_rooms_that_begin_soon_by_themselves() -> None:
    assert takes(opened(**SOON))
    assert not takes(opened(**SOON | {"auto_s": 16})), "GO would come too late"
    with_three = opened(start="auto", auto_players=3, auto_s=None)
    assert not takes(with_three), "one more is not enough"
    with_three.join(BOB)
    assert takes(with_three)
    assert offered_from(with_three.room, T0 + 7) == T0 + 7
    for start in ("host", "all_ready"):
        assert not takes(opened(start=start))


def test_its_own_rooms_until_the_last_moment() -> None:
    assert WAITS_S * 1000 + QUICK.countdown_s * 1000 < WITHIN_MS
    play = opened(**{name: getattr(QUICK, name) for name in RoomSettings.__dataclass_fields__})
    assert takes(play)
    assert offered_from(play.room, play.now) == T0 + WAITS_S * 1000
    play.now = T0 + WAITS_S * 1000 - LAST_MOMENT_MS
    assert takes(play)
    play.now += 1
    assert not takes(play)
    assert takes(play, ANN), "who is in stays"
    # Not where it wouldn't begin, as in a room of an older version whose host has stopped it.
    play.append(CountdownStarted(1, str(DRAWN.code), "nonce", 5000, 900_000), CountdownStopped(ANN, held=True))
    assert not takes(play, ANN)


def test_who_wants_no_bots_is_sent_on_from_where_they_are() -> None:
    play = Play()
    play.do(Open(ANN, "Ann", "player", QUICK, connection="n1/ann", with_bots=True))
    assert takes(play)
    assert takes(play, BOT, with_bots=True, is_bot=True)
    play.join(BOT)
    assert not takes(play)
    assert (takes(play, ANN, with_bots=True), takes(play, ANN)) == (True, False), "also who has changed his mind"
    without = opened(**SOON)
    without.do(Join(BOB, "Bob", "player", True, "n1/bob", with_bots=False))
    assert not takes(without, BOT, with_bots=True, is_bot=True)


def test_a_full_room_is_full_for_others_only() -> None:
    play = opened(**SOON | {"capacity": 2})
    play.join(BOB)
    assert (takes(play, BOB), takes(play, CAT)) == (True, False)
    # Changed by its host, who pressed there once is sent elsewhere.
    play.do(Configure(ANN, replace(play.room.settings, start="host")))
    assert not takes(play, BOB)


@pytest.mark.parametrize(
    "settings",
    [
        {"visibility": "unlisted"},
        {"password_hash": "x"},
        {"invite_only": True},
        {"allowed": ("Ann", "Cat")},
        {"rules": replace(PRESETS["N"], recycles=1)},
        {"deal": "hard"},
        {"end": "first"},
        {"best_of": 3},
        {"time_limit_s": 60},
        {"capacity": 1},
    ],
)
def test_only_open_rooms_with_what_is_usual(settings: dict[str, Any]) -> None:
    play = opened(**SOON | settings)
    assert not takes(play)
    assert offered_from(play.room, play.now) is None


def test_only_where_one_comes_in_and_meets_somebody() -> None:
    play = opened(**SOON)
    play.join(CAT)
    play.do(Kick(ANN, CAT, ban=True))
    assert (takes(play), takes(play, BOB)) == (False, True)
    play.join(BOT)
    assert (takes(play, BOB), takes(play, BOB, with_bots=True)) == (False, True)
    play.do(Lock(ANN, True))
    assert not takes(play, BOB, with_bots=True)
    play.do(Lock(ANN, False))
    play.lose(ANN)
    assert not takes(play, BOB, with_bots=True)


def test_not_once_it_has_begun_nor_where_a_host_has_stopped_it() -> None:
    play = opened(**SOON)
    play.do(Start(ANN, DRAWN))
    assert not takes(play)
    play.do(StopCountdown(ANN))
    assert not takes(play)


def test_a_room_of_ones_own_that_begins_later_keeps_nobody_from_racing() -> None:
    play = opened(**SOON | {"auto_s": 600})
    assert not takes(play, ANN)
    play.now += 590_000
    assert takes(play, ANN)
