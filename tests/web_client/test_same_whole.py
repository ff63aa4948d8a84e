"""A game that the page plays alone (`web_client/game/whole.js`) is played as the server plays it: Node plays games of
the engine again, all options mixed, and says as the solver does whether a board is dead."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pyramid_race.game.board import (
    Action,
    Board,
    Draw,
    Recycle,
    Remove,
    Table,
    Undo,
    action_text,
    apply,
    is_cleared,
    legal_actions,
    start,
)
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.dead_ends import tells_nothing_hidden
from pyramid_race.game.solver.order_free import OrderFree
from pyramid_race.node.views import board_view

from tests.support.node_program import NODE, followed, mixed_rules

GAMES = 200
ACTIONS = 70
TOLD = 0.3
"""So many of the mixed rules let a dead board be told."""
TRIED = 6
"""Actions that nobody has looked at, at each step."""


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_the_page_plays_whole_games_as_the_server_does() -> None:
    random = Random(29)
    games = [_game(mixed_rules(random, number, TOLD), random) for number in range(GAMES)]
    printed = followed(Path(__file__).with_name("same_whole.mjs"), games)
    steps = [step for game in games for step in game["line"]]
    told = [step["dead"] for step in steps if step["dead"] is not None]
    assert json.loads(printed) == {"steps": len(steps), "told": len(told)}
    assert len(steps) > GAMES * ACTIONS / 3
    # Nothing of this is worth much unless both answers and all ends occur.
    assert 0 < sum(told) < len(told)
    assert {step["board"]["status"] for step in steps} == {"playing", "stuck", "cleared"}
    assert any(step["refused"] for step in steps)


def _game(rules: Rules, random: Random) -> dict[str, Any]:
    table = Table(_cards(random), rules)
    solver = OrderFree(table)
    board = start(table)
    line: list[dict[str, Any]] = []
    for _ in range(ACTIONS):
        allowed = legal_actions(table, board)
        action = _choice(allowed, random)
        tried = [_any_action(random) for _ in range(TRIED)]
        line.append(
            {
                "board": board_view(table, board),
                "dead": _is_dead(solver, table, board) if tells_nothing_hidden(rules) else None,
                "undos": board.undos,
                "allowed": [action_text(one) for one in allowed],
                "refused": [action_text(one) for one in tried if not isinstance(apply(table, board, one), Board)],
                "action": None if action is None else action_text(action),
            }
        )
        if action is None:
            break
        after = apply(table, board, action)
        assert isinstance(after, Board)
        board = after
    return {"cards": [NAMES[card] for card in table.cards], "rules": {"preset": "N", **asdict(rules)}, "line": line}


def _cards(random: Random) -> tuple[int, ...]:
    """Some packs are shuffled little, so that games come to an end by chance."""
    if random.random() < 0.7:
        return tuple(random.sample(range(52), 52))
    order = [card for pair in zip(range(6), range(11, 5, -1), strict=True) for card in pair] + [12]
    cards = [13 * suit + card for suit in range(4) for card in order]
    for _ in range(3):
        one, other = random.sample(range(52), 2)
        cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def _choice(allowed: list[Action], random: Random) -> Action | None:
    if not allowed:
        return None
    removals: list[Action] = [action for action in allowed if isinstance(action, Remove)]
    return random.choice(removals if removals and random.random() < 0.7 else allowed)


def _any_action(random: Random) -> Action:
    cards = tuple(random.sample(range(52), random.choice([1, 2, 2, 2])))
    return random.choice([Remove(cards), Remove(cards), Draw(random.choice([1, 2, 3])), Recycle(), Undo()])


def _is_dead(solver: OrderFree, table: Table, board: Board) -> bool:
    return not is_cleared(table, board) and not solver.can_win(board.removed)
