"""What the solver found out about a deal, as an object of JSON and in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from pyramid_race.cli.output import counted
from pyramid_race.game.action import Action, Draw, Recycle, Remove, Undo
from pyramid_race.game.cards import NAMES
from pyramid_race.game.table import PYRAMID_PLACES
from pyramid_race.protocol.actions import action_object

_WIDTH = 80
_NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer for one deal. `fewest_moves` is None where it isn't known, and 0 where there is no win."""

    verdict: Literal["winnable", "unwinnable", "unknown"]
    most_removable: int | None
    line: tuple[Action, ...]
    fewest_moves: int | None
    shortest_asked: bool
    """Whether the shortest win was looked for."""
    states: int
    ms: int
    piles: int
    """How many waste piles there are."""


def as_object(answer: Answer) -> dict[str, Any]:
    """The answer as `solve --json` prints it, with actions as on the wire."""
    told: dict[str, Any] = {
        "verdict": answer.verdict,
        "most_removable": answer.most_removable,
        "line": [action_object(action, answer.piles) for action in answer.line],
    }
    if answer.shortest_asked:
        told["fewest_moves"] = answer.fewest_moves
    return told | {"states": answer.states, "ms": answer.ms}


def as_text(answer: Answer) -> str:
    """The answer in plain words, with the line of play wrapped; no line break at the end."""
    lines = [_verdict(answer)]
    if answer.shortest_asked and answer.verdict != "unwinnable":
        lines.append(_fewest(answer))
    if answer.line:
        lines.append(f"{_title(answer)}, {counted(len(answer.line), 'move')}:")
        steps = ", ".join(step.replace(" ", _NO_BREAK) for step in _steps(answer.line, answer.piles))
        shown = textwrap.wrap(steps, _WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
        lines += [line.replace(_NO_BREAK, " ") for line in shown]
    lines.append(f"({counted(answer.states, 'state')} searched in {answer.ms} ms)")
    return "\n".join(lines)


def _verdict(answer: Answer) -> str:
    match answer.verdict, answer.most_removable:
        case "winnable", _:
            return "It can be won."
        case "unknown", _:
            return "Not decided: the search came to its limit (see --max-states)."
        case _, None:
            return "It can't be won."
        case _, most if most == PYRAMID_PLACES:
            return "It can't be won, although the whole pyramid can go."
        case _, most:
            return f"It can't be won: at most {most} of the {PYRAMID_PLACES} pyramid cards can go."


def _fewest(answer: Answer) -> str:
    if answer.fewest_moves is None:
        return "How few moves a win takes is not known: the search came to its limit (see --max-states)."
    return f"The shortest win takes {counted(answer.fewest_moves, 'move')}."


def _title(answer: Answer) -> str:
    if answer.verdict != "winnable":
        return "How far one can get"
    return "The shortest way to win" if answer.fewest_moves else "A way to win"


def _steps(line: Sequence[Action], piles: int) -> Iterator[str]:
    """Each action in short; equal ones in a row, which only draws can be, together."""
    for step, equal in groupby(_short(action, piles) for action in line):
        times = sum(1 for _ in equal)
        yield step if times == 1 else f"{step} x{times}"


def _short(action: Action, piles: int) -> str:
    match action:
        case Remove(cards):
            return "+".join(NAMES[card] for card in cards)
        case Draw(pile):
            return "draw" if piles == 1 else f"draw to {pile}"
        case Recycle():
            return "recycle"
        case Undo():
            return "undo"
