"""The line of a racer's chart: one point a change, bounded, from the log alone."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from pyramid_race.game.board import Draw, Undo, legal_actions, removed
from pyramid_race.race.climb import MOST_POINTS, Climb, climbed, thinned

from tests.race.driver import ANN, BOB, LINE, racing

CLIMBS = st.lists(st.tuples(st.integers(0, 7_200_000), st.integers(0, 28)), max_size=900).map(tuple)


def test_one_point_for_each_change_also_by_undo() -> None:
    play = racing(ANN, BOB)
    for action in (Draw(), LINE[0], LINE[1], Draw(), Undo(), Undo(), LINE[1], LINE[2], LINE[3]):
        play.now += 100
        play.move(ANN, action)
    assert play.runner(ANN).climb == ((200, 2), (300, 4), (600, 2), (700, 4), (800, 6), (900, 7))
    assert play.runner(BOB).climb == ()
    assert play.replayed().race == play.race


@given(CLIMBS)
def test_it_is_bounded_and_keeps_the_first_and_the_latest_points(points: Climb) -> None:
    climb: Climb = ()
    for ms, count in points:
        climb = climbed(climb, ms, count)
        assert len(climb) <= MOST_POINTS
        assert (climb[0], climb[-1]) == (points[0], (ms, count))
    latest = MOST_POINTS // 2 - 1
    assert climb[-latest:] == points[-latest:]
    rest = iter(points)
    assert all(point in rest for point in climb), "in the order in which they came"
    if len(points) <= MOST_POINTS:
        assert climb == points


@given(CLIMBS, st.integers(3, 300))
def test_thinned_it_is_what_it_was_but_coarser(points: Climb, most: int) -> None:
    thin = thinned(points, most)
    assert len(thin) <= most
    assert thin[:1] == points[:1]
    assert thin[-1:] == points[-1:]
    assert thin == points or len(thin) > most // 2 - 1


@settings(max_examples=30)
@given(st.integers(0, 2**64))
def test_it_follows_the_board(seed: int) -> None:
    chance = random.Random(seed)
    play = racing(ANN)
    reached: list[tuple[int, int]] = []
    for _ in range(80):
        runner = play.runner(ANN)
        actions = legal_actions(play.race.table, runner.board)
        if runner.status != "playing" or not actions:
            break
        play.now += chance.randrange(500)
        before = removed(runner.board)
        play.move(ANN, chance.choice(actions))
        count = removed(play.runner(ANN).board)
        if count != before:
            reached.append((play.now - play.race.starts_at, count))
    assert play.runner(ANN).climb == tuple(reached)
    assert play.replayed() == play.room


def test_who_undoes_and_redoes_without_end_costs_no_more_than_others() -> None:
    play = racing(ANN)
    for _ in range(400):
        play.now += 10
        play.move(ANN, LINE[0], Undo())
    assert len(play.runner(ANN).climb) <= MOST_POINTS
    assert play.replayed().race == play.race
