"""Who is connected to a room on this node, and what each of them is shown: the room as it is, or as it was a while ago
for spectators whom the host wants behind (and for whoever has a seat and missed the race)."""

from __future__ import annotations

from collections.abc import Callable

from pyramid_race.node import views
from pyramid_race.node.connection import Connection
from pyramid_race.node.later import Later
from pyramid_race.node.show import Show
from pyramid_race.race.events import Event, Forgotten, Joined
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Race, Room
from pyramid_race.race.unseen import sees_the_present


class Gathering:
    """`room()` is the room as it is; `new_show` makes the fan-out for what another such function gives."""

    def __init__(
        self,
        room: Callable[[], Room],
        now: Callable[[], int],
        new_show: Callable[[Callable[[], Room]], Show],
        changed: Callable[[], None],
    ) -> None:
        self._room = room
        self._now = now
        self._new_show = new_show
        self._changed = changed
        self.show = new_show(room)
        self.later: Later | None = None
        """For those who are behind, if anybody is."""

    def shows(self) -> list[Show]:
        return [self.show] if self.later is None else [self.show, self.later.show]

    def __len__(self) -> int:
        return sum(len(show.audience) for show in self.shows())

    def connections(self) -> list[Connection]:
        return [connection for show in self.shows() for connection in show.audience.everybody()]

    def connection_of(self, player: PlayerId) -> Connection | None:
        return next((found for show in self.shows() if (found := show.audience.get(player))), None)

    def seen_by(self, viewer: PlayerId | None) -> Room:
        """The room as it is for this member, or for a stranger (None)."""
        later = self._later_for(viewer)
        return self._room() if later is None else later.as_seen_by(viewer)

    def _later_for(self, viewer: PlayerId | None) -> Later | None:
        """What is shown to this member, or to a stranger (None), instead of the room as it is."""
        if self.later is None or (viewer is not None and sees_the_present(self._room(), viewer, self._now())):
            return None
        return self.later

    def put(self, player: PlayerId, connection: Connection, spectates: bool) -> None:
        self.take_out(player)
        later = self._later_for(player)
        (self.show if later is None else later.show).audience.put(player, connection, spectates)

    def take_out(self, player: PlayerId) -> None:
        for show in self.shows():
            show.audience.take_out(player)

    def told(self, before: Room, event: Event, at: int, asker: Connection | None, ref: str | None) -> None:
        """Tells of `event`, folded at `at` (ms) into the room, which was `before`."""
        is_behind = self.later is not None and asker is not None and asker in self.later.show.audience.everybody()
        self.show.told(before, event, at, None if is_behind else asker, ref)
        if self.later is not None:
            self.later.take(before, event, at, asker if is_behind else None, ref)

    def follow(self, before: Room, event: Event, *, answered: bool) -> None:
        """Connections follow their members: to the other audience, or away. `answered`: whoever asked for it is shown
        the room anyway."""
        room = self._room()
        if (room.settings.spectator_delay_s > 0) != (self.later is not None):
            self._begin_or_end_delay()
        for show in self.shows():
            show.connections(room, event)
        if isinstance(event, Forgotten):
            self._show_all_again()
        if self.later is not None and (room.members is not before.members or room.race is not before.race):
            self._settle(but=event.player if answered and isinstance(event, Joined) else None)
        elif room.members is not before.members:
            self._change_roles(before, room)

    def _change_roles(self, before: Room, after: Room) -> None:
        for player, member in after.members.items():
            was = before.members.get(player)
            connection = self.connection_of(player) if was is not None and was.role != member.role else None
            if connection is not None:
                self.put(player, connection, member.role == "spectator")

    def _settle(self, but: PlayerId | None = None) -> None:
        """Everybody into the audience that is his by now. Who is shown another moment from now on gets the room as it
        is there."""
        room = self._room()
        for player, connection in [entry for show in self.shows() for entry in show.audience.items()]:
            member = room.members.get(player)
            if member is None:
                continue
            spectates, later = member.role == "spectator", self._later_for(player)
            audience = (self.show if later is None else later.show).audience
            if (audience.spectators if spectates else audience.players).get(player) is connection:
                continue
            self.put(player, connection, spectates)
            if player != but:
                self._show_all(player, connection)

    def _begin_or_end_delay(self) -> None:
        """The host has set a delay, or taken it away (in the lobby): those who are behind change to the other
        fan-out."""
        if self.later is None:
            self.later = Later(self._room(), self._room, self._now, self._new_show, self._changed, self._settle)
            self._settle()
            return
        behind = self.later.show.audience
        self.later.stop()
        self.later = None
        for player, connection in behind.items():
            self.put(player, connection, player in behind.spectators)
            self._show_all(player, connection)

    def _show_all(self, player: PlayerId, connection: Connection) -> None:
        connection.send(views.room_view(self.seen_by(player), player, self._now()))

    def _show_all_again(self) -> None:
        """A name is gone from wherever it was in the room: everybody gets the room as it is now."""
        for show in self.shows():
            for player, connection in show.audience.items():
                self._show_all(player, connection)

    def loaded(self) -> None:
        """The log has been folded for the first time: a race that has begun is shown to whoever comes."""
        shown: list[tuple[Race | None, Show]] = [(self._room().race, self.show)]
        if self.later is not None:
            shown.append((self.later.room.race, self.later.show))
        for race, show in shown:
            if race is not None and self._now() >= race.starts_at:
                show.go_was_before(race)

    def stop(self) -> None:
        self.show.stop()
        if self.later is not None:
            self.later.stop()
