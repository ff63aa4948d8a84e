"""What anybody may know of a deal: its layout, whether it can be won, how much can go, and its par when that is known.

What takes a search is worked out aside, once, and told to whoever asks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

from pyramid_race.game.board import Table, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.order_free import order_matters
from pyramid_race.game.solver.verdict import Verdict, verdict
from pyramid_race.game.table import PYRAMID_PLACES
from pyramid_race.node import views
from pyramid_race.node.insight import Insight
from pyramid_race.solving.asked import Asked
from pyramid_race.solving.pool import Solvers
from pyramid_race.solving.work import VERDICT_STATES

logger = structlog.get_logger(__name__)

Json = dict[str, Any]
T = TypeVar("T")

KEPT = 512
MOST_WAITING = 16
"""Questions that are worked on or wait their turn; beyond that one is told to ask again later."""
ANSWER_WITHIN_S = 3.0
"""How long a request waits for what takes a search."""


class DealFacts:
    def __init__(self, insight: Insight, quick: Solvers, curious: Solvers) -> None:
        """`curious` is there for such questions alone, so that no race waits for them."""
        self._insight = insight
        self._quick = quick
        self._curious = curious
        self._verdicts = Asked[str, Verdict](KEPT)
        self._pars = Asked[str, int | None](KEPT)

    async def of(self, code: DealCode, with_par: bool) -> Json:
        """`winnable` and `most_removable` are null where the search ended without an answer. `pending` names what is
        still being worked out: ask again."""
        cards = deal_cards(code)
        table = Table(cards, PRESETS[code.preset])
        facts: Json = {
            "code": str(code),
            "preset": code.preset,
            "cards": [NAMES[card] for card in cards],
            "pyramid": [NAMES[card] for card in cards[:PYRAMID_PLACES]],
            "stock": [NAMES[card] for card in cards[PYRAMID_PLACES:]],
            "board": views.board_view(table, start(table)),
        }
        # Side by side, so that one waits no longer for both.
        asked_par = None
        if with_par:
            asked_par = asyncio.ensure_future(
                _within(self._pars, str(code), lambda: self._insight.par(table, self._curious))
            )
        found, is_pending = await _within(self._verdicts, str(code), lambda: self._verdict(table))
        known = "unknown" if found is None else found.verdict
        facts["winnable"] = None if known == "unknown" else known == "winnable"
        facts["most_removable"] = None if found is None else found.most_removable
        pending = ["winnable"] if is_pending else []
        if asked_par is not None:
            par, is_pending = await asked_par
            facts["par"] = par or None
            pending += ["par"] if is_pending else []
        if pending:
            facts["pending"] = pending
        return facts

    async def _verdict(self, table: Table) -> Verdict:
        solvers = self._curious if order_matters(table.rules) else self._quick
        return await solvers.run(verdict, table, start(table), VERDICT_STATES)


async def _within(
    asked: Asked[str, T], question: str, work_out: Callable[[], Coroutine[Any, Any, T]]
) -> tuple[T | None, bool]:
    """The answer, and whether it is still pending. What went wrong is logged, and asked again the next time."""
    if question not in asked and asked.waiting >= MOST_WAITING:
        return None, True
    answer = asked.ask(question, work_out)
    done, _ = await asyncio.wait({answer}, timeout=ANSWER_WITHIN_S)
    if not done:
        return None, True
    if answer.cancelled() or answer.exception() is not None:
        logger.error("a question about a deal has no answer", question=question)
        return None, True
    return answer.result(), False
