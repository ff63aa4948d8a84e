"""`pyramid-race deals`: random deals of the kind that is wished for, or how random deals are spread over the kinds."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import aclosing
from itertools import islice
from typing import Annotated, Any

from cyclopts import Parameter

from pyramid_race.cli import spread as spreading
from pyramid_race.cli.output import AsJson, bad_input, counted, failed, say
from pyramid_race.cli.rules import rules_of
from pyramid_race.game.deal import SHORT_CODES, DealCode, short_code
from pyramid_race.game.rules import changed
from pyramid_race.game.solver.levels import Level
from pyramid_race.race.wish import LEAST_PAR, MOST_PAR, Wish, par_range
from pyramid_race.solving.pool import Solvers
from pyramid_race.solving.rating import rate_all
from pyramid_race.solving.work import Rating

MOST = 1_000_000
AHEAD = 16
"""Deals that wait for each process, so that none is idle while one deal takes its time."""
MOST_A_PROCESSOR = 4
TITLE = "code           par  win share  level"


def deals(
    *,
    count: int = 10,
    level: Level | None = None,
    par: str | None = None,
    rules: str | None = None,
    seed: int | None = None,
    spread: Annotated[bool, Parameter(negative="")] = False,
    tries: int = 2000,
    jobs: int | None = None,
    as_json: AsJson = False,
) -> None:
    """Draw random deals that can be won, as hard as you like, with the par of each.

    Parameters
    ----------
    count
        How many deals.
    level
        How hard they are.
    par
        The fewest moves that win them, LOWEST-HIGHEST: 40-55.
    rules
        A preset's letter, options, or both: N, recycles=1, or N,recycles=1,win=all. Without it N.
    seed
        A number from 0: with the same one come the same deals.
    spread
        Show instead how any deals, that many, are spread over the levels, with their pars and win shares.
    tries
        How many deals to look at for one that is wished for, before giving up.
    jobs
        How many processes to search in. Without it as many as there are processors.
    as_json
        Print one JSON object for each deal, on a line; with --spread a single one.
    """
    for name, number in (("count", count), ("tries", tries)):
        if not 1 <= number <= MOST:
            bad_input(f"--{name} must be 1 to {MOST}")
    if seed is not None and seed < 0:
        bad_input("--seed must be 0 or more")
    if spread and (level is not None or par is not None):
        bad_input("--spread is of all kinds of deals: leave out --level and --par")
    processes = _processes(jobs)
    preset, played = rules_of(rules, "N")
    options = changed(preset, played)
    wish = Wish() if spread else Wish(True, level, None if par is None else _pars(par))
    codes = _codes(preset, seed)

    async def search() -> None:
        solvers = Solvers(processes)
        try:
            some = islice(codes, count) if spread else codes
            async with aclosing(rate_all(solvers, some, played, wish, AHEAD * processes)) as ratings:
                if spread:
                    await _show_spread(ratings, ", ".join([preset, *options]), count, as_json)
                else:
                    title = f"{', '.join([preset, *options])}\n\n{TITLE}" if options else TITLE
                    await _list(ratings, "" if as_json else title, count, tries)
        finally:
            _tell("")
            solvers.close()

    try:
        asyncio.run(search())
    except BrokenExecutor:
        failed("a process that searched has died, and then another in its place (is there too little memory?)")


def _processes(wanted: int | None) -> int:
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if wanted is None:
        return there
    if not 1 <= wanted <= MOST_A_PROCESSOR * there:
        bad_input(f"--jobs must be 1 to {MOST_A_PROCESSOR * there} here")
    return wanted


def _codes(preset: str, seed: int | None) -> Iterator[DealCode]:
    """Random codes without end; with a seed always the same."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    while True:
        yield short_code(source.randrange(SHORT_CODES), preset)


async def _list(ratings: AsyncIterator[Rating | None], title: str, count: int, tries: int) -> None:
    """A line for each deal, as it is found: of a table with that title, or of JSON without one."""
    found, since = 0, 0
    async for rating in ratings:
        if rating is None:
            since += 1
            _tell(f"{found} of {count}, {since:,} other deals since")
            if since == tries:
                _tell("")
                failed(f"found {found} of {count}: none of the last {tries:,} random deals is such a one (see --tries)")
            continue
        _tell("")
        if title and not found:
            say(title)
        say(_row(rating) if title else json.dumps(_as_object(rating)))
        found, since = found + 1, 0
        if found == count:
            return


async def _show_spread(ratings: AsyncIterator[Rating | None], heading: str, count: int, as_json: bool) -> None:
    told: list[Rating] = []
    async for rating in ratings:
        assert rating is not None  # any deal is of the kind that is wished for
        told.append(rating)
        _tell(f"{len(told)} of {count}")
    _tell("")
    if as_json:
        say(json.dumps({"rules": heading, **spreading.as_object(told)}))
    else:
        say(f"{heading}: {counted(count, 'random deal')}\n\n{spreading.as_text(told)}")


def _row(rating: Rating) -> str:
    return f"{rating.code!s:13}  {rating.par:3}  {spreading.percent(rating.share):8.2f}%  {rating.level}"


def _as_object(rating: Rating) -> dict[str, Any]:
    share = spreading.percent(rating.share)
    return {"code": str(rating.code), "par": rating.par, "win_share": share, "level": rating.level}


def _tell(progress: str) -> None:
    """How far it is, where somebody watches; the next word takes its place."""
    if sys.stderr.isatty():
        print(f"\r{progress}\x1b[K", end="", file=sys.stderr, flush=True)


def _pars(text: str) -> tuple[int, int]:
    pars = par_range(f"par {text}")
    if pars is None:
        bad_input("--par is LOWEST-HIGHEST, like 40-55")
    if pars[0] < LEAST_PAR:
        bad_input(f"--par: nobody can clear a pyramid in fewer than {LEAST_PAR} moves")
    if not pars[0] <= pars[1] <= MOST_PAR:
        bad_input(f"--par is LOWEST-HIGHEST, from {LEAST_PAR} to {MOST_PAR}")
    return pars
