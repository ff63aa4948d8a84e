"""Long lists of deals, solved on all cores."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from pyramid_race.game.board import Table, start
from pyramid_race.game.cards import Card
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.verdict import is_winnable as of_a_board

Deal = tuple[Card, ...]


@contextmanager
def processes(count: int = os.cpu_count() or 1) -> Iterator[ProcessPoolExecutor]:
    """As many as there are cores, or so many. What they run must be a function of a module."""
    # Here first: several processes at once would all make the machine code.
    is_winnable(tuple(range(52)), PRESETS["O"])
    # Spawned: this process may have threads, of which a fork would know nothing.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context) as pool:
        yield pool


def is_winnable(cards: Deal, rules: Rules) -> bool | None:
    """The verdict without what `verdict` looks for in deals that can't be won. None: the budget ended."""
    table = Table(cards, rules)
    return of_a_board(table, start(table))
