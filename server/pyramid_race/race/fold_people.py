"""The part of the fold that concerns who is in the room, who may come in, and what is said.

All functions are total: what makes no sense in the state at hand changes nothing."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.control import is_replaced
from pyramid_race.race.events import CohostSet, Joined, Kicked
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.lifecycle import departed, taken_out, without_name
from pyramid_race.race.model import ChatLine, Member, Room, RoomSettings
from pyramid_race.race.unseen import next_seated

CHAT_KEPT = 50
"""Lines of chat that a room remembers."""
CONNECTIONS_KEPT = 8
"""Connections of a member that it remembers: what a replaced one still asks is on its way for a moment only."""


def with_member(room: Room, member: Member) -> Room:
    return replace(room, members={**room.members, member.player: member})


def configured(room: Room, settings: RoomSettings, at: int) -> Room:
    members = room.members
    if not _same_terms(room.settings, settings):
        members = {player: replace(member, ready=False) for player, member in members.items()}
    series = room.series if settings.best_of == room.settings.best_of else None
    after = replace(room, settings=settings, members=members, series=series, held=False)
    if room.unseen is None or settings.spectator_delay_s:
        return after
    return with_seats_taken(replace(after, unseen=None), at)  # nobody is behind any more


def _same_terms(old: RoomSettings, new: RoomSettings) -> bool:
    """Whether only what doesn't touch the race itself has changed: nobody is to be raced under terms not agreed to."""
    renamed = replace(
        old,
        name=new.name,
        visibility=new.visibility,
        password_hash=new.password_hash,
        capacity=new.capacity,
        invite_only=new.invite_only,
        allowed=new.allowed,
    )
    return renamed == new


def joined(room: Room, event: Joined, at: int) -> Room:
    known = room.members.get(event.player)
    if event.invite is not None:
        used = {**room.doors.invites, event.invite: event.player}
        room = replace(room, doors=replace(room.doors, invites=used))
    takes_seat = event.role == "player" and (known is None or known.role != "player")
    if known is None:
        seated_at = at if takes_seat else None
        member = Member(
            event.player, event.name, event.role, bot=event.bot, lost_at=at, seated_at=seated_at, waits=event.waits,
            with_bots=event.with_bots,
        )  # fmt: skip
        return with_member(room, member)
    return with_member(
        room,
        replace(
            known,
            name=event.name,
            role=event.role,
            bot=event.bot,
            ready=known.ready and known.role == event.role,
            waits=event.waits,
            seated_at=at if takes_seat else known.seated_at,
            with_bots=event.with_bots,
        ),
    )


def with_seats_taken(room: Room, at: int) -> Room:
    """Those who wait for the next race take the seats that are free, in the order in which they came."""
    seated = {m.player: replace(m, role="player", waits=False, seated_at=at) for m in next_seated(room, at)}
    return replace(room, members={**room.members, **seated}) if seated else room


def is_outdated(room: Room, player: PlayerId, connection: str | None) -> bool:
    """Whether the loss of `connection` no longer matters, since the player has another one."""
    member = room.members.get(player)
    return connection is not None and member is not None and member.connection != connection


def gone(room: Room, player: PlayerId, at: int) -> Room:
    if player not in room.members:
        return room
    members = {key: member for key, member in room.members.items() if key != player}
    race = room.race and departed(room.race, player, at)
    return replace(room, members=members, race=race)


def kicked(room: Room, event: Kicked, at: int) -> Room:
    member = room.members.get(event.player)
    if member is None:
        return room
    banned = {**room.doors.banned, event.player: member.name} if event.ban else room.doors.banned
    doors = replace(room.doors, banned=banned, inside=room.doors.inside - {event.player})
    race = room.race and taken_out(room.race, event.player, at, member.connected)
    return gone(replace(room, doors=doors, race=race), event.player, at)


def unbanned(room: Room, player: PlayerId) -> Room:
    banned = {key: name for key, name in room.doors.banned.items() if key != player}
    return replace(room, doors=replace(room.doors, banned=banned))


def locked(room: Room, is_locked: bool) -> Room:
    inside = frozenset(room.members if is_locked else ())
    return replace(room, doors=replace(room.doors, locked=is_locked, inside=inside))


def host_changed(room: Room, player: PlayerId) -> Room:
    """A host is never muted: nobody could let him speak again."""
    if player not in room.members:
        return room
    return replace(room, host=player, doors=replace(room.doors, muted=room.doors.muted - {player}))


def cohost_set(room: Room, event: CohostSet) -> Room:
    member = room.members.get(event.player)
    return room if member is None else with_member(room, replace(member, cohost=event.cohost))


def ready_set(room: Room, player: PlayerId, ready: bool) -> Room:
    member = room.members.get(player)
    if member is None or member.role != "player":
        return room
    return with_member(room, replace(member, ready=ready))


def chatted(room: Room, player: PlayerId, text: str, version: int, at: int) -> Room:
    member = room.members.get(player)
    if member is None:
        return room
    line = ChatLine(player, member.name, text, at, version, _beside(room, player, at), member.bot)
    return replace(room, chat=(*room.chat, line)[-CHAT_KEPT:])


def _beside(room: Room, player: PlayerId, at: int) -> int | None:
    race = room.race
    if race is None or race.ended_at is not None or at < race.starts_at:
        return None
    runner = race.runners.get(player)
    return None if runner is not None and runner.status == "playing" else race.number


def chat_deleted(room: Room, line_id: int) -> Room:
    return replace(room, chat=tuple(line for line in room.chat if line.id != line_id))


def connected(room: Room, player: PlayerId, connection: str) -> Room:
    member = room.members.get(player)
    if member is None or is_replaced(member, connection):
        return room
    known = member.connections
    if known[-1:] != (connection,):
        known = (*known, connection)[-CONNECTIONS_KEPT:]
    return with_member(room, replace(member, connection=connection, lost_at=None, connections=known))


def disconnected(room: Room, player: PlayerId, connection: str, at: int) -> Room:
    member = room.members.get(player)
    if member is None or member.connection != connection:
        return room
    return with_member(room, replace(member, connection=None, lost_at=at))


def forgotten(room: Room, player: PlayerId) -> Room:
    """Without the name and the words of the player; what he played stays, as nobody's."""
    member = room.members.get(player)
    members = room.members if member is None else {**room.members, player: replace(member, name="")}
    banned = {key: "" if key == player else name for key, name in room.doors.banned.items()}
    return replace(
        room,
        members=members,
        chat=tuple(line for line in room.chat if line.player != player),
        doors=replace(room.doors, banned=banned),
        race=room.race and without_name(room.race, player),
        unrecorded=tuple(without_name(race, player) for race in room.unrecorded),
        series=room.series and room.series.without_name(player),
    )
