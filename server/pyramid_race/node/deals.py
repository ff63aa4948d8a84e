"""Deals for races to come: drawn from the system's randomness, of the kind that the room wants.

Whether a deal can be won, and in how few moves, is found out in other processes; a few are kept at hand for each kind
asked for, so that a start hardly ever waits."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import BrokenExecutor
from typing import Any

import structlog

from pyramid_race.game.board import Table
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.order_free import order_matters
from pyramid_race.race.commands import Drawn
from pyramid_race.race.model import RoomSettings
from pyramid_race.race.wish import Wish, wish_of
from pyramid_race.solving import work
from pyramid_race.solving.pool import Solvers
from pyramid_race.solving.work import Chosen

logger = structlog.get_logger(__name__)

KEPT_READY = 3
KINDS_KEPT = 64
LOOKS_UP_S = 0.25
"""How often somebody who waits for a deal looks whether it is still wanted."""
SEARCH_S = 45.0
"""How long one deal is searched for before the search rests until somebody asks again."""

Kind = tuple[str, Rules, bool, Wish]
"""Preset, rules, whether the code must be an exact one, and what is wished for."""

Draw = Callable[[RoomSettings], Drawn | None]


def kind_of(settings: RoomSettings) -> Kind | None:
    """What has to be searched for before a race with these settings can begin; None: nothing."""
    wish = wish_of(settings.deal)
    if wish is None or not wish.winnable:
        return None
    # Sealed rooms get exact codes: seven letters could be searched from the visible cards.
    return settings.preset, settings.rules, settings.reveal_code == "finish", wish


class Deals:
    def __init__(
        self,
        quick: Solvers,
        patient: Solvers,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        keep_par: Callable[[Table, int], Awaitable[None]],
    ) -> None:
        """`quick` answers in milliseconds; `patient` may be at one question for seconds."""
        self._quick = quick
        self._patient = patient
        self._keep_par = keep_par
        self._spawn = spawn
        self._shelves: OrderedDict[Kind, _Shelf] = OrderedDict()

    def draw(self, settings: RoomSettings) -> Drawn | None:
        """A deal for a race that begins with these settings; None: none is at hand."""
        kind = kind_of(settings)
        if kind is None:
            return _drawn(work.draw(settings.preset, settings.reveal_code == "finish"))
        chosen = self._at_hand(kind)
        return None if chosen is None else _drawn(chosen.code)

    def prepare(self, settings: RoomSettings) -> None:
        """A race with these settings may begin soon."""
        kind = kind_of(settings)
        if kind is not None:
            self._fill(kind, self._shelf(kind))

    def reserve_at_once(self, settings: RoomSettings) -> Draw | None:
        """As `reserve`; None if one would have to wait."""
        kind = kind_of(settings)
        if kind is None:
            return self.draw
        chosen = self._at_hand(kind)
        return None if chosen is None else self._laid_aside(kind, chosen)

    async def reserve(self, settings: RoomSettings, limit_s: float, is_wanted: Callable[[], bool]) -> Draw | None:
        """What `draw` gives, with a deal for these settings laid aside as soon as there is one. None: none was found
        within the limit, or it is not wanted any more."""
        kind = kind_of(settings)
        if kind is None:
            return self.draw
        shelf = self._shelf(kind)
        until = time.monotonic() + limit_s
        while is_wanted() and time.monotonic() < until:
            self._fill(kind, shelf)
            try:
                async with asyncio.timeout(LOOKS_UP_S):
                    chosen = await shelf.chosen.get()
            except TimeoutError:
                continue
            self._fill(kind, shelf)
            return self._laid_aside(kind, chosen)
        return None

    def _laid_aside(self, kind: Kind, chosen: Chosen) -> Draw:
        # The settings may have changed by the time the race begins: then another deal is drawn.
        return lambda then: _drawn(chosen.code) if kind_of(then) == kind else self.draw(then)

    def _at_hand(self, kind: Kind) -> Chosen | None:
        """Takes a deal from the shelf, if there is one."""
        shelf = self._shelf(kind)
        chosen = None if shelf.chosen.empty() else shelf.chosen.get_nowait()
        self._fill(kind, shelf)
        return chosen

    def _shelf(self, kind: Kind) -> _Shelf:
        shelf = self._shelves.setdefault(kind, _Shelf())
        self._shelves.move_to_end(kind)
        while len(self._shelves) > KINDS_KEPT:
            self._shelves.popitem(last=False)
        return shelf

    def _fill(self, kind: Kind, shelf: _Shelf) -> None:
        if not shelf.is_filling and shelf.chosen.qsize() < KEPT_READY:
            shelf.is_filling = True
            self._spawn(self._search(kind, shelf))

    async def _search(self, kind: Kind, shelf: _Shelf) -> None:
        _, rules, _, wish = kind
        is_quick = wish.level is None and wish.par is None and not order_matters(rules)
        solvers = self._quick if is_quick else self._patient
        started = time.monotonic()
        try:
            # Somebody who waits takes a deal as soon as it is put down: then it goes on.
            while shelf.chosen.qsize() < KEPT_READY and time.monotonic() - started < SEARCH_S:
                chosen = await solvers.run(work.choose, *kind)
                if chosen is not None:
                    shelf.chosen.put_nowait(chosen)
                    started = time.monotonic()
                    if chosen.par is not None:
                        await self._keep_par(Table(deal_cards(chosen.code), rules), chosen.par)
        except BrokenExecutor:
            logger.exception("the search for deals has died, again and again")
        finally:
            shelf.is_filling = False


class _Shelf:
    """The deals of one kind that are at hand."""

    def __init__(self) -> None:
        self.chosen: asyncio.Queue[Chosen] = asyncio.Queue()
        self.is_filling = False


def _drawn(code: DealCode) -> Drawn:
    return Drawn(code, secrets.token_hex(16))
