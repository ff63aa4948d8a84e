"""Deals that others have solved."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pyramid_race.game.cards import Card, parse_card

REPOSITORY = Path(__file__).parents[3]
CASES = REPOSITORY / "tests/cases"
BESIDE_THE_REPOSITORY = REPOSITORY.parent / "shared/cases"
"""Where a table may lie that is another author's: it is not ours to give away."""

ALL_OF_THEM = bool(os.environ.get("SOLVER_LONG"))
"""Whether whole tables are asked for, as `make test-long` does: that takes minutes, which the check hasn't got."""

Case = TypeVar("Case")


def some(table: Sequence[Case], every: int) -> Sequence[Case]:
    """Of a table in no particular order every so many-th, from the first on; all where whole tables are asked for."""
    return table if ALL_OF_THEM else table[::every]


def cards(text: str) -> tuple[Card, ...]:
    """The cards with these names."""
    return tuple(map(parse_card, text.split()))


def cases(name: str) -> dict[str, Any]:
    return json.loads((CASES / f"{name}.json").read_text())


def others_cases(name: str) -> dict[str, Any]:
    """Skips the test where the file isn't there."""
    path = BESIDE_THE_REPOSITORY / f"{name}.json"
    if not path.exists():
        pytest.skip(f"{path} is not there: it is kept beside the repository, not in it")
    return json.loads(path.read_text())
