"""`pyramid-race verify`: whether a sealed deal was settled before the start, and a result is what the moves came to."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import Parameter
from pydantic import ValidationError

from pyramid_race.cli.decks import STANDARD_INPUT
from pyramid_race.cli.output import AsJson, bad_input, counted, failed, say
from pyramid_race.cli.raced import Raced, audited
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import BadCode, deal_cards, parse_code
from pyramid_race.race.audit import Contradiction
from pyramid_race.race.commitment import commitment_to

MOST_BYTES = 1 << 26
"""A hundred racers with thousands of moves each come to less."""
_DIGEST = re.compile("[0-9a-f]{64}")
_OPEN = "The deal was not sealed, as it stands there; if you were shown a commitment at GO, give it as --commitment."


def verify(
    *,
    commitment: str | None = None,
    code: str | None = None,
    nonce: str | None = None,
    result: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    as_json: AsJson = False,
) -> None:
    """Check that a sealed deal was settled before the start, and that a race came to its result.

    Parameters
    ----------
    commitment
        What was shown at GO: 64 hexadecimal digits.
    code
        The deal code that the result shows.
    nonce
        The nonce that the result shows beside it.
    result
        Instead of code and nonce, a file (`-`: standard input) with what /api/races/ROOM/N answers. Then the cards and
        every move are checked too.
    as_json
        Print one JSON object.
    """
    seen = None if commitment is None else commitment.strip().lower()
    if seen is not None and not _DIGEST.fullmatch(seen):
        bad_input("--commitment is 64 hexadecimal digits")
    if result is not None:
        if code is not None or nonce is not None:
            bad_input("give --result, or --code and --nonce (not both)")
        _verify_race(_read(result), seen, as_json)
    elif seen is None or code is None or nonce is None:
        bad_input("give --commitment, --code and --nonce, or --result FILE")
    else:
        try:
            opened = str(parse_code(code))
        except BadCode as error:
            bad_input(str(error))
        if not _opens(opened, nonce.strip(), seen):
            _refuted("the commitment is of another code or nonce", as_json)
        _verified({"commitment": True}, ["The commitment was made of this code and nonce."], as_json)


def _verify_race(raced: Raced, seen: str | None, as_json: bool) -> None:
    """`seen`: the commitment that somebody noted at GO."""
    opening, promised = raced.result.opening, raced.deal.commitment
    if opening is None and promised is not None:
        _refuted("the deal was sealed, but the result has no opening of its commitment", as_json)
    if opening is None and seen is not None:
        _refuted("this race shows no nonce: its deal was not sealed", as_json)
    if opening is not None:
        if seen not in (None, opening.commitment):
            _refuted("the result has another commitment than was shown at GO", as_json)
        if promised not in (None, opening.commitment):
            _refuted("the result opens another commitment than the deal has", as_json)
        if opening.code != raced.result.code or not _opens(opening.code, opening.nonce, opening.commitment):
            _refuted("the commitment is of another code or nonce", as_json)
    try:
        code = parse_code(raced.result.code)
        if raced.cards != [NAMES[card] for card in deal_cards(code)]:
            _refuted("the cards are not those of the deal code", as_json)
        audited(code, raced)
    except (BadCode, Contradiction) as error:
        _refuted(str(error), as_json)
    lines = ["The commitment was made of the result's code and nonce."] if opening else [_OPEN]
    lines.append("The cards are those of the code.")
    lines.append(f"{counted(len(raced.moves), 'move')} played again: all allowed, and they come to these standings.")
    if raced.result.par is not None:
        lines.append("Medals are those for the par, which is believed: solve --shortest works it out.")
    if opening is not None and seen is None:
        lines.append("Whether it is the commitment that was shown at GO, only --commitment can tell.")
    _verified({"commitment": opening and True, "moves": len(raced.moves)}, lines, as_json)


def _opens(code: str, nonce: str, commitment: str) -> bool:
    return commitment_to(code, nonce) == commitment


def _read(name: str) -> Raced:
    source = "standard input" if name == STANDARD_INPUT else repr(name)
    try:
        if name == STANDARD_INPUT:
            text = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                text = file.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            bad_input(f"{source}: this is too long for the result of a race")
        return Raced.model_validate_json(text)
    except OSError as error:
        bad_input(f"{source}: {error.strerror or error}")
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"])) or "it"
        bad_input(f"{source}: this is not what /api/races/ROOM/N answers ({where}: {error.errors()[0]['msg']})")


def _verified(told: dict[str, object], lines: list[str], as_json: bool) -> None:
    say(json.dumps({"verified": True} | told) if as_json else "\n".join(["Verified.", *lines]))


def _refuted(problem: str, as_json: bool) -> NoReturn:
    if as_json:
        say(json.dumps({"verified": False, "problem": problem}))
        sys.exit(1)
    failed(f"not verified: {problem}")
