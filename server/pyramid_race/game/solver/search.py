"""Best-first search: A* for the shortest win, headlong for any win, or for the most pyramid cards that can go.

Positions are numbered as they are found, from 1; `found` is a hash table of these numbers. What waits to be explored
lies in buckets by its rank, last come first served, each entry leading to the next one of its bucket."""

from __future__ import annotations

from pyramid_race.compiled import Ints, compiled, grown, ints, longs
from pyramid_race.game.solver.bounds import LOST, fewest_moves, usable
from pyramid_race.game.solver.clearable import fewest_left, memory, state_of
from pyramid_race.game.solver.facts import Facts
from pyramid_race.game.solver.found import MOST, SHORTEST
from pyramid_race.game.solver.pyramids import EMPTY, SIZE
from pyramid_race.game.solver.steps import (
    MOST_STEPS,
    drawn_of,
    live_of,
    number_of,
    position,
    recycles_of,
    steps,
)

_BUCKETS = 1024
"""More moves than any shortest win takes: each of at most 25 passes draws at most 24 cards, and 52 cards can go."""
_AT_FIRST = 1 << 14

FOUND, NOT_THERE, OUT_OF_BUDGET = 0, 1, 2
"""How a search ends."""


@compiled
def slot_of(here: int, positions: Ints, found: Ints) -> int:
    """Where in the hash table the position is, or would be."""
    last = len(found) - 1
    at = ((here & 0xFFFFFF) * 0x9E3779 ^ (here >> 24) * 0x85EBCB) >> 7 & last
    while found[at] and positions[found[at]] != here:
        at = at + 1 & last
    return at


@compiled
def rehashed(positions: Ints, count: int) -> Ints:
    """A hash table of twice as many slots as there is room for positions."""
    found = ints(2 * len(positions))
    for number in range(1, count + 1):
        found[slot_of(positions[number], positions, found)] = number
    return found


@compiled
def search(
    number: int,
    live: int,
    drawn: int,
    recycles: int,
    may_pair: bool,
    facts: Facts,
    aim: int,
    max_positions: int,
) -> tuple[int, int, int, Ints, Ints]:
    """Searches from the position (see `steps`).

    Answers how it ended, the number of the position that was searched for, how many positions were found, and of each
    the position and the number of the one before."""
    states, answers, used = memory()
    positions, before, moves = longs(_AT_FIRST), ints(_AT_FIRST), ints(_AT_FIRST)
    found = rehashed(positions, 0)
    first_of = ints(_BUCKETS)
    entry, entry_moves, next_entry = ints(_AT_FIRST), ints(_AT_FIRST), ints(_AT_FIRST)
    entries, free = 0, 0
    after, cost = longs(MOST_STEPS), longs(MOST_STEPS)
    count = 0
    best, best_number = SIZE[number] + 1, 0
    fewest = fewest_left(state_of(number, live, False, facts), facts, states, answers, used)
    # The first position comes in like all others, as the one step from nowhere.
    here_number, here_moves, coming = 0, 0, 1
    after[0] = position(number, live, drawn, recycles)
    rank = 0
    while True:
        for step in range(coming):
            there, there_moves = after[step], here_moves + cost[step]
            slot = slot_of(there, positions, found)
            there_number = found[slot]
            if there_number:
                if aim != SHORTEST or moves[there_number] <= there_moves:
                    continue
            else:
                if count == max_positions:
                    return OUT_OF_BUDGET, 0, count, positions, before
                if count + 1 == len(positions):
                    positions = grown(positions, longs(2 * count + 2))
                    before = grown(before, ints(2 * count + 2))
                    moves = grown(moves, ints(2 * count + 2))
                    found = rehashed(positions, count)
                    slot = slot_of(there, positions, found)
                count += 1
                there_number = count
                positions[there_number] = there
                found[slot] = there_number
            moves[there_number] = there_moves
            before[there_number] = here_number
            cards = usable(number_of(there), live_of(there), drawn_of(there), recycles_of(there), facts)
            state = state_of(number_of(there), cards, aim != MOST, facts)
            must_stay = fewest_left(state, facts, states, answers, used)
            if aim == MOST:
                there_rank = SIZE[number_of(there)]
                if there_rank < best:
                    best, best_number = there_rank, there_number
                    if best == fewest:
                        return FOUND, best_number, count, positions, before
                if must_stay >= best:
                    continue
            else:
                bound = fewest_moves(number_of(there), live_of(there), drawn_of(there), recycles_of(there), facts)
                if must_stay or bound == LOST:
                    continue
                there_rank = min(bound + there_moves if aim == SHORTEST else bound, _BUCKETS - 1)
            if free:
                at = free
                free = next_entry[at]
            else:
                entries += 1
                at = entries
                if at == len(entry):
                    entry, entry_moves = grown(entry, ints(2 * at)), grown(entry_moves, ints(2 * at))
                    next_entry = grown(next_entry, ints(2 * at))
            entry[at], entry_moves[at], next_entry[at] = there_number, there_moves, first_of[there_rank]
            first_of[there_rank] = at
            rank = min(rank, there_rank)
        while rank < _BUCKETS and not first_of[rank]:
            rank += 1
        if rank == _BUCKETS:
            return FOUND if aim == MOST else NOT_THERE, best_number, count, positions, before
        at = first_of[rank]
        first_of[rank] = next_entry[at]
        next_entry[at] = free
        free = at
        here_number, here_moves = entry[at], entry_moves[at]
        coming = 0
        if here_moves == moves[here_number]:
            here = positions[here_number]
            if aim != MOST and number_of(here) == EMPTY and (not facts.strict or not live_of(here)):
                return FOUND, here_number, count, positions, before
            coming = steps(here, may_pair and here_number == 1, facts, after, cost)
