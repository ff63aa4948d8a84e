"""Playing a finished race again, move by move, to see whether it came to the standings that were told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import Rules
from pyramid_race.race.events import Moved
from pyramid_race.race.lifecycle import moved
from pyramid_race.race.model import Race, Runner
from pyramid_race.race.standings import Standing, standings


class Contradiction(Exception):
    """What was told can't have been; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move, and when (ms) the log took it."""

    move: Moved
    at: int


def audit(code: DealCode, rules: Rules, period: tuple[int, int], told: list[Standing], moves: Iterable[Made]) -> None:
    """Plays all moves, from GO to the end (`period`, ms), on the code's deal. Raises Contradiction.

    Who forfeited or ran out of time isn't in the moves and is believed; who cleared the board, when and as which, how
    far everybody came, and the places that follow are worked out."""
    starts_at, ended_at = period
    table = Table(deal_cards(code), rules)
    board = start(table)
    runners = {row.player: Runner(row.player, row.name, board, bot=row.bot, reached_at=starts_at) for row in told}
    if len(runners) < len(told):
        raise Contradiction("the standings name somebody twice")
    race = Race(1, code, "", table, starts_at, ended_at, "all", True, runners)
    last = starts_at
    for made in moves:
        if not last <= made.at <= ended_at:
            raise Contradiction(f"{_move(made)} is out of its time")
        race, last = _after(race, made), made.at
    race = replace(race, runners={row.player: _as_told(race.runners[row.player], row) for row in told})
    played = standings(race)
    by_player = {row.player: row for row in played}
    for row in told:
        if by_player[row.player] != row:
            raise Contradiction(f"the standing of {row.player} isn't what the moves come to")
    if played != told:
        raise Contradiction("the standings are not in the order of their places")


def _after(race: Race, made: Made) -> Race:
    runner = race.runners.get(made.move.player)
    if runner is None:
        raise Contradiction(f"{_move(made)} is of nobody who raced")
    after = moved(race, made.move, made.at)
    if after.runners[runner.player] is runner:
        raise Contradiction(f"{_move(made)} isn't allowed by the rules")
    return after


def _move(made: Made) -> str:
    return f"move {made.move.seq} of {made.move.player}"


def _as_told(runner: Runner, row: Standing) -> Runner:
    """With how the race ended for one who didn't clear the board."""
    if row.status in ("forfeited", "timeout") and runner.status == "playing":
        return replace(runner, status=row.status)
    return runner
