"""Telling a room's connections what has happened: from folded events to messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyramid_race.game import board as play
from pyramid_race.game.cards import NAMES
from pyramid_race.node import views
from pyramid_race.node.audience import Audience, Coalescer, Soon
from pyramid_race.node.connection import Connection
from pyramid_race.node.happenings import event_view
from pyramid_race.node.views import Message
from pyramid_race.race import events as ev
from pyramid_race.race.model import PlayerId, Race, Room, Runner

CLOSE_NEWER_CONNECTION = 4001
CLOSE_KICKED = 4002


@dataclass(frozen=True, slots=True)
class Intervals:
    """How often (s) progress is sent at most."""

    players: float
    spectators: float


class Show:
    """The fan-out of one room on this node. `room()` gives its present state, `close` ends a connection with a code."""

    def __init__(
        self,
        room: Callable[[], Room],
        now: Callable[[], int],
        intervals: Intervals,
        close: Callable[[Connection, int, str], None],
        soon: Soon,
    ) -> None:
        self.audience = Audience()
        self._room = room
        self._now = now
        self._close = close
        self._moved: dict[PlayerId, None] = {}
        self._moved_for_spectators: dict[PlayerId, None] = {}
        self._feed: list[Message] = []
        self._told_to_himself = False
        """Whether a racer must hear of his own progress too, because it is no answer to a move of his."""
        self._to_players = Coalescer(intervals.players, self._flush_players, soon)
        self._to_spectators = Coalescer(intervals.spectators, self._flush_spectators, soon)
        self._gone_race = 0
        """The last race whose deal has been shown."""

    def stop(self) -> None:
        self._to_players.cancel()
        self._to_spectators.cancel()

    def go_is_pending(self) -> bool:
        race = self._room().race
        return race is not None and race.number != self._gone_race

    def go_is_due(self, now: int) -> bool:
        race = self._room().race
        return race is not None and race.number != self._gone_race and now >= race.starts_at

    def go_was_before(self, race: Race) -> None:
        """The race had begun before this node knew the room: whoever joins gets the deal with the room."""
        self._gone_race = race.number

    def go(self) -> None:
        """GO: everybody gets the deal, the same bytes at the same moment (all boards are the starting board)."""
        room = self._room()
        assert room.race is not None
        self._gone_race = room.race.number
        self.audience.tell_all(views.deal_view(room, room.race, None))

    def told(self, before: Room, event: ev.Event, at: int, asker: Connection | None, ref: str | None) -> None:
        """Tells of `event`, which has just been folded into the room (`before` is the room before it)."""
        after = self._room()
        if isinstance(event, ev.Moved):
            self._moved_by(before, after, event, at)
        elif isinstance(event, ev.Left | ev.Disconnected | ev.Connected) and after.members is before.members:
            return  # of a connection after a newer one had come: nobody has gone, or is back
        else:
            if isinstance(event, ev.Rematched | ev.CountdownStopped):
                self._gone_race = 0
            if not _is_lost_in_the_crowd(before, after, event):
                message = event_view(after, event, at, self._now())
                if message is not None:
                    self.audience.tell_all(message, asker, ref, self._not_to_hear(after, event))
            self._what_follows(before, after, event, at)
        if before.race is not None and before.race.ended_at is None:
            race = after.race
            if race is not None and race.ended_at is not None:
                self._ended(after, race)
        if isinstance(event, ev.Closed):
            for connection in self.audience.empty():
                connection.rooms.discard(after.id)

    def _what_follows(self, before: Room, after: Room, event: ev.Event, at: int) -> None:
        """What an event changes beside what it says itself."""
        if isinstance(event, ev.Configured):
            self._no_longer_ready(before, after, at)
        if isinstance(event, ev.Rematched | ev.CountdownStopped):
            self._seats_taken(before, after, at)
        if isinstance(event, ev.Forfeited | ev.Unforfeited | ev.Left | ev.Kicked | ev.TimeUp | ev.RaceEnded):
            self._status_changed(before, after)

    def _no_longer_ready(self, before: Room, after: Room, at: int) -> None:
        """New terms take back readiness for the old ones; each whose it was is named, as if he had said so."""
        for member in after.members.values():
            if not member.ready and before.members[member.player].ready:
                message = event_view(after, ev.ReadySet(member.player, ready=False), at, self._now())
                assert message is not None
                self.audience.tell_all(message)

    def _seats_taken(self, before: Room, after: Room, at: int) -> None:
        """Those who waited for the next race have seats now: told as if they had just taken them."""
        for member in after.members.values():
            was = before.members.get(member.player)
            if was is not None and was.role != member.role:
                message = event_view(
                    after, ev.Joined(member.player, member.name, member.role, member.bot), at, self._now()
                )
                assert message is not None
                self.audience.tell_all(message)

    def _not_to_hear(self, room: Room, event: ev.Event) -> list[PlayerId]:
        """Those who race aren't told what others write who don't."""
        if not isinstance(event, ev.Chatted) or not room.chat or room.chat[-1].id != room.version:
            return []
        line = room.chat[-1]
        return [player for player in self.audience.players if views.is_kept_from(room, player, line, self._now())]

    def connections(self, room: Room, event: ev.Event) -> None:
        """What `event` means for the connections themselves, which is never put off."""
        if isinstance(event, ev.Kicked):
            connection = self.audience.take_out(event.player)
            if connection is not None:
                connection.rooms.discard(room.id)
                self._close(connection, CLOSE_KICKED, "the host removed you from the room")
        elif isinstance(event, ev.Left):
            # Usually taken out already, or about to be by the answer; not if he left by another connection.
            connection = self.audience.take_out(event.player)
            if connection is not None:
                connection.rooms.discard(room.id)
        elif isinstance(event, ev.Connected):
            older = self.audience.get(event.player)
            member = room.members.get(event.player)
            is_newest = member is not None and member.connection == event.connection
            if older is not None and older.id != event.connection and is_newest:
                self.audience.take_out(event.player)
                older.rooms.discard(room.id)
                self._close(older, CLOSE_NEWER_CONNECTION, "this player opened a newer connection to the room")

    def _moved_by(self, before: Room, after: Room, event: ev.Moved, at: int) -> None:
        race = after.race
        runner = race.runners.get(event.player) if race is not None else None
        if race is None or runner is None:
            return
        self._touch(event.player)
        if self.audience.spectators:
            self._feed.append(_feed_entry(race, runner, event, at))
        if runner.finished_at is not None:
            was = before.race.runners[event.player] if before.race is not None else None
            if was is not None and was.finished_at is None:
                self.audience.tell_all(views.finished_view(after, race, runner))

    def _touch(self, player: PlayerId) -> None:
        players = self.audience.players
        if len(players) > 1 or self._told_to_himself or (players and player not in players):
            self._moved[player] = None
            self._to_players.touch()
        if self.audience.spectators:
            self._moved_for_spectators[player] = None
            self._to_spectators.touch()

    def dead_ends(self, players: list[PlayerId]) -> None:
        """These racers' boards may have turned out to be dead, without a move of theirs."""
        self._told_to_himself |= bool(players)
        for player in players:
            self._touch(player)

    def par(self) -> None:
        """The par has become known, or been given up: told to whoever has had the result without it."""
        room = self._room()
        if room.race is not None and room.race.ended_at is not None:
            self.audience.tell_all(views.par_view(room, room.race))

    def _status_changed(self, before: Room, after: Room) -> None:
        old, new = before.race, after.race
        if old is None or new is None:
            return
        for player, runner in new.runners.items():
            if player in old.runners and old.runners[player].status != runner.status:
                self._touch(player)

    def _ended(self, room: Room, race: Race) -> None:
        self._to_players.now()
        self._to_spectators.now()
        self.audience.tell_all(views.result_view(room, race))
        # What those who raced were not to read until now.
        for line in room.chat:
            if line.beside == race.number:
                told = {"type": "event", "room": room.id, "version": room.version, "kind": "chat"}
                self.audience.tell_players(told | views.chat_view(line) | {"now": self._now()})

    def _flush_players(self) -> None:
        moved, self._moved = list(self._moved), {}
        told_to_himself, self._told_to_himself = self._told_to_himself, False
        room = self._room()
        if room.race is None or not moved:
            return
        # Whoever alone has moved knows it from the ack.
        but = moved[0] if len(moved) == 1 and not told_to_himself else None
        self.audience.tell_players(views.progress(room, room.race, moved, self._now()), but)

    def _flush_spectators(self) -> None:
        moved, self._moved_for_spectators = list(self._moved_for_spectators), {}
        feed, self._feed = self._feed, []
        room = self._room()
        race = room.race
        if race is None or not moved:
            return
        messages = [views.progress(room, race, moved, self._now())]
        if feed:
            messages.insert(0, {"type": "feed", "room": room.id, "race": race.number, "moves": feed})
        self.audience.tell_spectators(*messages)


def _feed_entry(race: Race, runner: Runner, event: ev.Moved, at: int) -> Message:
    entry = views.move_view(race, event, at)
    action = entry["action"]
    if action["do"] == "draw":
        entry["drawn"] = NAMES[play.last_drawn(race.table, runner.board)]
        if "pile" in action:
            entry["pile"] = action["pile"]
    return entry


def _is_lost_in_the_crowd(before: Room, after: Room, event: ev.Event) -> bool:
    """Comings and goings of spectators are told only while there are few: they'd cost the square of their number."""
    if not isinstance(event, ev.Joined | ev.Left | ev.Connected | ev.Disconnected):
        return False
    member = after.members.get(event.player) or before.members.get(event.player)
    if member is None or member.role != "spectator" or member.player in (before.host, after.host):
        return False
    spectators = sum(m.role == "spectator" for m in after.members.values()) if len(after.members) > 100 else 0
    return spectators > views.SPECTATORS_LISTED
