"""Who is in the room, in which role: open, join, leave, kick, and connections that go away."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.refusal import Refusal
from pyramid_race.names.lookalikes import clashes
from pyramid_race.race.bots import no_bot_may_sit
from pyramid_race.race.charge import in_charge, not_in_charge
from pyramid_race.race.commands import Disconnect, Drawn, Join, Kick, Leave, Open
from pyramid_race.race.control import REPLACED, is_replaced
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
from pyramid_race.race.hosting import begins_with, check_settings, needed_racers, new_countdown, seated
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Role, Room
from pyramid_race.race.unseen import knows_the_end

MAX_SPECTATORS = 5_000


def open_room(room: Room, command: Open, now: int) -> Decision | Refusal:
    if room.version > 0:
        return Refusal("wrong_phase", "This room is open already.")
    wrong = check_settings(command.settings, 1 if command.role == "player" else 0, now)
    if wrong is not None:
        return wrong
    events: list[Event] = [
        Opened(command.actor, command.name, command.role, command.settings, command.bot, command.with_bots)
    ]
    if command.connection is not None:
        events.append(Connected(command.actor, command.connection))
    return Decision(tuple(events))


def join(room: Room, command: Join, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is not None and is_replaced(member, command.connection):
        return REPLACED
    if member is None:
        refusal = not_let_in(room, command)
        if refusal is not None:
            return refusal
    if command.bot and command.role == "player" and (member is None or member.role == "spectator"):
        refusal = no_bot_may_sit(room)
        if refusal is not None:
            return refusal
    name = _name_here(room, member, command, now)
    if isinstance(name, Refusal):
        return name
    connected: tuple[Event, ...] = ()
    if member is None or member.connection != command.connection:
        connected = (Connected(command.actor, command.connection),)
    role, waits = _role_for_now(room, command, now)
    invite = command.invite if member is None and _is_open(room, command) else None
    with_bots = _with_bots(member, command)
    joined = Joined(command.actor, name, role, command.bot, waits, invite, with_bots)
    if member is not None and member.role == role:
        # The end of the older connection may take a spectator out just now, and the epoch wouldn't show it.
        may_be_out = role == "spectator" and bool(connected)
        is_changed = may_be_out or (member.name, member.waits, member.with_bots) != (name, waits, with_bots)
        return Decision((joined, *connected) if is_changed else connected)
    refusal = _no_place(room, member, role, now)
    if refusal is not None:
        return refusal
    others = [other for other in seated(room) if other.player != command.actor]
    begin = _begin_if_ready(room, others, command.drawn, now) if member is not None and role == "spectator" else ()
    return Decision((joined, *connected, *begin))


def _name_here(room: Room, member: Member | None, command: Join, now: int) -> str | Refusal:
    """The name to have in the room: whoever is in it already keeps the old one where somebody else has the new one, and
    where a new one would be a way to say something that can't be said in the chat."""
    name = _name_to_keep(room, command.actor, now) or command.name
    if member is not None and member.name == name:
        return name
    names = (other.name for other in room.members.values() if other.player != command.actor)
    taken = clashes(name, names)
    if taken is None:
        return name
    if member is not None:
        return member.name
    return Refusal("name_taken", f"{taken} is in this room already: please take another name.")


def _name_to_keep(room: Room, player: PlayerId, now: int) -> str | None:
    """From the countdown to the result nobody who is known is called anew, nor while muted: all would be told at once,
    racers too."""
    is_under_way = room.phase(now) in ("countdown", "racing")
    member = room.members.get(player)
    if member is not None:
        return member.name if is_under_way or player in room.doors.muted else None
    racer = room.race.runners.get(player) if is_under_way and room.race is not None else None
    return None if racer is None else racer.name


def not_let_in(room: Room, command: Join) -> Refusal | None:
    """Why somebody new can't come in, in whichever role."""
    doors, settings = room.doors, room.settings
    if settings.daily is not None:
        return Refusal("locked", "This is somebody's try at the daily deal: nobody else can come in.")
    if command.passes:
        return None
    if command.actor in doors.banned:
        return Refusal("banned", "The host of this room has banned you from it.")
    if doors.locked and command.actor not in doors.inside:
        return Refusal("locked", "The host has locked this room: nobody new can come in.")
    if _is_open(room, command):
        return None
    names = {name.casefold() for name in settings.allowed or ()}
    is_listed = settings.allowed is None or command.name.casefold() in names
    if command.invite is not None and (settings.invite_only or not is_listed):
        return Refusal("invite_used", "This invitation has been used, or it is for another room.")
    if settings.invite_only:
        return Refusal("not_invited", "This room is by invitation only.")
    if not is_listed:
        return Refusal("not_invited", f"This room is for those on its list; {command.name} isn't.")
    if not command.admitted:
        return Refusal("wrong_password", "The password of this room is another one.")
    return None


def _with_bots(member: Member | None, command: Join) -> bool | None:
    return command.with_bots if command.with_bots is not None or member is None else member.with_bots


def _is_open(room: Room, command: Join) -> bool:
    """Whether the invitation that was shown opens the room for its bearer."""
    invites = room.doors.invites
    return command.invite is not None and invites.get(command.invite, "") in (None, command.actor)


def _role_for_now(room: Room, command: Join, now: int) -> tuple[Role, bool]:
    """The role that can be had, and whether its bearer waits for a seat: who wants to race while a race is under way
    watches until the next one, and so does who comes after it while others wait already, or while spectators, who are
    behind, have yet to see its end."""
    member, role = room.members.get(command.actor), command.role
    if role == "spectator" or (member is not None and member.role == "player"):
        return role, False
    phase = room.phase(now)
    others_wait = any(other.waits and other is not member for other in room.members.values())
    is_late = phase in ("countdown", "racing") or (phase == "finished" and others_wait)
    waits = is_late or not knows_the_end(room, command.actor, now)
    return ("spectator", True) if waits else (role, False)


def _no_place(room: Room, member: Member | None, role: Role, now: int) -> Refusal | None:
    if role == "player":
        if len(seated(room)) >= room.settings.capacity:
            return Refusal("room_full", "All seats of this room are taken.")
        return None
    if member is not None and room.phase(now) in ("countdown", "racing"):
        return Refusal("wrong_phase", "Your race is under way: give it up or finish it before you watch.")
    if sum(other.role == "spectator" for other in room.members.values()) >= MAX_SPECTATORS:
        return Refusal("room_full", "This room has no place for more spectators.")
    return None


def leave(room: Room, command: Leave, now: int) -> Decision | Refusal:
    if command.actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    return _goes(room, Left(command.actor), command.drawn, now)


def kick(room: Room, command: Kick, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "remove somebody")
    if refusal is not None:
        return refusal
    if command.player == command.actor:
        return Refusal("not_available", "You can't remove yourself; leave the room instead.")
    if command.player == room.host:
        return Refusal("not_host", "The host can't be removed.")
    if command.player not in room.members:
        return Refusal("not_member", "The player to remove is not in this room.")
    return _goes(room, Kicked(command.player, command.actor, command.ban), command.drawn, now)


def disconnect(room: Room, command: Disconnect, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is None or member.connection != command.connection:
        return Decision(())
    if member.role == "spectator" and not in_charge(room, command.actor):
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
            events.extend(_begin_if_ready(room, [member for member in rest if member.role == "player"], drawn, now))
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
    """Who takes over: players before spectators, connected ones first, co-hosts before others, in the order in which
    they joined; never a bot.

    None if no human is left, which closes the room."""
    humans = [member for member in members if not member.bot]
    humans.sort(key=lambda member: (member.role != "player", not member.connected, not member.cohost))
    return humans[0].player if humans else None


def _begin_if_ready(room: Room, players: list[Member], drawn: Drawn | None, now: int) -> tuple[Event, ...]:
    """The countdown, where the only one who wasn't ready gives up the seat in a room that starts when all are ready."""
    if drawn is not None and not room.held and begins_with(room, players, now):
        return (new_countdown(room, drawn),)
    return ()
