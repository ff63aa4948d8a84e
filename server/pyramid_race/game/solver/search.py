"""Best-first search: A* for the shortest win, headlong for any win, or for the most pyramid cards that can go."""

from __future__ import annotations

from pyramid_race.compiled import compiled, longs
from pyramid_race.game.solver import frontier
from pyramid_race.game.solver.bounds import LOST, fewest_moves, usable, waste_within_reach
from pyramid_race.game.solver.clearable import Memory, fewest_left, memory, state_of
from pyramid_race.game.solver.facts import Facts
from pyramid_race.game.solver.found import MOST, SHORTEST
from pyramid_race.game.solver.frontier import Found
from pyramid_race.game.solver.pyramids import EMPTY, SIZE
from pyramid_race.game.solver.steps import MOST_STEPS, live_of, number_of, steps

FOUND, NOT_THERE, OUT_OF_BUDGET = 0, 1, 2
"""How a search ends."""


@compiled
def search(first: int, may_pair: bool, facts: Facts, aim: int, max_positions: int) -> tuple[int, int, int, Found]:
    """Searches on from a position (see `steps`).

    Answers how it ended, the number of the position that was searched for, how many positions were found, and these."""
    known = memory()
    found, waiting = frontier.nothing_found(), frontier.none_waiting()
    after, cost = longs(MOST_STEPS), longs(MOST_STEPS)
    count, rank = 0, 0
    best, best_number = SIZE[number_of(first)] + 1, 0
    fewest = _must_stay(first, waste_within_reach(first, facts), aim, facts, known)
    # The first position comes in like all others, as the one step from nowhere.
    here_number, here_moves, coming = 0, 0, 1
    after[0] = first
    while True:
        for step in range(coming):
            there, there_moves = after[step], here_moves + cost[step]
            number = found.numbers[frontier.slot_of(there, found)]
            if number == 0:
                if count == max_positions:
                    return OUT_OF_BUDGET, 0, count, found
                found = frontier.with_room(found, count)
                count += 1
                number = count
                found.positions[number] = there
                found.numbers[frontier.slot_of(there, found)] = number
            elif aim != SHORTEST or found.moves[number] <= there_moves:
                continue
            found.moves[number], found.before[number] = there_moves, here_number
            if aim == MOST and SIZE[number_of(there)] < best:
                best, best_number = SIZE[number_of(there)], number
                if best == fewest:
                    return FOUND, best_number, count, found
            there_rank = _rank(there, there_moves, aim, best, facts, known)
            if there_rank != LOST:
                waiting = frontier.put(waiting, there_rank, number, there_moves)
                rank = min(rank, there_rank)
        rank = frontier.lowest_rank(waiting, rank)
        if rank < 0:
            return FOUND if aim == MOST else NOT_THERE, best_number, count, found
        here_number, here_moves = frontier.take(waiting, rank)
        coming = 0
        # An entry is out of date if a shorter way has been found since.
        if here_moves == found.moves[here_number]:
            here = found.positions[here_number]
            if aim != MOST and number_of(here) == EMPTY and (not facts.strict or not live_of(here)):
                return FOUND, here_number, count, found
            coming = steps(here, may_pair and here_number == 1, facts, after, cost)


@compiled
def _rank(here: int, moves: int, aim: int, best: int, facts: Facts, known: Memory) -> int:
    """The lower the sooner it is explored; LOST: what is searched for can't come of it."""
    reach = waste_within_reach(here, facts)
    must_stay = _must_stay(here, reach, aim, facts, known)
    if aim == MOST:
        return LOST if must_stay >= best else SIZE[number_of(here)]
    if must_stay:
        return LOST
    bound = fewest_moves(here, reach, facts)
    return bound + moves if aim == SHORTEST and bound != LOST else bound


@compiled
def _must_stay(here: int, reach: int, aim: int, facts: Facts, known: Memory) -> int:
    """How many pyramid cards must stay at least."""
    state = state_of(number_of(here), usable(here, reach), aim != MOST, facts)
    return fewest_left(state, facts, known)
