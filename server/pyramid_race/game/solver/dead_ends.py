"""Which boards of a deal are dead: there are actions left, but no way to win. One object serves a whole race."""

from __future__ import annotations

from pyramid_race.game.board import Board
from pyramid_race.game.position import Position
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.order_free import OrderFree, State, all_answers, order_matters
from pyramid_race.game.table import Table


def tells_nothing_hidden(rules: Rules) -> bool:
    """Whether a player who hears that his board is dead learns nothing that he could not work out himself."""
    return rules.recycles is None and rules.win == "pyramid" and rules.waste_piles == 1


class DeadEnds:
    """What is known of a deal's dead boards. It starts empty: somebody works out the answers and hands them in.

    Where the order of the stock is no matter one table (`take_table`) answers for every board, as long as no two stock
    cards are paired. Elsewhere the table only knows some dead boards; others are answered by a search (`learn`)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._game = OrderFree(table)
        self._searched: dict[Position, bool] = {}
        self.has_table = False
        self.is_asked_for = False
        """Whether somebody is at work on the table."""

    def is_dead(self, board: Board) -> bool | None:
        """Whether a board that isn't cleared can't be won any more; None: not known yet."""
        if not self.has_table:
            return None
        can_win = self._game.knows(board.removed)
        if can_win is False:
            return True
        if can_win and not order_matters(self.table.rules):
            return False
        return self._searched.get(board.position)

    def take_table(self, answers: dict[State, int]) -> None:
        """Takes in what `table_of` has worked out."""
        self._game.fewest.update(answers)
        self.has_table = True

    def learn(self, position: Position, is_dead: bool) -> None:
        """Takes in what a search has found out about one position."""
        self._searched[position] = is_dead


def table_of(table: Table) -> dict[State, int]:
    """The table of a deal, for `DeadEnds.take_table`: about 100 states in a millisecond, 2,000 in 20 at most."""
    return all_answers(table)
