"""Who is connected to a room on this node, and what each of them is shown: the room as it is, or as it was a while ago
for spectators whom the host wants behind."""

from __future__ import annotations

from collections.abc import Callable

from pyramid_race.node import views
from pyramid_race.node.connection import Connection
from pyramid_race.node.later import Later
from pyramid_race.node.show import Show
from pyramid_race.race.events import Event, Forgotten, Joined
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Race, Room


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
        """For the spectators, where they are behind."""

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
        room = self._room()
        member = room.members.get(viewer) if viewer is not None else None
        if self.later is None or (member is not None and member.role == "player"):
            return room
        return self.later.as_seen_by(viewer)

    def put(self, player: PlayerId, connection: Connection, spectates: bool) -> None:
        self.take_out(player)
        show = self.show if self.later is None or not spectates else self.later.show
        show.audience.put(player, connection, spectates)

    def take_out(self, player: PlayerId) -> None:
        for show in self.shows():
            show.audience.take_out(player)

    def told(self, before: Room, event: Event, at: int, asker: Connection | None, ref: str | None) -> None:
        """Tells of `event`, folded at `at` (ms) into the room, which was `before`."""
        self.show.told(before, event, at, asker, ref)
        if self.later is not None:
            self.later.take(before, event, at)

    def follow(self, before: Room, event: Event) -> None:
        """Connections follow their members: to the other audience, or away."""
        room = self._room()
        if (room.settings.spectator_delay_s > 0) != (self.later is not None):
            self._begin_or_end_delay()
        for show in self.shows():
            show.connections(room, event)
        if isinstance(event, Forgotten):
            self._show_all_again()
        if room.members is before.members:
            return
        for player, member in room.members.items():
            was = before.members.get(player)
            connection = self.connection_of(player) if was is not None and was.role != member.role else None
            if connection is None:
                continue
            self.put(player, connection, member.role == "spectator")
            if self.later is not None and not isinstance(event, Joined):
                self._show_all(player, connection)  # what he has seen so far was another moment

    def _begin_or_end_delay(self) -> None:
        """The host has set a delay, or taken it away (in the lobby): spectators change to the other fan-out."""
        spectators = [(p, c) for show in self.shows() for p, c in show.audience.spectators.items()]
        if self.later is not None:
            self.later.stop()
            self.later = None
        else:
            self.later = Later(self._room(), self._room, self._now, self._new_show, self._changed)
        for player, connection in spectators:
            self.take_out(player)
            self.put(player, connection, spectates=True)
            self._show_all(player, connection)

    def _show_all(self, player: PlayerId, connection: Connection) -> None:
        connection.send(views.room_view(self.seen_by(player), player, self._now()))

    def _show_all_again(self) -> None:
        """A name is gone from wherever it was in the room: everybody gets the room as it is now."""
        for show in self.shows():
            for player, connection in (*show.audience.players.items(), *show.audience.spectators.items()):
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
