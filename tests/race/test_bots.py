"""Bots among people: where they may take a seat, and where quick play has some fill in (`race/bots.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.race.bots import FILL_IN, to_fill_in
from pyramid_race.race.commands import Join, Leave, Open
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.matching import QUICK
from pyramid_race.race.model import RoomSettings

from tests.race.driver import ANN, BOB, BOT, BOT2, CAT, Play

BOT3 = PlayerId("bot3")


def coming(player: PlayerId, with_bots: bool | None, **fields: Any) -> Join:
    return Join(player, player.title(), "player", True, f"n1/{player}", with_bots=with_bots, **fields)


def bot(player: PlayerId = BOT) -> Join:
    """One that the server sends: it passes all doors."""
    return Join(player, player.title(), "player", True, f"n1/{player}", bot=True, passes=True)


def quick(with_bots: bool | None, settings: RoomSettings = QUICK) -> Play:
    play = Play()
    play.do(Open(ANN, "Ann", "player", settings, connection="n1/ann", with_bots=with_bots))
    return play


def test_bots_fill_in_for_whoever_allows_them() -> None:
    play = quick(True)
    assert (to_fill_in(play.room, ANN), to_fill_in(play.room, BOB)) == (FILL_IN, 0)
    play.do(coming(BOB, True))
    assert (to_fill_in(play.room, ANN), to_fill_in(play.room, BOB)) == (FILL_IN - 1, FILL_IN - 1)
    play.do(Leave(ANN))
    assert (to_fill_in(play.room, ANN), to_fill_in(play.room, BOB)) == (0, FILL_IN)
    for one in (BOT, BOT2):
        play.do(bot(one))
    assert to_fill_in(play.room, BOB) == 0
    assert play.refused(bot(BOT3)) == "not_available", "two orders in one moment are no crowd"
    assert play.room == play.replayed()


@pytest.mark.parametrize("with_bots", [False, None])
def test_one_who_has_not_allowed_them_keeps_bots_out_of_a_quick_room(with_bots: bool | None) -> None:
    play = quick(True)
    play.do(coming(BOB, with_bots))
    assert to_fill_in(play.room, ANN) == 0
    assert play.refused(bot()) == "not_available"
    # As long as he has a seat; a change of mind counts, and coming back is none.
    play.do(coming(BOB, None, drawn=None))
    assert play.refused(bot()) == "not_available"
    play.do(coming(BOB, True))
    play.do(bot())
    other = quick(True)
    other.do(coming(BOB, with_bots))
    other.do(Leave(BOB))
    other.do(bot())


def test_quick_play_without_bots_holds_in_rooms_of_others_too() -> None:
    play = quick(None, RoomSettings(start="auto"))
    play.do(coming(CAT, False))
    assert play.refused(bot()) == "not_available"
    play.do(Leave(CAT))
    play.do(bot())


def test_no_bots_for_one_who_is_away_nor_once_it_has_begun() -> None:
    play = quick(True)
    play.lose(ANN)
    assert to_fill_in(play.room, ANN) == 0
    begun = quick(True)
    begun.now += (QUICK.auto_s or 0) * 1000
    begun.tick()
    assert to_fill_in(begun.room, ANN) == 0
