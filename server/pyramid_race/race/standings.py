"""Who stands where in a race.

Racers who cleared the pyramid come first, in the order of the log. The others rank by pyramid cards removed, then by
who reached that number earlier, then by fewer moves; racers equal in all three share a place (1, 2, 2, 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pyramid_race.game.board import removed, status
from pyramid_race.race.model import PlayerId, Race, Runner

StandingStatus = Literal["playing", "stuck", "cleared", "forfeited", "timeout"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings."""

    player: PlayerId
    name: str
    bot: bool
    place: int
    """Final once the race has ended or the racer has cleared; before that, where the racer stands just now."""
    status: StandingStatus
    removed: int
    """Pyramid cards removed, 0..28."""
    score: int
    moves: int
    undos: int
    time_ms: int | None
    """From GO to the clear; None for a racer who hasn't cleared."""


def _rank(runner: Runner) -> tuple[int, int, int]:
    return (-removed(runner.board), runner.reached_at, runner.board.moves)


def places(runners: Iterable[Runner]) -> dict[PlayerId, int]:
    """The place of every racer by the rule above."""
    found: dict[PlayerId, int] = {}
    others: list[Runner] = []
    for runner in runners:
        if runner.status == "cleared" and runner.place is not None:
            found[runner.player] = runner.place
        else:
            others.append(runner)
    others.sort(key=_rank)
    first = len(found) + 1
    place = first
    for index, runner in enumerate(others):
        if index == 0 or _rank(runner) != _rank(others[index - 1]):
            place = first + index
        found[runner.player] = place
    return found


def standings(race: Race) -> list[Standing]:
    """All racers of `race`, best first; those who share a place in the order in which they joined."""
    by_player = places(race.runners.values())
    lines = [_line(race, runner, by_player[runner.player]) for runner in race.runners.values()]
    lines.sort(key=lambda line: line.place)
    return lines


def _line(race: Race, runner: Runner, place: int) -> Standing:
    board = runner.board
    shown: StandingStatus = runner.status
    if shown == "playing" and status(race.table, board) == "stuck":
        shown = "stuck"
    return Standing(
        player=runner.player,
        name=runner.name,
        bot=runner.bot,
        place=place,
        status=shown,
        removed=removed(board),
        score=board.score,
        moves=board.moves,
        undos=board.undos,
        time_ms=None if runner.finished_at is None else runner.finished_at - race.starts_at,
    )
