"""The shortest win, of a deal that is known.

Finding it takes seconds: a guide says what to ask, and leads along the line when the answer has come. It goes by where
the board stands, not by what was done: a line serves wherever the board is on it, and from anywhere else one is asked
for anew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pyramid_race.game.board import Action, Board, Position, apply, is_cleared, start
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.solver.order_free import order_matters
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict
from pyramid_race.game.table import PLACES, Table

MAX_STATES = 4_000_000
"""Some 5 seconds and 300 MB; hardly any deal needs as much."""
ASKS_AGAIN_AFTER = 15
"""Where no line was found within the budget, one is asked for again when so many more cards have gone."""

Line = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """Which actions win from here?"""

    table: Table
    board: Board


def winning_line(question: Question, max_states: int = MAX_STATES) -> Line | None:
    """The shortest win, or any where that isn't found within the budget. Empty: there is none; None: none was found.

    Takes seconds, and memory: not for an event loop's process."""
    table, board = question.table, question.board
    best = shortest(table, board, max_states)
    if best.fewest_moves is not None:
        return best.line
    # Where the order is no matter careful play wins as well, and sooner than a line that merely wins.
    if not order_matters(table.rules):
        return None
    any_win = verdict(table, board, max_states)
    return None if any_win.verdict == "unknown" else any_win.line


class Guide:
    """Through one race. Its answers may come late, or for a board that has been left: they are remembered, and serve
    as far as they fit."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._next: dict[Position, Action] = {}
        self._asked_in_vain: Position | None = None
        self._silent_until = 0
        """How many cards must have gone before it asks again."""

    def position(self, actions: Iterable[Action]) -> Position | None:
        """Where these actions lead from the deal; None if the rules don't allow them."""
        board = start(self._table)
        for action in actions:
            after = apply(self._table, board, action)
            if isinstance(after, Refusal):
                return None
            board = after
        return board.position

    def next_action(self, position: Position) -> Action | None:
        """The next one of a line that wins; None if none is known from here."""
        return self._next.get(position)

    def question(self, position: Position) -> Question | None:
        """What to ask; None if the way is known, or asking is in vain."""
        board = Board(position)
        if position in self._next or is_cleared(self._table, board) or self._asks_in_vain(position):
            return None
        return Question(self._table, board)

    def _asks_in_vain(self, position: Position) -> bool:
        before = self._asked_in_vain
        if before is None or position.removed.bit_count() >= self._silent_until:
            return False
        # It may be an earlier board: a store has lost its last writes.
        is_later = (position.recycles, position.stock) >= (before.recycles, before.stock)
        return is_later and not before.removed & ~position.removed

    def learn(self, question: Question, line: Line | None) -> None:
        """The answer to a question: what `winning_line` says."""
        board = question.board
        if not line:
            self._asked_in_vain = board.position
            gone = board.removed.bit_count()
            self._silent_until = PLACES + 1 if line is not None else gone + ASKS_AGAIN_AFTER
        for action in line or ():
            self._next[board.position] = action
            after = apply(self._table, board, action)
            assert isinstance(after, Board)
            board = after
