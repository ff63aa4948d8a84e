"""What leads up to a race: settings, readiness, the start, and the way back to the lobby."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pyramid_race.game.deal import BadCode, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.charge import not_in_charge
from pyramid_race.race.commands import Configure, Drawn, Rematch, SetReady, Start, StopCountdown
from pyramid_race.race.deadlines import all_ready_at, starts_by_itself_at
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Configured, CountdownStarted, CountdownStopped, Event, ReadySet, Rematched
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Room, RoomSettings
from pyramid_race.race.wish import wish_of

LATEST_START_MS = 30 * 24 * 3600 * 1000
"""How far ahead a race may be scheduled."""
SHORT_SEALED = "A sealed deal needs an exact code (48 letters): seven letters can be found out from the cards in sight."
NO_DEAL = "No deal of the kind that this room wants is at hand yet: please try again, or choose another kind."


def seated(room: Room) -> list[Member]:
    """Those who hold a seat, in the order in which they joined."""
    return [member for member in room.members.values() if member.role == "player"]


def begins_with(room: Room, players: Iterable[Member], now: int) -> bool:
    """Whether a room that starts when all are ready is to start now that these have the seats."""
    if room.race is not None or room.settings.start != "all_ready":
        return False
    due = all_ready_at(room, players)
    return due is not None and due <= now


def begins_with_ready(room: Room, actor: PlayerId, now: int) -> bool:
    """The same once `actor` is ready, too."""
    players = [replace(member, ready=True) if member.player == actor else member for member in seated(room)]
    return begins_with(room, players, now)


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


def check_settings(
    settings: RoomSettings, players: int, now: int, before: RoomSettings | None = None
) -> Refusal | None:
    """Why a room with so many players can't have these settings: anything that would make a race impossible.

    `before`: the settings so far; a time that was right when it was set may have passed since."""
    if wish_of(settings.deal) is None:
        try:
            code = parse_code(settings.deal)
        except BadCode as error:
            return Refusal("bad_code", str(error))
        if settings.reveal_code == "finish" and not code.exact:
            return Refusal("bad_settings", SHORT_SEALED)
    if settings.capacity < players:
        return Refusal("bad_settings", f"The room has {players} players; it can't have fewer seats.")
    if settings.start == "auto" and settings.auto_players is None and settings.auto_s is None:
        return Refusal("bad_settings", "An automatic start needs auto_players or auto_s.")
    if settings.start == "auto" and settings.auto_s is None and (settings.auto_players or 0) > settings.capacity:
        return Refusal("bad_settings", "auto_players is more than the room has seats.")
    if settings.start == "scheduled":
        is_new = before is None or _start_of(before) != _start_of(settings)
    else:
        is_new = settings.starts_at is not None and (before is None or before.starts_at != settings.starts_at)
    return _wrong_time(settings, now) if is_new else None


def _start_of(settings: RoomSettings) -> tuple[str, int | None, int]:
    return settings.start, settings.starts_at, settings.countdown_s


def _wrong_time(settings: RoomSettings, now: int) -> Refusal | None:
    if settings.starts_at is None:
        return Refusal("bad_settings", "A scheduled start needs starts_at, in milliseconds.")
    if settings.starts_at - settings.countdown_s * 1000 <= now:
        return Refusal("bad_settings", "starts_at must be later than now, by more than the countdown.")
    if settings.starts_at > now + LATEST_START_MS:
        return Refusal("bad_settings", "starts_at is more than 30 days ahead.")
    return None


def configure(room: Room, command: Configure, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "change the settings")
    if refusal is not None:
        return refusal
    phase = room.phase(now)
    # A lobby whose race begins by itself may leave no time for it; all else belongs to the race that is over, too.
    if phase != "lobby" and not (phase == "finished" and _is_of_start(room.settings, command.settings)):
        return Refusal("wrong_phase", "Settings can be changed in the lobby, those of the start also after a race.")
    wrong = check_settings(command.settings, len(seated(room)), now, room.settings)
    return wrong or Decision((Configured(command.settings),))


def _is_of_start(old: RoomSettings, new: RoomSettings) -> bool:
    """Whether nothing is changed but when a race starts."""
    otherwise = replace(
        old,
        start=new.start,
        starts_at=new.starts_at,
        auto_players=new.auto_players,
        auto_s=new.auto_s,
        countdown_s=new.countdown_s,
    )
    return otherwise == new


def set_ready(room: Room, command: SetReady, now: int) -> Decision | Refusal:
    member = room.members.get(command.actor)
    if member is None:
        return Refusal("not_member", "You are not in this room.")
    if member.role != "player":
        return Refusal("not_racing", "Spectators don't race: take a seat first.")
    if room.settings.quick and not member.bot:
        return Decision(())  # its races begin by themselves; to be ready there is to want another one (`race.again`)
    phase = room.phase(now)
    if phase == "lobby":
        return _ready_in_lobby(room, member, command, now)
    if phase == "countdown" and room.settings.start == "all_ready" and room.race is not None:
        if command.ready == member.ready:
            return Decision(())
        if not command.ready:
            events = (ReadySet(command.actor, ready=False), CountdownStopped(command.actor))
            return Decision(events, not_after=room.race.starts_at)
    if phase == "finished":
        return Refusal("wrong_phase", "The race is over: the host has to call a rematch first.")
    return Refusal("wrong_phase", "The race has been started already.")


def _ready_in_lobby(room: Room, member: Member, command: SetReady, now: int) -> Decision:
    events: list[Event] = []
    if command.ready != member.ready:
        events.append(ReadySet(command.actor, command.ready))
    # Without a deal at hand he is ready all the same: the race begins by itself when there is one.
    if command.ready and command.drawn is not None and begins_with_ready(room, command.actor, now):
        events.append(new_countdown(room, command.drawn))
    return Decision(tuple(events))


def start(room: Room, command: Start, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "start the race")
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
    refusal = not_in_charge(room, command.actor, "call a rematch")
    if refusal is not None:
        return refusal
    phase = room.phase(now)
    if phase == "lobby" and room.races:
        return Decision(())  # called twice, or by two hosts at once: it is so already
    if phase != "finished":
        return Refusal("wrong_phase", "A rematch can be called after a race has finished.")
    return Decision((Rematched(),))


def stop_countdown(room: Room, command: StopCountdown, now: int) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "stop the countdown")
    if refusal is not None:
        return refusal
    if room.race is None or room.phase(now) != "countdown":
        return Refusal("wrong_phase", "No countdown is running.")
    return Decision((CountdownStopped(command.actor, held=True),), not_after=room.race.starts_at)


def begin_by_itself(room: Room, drawn: Drawn | None, now: int) -> Decision:
    """The countdown of a room that starts at a time, or with so many players; nothing where that isn't due, or no deal
    is at hand yet."""
    due = starts_by_itself_at(room)
    if due is None or now < due or drawn is None:
        return Decision(())
    begun = new_countdown(room, drawn)
    starts_at = room.settings.starts_at
    if room.settings.start == "scheduled" and starts_at is not None and now < starts_at:
        begun = replace(begun, countdown_ms=starts_at - now)
    return Decision((begun,), not_before=due)
