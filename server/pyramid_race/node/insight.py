"""Works out what is to be known of the rooms' deals, in other processes: dead ends while a race runs, and its par."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race import metrics
from pyramid_race.game.board import Board, Table, removed
from pyramid_race.game.solver.dead_ends import DeadEnds, table_of
from pyramid_race.race.knowledge import Knowledge
from pyramid_race.race.model import PlayerId, Race, Room
from pyramid_race.solving import work
from pyramid_race.solving.pool import Solvers
from pyramid_race.store import pars

logger = structlog.get_logger(__name__)

NEARLY_CLEARED = 20
"""Pyramid cards removed by the first racer when the par is begun to be worked out."""
MOST_PARS_WAITING = 200
"""Beyond this a node is so busy that races do without their par."""


class Told(Protocol):
    """A room as its insight needs it."""

    @property
    def room(self) -> Room: ...

    def told_dead_ends(self, players: list[PlayerId]) -> None:
        """These racers' boards may have turned out to be dead."""
        ...

    def told_par(self) -> None:
        """The par has become known, or has been given up."""
        ...


class Insight:
    """`quick` answers in milliseconds; `patient` may be at one question for seconds."""

    def __init__(
        self, quick: Solvers, patient: Solvers, redis: Redis, spawn: Callable[[Coroutine[Any, Any, Any]], None]
    ) -> None:
        self._quick = quick
        self._patient = patient
        self._redis = redis
        self._spawn = spawn
        self._searching: set[tuple[int, PlayerId]] = set()
        self._pars_waiting = 0

    def begin(self, live: Told, race: Race) -> None:
        """Sees to it that it will be known which boards of this race are dead, and its par if it is over."""
        known = race.knowledge
        if known.dead_ends is not None and not known.dead_ends.is_asked_for:
            known.dead_ends.is_asked_for = True
            self._spawn(self._find_dead_ends(live, known.dead_ends))
        if race.ended_at is not None:
            self._want_par(live, race)

    def _want_par(self, live: Told, race: Race) -> None:
        known = race.knowledge
        if known.par is None and not known.par_asked_for and self._pars_waiting < MOST_PARS_WAITING:
            known.par_asked_for = known.par_pending = True
            self._spawn(self._find_par(live, race))

    def moved(self, live: Told, race: Race, player: PlayerId) -> None:
        """Sees to it that a racer will hear if his board is dead now, where it takes a search to find out; and that the
        par is known by the time of the result. (Most of the work would be in vain if it began with the race.)"""
        runner = race.runners.get(player)
        if (runner is not None and removed(runner.board) >= NEARLY_CLEARED) or race.ended_at is not None:
            self._want_par(live, race)
        known = race.knowledge
        if known.dead_ends is None or not known.dead_ends.has_table or (id(known), player) in self._searching:
            return
        if self._unknown_board(live, known, player) is not None:
            self._searching.add((id(known), player))
            self._spawn(self._search(live, known, player))

    def _unknown_board(self, live: Told, known: Knowledge, player: PlayerId) -> Board | None:
        """The racer's present board if it isn't known whether it is dead."""
        race = live.room.race
        if race is None or race.knowledge is not known or known.dead_ends is None or race.ended_at is not None:
            return None
        runner = race.runners.get(player)
        if runner is None or runner.status != "playing" or known.dead_ends.is_dead(runner.board) is not None:
            return None
        return runner.board

    async def _find_dead_ends(self, live: Told, dead_ends: DeadEnds) -> None:
        try:
            dead_ends.take_table(await self._quick.run(table_of, dead_ends.table))
        except BrokenExecutor:
            # In a thread it takes its share of the event loop, but it is told all the same.
            logger.exception("a table of dead ends can't be worked out by another process")
            dead_ends.take_table(await asyncio.to_thread(table_of, dead_ends.table))
        race = live.room.race
        if race is None or race.knowledge.dead_ends is not dead_ends:
            return
        live.told_dead_ends([player for player, runner in race.runners.items() if dead_ends.is_dead(runner.board)])
        for player in race.runners:
            self.moved(live, race, player)

    async def _search(self, live: Told, known: Knowledge, player: PlayerId) -> None:
        """Looks at the racer's boards as he goes on, always the latest one."""
        assert known.dead_ends is not None
        try:
            while (board := self._unknown_board(live, known, player)) is not None:
                # Only where the cards are: not how they came there.
                alone = Board(board.position)
                is_lost = await self._patient.run(work.is_lost, known.dead_ends.table, alone)
                known.dead_ends.learn(board.position, is_lost is True)
                if is_lost:
                    live.told_dead_ends([player])
        except BrokenExecutor:
            logger.exception("whether a board is dead can't be found out")
        finally:
            self._searching.discard((id(known), player))

    async def _find_par(self, live: Told, race: Race) -> None:
        known = race.knowledge
        self._pars_waiting += 1
        try:
            known.par = await self.par(race.table, self._patient) or None
        except BrokenExecutor:
            logger.exception("a par can't be worked out")
        finally:
            known.par_pending = False
            self._pars_waiting -= 1
        now = live.room.race
        if now is not None and now.knowledge is known:
            live.told_par()

    async def par(self, table: Table, solvers: Solvers) -> int | None:
        """The fewest moves of a win; 0: there is none; None: not found within the budget.

        Raises BrokenExecutor if it can't be worked out just now."""
        par = await self._kept_par(table)
        if par is None:
            with metrics.PAR_SECONDS.time():
                par = await solvers.run(work.par_of, table)
            if par is not None:
                await self.keep_par(table, par)
        return par

    async def known_par(self, table: Table) -> int | None:
        """The fewest moves of a win if somebody has worked it out, and there is one."""
        return await self._kept_par(table) or None

    async def _kept_par(self, table: Table) -> int | None:
        try:
            return await pars.find(self._redis, table)
        except (RedisError, OSError, TimeoutError):
            logger.warning("the store does not answer: it may know this par")
            return None

    async def keep_par(self, table: Table, par: int) -> None:
        """Keeps a par for whoever asks next; if the store doesn't answer it is just not kept."""
        try:
            await pars.keep(self._redis, table, par)
        except (RedisError, OSError, TimeoutError):
            logger.warning("the store does not answer: a par is not kept")
