"""Folding a room's log: the state after an event, from the state before it.

`evolve` is total: an event that makes no sense where it stands changes next to nothing, but the version always
advances. So every node, and every restart, that reads the same log holds the same room."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.decision import Tried
from pyramid_race.race.events import (
    Chatted,
    Closed,
    Configured,
    Connected,
    CountdownStarted,
    CountdownStopped,
    Disconnected,
    Event,
    Forfeited,
    HostChanged,
    Joined,
    Kicked,
    Left,
    Moved,
    Opened,
    ReadySet,
    Rematched,
    TimeUp,
)
from pyramid_race.race.lifecycle import abandoned, departed, forfeited, moved, new_race, timed_out
from pyramid_race.race.model import ChatLine, Member, PlayerId, Race, Room, RoomSettings

CHAT_KEPT = 50
"""Lines of chat that a room remembers."""


def evolve(room: Room, event: Event, version: int, at: int, tried: Tried | None = None) -> Room:
    """The room after `event`, which the log stamped with `version` and with the time `at` (ms).

    `tried`: what deciding the move came to, if it was decided here. It saves work and changes nothing."""
    if isinstance(event, Moved):
        return _moved(room, event, version, at, tried)
    if room.closed or (room.version == 0) != isinstance(event, Opened):
        return replace(room, version=version)
    epoch = version if sets_epoch(room, event) else room.epoch
    return replace(_fold(room, event, at), version=version, epoch=epoch)


def sets_epoch(room: Room, event: Event) -> bool:
    """Whether `event`, appended to `room`, changes who may do what: what was decided before is decided again.

    Comings and goings of mere spectators don't, unless one of them is next in line to be the host. A `Moved` does if it
    clears the pyramid, which only the fold itself can tell: for it the answer here is False."""
    match event:
        case Moved() | Chatted() | Connected() | Disconnected():
            return False
        case Joined(player=player, role="spectator") | Left(player=player):
            member = room.members.get(player)
            if player == room.host or (member is not None and member.role == "player"):
                return True
            return not any(
                other.role == "player" and not other.bot and other.player != room.host
                for other in room.members.values()
            )
        case _:
            return True


def _moved(room: Room, event: Moved, version: int, at: int, tried: Tried | None) -> Room:
    race = room.race
    epoch = room.epoch
    if race is not None and not room.closed:
        race = moved(race, event, at, tried)
        if race is not room.race and race.runners[event.player].status != "playing":
            epoch = version
    return Room(
        room.id,
        version,
        epoch,
        room.opened_at,
        room.host,
        room.settings,
        room.members,
        room.races,
        race,
        room.chat,
        room.closed,
    )


def _fold(room: Room, event: Event, at: int) -> Room:  # noqa: C901 - flat dispatch
    match event:
        case Opened():
            host = Member(event.player, event.name, event.role, bot=event.bot, lost_at=at)
            members = {event.player: host}
            return replace(room, opened_at=at, host=event.player, settings=event.settings, members=members)
        case Configured():
            return _configured(room, event.settings)
        case Joined():
            return _joined(room, event, at)
        case Left(player=player, connection=connection):
            return room if _is_outdated(room, player, connection) else _gone(room, player, at)
        case Kicked(player=player):
            return _gone(room, player, at)
        case HostChanged(player=player):
            return replace(room, host=player) if player in room.members else room
        case ReadySet(player=player, ready=ready):
            return _ready(room, player, ready)
        case CountdownStarted():
            race = None if room.race is not None else new_race(room, event, at)
            return room if race is None else replace(room, race=race, races=race.number)
        case CountdownStopped(player=player):
            return _countdown_stopped(room, player, at)
        case Forfeited(player=player):
            return _with_race(room, room.race and forfeited(room.race, player, at))
        case TimeUp():
            return _with_race(room, room.race and timed_out(room.race, at))
        case Rematched():
            return _rematched(room)
        case Chatted(player=player, text=text):
            return _chatted(room, player, text, at)
        case Connected(player=player, connection=connection):
            return _connected(room, player, connection)
        case Disconnected(player=player, connection=connection):
            return _disconnected(room, player, connection, at)
        case Closed():
            return _closed(room, at)
        case Moved():
            return room  # folded by _moved, before any of this


def _with_race(room: Room, race: Race | None) -> Room:
    return replace(room, race=race)


def _with_member(room: Room, member: Member) -> Room:
    return replace(room, members={**room.members, member.player: member})


def _configured(room: Room, settings: RoomSettings) -> Room:
    members = room.members
    if not _same_terms(room.settings, settings):
        members = {player: replace(member, ready=False) for player, member in members.items()}
    return replace(room, settings=settings, members=members)


def _same_terms(old: RoomSettings, new: RoomSettings) -> bool:
    """Whether only what doesn't touch the race itself has changed: nobody is to be raced under terms not agreed to."""
    renamed = replace(
        old, name=new.name, visibility=new.visibility, password_hash=new.password_hash, capacity=new.capacity
    )
    return renamed == new


def _joined(room: Room, event: Joined, at: int) -> Room:
    known = room.members.get(event.player)
    if known is None:
        return _with_member(room, Member(event.player, event.name, event.role, bot=event.bot, lost_at=at))
    ready = known.ready and known.role == event.role
    return _with_member(room, replace(known, name=event.name, role=event.role, bot=event.bot, ready=ready))


def _is_outdated(room: Room, player: PlayerId, connection: str | None) -> bool:
    """Whether the loss of `connection` no longer matters, since the player has another one."""
    member = room.members.get(player)
    return connection is not None and member is not None and member.connection != connection


def _gone(room: Room, player: PlayerId, at: int) -> Room:
    if player not in room.members:
        return room
    members = {key: member for key, member in room.members.items() if key != player}
    race = room.race and departed(room.race, player, at)
    return replace(room, members=members, race=race)


def _ready(room: Room, player: PlayerId, ready: bool) -> Room:
    member = room.members.get(player)
    if member is None or member.role != "player":
        return room
    return _with_member(room, replace(member, ready=ready))


def _countdown_stopped(room: Room, player: PlayerId, at: int) -> Room:
    if room.race is None or room.race.ended_at is not None or at >= room.race.starts_at:
        return room
    # The number is free again: nothing was ever played under it.
    return _ready(replace(room, race=None, races=room.race.number - 1), player, ready=False)


def _rematched(room: Room) -> Room:
    if room.race is None or room.race.ended_at is None:
        return room
    members = {player: replace(member, ready=False) for player, member in room.members.items()}
    return replace(room, race=None, members=members)


def _chatted(room: Room, player: PlayerId, text: str, at: int) -> Room:
    member = room.members.get(player)
    if member is None:
        return room
    line = ChatLine(player, member.name, text, at)
    return replace(room, chat=(*room.chat, line)[-CHAT_KEPT:])


def _connected(room: Room, player: PlayerId, connection: str) -> Room:
    member = room.members.get(player)
    if member is None:
        return room
    return _with_member(room, replace(member, connection=connection, lost_at=None))


def _disconnected(room: Room, player: PlayerId, connection: str, at: int) -> Room:
    member = room.members.get(player)
    if member is None or member.connection != connection:
        return room
    return _with_member(room, replace(member, connection=None, lost_at=at))


def _closed(room: Room, at: int) -> Room:
    race = room.race and abandoned(room.race, at)
    races = room.races if room.race is None or race is not None else room.race.number - 1
    return replace(room, closed=True, host=None, members={}, race=race, races=races)
