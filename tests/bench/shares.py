"""Shares of random deals that can be won, beside those that others have computed (`tests/cases/winnable.json`).

    python -m tests.bench.shares --unlimited 20000 --others 2000

Each share is of as many deals by short codes, drawn anew for each set of options from `--seed`, and stands with its
95% interval (Wilson's). Theirs have one too: both are samples, so ours *agrees* if the two intervals have a number in
common. Of shares that are truly equal about one in 70 fails that with 2,000 deals against their 20,000, one in 20 with
few: a row that differs is asked a second time, of ten times as many other deals, and that answer counts. Shares
published without an interval are of so many deals that they count as exact."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from math import sqrt
from random import Random
from typing import Any

from pyramid_race.game.deal import SHORT_CODES, deal_cards, short_code
from pyramid_race.game.rules import Rules

from tests.game.solver.cases import cases
from tests.game.solver.many import Deal, is_winnable, processes

Z = 1.96
"""Standard deviations on either side of the middle of a 95% interval."""


AGAIN = 10
"""So many times as many deals are asked the second time."""


@dataclass(frozen=True)
class Share:
    """Of a number of deals, how many can be won."""

    deals: int
    winnable: int

    @property
    def percent(self) -> float:
        return 100 * self.winnable / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """In percent; never empty, also where none or all can be won."""
        n, p = self.deals, self.winnable / self.deals
        middle = (p + Z**2 / (2 * n)) / (1 + Z**2 / n)
        half = Z * sqrt(p * (1 - p) / n + Z**2 / (4 * n**2)) / (1 + Z**2 / n)
        return 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


@dataclass(frozen=True)
class Row:
    """A set of options and the share that others have found, in percent, with its 95% interval."""

    rules: Rules
    percent: float
    interval: tuple[float, float]

    @property
    def by_order(self) -> bool:
        """Whether the stock's order has to be looked at, which takes longer."""
        return self.rules.recycles is not None


@dataclass(frozen=True)
class Compared:
    row: Row
    ours: Share
    unknown: int
    """Of how many deals more the search ended without an answer; they are not among ours."""

    @property
    def agrees(self) -> bool:
        (low, high), (their_low, their_high) = self.ours.interval, self.row.interval
        return low <= their_high and their_low <= high


def rows() -> list[Row]:
    """All of `winnable.json`."""
    known = cases("winnable")
    listed = [
        *((row, {}) for row in known["unlimited recycles, relaxed"]),
        *((row, {"win": "all"}) for row in known["unlimited recycles, strict, no pair_waste"]),
        *((row, {}) for row in known["by the stock's order"]),
    ]
    elsewhere = known["published elsewhere"]
    published = [
        Row(Rules(pair_with_cover=with_cover), percent, (percent, percent))
        for with_cover, percent in (
            (False, elsewhere["unlimited recycles, relaxed, no cover pair"]),
            (True, elsewhere["with cover pair"]),
        )
    ]
    return [Row(_rules(row, more), row["percent"], tuple(row["ci95"])) for row, more in listed] + published


def _rules(row: dict[str, Any], more: dict[str, Any]) -> Rules:
    options = ("recycles", "win", "pair_with_cover", "pair_waste", "initial_waste")
    return Rules(**{option: row[option] for option in options if option in row}, **more)


def random_deals(seed: str, count: int) -> list[Deal]:
    """The deals of so many short codes, always the same from the same seed."""
    random = Random(seed)
    return [deal_cards(short_code(random.randrange(SHORT_CODES))) for _ in range(count)]


def compared(
    pool: ProcessPoolExecutor, unlimited: int, others: int, seed: str, among: Sequence[Row]
) -> Iterator[Compared]:
    """Each row beside a share of so many deals, as soon as it is known; and once more if the two differ."""
    for number, row in enumerate(among):
        count = others if row.by_order else unlimited
        first = _compared(pool, row, random_deals(f"{seed}:{number}", count))
        yield first
        if not first.agrees:
            yield _compared(pool, row, random_deals(f"{seed}:{number}:again", AGAIN * count))


def _compared(pool: ProcessPoolExecutor, row: Row, deals: list[Deal]) -> Compared:
    answers = list(pool.map(is_winnable, deals, repeat(row.rules), chunksize=10))
    unknown = answers.count(None)
    return Compared(row, Share(len(answers) - unknown, answers.count(True)), unknown)


def text(rules: Rules) -> str:
    """The options that the rows tell apart."""
    recycles = "any" if rules.recycles is None else str(rules.recycles)
    cover = "cover" if rules.pair_with_cover else ""
    return f"recycles {recycles:3}  win {rules.win:7}  {rules.pair_waste:5}  {cover:5}"


def line(one: Compared) -> str:
    low, high = one.ours.interval
    their_low, their_high = one.row.interval
    return (
        f"{text(one.row.rules)}  {one.ours.deals:6} deals  {one.ours.percent:6.2f}% [{low:5.2f} {high:5.2f}]"
        f"   theirs {one.row.percent:7.3f}% [{their_low:6.3f} {their_high:6.3f}]"
        f"  {'agrees' if one.agrees else 'DIFFERS'}{f'  {one.unknown} unknown' if one.unknown else ''}"
    )


def as_json(one: Compared) -> dict[str, Any]:
    return {
        "rules": asdict(one.row.rules),
        "deals": one.ours.deals,
        "unknown": one.unknown,
        "winnable": one.ours.winnable,
        "percent": one.ours.percent,
        "ci95": one.ours.interval,
        "theirs": {"percent": one.row.percent, "ci95": one.row.interval},
        "agrees": one.agrees,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """0: all agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.shares", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--unlimited", type=int, default=20_000, metavar="N", help="deals where recycles are unlimited")
    parser.add_argument("--others", type=int, default=2_000, metavar="N", help="deals where the stock's order counts")
    parser.add_argument("--seed", default="1", help="which deals")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--json", action="store_true", help="one list at the end instead of a line for each")
    given = parser.parse_args(arguments)
    if min(given.unlimited, given.others, given.processes) < 1:
        parser.error("the numbers of deals and processes must be at least 1")
    done: list[Compared] = []
    with processes(given.processes) as pool:
        for one in compared(pool, given.unlimited, given.others, given.seed, rows()):
            done.append(one)
            if not given.json:
                sys.stdout.write(line(one) + "\n")
                sys.stdout.flush()
    # By row, so that the last answer for each is the one that counts.
    last = {one.row: one for one in done}
    agree = sum(one.agrees for one in last.values())
    if given.json:
        sys.stdout.write(json.dumps([as_json(one) for one in done], indent=1) + "\n")
    else:
        sys.stdout.write(f"{agree} of {len(last)} agree\n")
    return 0 if agree == len(last) else 1


if __name__ == "__main__":
    sys.exit(main())
