"""How forgiving a deal is: the share of ways to play it that win.

Counted where the order of the stock is no matter (see `order_free`), over the choices that are left there: a player who
takes at once whatever costs nothing, and otherwise takes any of the removals that are possible, each as likely as the
others, waiting for the stock cards that it takes. It is exact, and a number of the cards alone."""

from __future__ import annotations

from pyramid_race.game.board import start
from pyramid_race.game.solver.order_free import OrderFree, State, cards_left
from pyramid_race.game.table import Table


def win_share(table: Table) -> float:
    """From 0 (no way wins) to 1 (every way does)."""
    game = OrderFree(table)
    shares: dict[State, float] = {}

    def share(state: State) -> float:
        known = shares.get(state)
        if known is None:
            choices = [game.settled(after) for after in game.removals(state)]
            known = sum(map(share, choices)) / len(choices) if choices else float(cards_left(state) == 0)
            shares[state] = known
        return known

    return share(game.state(start(table).removed))
