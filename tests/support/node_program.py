"""The page's own rules beside the engine's: games for a program that Node runs, under all rules."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from pyramid_race.game.rules import PRESETS, Rules

NODE = shutil.which("node")


def followed(program: Path, games: list[dict[str, Any]]) -> str:
    """What the program prints that follows these games; what it has against them fails the test."""
    checked = subprocess.run(
        [str(NODE), str(program)],
        input=json.dumps(games), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stderr[-3000:]
    return checked.stdout


def mixed_rules(random: Random, number: int, told: float = 0.0) -> Rules:
    """Each preset first, then all options mixed; this share of them rules under which a dead board is told."""
    if number < len(PRESETS):
        return list(PRESETS.values())[number]
    tells = random.random() < told
    return Rules(
        initial_waste=random.choice([0, 1]),
        recycles=None if tells else random.choice([None, 0, 1, 2]),
        win="pyramid" if tells else random.choice(["pyramid", "all"]),
        pair_with_cover=random.random() < 0.5,
        pair_waste=random.choice(["none", "drawn", "top_two"]),
        stock_top=random.random() < 0.5,
        stock_face_up=random.random() < 0.4,
        waste_piles=1 if tells else random.choice([1, 1, 2, 3]),
        undo_limit=random.choice([None, 0, 2, 100]),
        undo_counts=random.random() < 0.5,
    )
