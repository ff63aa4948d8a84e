"""The search that fits the rules."""

from __future__ import annotations

from pyramid_race.game.board import Board
from pyramid_race.game.solver import several_piles
from pyramid_race.game.solver.found import Found
from pyramid_race.game.table import Table

MAX_STATES_SEVERAL_PILES = 100_000
"""The most positions that are looked at where there are several waste piles: some seconds, some 100 MB."""


def find(table: Table, board: Board, aim: int, max_states: int) -> Found:
    """Searches on from a board for an aim (see `found`), looking at no more positions than `max_states`."""
    if table.rules.waste_piles > 1:
        return several_piles.find(table, board, aim, min(max_states, MAX_STATES_SEVERAL_PILES))
    # Only here: the machine code takes a moment to load, and most questions are answered without it.
    from pyramid_race.game.solver import one_pile  # noqa: PLC0415

    return one_pile.find(table, board, aim, max_states)
