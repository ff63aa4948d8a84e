"""Beginning a race when there is a deal for it. Only the start waits: whatever else is asked goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.answers import Ask, error
from pyramid_race.node.connection import Connection
from pyramid_race.node.deals import Deals
from pyramid_race.node.deciding import may_begin
from pyramid_race.race.commands import SetReady, Start
from pyramid_race.race.hosting import NO_DEAL, everyone_ready, seated
from pyramid_race.race.model import Room

DEAL_WITHIN_S = 30.0
"""How long a start waits for a deal of the kind that the room wants."""
SETTLES_S, SETTLES_WITHIN = 0.1, 20
"""How often, and how many times, it is looked whether all are ready after somebody has said so."""


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
        # The last one may be ready on another node at this very moment: then neither has begun the race.
        is_ready = isinstance(ask.command, SetReady) and ask.command.ready and live.room.settings.start == "all_ready"
        if has_to_wait or is_ready:
            self._spawn(self._begin_if_ready(live, connection, ask))

    async def _start_with_deal(self, live: Started, connection: Connection, ask: Ask) -> None:
        settings = live.room.settings
        ask.draw = await self._deals.reserve(settings, DEAL_WITHIN_S, lambda: live.room.settings == settings)
        connection.waiting -= 1
        if live.room.settings == settings:
            live.submit(ask)
        else:
            changed = "the settings were changed while a deal was looked for: start again"
            connection.send(error("wrong_phase", changed, ask.ref))

    async def _begin_if_ready(self, live: Started, connection: Connection, ask: Ask) -> None:
        """Begins the race when there is a deal for it, if all are ready soon and still are by then."""
        if not await _are_all_ready_soon(live):
            return
        settings = live.room.settings
        draw = await self._deals.reserve(settings, DEAL_WITHIN_S, lambda: live.room.settings == settings)
        room = live.room
        if room.settings != settings or not _waits_to_begin(room):
            return
        if draw is None:
            connection.send(error("unavailable", NO_DEAL, ask.ref))
            return
        live.submit(Ask(_ready_again(room), complete=_again_if_all_are_ready, draw=draw))


async def _are_all_ready_soon(live: Started) -> bool:
    for _ in range(SETTLES_WITHIN):
        await asyncio.sleep(SETTLES_S)
        if live.room.race is not None:
            return False
        if everyone_ready(seated(live.room)):
            return True
    return False


def _ready_again(room: Room) -> SetReady:
    """What one of the players has said already, and what begins the race now that there is a deal."""
    return SetReady(seated(room)[0].player, ready=True)


def _again_if_all_are_ready(room: Room) -> SetReady | Refusal:
    return _ready_again(room) if _waits_to_begin(room) else Refusal("wrong_phase", "somebody is not ready any more")


def _waits_to_begin(room: Room) -> bool:
    return room.race is None and not room.held and everyone_ready(seated(room))
