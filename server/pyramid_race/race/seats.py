"""Who is in the room, in which role: open, join, leave, kick, and connections that go away."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import Disconnect, Drawn, Join, Kick, Leave, Open
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import (
    Closed,
    Connected,
    CountdownStopped,
    Disconnected,
    Event,
    HostChanged,
    Joined,
    Kicked,
    Left,
    Opened,
)
from pyramid_race.race.hosting import check_settings, everyone_ready, needed_racers, new_countdown, seated
from pyramid_race.race.model import Member, PlayerId, Role, Room

MAX_SPECTATORS = 5_000


def open_room(room: Room, command: Open) -> Decision | Refusal:
    if room.version > 0:
        return Refusal("wrong_phase", "This room is open already.")
    wrong = check_settings(command.settings, players=1 if command.role == "player" else 0)
    if wrong is not None:
        return wrong
    events: list[Event] = [Opened(command.actor, command.name, command.role, command.settings, command.bot)]
    if command.connection is not None:
        events.append(Connected(command.actor, command.connection))
    return Decision(tuple(events))


def join(room: Room, command: Join, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is None and not command.admitted:
        return Refusal("wrong_password", "The password of this room is another one.")
    connected: tuple[Event, ...] = ()
    if member is None or member.connection != command.connection:
        connected = (Connected(command.actor, command.connection),)
    joined = Joined(command.actor, command.name, command.role, command.bot)
    if member is not None and member.role == command.role:
        # The end of the older connection may take a spectator out just now, and the epoch wouldn't show it.
        may_be_out = command.role == "spectator" and bool(connected)
        return Decision((joined, *connected) if may_be_out or member.name != command.name else connected)
    refusal = _no_place(room, member, command.role, now)
    if refusal is not None:
        return refusal
    others = [other for other in seated(room) if other.player != command.actor]
    begin = _begin_if_ready(room, others, command.drawn) if member is not None and command.role == "spectator" else ()
    return Decision((joined, *connected, *begin))


def _no_place(room: Room, member: Member | None, role: Role, now: int) -> Refusal | None:
    under_way = room.phase(now) in ("countdown", "racing")
    if role == "player":
        if under_way:
            return Refusal("wrong_phase", "A race is under way: watch it, and take a seat for the next one.")
        if len(seated(room)) >= room.settings.capacity:
            return Refusal("room_full", "All seats of this room are taken.")
        return None
    if member is not None and under_way:
        return Refusal("wrong_phase", "Your race is under way: give it up or finish it before you watch.")
    if sum(other.role == "spectator" for other in room.members.values()) >= MAX_SPECTATORS:
        return Refusal("room_full", "This room has no place for more spectators.")
    return None


def leave(room: Room, command: Leave, now: int) -> Decision | Refusal:
    if command.actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    return _goes(room, Left(command.actor), command.drawn, now)


def kick(room: Room, command: Kick, now: int) -> Decision | Refusal:
    if command.actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    if command.actor != room.host:
        return Refusal("not_host", "Only the host can remove somebody.")
    if command.player == command.actor:
        return Refusal("not_available", "You can't remove yourself; leave the room instead.")
    if command.player not in room.members:
        return Refusal("not_member", "The player to remove is not in this room.")
    return _goes(room, Kicked(command.player, command.actor), command.drawn, now)


def disconnect(room: Room, command: Disconnect, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is None or member.connection != command.connection:
        return Decision(())
    if member.role == "spectator" and command.actor != room.host:
        return _goes(room, Left(command.actor, command.connection), None, now)
    return Decision((Disconnected(command.actor, command.connection),))


def _goes(room: Room, event: Left | Kicked, drawn: Drawn | None, now: int) -> Decision:
    """`event` and what follows from the absence of its player."""
    player = event.player
    rest = [member for member in room.members.values() if member.player != player]
    host = next_host(rest) if player == room.host else room.host
    if host is None:
        return Decision((event, Closed()))
    events: list[Event] = [event]
    not_before = not_after = None
    race = room.race
    if race is None:
        if room.members[player].role == "player":
            events.extend(_begin_if_ready(room, [member for member in rest if member.role == "player"], drawn))
    elif race.ended_at is None and player in race.runners:
        if now >= race.starts_at:
            not_before = race.starts_at
        elif len(race.runners) - 1 < needed_racers(room.settings):
            events.append(CountdownStopped(player))
            not_after = race.starts_at
    if host != room.host:
        events.append(HostChanged(host))
    return Decision(tuple(events), not_before=not_before, not_after=not_after)


def next_host(members: Iterable[Member]) -> PlayerId | None:
    """Who takes over: players before spectators, connected ones first, in the order in which they joined; never a bot.

    None if no human is left, which closes the room."""
    humans = [member for member in members if not member.bot]
    humans.sort(key=lambda member: (member.role != "player", not member.connected))
    return humans[0].player if humans else None


def _begin_if_ready(room: Room, players: list[Member], drawn: Drawn | None) -> tuple[Event, ...]:
    """The countdown, where the only one who wasn't ready gives up the seat in a room that starts when all are ready."""
    if room.race is None and drawn is not None and room.settings.start == "all_ready" and everyone_ready(players):
        return (new_countdown(room, drawn),)
    return ()
