"""`pyramid-race solve`: whether deals can be won, how, and in how few moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from pyramid_race.cli.answer import Answer, as_object, as_text
from pyramid_race.cli.decks import STANDARD_INPUT, Unreadable, decks_in
from pyramid_race.cli.output import AsJson, bad_input, failed, note, say
from pyramid_race.cli.rules import rules_of
from pyramid_race.game import board as play
from pyramid_race.game.board import Table
from pyramid_race.game.deal import BadCode, DealCode, deal_cards, exact_code, parse_code
from pyramid_race.game.deck import BadDeck
from pyramid_race.game.rules import Rules, changed
from pyramid_race.game.solver.order_free import order_matters
from pyramid_race.game.solver.shortest import shortest as find_shortest
from pyramid_race.game.solver.verdict import verdict as find_verdict
from pyramid_race.game.table import PYRAMID_PLACES

DECK_PRESET = "N"
"""What is played with a deck, which has no letter that chooses."""
MOST_STATES = 1_000_000_000
"""Some 100 GB of memory."""


def solve(
    code: str | None = None,
    *,
    deck: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    rules: str | None = None,
    shortest: Annotated[bool, Parameter(negative="")] = False,
    max_states: int | None = None,
    as_json: AsJson = False,
) -> None:
    """Tell whether a deal can be won, and how.

    Parameters
    ----------
    code
        A deal code, e.g. PY1-N-AAAAAAS.
    deck
        Instead of a code, a file of decks (`-`: standard input): 52 cards in any common spelling, the pyramid from the
        top, then the stock. One deck a line, or one over several lines; `#` begins a comment.
    rules
        A preset's letter, options, or both: N, recycles=1, or N,recycles=1,win=all. Without it the code's letter, and
        for a deck N.
    shortest
        Also look for the fewest moves that win, which may take some seconds.
    max_states
        How many states each search may look at, before it ends without an answer.
    as_json
        Print one JSON object for each deal, on a line.
    """
    if (code is None) == (deck is None):
        bad_input("give a deal code, or --deck FILE (not both)")
    if max_states is not None and not 1 <= max_states <= MOST_STATES:
        bad_input(f"--max-states must be 1 to {MOST_STATES}")
    if code is not None:
        try:
            parsed = parse_code(code)
        except BadCode as error:
            bad_input(str(error))
        preset, played = rules_of(rules, parsed.preset)
        deals = iter([DealCode(preset, parsed.letters)])
    else:
        assert deck is not None
        preset, played = rules_of(rules, DECK_PRESET)
        deals = _decks(deck, preset)
    for number, deal in enumerate(deals):
        try:
            answer = _answer(Table(deal_cards(deal), played), shortest, max_states)
        except MemoryError:
            failed("there is not enough memory for this search (see --max-states)")
        if as_json:
            say(json.dumps(as_object(answer)))
        else:
            gap = "\n" if number else ""
            say(f"{gap}{_heading(deal, played)}\n{as_text(answer)}")


def _decks(name: str, preset: str) -> Iterator[DealCode]:
    """The decks of a file, as exact codes."""
    none = True
    source = "standard input" if name == STANDARD_INPUT else repr(name)
    try:
        for cards in decks_in(name):
            none = False
            yield exact_code(cards, preset)
    except (Unreadable, BadDeck) as error:
        bad_input(f"{source}: {error}")
    if none:
        bad_input(f"{source}: there is no deck in it")


def _answer(table: Table, shortest: bool, max_states: int | None) -> Answer:
    board = play.start(table)
    if table.rules.waste_piles == 1 and (shortest or order_matters(table.rules)):
        _note_first_time()
    budget = {} if max_states is None else {"max_states": max_states}
    began = perf_counter()
    found = find_verdict(table, board, **budget)
    verdict, most_removable, line, states = found.verdict, found.most_removable, found.line, found.states
    fewest_moves = 0 if verdict == "unwinnable" else None
    if shortest and verdict != "unwinnable":
        best = find_shortest(table, board, **budget)
        fewest_moves, states = best.fewest_moves, states + best.states
        if fewest_moves:
            verdict, most_removable, line = "winnable", PYRAMID_PLACES, best.line
        elif fewest_moves == 0:
            verdict = "unwinnable"
    ms = round((perf_counter() - began) * 1000)
    return Answer(verdict, most_removable, line, fewest_moves, shortest, states, ms, table.rules.waste_piles)


def _note_first_time() -> None:
    from pyramid_race.compiled import is_warm  # noqa: PLC0415 (takes a moment to load, and is rarely needed)

    if not is_warm():
        note("making the machine code of the solver, once on this machine: some 15 seconds ...")


def _heading(deal: DealCode, rules: Rules) -> str:
    """The code, whose letter names the rules, and the options that differ from them."""
    return ", ".join([str(deal), *changed(deal.preset, rules)])
