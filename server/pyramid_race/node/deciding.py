"""Deciding what has been asked of a room, in order, into one batch for its log. Nothing here waits or sends."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.answers import Ask
from pyramid_race.node.deals import Draw
from pyramid_race.race.charge import in_charge
from pyramid_race.race.codec import encode_event
from pyramid_race.race.commands import Command, Join, Kick, Leave, Move, SetReady, Start, Tick
from pyramid_race.race.control import REPLACED, not_in_control
from pyramid_race.race.deadlines import next_reminder, starts_by_itself_at
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.events import Event
from pyramid_race.race.evolve import evolve
from pyramid_race.race.hosting import begins_with_ready
from pyramid_race.race.model import PlayerId, Room
from pyramid_race.store.keys import seq_field
from pyramid_race.store.log import Batch, Group

MOST_GROUPS = 128
"""Groups in one batch, so that one room's script stays short."""


@dataclass(slots=True)
class Decided:
    """An ask with what deciding it came to; `events` are its part of the batch."""

    ask: Ask
    outcome: Decision | Refusal | Repeated
    events: tuple[Event, ...] = ()


def decide_in_order(room: Room, pending: deque[Ask], now: int, draw: Draw) -> tuple[list[Decided], Batch | None]:
    """Takes asks from `pending` and decides each against the room as those before it will leave it.

    `draw` gives the deal of a race that begins. The batch is None if nothing is to be appended."""
    ahead = _Ahead(room, now)
    groups: list[Group] = []
    decided: list[Decided] = []
    while pending and len(groups) < MOST_GROUPS:
        ask = pending.popleft()
        before = ahead.room_for(ask)
        command = _taken_from(before, ask)
        if not isinstance(command, Move | Refusal):
            command = with_deal(command, before, ask.draw or draw, now)
        outcome = command if isinstance(command, Refusal) else decide(before, command, now)
        if isinstance(outcome, Decision) and outcome.events:
            decided.append(Decided(ask, outcome, outcome.events))
            groups.append(ahead.take(outcome))
        else:
            decided.append(Decided(ask, outcome))
    if not groups:
        return decided, None
    after = ahead.room
    changed = after.epoch != room.epoch or after.members is not room.members
    return decided, Batch(room.id, room.epoch, tuple(groups), next_reminder(after) if changed else None)


def _taken_from(room: Room, ask: Ask) -> Command | Refusal:
    """What is asked for, if it may be by that connection."""
    refusal = None if ask.connection is None else not_in_control(room, ask.command, ask.connection.id)
    if refusal is not None:
        return refusal
    command = ask.command if ask.complete is None else ask.complete(room)
    is_gone = isinstance(command, Join) and ask.connection is not None and ask.connection.closing
    return REPLACED if is_gone else command


def with_deal(command: Command, room: Room, draw: Draw, now: int) -> Command:
    """The command as it is, or with a deal for the room's present settings if it could begin a countdown."""
    if isinstance(command, Start | SetReady | Leave | Kick | Join | Tick) and may_begin(command, room, now):
        return replace(command, drawn=draw(room.settings))
    return command


def may_begin(command: Command, room: Room, now: int) -> bool:
    """Whether a countdown could begin with the command at `now` (ms)."""
    if room.race is not None:
        return False
    match command:
        case Start(actor=actor):
            return in_charge(room, actor) and not room.settings.quick
        case Tick():
            due = starts_by_itself_at(room)
            return due is not None and due <= now
        case SetReady(actor=actor, ready=True):
            return actor in room.members and begins_with_ready(room, actor, now)
        case Leave(actor=actor) | Kick(actor=actor) | Join(actor=actor, role="spectator"):
            return room.settings.start == "all_ready" and actor in room.members
        case _:
            return False


class _Ahead:
    """The room as the batch so far will leave it (stamped as if now).

    Moves that don't clear the pyramid are folded only for an ask that could see them; the next move of another racer
    can't, and every event is folded anew when the log has stamped it."""

    def __init__(self, room: Room, now: int) -> None:
        self.room = room
        self._now = now
        self._unfolded: dict[PlayerId, Event] = {}

    def room_for(self, ask: Ask) -> Room:
        command = ask.command
        if self._unfolded and not (isinstance(command, Move) and command.actor not in self._unfolded):
            for event in self._unfolded.values():
                self._fold(event)
            self._unfolded.clear()
        return self.room

    def take(self, decision: Decision) -> Group:
        """Adds the decision's events; the answer is their part of the batch."""
        move = decision.move
        if move is not None and not decision.clears:
            (event,) = decision.events
            self._unfolded[move.player] = event
            bumps = (False,)
        else:
            bumps = tuple(map(self._fold, decision.events))
        return Group(
            tuple(map(encode_event, decision.events)),
            bumps,
            seq_field(move.race, move.player) if move is not None else "",
            move.seq if move is not None else 0,
            decision.not_before,
            decision.not_after,
        )

    def _fold(self, event: Event) -> bool:
        """Folds one event; True if it makes a new epoch."""
        before = self.room
        self.room = evolve(before, event, before.version + 1, self._now)
        return self.room.epoch != before.epoch
