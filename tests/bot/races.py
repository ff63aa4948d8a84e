"""A racer and his referee."""

from __future__ import annotations

from random import Random
from typing import Any

from pyramid_race.bot import heard
from pyramid_race.bot.racer import Racer, Style
from pyramid_race.bot.strategies.perfect import Guide
from pyramid_race.protocol.actions import action_of
from pyramid_race.protocol.commands import COMMANDS, Move
from pyramid_race.protocol.host_commands import Strength

from tests.bot.messages import Referee

PACE = 1.0


def racing(true: Referee, strength: Strength = "careful", guide: Guide | None = None) -> Racer:
    board = heard.Board.model_validate(true.shown())
    return Racer(1, true.table.rules, board, Style(PACE, strength), guide, Random(1), now=0.0)


def next_move(racer: Racer) -> dict[str, Any]:
    """Wakes the racer when it wants to be woken."""
    assert racer.wakes_at is not None
    (message,) = racer.wake(racer.wakes_at)
    return message


def play(racer: Racer, true: Referee, now: float = 0.0) -> None:
    """One move, accepted."""
    true.take(action_in(next_move(racer), true.table.rules.waste_piles))
    ack = true.ack()
    assert isinstance(ack, heard.Ack)
    racer.acked(ack, now)


def action_in(message: dict[str, Any], piles: int = 1) -> Any:
    command = COMMANDS.validate_python(message | {"room": "ROOM"})
    assert isinstance(command, Move)
    action = action_of(command, piles)
    assert not isinstance(action, str)
    return action
