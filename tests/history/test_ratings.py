"""Ratings: who is rated, that only places count, and what is shown."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.history.ratings import START, Rating, is_rated, rated
from pyramid_race.history.record import RaceRecord
from pyramid_race.race.model import Why

from tests.support.history import line, record, records

RATINGS = st.builds(Rating, st.floats(-20, 70), st.floats(1, 9))


def test_only_races_among_people_are_rated() -> None:
    assert is_rated(record("ann", "bob"))
    assert not is_rated(record("ann"))
    assert not is_rated(record())
    assert not is_rated(record("ann", "bob", line("bot", 3, bot=True)))
    assert not is_rated(record("ann", "bob", again=True)), "somebody knows what lies face down"
    assert not is_rated(record("ann", "bob", chosen=True)), "somebody may know it"
    assert not is_rated(record("ann", "bob", interfered=True)), "a host took one out who raced"


@pytest.mark.parametrize(
    ("ended", "cleared", "uncleared"),
    [
        (None, True, True),
        ("all_done", True, True),
        ("time_limit", True, True),
        ("first_clear", True, True),
        ("deserted", True, False),
        ("host", True, False),
        ("closed", True, False),
    ],
)
def test_a_race_is_rated_that_ended_by_itself(ended: Why | None, cleared: bool, uncleared: bool) -> None:
    assert is_rated(record(line("ann"), line("bob", 2, status="timeout"), ended=ended)) is cleared
    nobody = (line("ann", status="timeout"), line("bob", 2, status="forfeited"))
    assert is_rated(record(*nobody, ended=ended)) is uncleared
    assert not is_rated(record(*(replace(one, status="forfeited") for one in nobody), ended=ended)), "all gave up"


def test_who_gave_up_gains_nothing_by_cards_where_nobody_has_cleared() -> None:
    gone = line("ann", 1, status="forfeited", removed=6)
    after = rated(record(gone, line("bob", 2, status="timeout", removed=5), ended="time_limit"), {})
    assert after["bob"].value > START.value > after["ann"].value


def test_the_first_gains_and_the_last_loses() -> None:
    after = rated(record("ann", "bob", "cat"), {})
    assert after["ann"].value > after["bob"].value > after["cat"].value
    assert after["ann"].value > START.value == 1500 > after["cat"].value
    assert all(rating.sigma < START.sigma for rating in after.values())
    same = rated(record(line("ann"), line("bob")), {})
    assert same["ann"] == same["bob"]
    assert abs(same["ann"].mu - START.mu) < 1e-6


def test_beating_somebody_strong_is_worth_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    gain = [rated(record("ann", "bob"), {"bob": other})["ann"].mu for other in (strong, weak)]
    assert gain[0] > gain[1] > START.mu


def test_it_is_provisional_until_it_is_known_better() -> None:
    ratings: dict[str, Rating] = {}
    provisional: list[bool] = []
    for number in range(12):
        places = ("ann", "bob") if number % 2 else ("bob", "ann")
        ratings |= rated(record(*places), ratings)
        provisional.append(ratings["ann"].is_provisional)
    assert START.is_provisional
    assert provisional == [True] * 5 + [False] * 7
    assert Rating(-100, 3).value == 100, "nobody is shown less"


RACES = records().filter(lambda race: len(race.lines) > 1)


@given(RACES, st.dictionaries(st.sampled_from(["ann", "bob", "cat"]), RATINGS), st.randoms())
def test_those_who_share_a_place_may_stand_in_any_order(
    race: RaceRecord, before: dict[str, Rating], chance: Random
) -> None:
    lines = list(race.lines)
    chance.shuffle(lines)
    assert rated(replace(race, lines=tuple(lines)), before) == rated(race, before)
