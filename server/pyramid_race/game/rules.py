"""The options of the game, the presets that name sets of them, and their text and JSON forms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, cast

Win = Literal["pyramid", "all"]
PairWaste = Literal["none", "drawn", "top_two"]


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played. The defaults are preset N; the options are those of the game's rules, by the same names."""

    initial_waste: int = 1
    """How many cards (0 or 1) are turned to the waste at the deal."""
    recycles: int | None = None
    """How often the waste may go back to the stock; None: without limit."""
    win: Win = "pyramid"
    """What must be cleared: the pyramid, or pyramid, stock and waste."""
    pair_with_cover: bool = False
    """A card may be paired with the one remaining card that covers it, if that one is available."""
    pair_waste: PairWaste = "none"
    """Which two cards of the draw piles may be paired."""
    stock_top: bool = False
    """The top card of the stock is face up and available."""
    stock_face_up: bool = False
    """Everyone sees the order of the stock."""
    waste_piles: int = 1
    """On how many piles (1 to 3) drawn cards may go."""
    undo_limit: int | None = 100
    """How many of the last actions can be taken back; None: without limit."""
    undo_counts: bool = False
    """Each undo counts as a move."""


PRESETS: dict[str, Rules] = {
    "N": Rules(),
    "C": Rules(initial_waste=0, pair_with_cover=True, undo_limit=None, undo_counts=True),
    "S": Rules(win="all", pair_waste="drawn"),
    "L": Rules(recycles=2),
    "M": Rules(initial_waste=0, recycles=2, stock_top=True, pair_waste="drawn", undo_limit=None),
    "O": Rules(recycles=0, pair_waste="drawn", pair_with_cover=True),
}
"""Normal, classic, strict, limited, Microsoft, one pass: the letter of a deal code names one."""

OPTIONS: tuple[str, ...] = tuple(option.name for option in fields(Rules))

_CHOICES: dict[str, tuple[object, ...]] = {
    "initial_waste": (0, 1),
    "win": ("pyramid", "all"),
    "pair_with_cover": (False, True),
    "pair_waste": ("none", "drawn", "top_two"),
    "stock_top": (False, True),
    "stock_face_up": (False, True),
    "waste_piles": (1, 2, 3),
    "undo_counts": (False, True),
}
_COUNT_MAX = 1_000_000
"""The options without choices (recycles, undo_limit) are null or a count up to this."""


class BadRules(ValueError):
    """A text or object does not describe rules; the message says what is wrong with it."""


def parse_rules(spec: object) -> tuple[str, Rules]:
    """The preset letter and the rules meant by `"N"`, `"N,recycles=1"` or `{"preset": "N", "recycles": 1}`.

    Options without a preset change those of `N`. In the text form a value is `null`, `true`, `false`, a number or a
    word. Raises BadRules."""
    if isinstance(spec, str):
        pairs = list(_split(spec))
    elif isinstance(spec, Mapping):
        pairs = list(cast("Mapping[object, object]", spec).items())
    else:
        raise BadRules("rules are a preset letter, or an object with a preset, options, or both")
    given: dict[str, object] = {}
    for name, value in pairs:
        if not isinstance(name, str) or (name != "preset" and name not in OPTIONS):
            raise BadRules(f"there is no option {_shown(name)}; the options are {', '.join(OPTIONS)}")
        if name in given:
            raise BadRules(f"{name} is given twice")
        given[name] = value
    if not given:
        raise BadRules(f"rules are a preset ({', '.join(PRESETS)}), options, or both")
    preset = given.pop("preset", "N")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadRules(f"there is no preset {_shown(preset)}; the presets are {', '.join(PRESETS)}")
    for name, value in given.items():
        _check(name, value)
    return preset, replace(PRESETS[preset], **cast("dict[str, Any]", given))


def rules_text(preset: str, rules: Rules) -> str:
    """The text form: the preset's letter and the options that differ from it, as `N,recycles=1`."""
    return ",".join([preset, *changed(preset, rules)])


def changed(preset: str, rules: Rules) -> list[str]:
    """The options that differ from the preset, each as `recycles=1`."""
    usual = PRESETS[preset]
    options = ((name, getattr(rules, name)) for name in OPTIONS)
    return [f"{name}={_as_given(value)}" for name, value in options if value != getattr(usual, name)]


def _as_given(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _split(text: str) -> Iterable[tuple[str, object]]:
    """The options in `N,recycles=1`, the letter in front as that of the preset."""
    options = [part.strip() for part in text.split(",")]
    if "=" not in options[0]:
        yield "preset", options.pop(0)
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadRules(f"{_shown(option)} is not of the form option=value")
        yield name.strip(), _scalar(value.strip())


def _scalar(text: str) -> object:
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    return {"null": None, "true": True, "false": False}.get(text, text)


def _check(name: str, value: object) -> None:
    choices = _CHOICES.get(name)
    if choices is None:
        if value is None or (type(value) is int and 0 <= value <= _COUNT_MAX):
            return
        expected = f"null or a whole number from 0 to {_COUNT_MAX}"
    else:
        # By type too: True is not the number 1 here, nor 0 the answer no.
        if any(type(value) is type(choice) and value == choice for choice in choices):
            return
        expected = " or ".join(_shown(choice) for choice in choices)
    raise BadRules(f"{name} must be {expected}, not {_shown(value)}")


def _shown(value: object) -> str:
    """A value about as JSON writes it, short enough for one line."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return repr(value[:40])
        case int() if abs(value) < 10**18:
            return str(value)
        case _:
            return f"a value of type {type(value).__name__}"
