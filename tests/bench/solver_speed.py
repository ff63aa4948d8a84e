"""How fast the solver answers on this machine.

    python -m tests.bench.solver_speed --count 200

Three questions: the verdict of a random deal; whether a board is dead, once the table of its deal stands; the shortest
win, preset by preset. Times are CPU time of this one process, so that what else the machine does changes them little;
the machine code is loaded (or made) before the clock starts."""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import mean
from typing import Any, TypeVar

from pyramid_race.bench.measure import quantile
from pyramid_race.game.board import Board, Table, apply, is_cleared, legal_actions, start
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.dead_ends import DeadEnds, table_of
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict

from tests.bench.shares import random_deals

T = TypeVar("T")

VERDICTS = 5
"""So many times as many deals are asked for their verdict and their table as for their shortest win."""


@dataclass(frozen=True)
class Figures:
    """Of one question."""

    question: str
    unit: str
    times: list[float]
    more: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        figures = {"mean": mean(self.times), "max": max(self.times)} if self.times else {}
        for percent in (50, 95, 99) if self.times else ():
            figures[f"p{percent}"] = quantile(sorted(self.times), percent / 100)
        return {"question": self.question, "unit": self.unit, "n": len(self.times), **figures, **self.more}

    def __str__(self) -> str:
        figures = self.as_json()
        names = ("mean", "p50", "p95", "p99", "max")
        times = "  ".join(f"{name} {figures[name]:8.3f}" for name in names if name in figures)
        more = "  ".join(f"{name} {value:,.0f}" for name, value in self.more.items())
        return f"{self.question:24} {figures['n']:6}  {self.unit:2}  {times}  {more}"


def timed(function: Callable[[], T]) -> tuple[float, T]:
    """Seconds of CPU time, and the answer."""
    before = time.process_time()
    answer = function()
    return time.process_time() - before, answer


def verdicts(preset: str, count: int, seed: str) -> Figures:
    times: list[float] = []
    winnable = 0
    for cards in random_deals(f"{seed}:verdicts", count):
        table = Table(cards, PRESETS[preset])
        seconds, said = timed(partial(verdict, table, start(table)))
        times.append(seconds * 1e3)
        winnable += said.verdict == "winnable"
    return Figures(f"{preset} verdict", "ms", times, {"winnable": winnable})


def tables(preset: str, count: int, seed: str) -> Figures:
    """What `DeadEnds` needs before it can answer."""
    times = [
        timed(partial(table_of, Table(cards, PRESETS[preset])))[0] * 1e3
        for cards in random_deals(f"{seed}:tables", count)
    ]
    return Figures(f"{preset} table of dead ends", "ms", times, {})


def dead_or_not(preset: str, games: int, seed: str) -> Figures:
    """Asked of each board of random games, in which every action is as likely as any other."""
    random = Random(f"{seed}:games")
    times: list[float] = []
    dead = 0
    for cards in random_deals(f"{seed}:dead", games):
        table = Table(cards, PRESETS[preset])
        dead_ends = DeadEnds(table)
        dead_ends.take_table(table_of(table))
        board = start(table)
        for _ in range(100):
            actions = legal_actions(table, board)
            if not actions:
                break
            after = apply(table, board, random.choice(actions))
            assert isinstance(after, Board)
            board = after
            if is_cleared(table, board):
                break
            seconds, is_dead = timed(partial(dead_ends.is_dead, board))  # the first time that this board is asked about
            times.append(seconds * 1e6)
            dead += is_dead is True
    return Figures(f"{preset} dead or not", "us", times, {"dead": dead})


def shortest_wins(preset: str, count: int, seed: str) -> list[Figures]:
    """The deals that have one, and those of which it was proved that they have none."""
    times: dict[bool, list[float]] = {True: [], False: []}
    states: dict[bool, list[int]] = {True: [], False: []}
    unknown = 0
    for cards in random_deals(f"{seed}:shortest", count):
        table = Table(cards, PRESETS[preset])
        seconds, found = timed(partial(shortest, table, start(table)))
        if found.fewest_moves is None:
            unknown += 1
            continue
        times[found.fewest_moves > 0].append(seconds)
        states[found.fewest_moves > 0].append(found.states)
    figures: list[Figures] = []
    for wins, question in ((True, "shortest win"), (False, "no win, proved")):
        more: dict[str, float] = {}
        if states[wins]:
            more = {"median states": quantile(sorted(states[wins]), 0.5), "most": max(states[wins])}
        figures.append(Figures(f"{preset} {question}", "s", times[wins], more | ({"unknown": unknown} if wins else {})))
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.solver_speed", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--count", type=int, default=100, metavar="N", help="deals for the shortest wins of a preset")
    parser.add_argument("--presets", default="NCMLSO", help="letters, for the shortest wins")
    parser.add_argument("--seed", default="1", help="which deals")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    if given.count < 1:
        parser.error("the number of deals must be at least 1")
    if unknown := set(given.presets) - set(PRESETS):
        parser.error(f"there is no preset {', '.join(sorted(unknown))}; the presets are {', '.join(PRESETS)}")
    _load()
    done: list[Figures] = []

    def say(*figures: Figures) -> None:
        done.extend(figures)
        if not given.json:
            sys.stdout.writelines(f"{one}\n" for one in figures)
            sys.stdout.flush()

    say(verdicts("N", given.count * VERDICTS, given.seed))
    say(tables("N", given.count * VERDICTS, given.seed))
    say(dead_or_not("N", given.count, given.seed))
    for preset in given.presets:
        say(*shortest_wins(preset, given.count, given.seed))
    # Linux counts in KiB, macOS in bytes.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    if given.json:
        figures = [one.as_json() for one in done]
        sys.stdout.write(json.dumps({"cores": os.cpu_count(), "peak_mb": peak, "figures": figures}, indent=1) + "\n")
    else:
        sys.stdout.write(f"most memory: {peak:.0f} MB\n")
    return 0


def _load() -> None:
    table = Table(random_deals("any", 1)[0], PRESETS["O"])
    verdict(table, start(table), max_states=1)
    shortest(table, start(table), max_states=1)


if __name__ == "__main__":
    sys.exit(main())
