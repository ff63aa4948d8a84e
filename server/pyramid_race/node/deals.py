"""Deals for races to come: drawn from the system's randomness, and known to be winnable where that is wanted."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from pyramid_race.game.board import Table
from pyramid_race.game.deal import DealCode, deal_cards, exact_code, short_code
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver import winnable
from pyramid_race.race.commands import Drawn
from pyramid_race.race.model import RoomSettings

KEPT_READY = 4
KINDS_KEPT = 64

Kind = tuple[str, Rules, bool]
"""Preset, rules, and whether the code must be an exact one."""


def any_deal(settings: RoomSettings) -> Drawn:
    """Any deal for these settings.

    Sealed rooms get exact codes: seven letters could be searched from the visible cards."""
    return Drawn(_draw(settings.preset, settings.reveal_code == "finish"), secrets.token_hex(16))


def _draw(preset: str, exact: bool) -> DealCode:
    if not exact:
        return short_code(secrets.randbelow(26**7), preset)
    cards = list(range(52))
    secrets.SystemRandom().shuffle(cards)
    return exact_code(cards, preset)


def _draw_winnable(preset: str, rules: Rules, exact: bool) -> DealCode:
    while True:
        code = _draw(preset, exact)
        if winnable(Table(deal_cards(code), rules)):
            return code


class Deals:
    """Keeps a few winnable deals at hand for each kind asked for, so that a start hardly ever waits for the solver (it
    takes a few milliseconds at worst)."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._spawn = spawn
        self._ready: dict[Kind, deque[DealCode]] = {}
        self._filling: set[Kind] = set()

    def draw(self, settings: RoomSettings) -> Drawn:
        """A deal for a race that begins with these settings."""
        if settings.deal != "winnable":
            return any_deal(settings)
        ready, kind = self._ready_for(settings)
        code = ready.popleft() if ready else _draw_winnable(*kind)
        self.prepare(settings)
        return Drawn(code, secrets.token_hex(16))

    def prepare(self, settings: RoomSettings) -> None:
        """A race with these settings may begin soon."""
        if settings.deal != "winnable":
            return
        ready, kind = self._ready_for(settings)
        if kind not in self._filling and len(ready) < KEPT_READY:
            self._filling.add(kind)
            self._spawn(self._fill(kind, ready))

    def _ready_for(self, settings: RoomSettings) -> tuple[deque[DealCode], Kind]:
        kind = (settings.preset, settings.rules, settings.reveal_code == "finish")
        if len(self._ready) >= KINDS_KEPT and kind not in self._ready:
            self._ready.clear()
        return self._ready.setdefault(kind, deque()), kind

    async def _fill(self, kind: Kind, ready: deque[DealCode]) -> None:
        try:
            while len(ready) < KEPT_READY:
                ready.append(await asyncio.to_thread(_draw_winnable, *kind))
        finally:
            self._filling.discard(kind)
