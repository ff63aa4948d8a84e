"""What the pool is asked: one question about a deal each, with a budget that keeps it to seconds."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from pyramid_race.game.board import Board, Table, start
from pyramid_race.game.deal import DECK, SHORT_CODES, DealCode, deal_cards, exact_code, short_code
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.levels import Level, level, may_be
from pyramid_race.game.solver.order_free import can_win
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import is_winnable
from pyramid_race.race.wish import Wish

PAR_STATES = 4_000_000
"""Positions to look at for a par: of 1,000 random deals one needs more; some 4 seconds and 300 MB at most."""
VERDICT_STATES = 1_000_000
"""Positions to look at for a verdict while people wait."""
CANDIDATES = 20
"""Deals to try in one go."""


@dataclass(frozen=True, slots=True)
class Chosen:
    code: DealCode
    par: int | None
    """The fewest moves of a win, if that has been worked out."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a deal is."""

    code: DealCode
    winnable: bool | None
    """None: not found out within the budget."""
    par: int | None
    """The fewest moves of a win; None: there is none, or it was not found within the budget."""
    share: float
    """The share of ways to play that win (see `forgiveness`)."""
    level: Level | None
    """None: its par isn't known."""


def par_of(table: Table) -> int | None:
    """The fewest moves of a win; 0: there is none; None: not found within the budget."""
    return shortest(table, start(table), PAR_STATES).fewest_moves


def is_lost(table: Table, board: Board) -> bool | None:
    """Whether the board can't be won any more; None: not found out within the budget."""
    winnable = is_winnable(table, board, VERDICT_STATES)
    return None if winnable is None else not winnable


def choose(preset: str, rules: Rules, exact: bool, wish: Wish) -> Chosen | None:
    """A random deal of the kind that is wished for; None if none of CANDIDATES was."""
    for _ in range(CANDIDATES):
        code = draw(preset, exact)
        chosen = _fitting(code, Table(deal_cards(code), rules), wish)
        if chosen is not None:
            return chosen
    return None


def _fitting(code: DealCode, table: Table, wish: Wish) -> Chosen | None:
    if not wish.winnable:
        return Chosen(code, None)
    if wish.level is None and wish.par is None:
        return Chosen(code, None) if is_lost(table, start(table)) is False else None
    rating = rate(code, table.rules, wish)
    return None if rating is None else Chosen(code, rating.par)


def rate(code: DealCode, rules: Rules, wish: Wish) -> Rating | None:
    """How hard the deal is under these rules; None: it isn't of the kind that is wished for.

    Where it has to be winnable its par must be found within the budget."""
    table = Table(deal_cards(code), rules)
    if not can_win(table, start(table)):
        return None if wish.winnable else Rating(code, False, None, 0.0, None)
    share = win_share(table)
    if wish.level is not None and not may_be(wish.level, code.preset, share):
        return None
    par = par_of(table)
    if not par:
        return None if wish.winnable else Rating(code, _without_par(table, par), None, share, None)
    rating = Rating(code, True, par, share, level(code.preset, par, share))
    return rating if _fits(rating, par, wish) else None


def _without_par(table: Table, par: int | None) -> bool | None:
    """Whether a deal can be won of which no shortest win was found."""
    lost = par == 0 or is_lost(table, start(table))
    return None if lost is None else not lost


def _fits(rating: Rating, par: int, wish: Wish) -> bool:
    return wish.level in (None, rating.level) and (wish.par is None or wish.par[0] <= par <= wish.par[1])


def draw(preset: str, exact: bool) -> DealCode:
    """Any deal, from the system's randomness; an exact code names one of all orders, a short one of 26^7."""
    if not exact:
        return short_code(secrets.randbelow(SHORT_CODES), preset)
    cards = list(range(DECK))
    secrets.SystemRandom().shuffle(cards)
    return exact_code(cards, preset)
