"""What is asked of a room, and the direct answer to whoever asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from pyramid_race import metrics
from pyramid_race.game.refusal import Refusal
from pyramid_race.node import views
from pyramid_race.node.connection import Connection
from pyramid_race.node.deals import Draw
from pyramid_race.node.views import Message
from pyramid_race.race.commands import (
    Command,
    Disconnect,
    HandOver,
    Join,
    Leave,
    Lock,
    Move,
    Mute,
    Open,
    Rematch,
    SetCohost,
    SetReady,
    Unban,
)
from pyramid_race.race.control import REPLACED
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.model import PlayerId, Room


@dataclass(slots=True)
class Ask:
    """A command and who waits for its answer."""

    command: Command
    connection: Connection | None = None
    ref: str | None = None
    answer: Literal["none", "ack", "room", "left", "event", "told"] = "none"
    tries: int = 0
    complete: Callable[[Room], Command | Refusal] | None = None
    """What to decide instead of `command`, where it depends on the room as it is by then."""
    draw: Draw | None = None
    """What gives the deal if it begins a countdown, where one has been laid aside for it."""
    settled: asyncio.Future[bool] | None = None
    """Whether it was decided, for those who ask in the name of the server; False: the store did not take it."""
    told: Message | None = None
    """The answer where it is `told`: for the asker alone."""
    otherwise: Callable[[Refusal], None] | None = None
    """What to do about a refusal instead of telling it."""


class Answerer(Protocol):
    """The room as answering needs it: what it is now, and who is connected to it here."""

    @property
    def room(self) -> Room: ...

    def now(self) -> int: ...

    def seen_by(self, viewer: PlayerId | None) -> Room: ...

    def submit(self, ask: Ask) -> None: ...

    def attach(self, player: PlayerId, connection: Connection, spectates: bool) -> None: ...

    def detach(self, player: PlayerId, connection: Connection) -> None: ...


def with_ref(message: Message, ref: str | None) -> Message:
    """The direct answer to a command repeats the command's own `ref`."""
    return message if ref is None else message | {"ref": ref}


def error(code: str, message: str, ref: str | None = None) -> Message:
    metrics.ERRORS.labels(code).inc()
    return with_ref({"type": "error", "code": code, "message": message}, ref)


def answer(live: Answerer, ask: Ask, outcome: Decision | Refusal | Repeated) -> None:
    """Answers `ask`; what it changed is in the log and folded."""
    _settle(ask, decided=True)
    connection = ask.connection
    if connection is None:
        return
    connection.waiting -= 1
    if isinstance(outcome, Refusal):
        if ask.otherwise is not None:
            ask.otherwise(outcome)
        elif isinstance(ask.command, Move):
            connection.send(with_ref(reject_view(live.room, ask.command, outcome, live.now()), ask.ref))
        else:
            connection.send(error(outcome.code, outcome.message, ask.ref))
        return
    match ask.answer:
        case "ack":
            _acknowledge(live.room, ask, connection, outcome)
        case "room":
            _admit(live, ask, connection)
        case "left":
            _see_off(live, ask, connection)
        case "told" if ask.told is not None:
            connection.send(with_ref(ask.told, ask.ref))
        case "event" if isinstance(outcome, Decision) and not outcome.events:
            connection.send(with_ref(_nothing_new(live, ask), ask.ref))
        case _:
            pass  # told with the event itself


def unavailable(ask: Ask, reason: str) -> None:
    """The store did not take it; nothing has changed."""
    _settle(ask, decided=False)
    refusal = Refusal("unavailable", f"not done, please try again: {reason}")
    if ask.connection is not None:
        ask.connection.waiting -= 1
        ask.connection.send(error(refusal.code, refusal.message, ask.ref))


def _settle(ask: Ask, *, decided: bool) -> None:
    if ask.settled is not None and not ask.settled.done():
        ask.settled.set_result(decided)


def reject_view(room: Room, move: Move, refusal: Refusal, now: int) -> Message:
    """Why a move was refused, with the true board where the mover has one that he may see."""
    metrics.REJECTS.labels(refusal.code).inc()
    race = room.race
    runner = race.runners.get(move.actor) if race is not None else None
    seen = race is not None and runner is not None and now >= race.starts_at
    return {
        "type": "reject",
        "room": room.id,
        "race": move.race,
        "seq": move.seq,
        "code": refusal.code,
        "message": refusal.message,
        "expected_seq": runner.seq + 1 if runner is not None else None,
        "board": views.runner_board(race, runner) if seen and race is not None and runner is not None else None,
    }


def _acknowledge(room: Room, ask: Ask, connection: Connection, outcome: Decision | Repeated) -> None:
    move, race = ask.command, room.race
    if not isinstance(move, Move) or race is None:
        return
    if isinstance(outcome, Repeated):
        board = views.board_view(race.table, outcome.board, views.board_status(race, outcome.board))
    else:
        board = views.runner_board(race, race.runners[move.actor])
    told: Message = {"type": "ack", "room": room.id, "race": move.race, "seq": move.seq, "board": board}
    connection.send(with_ref(told, ask.ref))


def _admit(live: Answerer, ask: Ask, connection: Connection) -> None:
    """The joiner's connection is one of the room's from here on, and he gets the room as it is."""
    command = ask.command
    if not isinstance(command, Join | Open):
        return
    member = live.room.members.get(command.actor)
    if connection.closing:
        live.submit(Ask(Disconnect(command.actor, connection.id)))
        return
    if member is None:
        return  # a kick came between
    if member.connection != connection.id:
        connection.send(error(REPLACED.code, REPLACED.message, ask.ref))
        return
    live.attach(command.actor, connection, member.role == "spectator")
    connection.send(with_ref(views.room_view(live.seen_by(command.actor), command.actor, live.now()), ask.ref))


def _see_off(live: Answerer, ask: Ask, connection: Connection) -> None:
    if isinstance(ask.command, Leave):
        live.detach(ask.command.actor, connection)
    connection.send(with_ref({"type": "left", "room": live.room.id}, ask.ref))


def _nothing_new(live: Answerer, ask: Ask) -> Message:
    """What was asked for is so already: the event that says so, with the version that the asker is shown at present."""
    room, now = live.room, live.now()
    actor = getattr(ask.command, "actor", None)
    told: Message = {"type": "event", "room": room.id, "version": live.seen_by(actor).version, "at": now, "now": now}
    match ask.command:
        case SetReady(actor=actor, ready=ready):
            return told | {"kind": "ready", "player": actor, "ready": ready}
        case Rematch(actor=actor) if room.race is not None:
            return told | {"kind": "ready", "player": actor, "ready": True}
        case Rematch():
            return told | {"kind": "rematch", "race": room.races + 1}
        case HandOver(player=player):
            return told | {"kind": "host", "player": player}
        case SetCohost(player=player, cohost=cohost):
            return told | {"kind": "cohost", "player": player, "cohost": cohost}
        case Lock(actor=actor, locked=locked):
            return told | {"kind": "locked", "locked": locked, "by": actor}
        case Unban(player=player):
            return told | {"kind": "unbanned", "player": player}
        case Mute(actor=actor, player=player, muted=muted):
            return told | {"kind": "muted", "player": player, "muted": muted, "by": actor}
        case _:
            return told | {"kind": "configured", "settings": views.settings_view(room.settings)}
