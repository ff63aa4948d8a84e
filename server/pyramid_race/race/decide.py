"""What a room answers to a command: the one place through which everything that happens in a room has to go.

`decide` is pure and total. The shell appends the events of a `Decision` if the room's epoch and the decision's guards
still hold, and only then are they folded (`race.evolve`) and shown to anybody."""

from __future__ import annotations

from typing import assert_never

from pyramid_race.game.refusal import Refusal
from pyramid_race.race import commands as ask
from pyramid_race.race import hosting, racing, seats, stewarding, talk
from pyramid_race.race.again import again
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.events import Closed, Forgotten, Recorded
from pyramid_race.race.model import Room

BY_ITSELF = "A quick play room runs by itself: nobody is in charge of it."


def decide(room: Room, command: ask.Command, now: int) -> Decision | Refusal | Repeated:  # noqa: C901 - flat dispatch
    """What comes of `command` in `room` at `now` (ms): events to append, a refusal, or an earlier answer.

    No events: things are as asked for already."""
    if isinstance(command, ask.Open):
        return seats.open_room(room, command, now)
    if isinstance(command, ask.Record):
        is_new = any(race.number == command.race for race in room.unrecorded)
        return Decision((Recorded(command.race),) if is_new else ())
    if isinstance(command, ask.Forget):
        return Decision((Forgotten(command.actor),) if room.version > 0 else ())
    if room.version == 0 or room.closed:
        return Refusal("not_found", "There is no such room.")
    match command:
        case ask.Move():
            return racing.move(room, command, now)
        case ask.Join():
            return seats.join(room, command, now)
        case ask.Disconnect():
            return seats.disconnect(room, command, now)
        case ask.Tick():
            return racing.tick(room, command, now)
        case ask.SetReady():
            return hosting.set_ready(room, command, now)
        case ask.Leave():
            return seats.leave(room, command, now)
        case ask.Forfeit():
            return racing.forfeit(room, command, now)
        case ask.Unforfeit():
            return racing.unforfeit(room, command, now)
        case ask.Chat() | ask.DeleteChat() | ask.Mute() | ask.Say():
            return _talk(room, command)
        case ask.Close(reason=reason):
            return Decision((Closed(reason),))
        case _:
            return _host(room, command, now)


def _talk(room: Room, command: ask.Talk) -> Decision | Refusal:
    match command:
        case ask.Chat():
            return talk.chat(room, command)
        case ask.DeleteChat():
            return talk.delete(room, command)
        case ask.Mute():
            return talk.mute(room, command)
        case ask.Say():
            return talk.say(room, command)
        case _:
            assert_never(command)


def _host(room: Room, command: ask.Hosting, now: int) -> Decision | Refusal:  # noqa: C901 - flat dispatch
    if room.settings.daily is not None and not isinstance(command, ask.Start):
        return Refusal("not_available", "The daily deal is tried once, by oneself, and as it is.")
    if room.settings.quick:
        if isinstance(command, ask.Rematch):
            return again(room, command, now)
        return Refusal("not_available", BY_ITSELF)
    match command:
        case ask.Start():
            return hosting.start(room, command, now)
        case ask.Configure():
            return hosting.configure(room, command, now)
        case ask.Rematch():
            return hosting.rematch(room, command, now)
        case ask.StopCountdown():
            return hosting.stop_countdown(room, command, now)
        case ask.HandOver():
            return stewarding.hand_over(room, command)
        case ask.SetCohost():
            return stewarding.set_cohost(room, command)
        case ask.Lock():
            return stewarding.lock(room, command)
        case ask.Invite():
            return stewarding.invite(room, command)
        case ask.Unban():
            return stewarding.unban(room, command)
        case ask.ForfeitPlayer():
            return stewarding.forfeit_player(room, command, now)
        case ask.EndRace():
            return stewarding.end_race(room, command, now)
        case ask.Kick():
            return seats.kick(room, command, now)
        case _:
            assert_never(command)
