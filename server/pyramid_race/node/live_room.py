"""A room as this node follows it: the state folded so far, what is asked of it, and what is on its way to the log.

Asks are decided in order against the state that the ones before them will make; the batch goes to the log in one
append.
What the log takes is folded, told and answered; what it refuses (another node was first) is decided again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from redis.asyncio import Redis

from pyramid_race import metrics
from pyramid_race.game.board import Remove, removed
from pyramid_race.node import views
from pyramid_race.node.answers import Ask, answer, unavailable
from pyramid_race.node.audience import Soon
from pyramid_race.node.connection import Connection
from pyramid_race.node.deals import Draw
from pyramid_race.node.deciding import Decided, decide_in_order
from pyramid_race.node.gathering import Gathering
from pyramid_race.node.insight import Insight
from pyramid_race.node.reading import Reading
from pyramid_race.node.recording import Recorder
from pyramid_race.node.room_timer import RoomTimer
from pyramid_race.node.show import Intervals, Show
from pyramid_race.node.webhooks import Webhooks
from pyramid_race.race.codec import decode_event
from pyramid_race.race.commands import Disconnect, Join, Move, Tick
from pyramid_race.race.decision import Decision, Tried
from pyramid_race.race.events import Disconnected, Event, Left, Moved
from pyramid_race.race.evolve import evolve
from pyramid_race.race.model import PlayerId, Room, RoomId
from pyramid_race.store.clock import Clock
from pyramid_race.store.committer import Committer
from pyramid_race.store.follower import Hint
from pyramid_race.store.log import Appended, Batch, Entry, NotAppended

NEARLY_CLEARED = 20
"""Pyramid cards removed from which on a racer's removals are never held back (he may have sent several)."""
MOST_TRIES = 20
"""How often one ask is decided again before it is given up (each time somebody else was first)."""


@dataclass(slots=True)
class Owed:
    """An answer to give once the room has folded `version`."""

    version: int
    decided: Decided


@dataclass(frozen=True, slots=True)
class Services:
    """What every room of a node shares."""

    clock: Clock
    committer: Committer
    read: Redis
    intervals: Intervals
    close: Callable[[Connection, int, str], None]
    soon: Soon
    changed: Callable[[RoomId], None]
    spawn: Callable[[Coroutine[Any, Any, Any]], None]
    draw: Draw
    insight: Insight
    recorder: Recorder
    hooks: Webhooks


class LiveRoom:
    def __init__(self, room_id: RoomId, services: Services, *, loading: bool = False) -> None:
        """`loading`: `read_on` is about to be called; nothing is decided or folded before."""
        self.room = Room(id=room_id)
        self.services = services
        told = partial(services.changed, room_id)
        self.here = Gathering(lambda: self.room, services.clock.now, self._new_show, told)
        self.idle_since: float | None = None
        self._pending: deque[Ask] = deque()
        self._flying: list[Decided] | None = None
        self._owed: deque[Owed] = deque()
        self._asked: dict[int, Ask] = {}
        self._own: set[int] = set()
        """Versions of what this node has appended and not yet folded."""
        self.reading = Reading(self, services.read, self._has_read, reading=loading)
        self.timer = RoomTimer(lambda: self.room, self.here.show, services.clock.now, self._tick, told)

    def _new_show(self, room: Callable[[], Room]) -> Show:
        services = self.services
        return Show(room, services.clock.now, services.intervals, services.close, services.soon)

    # --- asking ---

    def submit(self, ask: Ask) -> None:
        if ask.connection is not None:
            ask.connection.waiting += 1
        self._pending.append(ask)
        self.services.committer.wake(self, self._is_urgent(ask))

    def _is_urgent(self, ask: Ask) -> bool:
        """Whether it must not wait for others to go along: all but moves that can't be the last."""
        command = ask.command
        if not isinstance(command, Move):
            return True
        if not isinstance(command.action, Remove):
            return False
        race = self.room.race
        runner = race.runners.get(command.actor) if race is not None else None
        return runner is not None and removed(runner.board) >= NEARLY_CLEARED

    @property
    def is_busy(self) -> bool:
        return bool(self._pending or self._owed or self._flying is not None or self.reading.under_way)

    def now(self) -> int:
        return self.services.clock.now()

    # --- who is here ---

    def seen_by(self, viewer: PlayerId | None) -> Room:
        """The room as it is for this member, or for a stranger (None): spectators may be behind."""
        return self.here.seen_by(viewer)

    def attach(self, player: PlayerId, connection: Connection, spectates: bool) -> None:
        """From here on the connection is told what happens."""
        self.here.put(player, connection, spectates)
        self.idle_since = None
        connection.rooms.add(self.room.id)

    def detach(self, player: PlayerId, connection: Connection) -> None:
        connection.rooms.discard(self.room.id)
        self.here.take_out(player)

    def connection_ended(self, player: PlayerId, connection: Connection) -> None:
        if self.here.connection_of(player) is connection:
            self.here.take_out(player)
        self.submit(Ask(Disconnect(player, connection.id)))

    def stop(self) -> None:
        self.here.stop()
        self.timer.stop()

    # --- deciding (Source of the committer) ---

    def collect(self) -> Batch | None:
        if self._flying is not None or self.reading.under_way or not self._pending:
            return None
        decided, batch = decide_in_order(self.room, self._pending, self.services.clock.now(), self.services.draw)
        if batch is not None:
            self._flying = decided
        else:
            for one in decided:
                self._answer(one)
        return batch

    def settle(self, result: Appended | NotAppended) -> None:
        decided, self._flying = self._flying or list[Decided](), None
        if isinstance(result, NotAppended):
            for one in decided:
                unavailable(one.ask, result.reason)
            self.catch_up()
            return
        self.services.clock.observe(result.at)
        again = self._owe(decided, result)
        if again:
            metrics.CONFLICTS.inc()
            if result.version == self.room.version:
                # Nobody was first: it was a guard on the time. Redis' clock is right.
                self.services.clock.set_back_to(result.at)
            self._pending.extendleft(reversed(again))
        self._pay()  # refusals that came before the first event: with the board on which they were decided
        metrics.MOVES.inc(sum(isinstance(one.ask.command, Move) for one in decided[: len(decided) - len(again)]))
        if result.groups and result.before == self.room.version:
            for one in decided[: len(decided) - len(again)]:
                tried = one.outcome.tried if isinstance(one.outcome, Decision) else None
                for event in one.events:
                    self._fold(event, result.at, tried)
        self._pay()
        if self.reading.more or result.version > self.room.version:
            self.catch_up()
        elif self._pending:
            self.services.committer.wake(self, any(map(self._is_urgent, self._pending)))

    def _owe(self, decided: list[Decided], result: Appended) -> list[Ask]:
        """Notes the answers to give for what was appended; returns the asks to decide again."""
        groups, version = 0, result.before
        for index, one in enumerate(decided):
            if one.events:
                if groups == result.groups:
                    return self._once_more([late.ask for late in decided[index:]])
                groups += 1
                self._asked[version + 1] = one.ask
                self._own.update(range(version + 1, version + len(one.events) + 1))
                version += len(one.events)
            self._owed.append(Owed(max(version, self.room.version) if groups == 0 else version, one))
        return []

    def _once_more(self, asks: list[Ask]) -> list[Ask]:
        asks[0].tries += 1
        if asks[0].tries <= MOST_TRIES:
            return asks
        unavailable(asks[0], "too many others were first")
        return asks[1:]

    # --- folding ---

    def _fold(self, event: Event, at: int, tried: Tried | None = None) -> None:
        before = self.room
        version = before.version + 1
        if self.here.show.go_is_due(at):
            self.here.show.go()
        self.room = evolve(before, event, version, at, tried)
        self._look_into(event)
        here = self._open_connection(event) if self.room.members is not before.members else None
        ask = self._asked.pop(version, None)
        told_with_ref = ask is not None and ask.answer == "event"
        asker = ask.connection if ask and told_with_ref else None
        self.here.told(before, event, at, asker, ask.ref if ask else None)
        if not isinstance(event, Moved):
            self.here.follow(before, event, answered=ask is not None and ask.answer == "room")
        if version in self._own:
            self._own.discard(version)
            self.services.hooks.room_event(before, self.room, event, at)
        if self._owed:
            self._pay()
        if self.room.epoch != before.epoch or self.room.members is not before.members:
            self.timer.arm()
            self.services.changed(self.room.id)
        elif isinstance(event, Moved):
            self._list_shows_moves()
        if self.room.unrecorded is not before.unrecorded and not self.reading.under_way:
            self.services.recorder.look(self)
        if here is not None:
            self._come_back(before, here)

    def _list_shows_moves(self) -> None:
        settings = self.room.settings
        if settings.visibility == "public" and views.shows_race(settings):
            self.services.changed(self.room.id)  # only noted: the list is written once a second

    def _look_into(self, event: Event | None) -> None:
        """Has worked out what is to be known of the race's deal by now."""
        race = self.room.race
        if race is None or self.reading.under_way:
            return
        if isinstance(event, Moved):
            self.services.insight.moved(self, race, event.player)
        else:
            self.services.insight.begin(self, race)

    def told_dead_ends(self, players: list[PlayerId]) -> None:
        for show in self.here.shows():
            show.dead_ends(players)

    def told_par(self) -> None:
        for show in self.here.shows():
            show.par()

    def _open_connection(self, event: Event) -> Connection | None:
        """The connection that `event` calls lost, if it is open: another node has taken this one for dead."""
        if not isinstance(event, Disconnected | Left) or event.connection is None:
            return None
        connection = self.here.connection_of(event.player)
        if connection is None or connection.id != event.connection or connection.closing:
            return None
        return connection

    def _come_back(self, before: Room, connection: Connection) -> None:
        """Joins again for a connection that was there all the time."""
        player = connection.player
        member = before.members.get(PlayerId(player.id)) if player is not None else None
        if member is not None:
            join = Join(member.player, member.name, member.role, True, connection.id, member.bot)
            self.submit(Ask(join, connection, None, "room", otherwise=lambda _: None))

    def _pay(self) -> None:
        while self._owed and self._owed[0].version <= self.room.version:
            self._answer(self._owed.popleft().decided)

    def _answer(self, decided: Decided) -> None:
        answer(self, decided.ask, decided.outcome)

    def fold_entry(self, entry: Entry) -> None:
        """One event as read from the log or from a hint; one that is folded already is passed over."""
        if entry.version != self.room.version + 1:
            return
        self._fold(decode_event(entry.payload), entry.at)

    def take_hint(self, hint: Hint) -> None:
        """Another node's events. If some before them are missing, the log is read."""
        if self.reading.under_way or hint.entries[0].version > self.room.version + 1:
            self.catch_up()
            return
        for entry in hint.entries:
            self.fold_entry(entry)

    def catch_up(self) -> None:
        """Reads what is missing from the log, in the background; nothing is decided meanwhile."""
        if self._flying is not None or self.reading.under_way:
            # Once the batch on its way is settled, or the reading under way has come to its end.
            self.reading.more = True
        else:
            self.reading.under_way = True
            self.services.spawn(self.reading.read_on())

    def _has_read(self) -> None:
        self._look_into(None)
        self.services.recorder.look(self)
        self._pay()
        if self._pending:
            self.services.committer.wake(self)

    # --- time ---

    def loaded(self) -> None:
        """The log has been folded for the first time: from here on the clock matters."""
        self.here.loaded()
        self.timer.arm()

    def _tick(self) -> None:
        # While the store fails, one Tick is as good as many.
        if not any(isinstance(ask.command, Tick) for ask in self._pending):
            self.submit(Ask(Tick()))
