"""The page's own rules (`web_client/game`) are the server's: Node follows games of the engine, all options mixed."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pyramid_race.game.board import Board, Remove, Table, action_text, apply, legal_actions, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.protocol.actions import action_object
from pyramid_race.node.views import board_view

NODE = shutil.which("node")
GAMES = 150
ACTIONS = 60


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_the_page_plays_by_the_rules_of_the_server() -> None:
    random = Random(13)
    games = [_game(_rules(random, number), random) for number in range(GAMES)]
    checked = subprocess.run(
        [str(NODE), str(Path(__file__).with_name("same_rules.mjs"))],
        input=json.dumps(games), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stderr[-3000:]
    assert int(checked.stdout) == sum(len(game["steps"]) for game in games) > GAMES * ACTIONS / 2


def _rules(random: Random, number: int) -> Rules:
    """Each preset first, then all options mixed."""
    if number < len(PRESETS):
        return list(PRESETS.values())[number]
    return Rules(
        initial_waste=random.choice([0, 1]),
        recycles=random.choice([None, 0, 1, 2]),
        win=random.choice(["pyramid", "all"]),
        pair_with_cover=random.random() < 0.5,
        pair_waste=random.choice(["none", "drawn", "top_two"]),
        stock_top=random.random() < 0.5,
        stock_face_up=random.random() < 0.4,
        waste_piles=random.choice([1, 1, 2, 3]),
        undo_limit=random.choice([None, 0, 2, 100]),
        undo_counts=random.random() < 0.5,
    )


def _game(rules: Rules, random: Random) -> dict[str, Any]:
    table = Table(tuple(random.sample(range(52), 52)), rules)
    board, steps = start(table), []
    for _ in range(ACTIONS):
        actions = legal_actions(table, board)
        if not actions:
            break
        removals = [action for action in actions if isinstance(action, Remove)]
        action = random.choice(removals if removals and random.random() < 0.5 else actions)
        after = apply(table, board, action)
        assert isinstance(after, Board)
        steps.append(
            {
                "board": board_view(table, board),
                "allowed": sorted(" ".join(sorted(NAMES[card] for card in removal.cards)) for removal in removals),
                "action": action_object(action, rules.waste_piles),
                "after": board_view(table, after),
            }
        )
        board = after
    return {"rules": {"preset": "N", **asdict(rules)}, "steps": steps}
