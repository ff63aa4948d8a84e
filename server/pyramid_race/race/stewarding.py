"""What hosts do about people: hand over, co-hosts, the lock, invitations, bans, and racers who don't play."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.charge import not_host, not_in_charge
from pyramid_race.race.commands import EndRace, ForfeitPlayer, HandOver, Invite, Lock, SetCohost, Unban
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import CohostSet, Forfeited, HostChanged, Invited, Locked, RaceEnded, Unbanned
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Race, Room

MOST_INVITES = 500
"""Invitations of one room."""


def hand_over(room: Room, command: HandOver) -> Decision | Refusal:
    refusal = not_host(room, command.actor, "hand over the room") or _not_a_person(room, command.player)
    if refusal is not None:
        return refusal
    if command.player == room.host:
        return Decision(())
    if not room.members[command.player].connected:
        return Refusal("not_available", "That player isn't here just now.")
    return Decision((HostChanged(command.player),))


def set_cohost(room: Room, command: SetCohost) -> Decision | Refusal:
    refusal = not_host(room, command.actor, "name co-hosts") or _not_a_person(room, command.player)
    if refusal is not None:
        return refusal
    if command.player == room.host:
        return Refusal("not_available", "The host needs to be no co-host.")
    if room.members[command.player].cohost == command.cohost:
        return Decision(())
    return Decision((CohostSet(command.player, command.cohost),))


def _not_a_person(room: Room, player: PlayerId) -> Refusal | None:
    member = room.members.get(player)
    if member is None:
        return Refusal("not_member", "That player is not in this room.")
    return Refusal("not_available", "A bot can't be a host.") if member.bot else None


def lock(room: Room, command: Lock) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "lock the room")
    if refusal is not None:
        return refusal
    return Decision(() if room.doors.locked == command.locked else (Locked(command.locked, command.actor),))


def invite(room: Room, command: Invite) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "invite")
    if refusal is not None:
        return refusal
    if len(room.doors.invites) + len(command.invites) > MOST_INVITES:
        return Refusal("not_available", f"A room can have {MOST_INVITES} invitations; use a password instead.")
    return Decision((Invited(command.invites, command.actor),))


def unban(room: Room, command: Unban) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "let somebody in again")
    if refusal is not None:
        return refusal
    return Decision((Unbanned(command.player),) if command.player in room.doors.banned else ())


def forfeit_player(room: Room, command: ForfeitPlayer, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "take a racer out of the race")
    if refusal is not None:
        return refusal
    race = _running(room, command.race, now)
    if isinstance(race, Refusal):
        return race
    runner = race.runners.get(command.player)
    if runner is None:
        return Refusal("not_racing", "That player is not one of the racers.")
    if runner.status != "playing":
        return Refusal("race_over", "That player is not racing any more.")
    return Decision((Forfeited(command.player, command.actor),), not_before=race.starts_at, not_after=race.ends_at)


def end_race(room: Room, command: EndRace, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "end the race")
    if refusal is not None:
        return refusal
    race = _running(room, command.race, now)
    if isinstance(race, Refusal):
        return race
    return Decision((RaceEnded(race.number, command.actor),), not_before=race.starts_at, not_after=race.ends_at)


def _running(room: Room, number: int, now: int) -> Race | Refusal:
    race = room.race
    if race is None:
        return Refusal("wrong_phase", "There is no race: the room is in the lobby.")
    if number != race.number:
        return Refusal("not_racing", f"The race of this room is number {race.number}, not {number}.")
    if now < race.starts_at:
        return Refusal("wrong_phase", "The race hasn't begun yet: stop the countdown instead.")
    if race.ended_at is not None or now >= race.ends_at:
        return Refusal("race_over", "The race is over.")
    return race
