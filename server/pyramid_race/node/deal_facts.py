"""What anybody may know of a deal: its layout, whether it can be won, how much can go, and its par when that is known.

What takes a search is worked out aside, once, and told to whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

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
        self._verdicts = _Asked[Verdict]()
        self._pars = _Asked[int | None]()

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
            par_of_deal = self._pars.answer(str(code), lambda: self._insight.par(table, self._curious))
            asked_par = asyncio.ensure_future(par_of_deal)
        found = await self._verdicts.answer(str(code), lambda: self._verdict(table))
        known = found.value.verdict if found.value is not None else "unknown"
        facts["winnable"] = None if known == "unknown" else known == "winnable"
        facts["most_removable"] = found.value.most_removable if found.value is not None else None
        pending = ["winnable"] if found.is_pending else []
        if asked_par is not None:
            par = await asked_par
            facts["par"] = par.value or None
            pending += ["par"] if par.is_pending else []
        if pending:
            facts["pending"] = pending
        return facts

    async def _verdict(self, table: Table) -> Verdict:
        solvers = self._curious if order_matters(table.rules) else self._quick
        return await solvers.run(verdict, table, start(table), VERDICT_STATES)


@dataclass(frozen=True, slots=True)
class _Answer(Generic[T]):
    value: T | None
    is_pending: bool


class _Asked(Generic[T]):
    """The latest questions and their answers."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Task[T]] = OrderedDict()

    async def answer(self, question: str, work_out: Callable[[], Coroutine[Any, Any, T]]) -> _Answer[T]:
        """The answer, if it is there in time; what went wrong with it is logged, and asked again the next time."""
        asked = self._kept.get(question)
        if asked is None:
            if sum(not other.done() for other in self._kept.values()) >= MOST_WAITING:
                return _Answer(None, True)
            asked = self._kept[question] = asyncio.create_task(work_out())
        self._kept.move_to_end(question)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        done, _ = await asyncio.wait({asked}, timeout=ANSWER_WITHIN_S)
        if not done:
            return _Answer(None, True)
        if asked.cancelled() or asked.exception() is not None:
            self._kept.pop(question, None)
            logger.error("a question about a deal has no answer", question=question)
            return _Answer(None, True)
        return _Answer(asked.result(), False)
