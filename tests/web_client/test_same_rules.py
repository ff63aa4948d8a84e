"""The page's own rules (`web_client/game`) are the server's: Node follows games of the engine, all options mixed."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pyramid_race.game.board import Board, Remove, Table, apply, legal_actions, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import Rules
from pyramid_race.node.views import board_view
from pyramid_race.protocol.actions import action_object

from tests.support.node_program import NODE, followed, mixed_rules

GAMES = 150
ACTIONS = 60


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_the_page_plays_by_the_rules_of_the_server() -> None:
    random = Random(13)
    games = [_game(mixed_rules(random, number), random) for number in range(GAMES)]
    printed = followed(Path(__file__).with_name("same_rules.mjs"), games)
    assert int(printed) == sum(len(game["steps"]) for game in games) > GAMES * ACTIONS / 2


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
