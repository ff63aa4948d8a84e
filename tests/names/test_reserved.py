"""Names that are kept for bots and for those who run the place."""

from __future__ import annotations

from random import Random

import pytest
from pyramid_race.bot.names import new_name, shown_name
from pyramid_race.names.reserved import kept_for


@pytest.mark.parametrize(
    "name", ["Bot", "Bot Ada", "BOT 7", "bot-ada", "Ada (bot)", "[B0T] Leo", "\u0412\u043et Ada", "B o t"]
)
def test_names_of_bots(name: str) -> None:
    assert kept_for(name) == "bots"


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Admin Ada", "a d m i n", "\u0430dmin", "the Moderator", "Staff", "mod", "System"),
        *("Pyramid Race", "PyramidRace team", "Modératrice", "관리자", "運営"),
        *("ADMIN", "The ADMINISTRATOR", "OFFICIAL", "PYRAMID RACE"),
    ],
)
def test_names_of_those_who_run_the_place(name: str) -> None:
    assert kept_for(name) == "staff"


@pytest.mark.parametrize(
    "name", ["Ada", "Guest 123456", "Botond", "Robot", "Abbot", "Modesty", "System of a Down", "Pyramid", "Racer", "🦊"]
)
def test_names_of_people(name: str) -> None:
    assert kept_for(name) is None


def test_our_bots_are_called_as_only_bots_may_be() -> None:
    assert kept_for(shown_name(new_name((), Random(1)), "careful")) == "bots"
