"""Another race in a room that runs by itself."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import Rematch
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Event, HostChanged, Joined, Left, ReadySet, Rematched
from pyramid_race.race.model import Member, Room

ENOUGH = 2
"""So many people who want another race get it; one alone if nobody else is there."""


def again(room: Room, command: Rematch, now: int) -> Decision | Refusal:
    """One of those who raced wants another race. Who doesn't is neither asked for a word nor taken along: he watches,
    and who is away has left, so that he doesn't lose a race that he knows nothing of."""
    member = room.members.get(command.actor)
    if member is None:
        return Refusal("not_member", "You are not in this room.")
    phase = room.phase(now)
    if phase == "lobby" and room.races:
        return Decision(())
    if phase != "finished":
        return Refusal("wrong_phase", "Another race can be wanted after one has finished.")
    if not _races_on(member):
        return Refusal("not_racing", "Spectators don't race: take a seat first.")
    events: list[Event] = []
    if member.role == "player" and not member.ready:
        events.append(ReadySet(member.player, ready=True))
    here = [one for one in room.members.values() if _races_on(one) and (one.connected or one is member)]
    wanting = [one for one in here if one.ready or one.waits or one is member]
    if len(wanting) < min(ENOUGH, len(here)):
        return Decision(tuple(events))
    events.extend(_stands_up(one) for one in room.members.values() if _races_on(one) and one not in wanting)
    if not any(one.player == room.host for one in wanting):
        events.append(HostChanged(wanting[0].player))
    return Decision((*events, Rematched()))


def _races_on(member: Member) -> bool:
    """Whether somebody, bots aside, has a seat for the next race or waits for one."""
    return not member.bot and (member.role == "player" or member.waits)


def _stands_up(member: Member) -> Event:
    if not member.connected:
        return Left(member.player)
    return Joined(member.player, member.name, "spectator", with_bots=member.with_bots)
