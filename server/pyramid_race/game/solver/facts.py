"""What a search knows of a deal and its rules before it begins."""

from __future__ import annotations

from typing import NamedTuple

from pyramid_race.compiled import Grid, Ints, bit_count, compiled, longs, lowest, small, small_grid
from pyramid_race.game.solver.pyramids import BELOW, COVER, LEFT
from pyramid_race.game.table import PYRAMID_PLACES, THIRTEEN

NONE, DRAWN, TOP_TWO = 0, 1, 2
"""Which cards of the draw piles may be paired."""


class Facts(NamedTuple):
    values: Ints
    """Of the 28 places of the pyramid."""
    draw_values: Ints
    """Of the cards of the draw pile as it was when the search began, in the drawing order."""
    with_value: Ints
    """For each value the mask of the draw pile's cards that have it."""
    counts: Grid
    """For each set that can be left of the pyramid, and each value: how many cards have it."""
    need: Grid
    """Likewise: how many cards of the value the draw pile must give at least."""
    removals: Ints
    """For each set: how many removals it takes at least."""
    strict: bool
    with_cover: bool
    pair_waste: int
    stock_top: bool
    unlimited: bool


@compiled
def facts(
    values: Ints,
    draw_values: Ints,
    strict: bool,
    with_cover: bool,
    pair_waste: int,
    stock_top: bool,
    unlimited: bool,
) -> Facts:
    with_value = longs(THIRTEEN + 1)
    for at in range(len(draw_values)):
        with_value[draw_values[at]] |= 1 << at
    sets = len(LEFT)
    count = small_grid(sets, THIRTEEN + 1)
    need = small_grid(sets, THIRTEEN + 1)
    removals = small(sets)
    partners = _partners(values, with_cover)
    in_pyramid = longs(THIRTEEN + 1)
    for place in range(PYRAMID_PLACES):
        in_pyramid[values[place]] |= 1 << place
    for number in range(sets):
        left = LEFT[number]
        kings = bit_count(left & in_pyramid[THIRTEEN])
        count[number, THIRTEEN] = kings
        total = kings
        for low in range(1, THIRTEEN // 2 + 1):
            high = THIRTEEN - low
            lows, highs = left & in_pyramid[low], left & in_pyramid[high]
            count[number, low], count[number, high] = bit_count(lows), bit_count(highs)
            pairs = _most_pairs(lows, highs, partners)
            total += count[number, low] + count[number, high] - pairs
            need[number, high] = count[number, low] - pairs
            need[number, low] = count[number, high] - pairs
        removals[number] = total
    return Facts(
        values, draw_values, with_value, count, need, removals, strict, with_cover, pair_waste, stock_top, unlimited
    )


@compiled
def _partners(values: Ints, with_cover: bool) -> Ints:
    """For each place the mask of those with which it may ever make a pair: neither lies below the other."""
    partners = longs(PYRAMID_PLACES)
    for one in range(PYRAMID_PLACES):
        for other in range(one):
            if values[one] + values[other] != THIRTEEN:
                continue
            if not BELOW[other] >> one & 1 or (with_cover and COVER[other] >> one & 1):
                partners[one] |= 1 << other
                partners[other] |= 1 << one
    return partners


@compiled
def _most_pairs(lows: int, highs: int, partners: Ints) -> int:
    """The size of the largest matching, at most four by four: by going through the highs that can be taken."""
    if lows == 0 or highs == 0:
        return 0
    # Bit n of `reached`: the set n of highs can be matched with the lows seen so far (each set names highs by rank).
    reached = 1
    while lows:
        place = lowest(lows)
        lows &= lows - 1
        before = reached
        rank = 0
        rest = highs
        while rest:
            high = rest & -rest
            rest ^= high
            if partners[place] & high:
                for taken in range(16):
                    if before >> taken & 1 and not taken >> rank & 1:
                        reached |= 1 << (taken | 1 << rank)
            rank += 1
    most = 0
    for taken in range(16):
        if reached >> taken & 1:
            most = max(most, bit_count(taken))
    return most
