"""What leads up to a race: settings, readiness, the start, and the way back to the lobby."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.deal import BadCode, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import Configure, Drawn, Rematch, SetReady, Start
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Configured, CountdownStarted, CountdownStopped, Event, ReadySet, Rematched
from pyramid_race.race.model import Member, PlayerId, Room, RoomSettings
from pyramid_race.race.wish import wish_of

NO_DEAL = "No deal of the kind that this room wants is at hand yet: please try again, or choose another kind."


def seated(room: Room) -> list[Member]:
    """Those who hold a seat, in the order in which they joined."""
    return [member for member in room.members.values() if member.role == "player"]


def everyone_ready(players: Iterable[Member]) -> bool:
    """Whether the players (at least two) of a room that starts when all are ready want to race."""
    ready = [member.ready for member in players]
    return len(ready) >= 2 and all(ready)


def needed_racers(settings: RoomSettings) -> int:
    """With fewer racers than this a countdown stops."""
    return 2 if settings.start == "all_ready" else 1


def new_countdown(room: Room, drawn: Drawn) -> CountdownStarted:
    settings = room.settings
    code = settings.deal if wish_of(settings.deal) is None else str(drawn.code)
    return CountdownStarted(
        race=room.races + 1,
        code=code,
        nonce=drawn.nonce,
        countdown_ms=settings.countdown_s * 1000,
        time_limit_ms=settings.time_limit_s * 1000,
    )


def check_settings(settings: RoomSettings, players: int) -> Refusal | None:
    """Why a room with so many players can't have these settings: anything that would make a race impossible."""
    if wish_of(settings.deal) is None:
        try:
            parse_code(settings.deal)
        except BadCode as error:
            return Refusal("bad_code", str(error))
    if settings.capacity < players:
        return Refusal("bad_settings", f"The room has {players} players; it can't have fewer seats.")
    return None


def configure(room: Room, command: Configure, now: int) -> Decision | Refusal:
    refusal = _not_host(room, command.actor, "change the settings")
    if refusal is not None:
        return refusal
    if room.phase(now) != "lobby":
        return Refusal("wrong_phase", "Settings can be changed in the lobby only.")
    wrong = check_settings(command.settings, players=len(seated(room)))
    return wrong or Decision((Configured(command.settings),))


def set_ready(room: Room, command: SetReady, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is None:
        return Refusal("not_member", "You are not in this room.")
    if member.role != "player":
        return Refusal("not_racing", "Spectators don't race: take a seat first.")
    phase = room.phase(now)
    if phase == "lobby":
        return _ready_in_lobby(room, member, command)
    if phase == "countdown" and room.settings.start == "all_ready" and room.race is not None:
        if command.ready == member.ready:
            return Decision(())
        if not command.ready:
            events = (ReadySet(command.actor, ready=False), CountdownStopped(command.actor))
            return Decision(events, not_after=room.race.starts_at)
    if phase == "finished":
        return Refusal("wrong_phase", "The race is over: the host has to call a rematch first.")
    return Refusal("wrong_phase", "The race has been started already.")


def _ready_in_lobby(room: Room, member: Member, command: SetReady) -> Decision:
    events: list[Event] = []
    if command.ready != member.ready:
        events.append(ReadySet(command.actor, command.ready))
    all_ready = command.ready and others_ready(room, command.actor)
    # Without a deal at hand he is ready all the same; whoever has found one asks again.
    if all_ready and room.settings.start == "all_ready" and command.drawn is not None:
        events.append(new_countdown(room, command.drawn))
    return Decision(tuple(events))


def others_ready(room: Room, actor: PlayerId) -> bool:
    """Whether everybody else with a seat is ready, and there is somebody else."""
    others = [member for member in seated(room) if member.player != actor]
    return bool(others) and all(member.ready for member in others)


def start(room: Room, command: Start, now: int) -> Decision | Refusal:
    refusal = _not_host(room, command.actor, "start the race")
    if refusal is not None:
        return refusal
    if room.phase(now) != "lobby":
        return Refusal("wrong_phase", "A race can be started from the lobby only.")
    if room.settings.start == "all_ready":
        return Refusal("wrong_phase", "In this room the race starts when everyone (at least two players) is ready.")
    if not seated(room):
        return Refusal("wrong_phase", "Nobody has a seat: at least one player is needed.")
    if command.drawn is None:
        return Refusal("unavailable", NO_DEAL)
    return Decision((new_countdown(room, command.drawn),))


def rematch(room: Room, command: Rematch, now: int) -> Decision | Refusal:
    refusal = _not_host(room, command.actor, "call a rematch")
    if refusal is not None:
        return refusal
    if room.phase(now) != "finished":
        return Refusal("wrong_phase", "A rematch can be called after a race has finished.")
    return Decision((Rematched(),))


def _not_host(room: Room, actor: PlayerId, what: str) -> Refusal | None:
    if actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    if actor != room.host:
        return Refusal("not_host", f"Only the host can {what}.")
    return None
