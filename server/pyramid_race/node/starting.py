"""Beginning a race when there is a deal for it. Only the start waits: whatever else is asked goes on."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from pyramid_race.node.answers import Ask, error
from pyramid_race.node.connection import Connection
from pyramid_race.node.deals import Deals
from pyramid_race.node.deciding import may_begin
from pyramid_race.race.commands import Start, Tick
from pyramid_race.race.deadlines import starts_by_itself_at
from pyramid_race.race.hosting import NO_DEAL
from pyramid_race.race.model import Room

DEAL_WITHIN_S = 30.0
"""How long a start waits for a deal of the kind that the room wants."""


class Started(Protocol):
    """A room as its start needs it."""

    @property
    def room(self) -> Room: ...

    def now(self) -> int: ...

    def submit(self, ask: Ask) -> None: ...


class Starting:
    def __init__(self, deals: Deals, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._deals = deals
        self._spawn = spawn

    def submit(self, live: Started, connection: Connection, ask: Ask) -> None:
        """Asks the room, with a deal laid aside for what may begin a race."""
        begins = may_begin(ask.command, live.room, live.now())
        if begins:
            ask.draw = self._deals.reserve_at_once(live.room.settings)
        has_to_wait = begins and ask.draw is None
        if has_to_wait and isinstance(ask.command, Start):
            connection.waiting += 1
            self._spawn(self._start_with_deal(live, connection, ask))
            return
        live.submit(ask)
        if has_to_wait:
            self._spawn(self._begin_by_itself(live, connection, ask))

    async def _start_with_deal(self, live: Started, connection: Connection, ask: Ask) -> None:
        settings = live.room.settings
        ask.draw = await self._deals.reserve(settings, DEAL_WITHIN_S, lambda: live.room.settings == settings)
        connection.waiting -= 1
        if live.room.settings == settings:
            if connection.closing:  # a page that was loaded again meanwhile: it was asked for in time
                ask.connection = None
            live.submit(ask)
        else:
            changed = "the settings were changed while a deal was looked for: start again"
            connection.send(error("wrong_phase", changed, ask.ref))

    async def _begin_by_itself(self, live: Started, connection: Connection, ask: Ask) -> None:
        """Begins the race when there is a deal for it, if all are still ready by then."""
        settings = live.room.settings

        def is_wanted() -> bool:
            return live.room.settings == settings and live.room.race is None

        draw = await self._deals.reserve(settings, DEAL_WITHIN_S, is_wanted)
        if live.room.settings != settings or starts_by_itself_at(live.room) is None:
            return
        if draw is None:
            connection.send(error("unavailable", NO_DEAL, ask.ref))
            return
        live.submit(Ask(Tick(), draw=draw))
