"""Deals that others have solved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyramid_race.game.cards import Card, parse_card

REPOSITORY = Path(__file__).parents[3]
CASES = REPOSITORY / "tests/cases"
BESIDE_THE_REPOSITORY = REPOSITORY.parent / "shared/cases"
"""Where a table may lie that is another author's: it is not ours to give away."""


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
