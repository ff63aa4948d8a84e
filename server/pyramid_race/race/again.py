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
    if not races_on(member):
        return Refusal("not_racing", "Spectators don't race: take a seat first.")
    here = _here(room, member)
    wanting = _wanting(here, member)
    is_enough = len(wanting) >= min(ENOUGH, len(here))
    # Said once more where it opens the lobby: the answer is to be of who asked.
    is_said = member.role == "player" and (is_enough or not member.ready)
    said: list[Event] = [ReadySet(member.player, ready=True)] if is_said else []
    return Decision((*said, *_opened(room, wanting)) if is_enough else tuple(said))


def enough_want_it(room: Room) -> bool:
    """Whether those who have asked for another race are enough without any more words, as others have gone."""
    if not room.settings.quick or room.race is None or room.race.ended_at is None:
        return False
    here = _here(room)
    return any(member.ready for member in here) and len(_wanting(here)) >= min(ENOUGH, len(here))


def opened_by_itself(room: Room) -> tuple[Event, ...]:
    """What comes where `enough_want_it`."""
    return _opened(room, _wanting(_here(room)))


def _here(room: Room, asking: Member | None = None) -> list[Member]:
    """Those who are there to race on; who is just `asking` is."""
    return [one for one in room.members.values() if races_on(one) and (one.connected or one is asking)]


def _wanting(here: list[Member], asking: Member | None = None) -> list[Member]:
    return [one for one in here if one.ready or one.waits or one is asking]


def _opened(room: Room, wanting: list[Member]) -> tuple[Event, ...]:
    up = (_stands_up(one) for one in room.members.values() if races_on(one) and one not in wanting)
    is_host_among = any(one.player == room.host for one in wanting)
    return (*up, *(() if is_host_among else (HostChanged(wanting[0].player),)), Rematched())


def races_on(member: Member) -> bool:
    """Whether somebody, bots aside, has a seat for the next race or waits for one."""
    return not member.bot and (member.role == "player" or member.waits)


def _stands_up(member: Member) -> Event:
    if not member.connected:
        return Left(member.player)
    return Joined(member.player, member.name, "spectator", with_bots=member.with_bots)
