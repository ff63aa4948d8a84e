"""What a room answers to a command: the one place through which everything that happens in a room has to go.

`decide` is pure and total. The shell appends the events of a `Decision` if the room's epoch and the decision's guards
still hold, and only then are they folded (`race.evolve`) and shown to anybody."""

from __future__ import annotations

from typing import assert_never

from pyramid_race.game.refusal import Refusal
from pyramid_race.race import hosting, racing, seats
from pyramid_race.race.commands import (
    Chat,
    Command,
    Configure,
    Disconnect,
    Forfeit,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Rematch,
    SetReady,
    Start,
    Tick,
)
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.events import Chatted
from pyramid_race.race.model import Room


def decide(room: Room, command: Command, now: int) -> Decision | Refusal | Repeated:  # noqa: C901 - flat dispatch
    """What comes of `command` in `room` at `now` (ms): events to append, a refusal, or an earlier answer.

    No events: things are as asked for already."""
    if isinstance(command, Open):
        return seats.open_room(room, command)
    if room.version == 0 or room.closed:
        return Refusal("not_found", "There is no such room.")
    match command:
        case Move():
            return racing.move(room, command, now)
        case Chat():
            return _chat(room, command)
        case Join():
            return seats.join(room, command, now)
        case Disconnect():
            return seats.disconnect(room, command, now)
        case Tick():
            return racing.tick(room, now)
        case SetReady():
            return hosting.set_ready(room, command, now)
        case Leave():
            return seats.leave(room, command, now)
        case Start():
            return hosting.start(room, command, now)
        case Configure():
            return hosting.configure(room, command, now)
        case Kick():
            return seats.kick(room, command, now)
        case Forfeit():
            return racing.forfeit(room, command, now)
        case Rematch():
            return hosting.rematch(room, command, now)
        case _:
            assert_never(command)


def _chat(room: Room, command: Chat) -> Decision | Refusal:
    if command.actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    return Decision((Chatted(command.actor, command.text),))
