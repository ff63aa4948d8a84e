"""The sets of cards that can be left of a pyramid."""

from __future__ import annotations

from math import comb

from pyramid_race.game.solver.pyramids import (
    AVAILABLE,
    BELOW,
    COVERED_ONCE,
    EMPTY,
    LEFT,
    NUMBER,
    SIZE,
    WHOLE,
    WITHOUT,
)
from pyramid_race.game.table import COVERS, PYRAMID, PYRAMID_PLACES


def test_there_are_as_many_as_staircases() -> None:
    # What is left is bounded by a staircase: the eighth Catalan number counts them.
    assert len(LEFT) == len(NUMBER) == comb(16, 8) // 9 == 1430
    assert (LEFT[WHOLE], LEFT[EMPTY]) == (PYRAMID, 0)
    assert all(LEFT[number] == left for left, number in NUMBER.items())


def test_what_follows_from_each() -> None:
    for left, number in NUMBER.items():
        places = [place for place in range(PYRAMID_PLACES) if left >> place & 1]
        covers = {place: [other for other in places if COVERS[place] >> other & 1] for place in places}
        assert SIZE[number] == len(places)
        assert AVAILABLE[number] == sum(1 << place for place in places if not covers[place])
        assert COVERED_ONCE[number] == sum(1 << place for place in places if len(covers[place]) == 1)
        for place in range(PYRAMID_PLACES):
            after = WITHOUT[number, place]
            if place in places and not covers[place]:
                assert LEFT[after] == left & ~(1 << place)
            elif place in places:
                assert after == -1


def test_what_must_go_before_a_card_is_available() -> None:
    for place in range(PYRAMID_PLACES):
        assert BELOW[place] == PYRAMID & ~_largest_with_available(place)


def _largest_with_available(place: int) -> int:
    """The largest set in which a card is available."""
    return max((left for left, number in NUMBER.items() if AVAILABLE[number] >> place & 1), key=int.bit_count)
