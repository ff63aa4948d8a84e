"""A room as its spectators see it where the host wants them to be behind: the same log, folded later.

While a race runs its events are held for the delay; everything else only waits until what came before it has been
shown. What is held is folded as if it had been stamped later, and so is the countdown: in the spectators' room GO,
clears and the limit all come later by the delay. Whoever has only these messages needs to know nothing of any delay."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from pyramid_race.node.answers import with_ref
from pyramid_race.node.connection import Connection
from pyramid_race.node.happenings import event_view
from pyramid_race.node.show import Show
from pyramid_race.race.events import CountdownStarted, Event, Forgotten
from pyramid_race.race.evolve import evolve
from pyramid_race.race.fold_people import forgotten
from pyramid_race.race.forgetting import without
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room


@dataclass(frozen=True, slots=True)
class Held:
    event: Event
    at: int
    """As which moment (ms) it is folded."""
    due: int
    """When (ms) it may be shown; 0: once all before it have been."""
    asker: Connection | None = None
    """Who has asked for it and had no answer yet."""
    ref: str | None = None


class Later:
    """`show(room)` makes the fan-out for what `room()` gives. `here` is the room as it really is."""

    def __init__(
        self,
        room: Room,
        here: Callable[[], Room],
        now: Callable[[], int],
        show: Callable[[Callable[[], Room]], Show],
        changed: Callable[[], None],
        caught_up: Callable[[], None],
    ) -> None:
        """`changed` is called when there is something new to be seen, `caught_up` when nothing is held any more."""
        self.room = room
        self._here = here
        self._now = now
        self.show = show(lambda: self.room)
        self._changed = changed
        self._caught_up = caught_up
        self._held: deque[Held] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        self.show.stop()
        self._disarm()

    def take(self, before: Room, event: Event, at: int, asker: Connection | None, ref: str | None) -> None:
        """An event just folded at `at` (ms) into the real room, which was `before`. `asker`: who has asked for it, if
        he is shown this room and not the real one."""
        delay = before.settings.spectator_delay_s * 1000
        race = before.race
        is_racing = race is not None and race.ended_at is None and at >= race.starts_at
        is_later = is_racing or isinstance(event, CountdownStarted)
        if isinstance(event, Forgotten):
            self._forget(event.player)
        due = at + delay if is_racing else 0
        self._held.append(Held(event, at + delay if is_later else at, due, asker, ref))
        self.release()
        if asker is not None and self._held:
            self._held[-1] = replace(self._held[-1], asker=None, ref=None)
            self._answer(event, at, asker, ref)

    def _answer(self, event: Event, at: int, asker: Connection, ref: str | None) -> None:
        """He hears at once of what he has asked for himself, and by that of nothing else which he is yet to see."""
        told = event_view(self._here(), event, at, self._now())
        if told is not None:
            told.pop("begins_at", None)
            asker.send(with_ref(told | {"version": self.room.version}, ref))

    def _forget(self, player: PlayerId) -> None:
        """A name that is to go isn't shown for a while longer because of the delay."""
        self.room = forgotten(self.room, player)
        self._held = deque(replace(held, event=without(held.event, player) or held.event) for held in self._held)

    def release(self) -> None:
        """Shows what is due."""
        now, before_all = self._now(), self.room
        while self._held and self._held[0].due <= now:
            held = self._held.popleft()
            self._go_if_due(held.at)
            before = self.room
            after = evolve(before, held.event, before.version + 1, held.at)
            if after.unseen is not None and after.unseen is not before.unseen:
                after = replace(after, unseen=replace(after.unseen, until=held.due))  # a race has ended: seen by now
            self.room = self._with_knowledge(after)
            self.show.told(before, held.event, held.at, held.asker, held.ref)
        self._go_if_due(now)
        if self.room is not before_all:
            self._changed()
        self._arm()

    def as_seen_by(self, viewer: PlayerId | None) -> Room:
        """The room for somebody who has just come. Of the present are only who is in charge, and he himself."""
        here, members = self._here(), dict(self.room.members)
        if viewer is not None and viewer in here.members:
            members[viewer] = here.members[viewer]
        return replace(self.room, host=here.host, doors=here.doors, members=members)

    def _with_knowledge(self, room: Room) -> Room:
        """What has been worked out of the deal belongs to both."""
        race, real = room.race, self._here().race
        if race is None or real is None or race.number != real.number or race.knowledge is real.knowledge:
            return room
        return replace(room, race=replace(race, knowledge=real.knowledge))

    def _go_if_due(self, at: int) -> None:
        if self.show.go_is_due(at):
            self.show.go()
            self._changed()

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _arm(self) -> None:
        self._disarm()
        if self._stopped:
            return
        times = [self._held[0].due] if self._held else []
        if self.room.race is not None and self.show.go_is_pending():
            times.append(self.room.race.starts_at)
        if times:
            delay = max(min(times) - self._now(), 1) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_time)

    def _on_time(self) -> None:
        self.release()
        if not self._held:
            self._caught_up()
