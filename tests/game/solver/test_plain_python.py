"""The search gives the same answers where there is no numba, without a warning: an integer that leaves its range would
be one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pyramid_race.game.action import action_text
from pyramid_race.game.board import Board, Table, start
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict

from tests.game.solver.cases import REPOSITORY
from tests.game.solver.late import late_board
from tests.game.solver.test_late import some

HIDES_NUMBA = "import sys; sys.modules['numba'] = None; "
SWITCHES_IT_OFF = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; "
PROGRAM = "from tests.game.solver.test_plain_python import answers; print(answers())"


def questions() -> list[tuple[Table, Board]]:
    random = Random(7)
    late: list[tuple[Table, Board]] = []
    while len(late) < 12:
        rules, in_pyramid, in_draw_pile, seed = some(random)
        late.append(late_board(replace(rules, waste_piles=1), in_pyramid, in_draw_pile, seed))
    return late


def answers() -> str:
    """As JSON: all that is said of the boards, and of two deals with limited recycles."""
    said: list[list[Any]] = []
    for letters in ("AAAAAAA", "AAAAAAB"):
        table = Table(deal_cards(DealCode("L", letters)), PRESETS["L"])
        said.append(_said(verdict(table, start(table))))
    assert [verdict for verdict, *_ in said] == ["winnable", "unwinnable"]
    for table, board in questions():
        said += [_said(verdict(table, board)), _said(shortest(table, board))]
    return json.dumps(said)


def _said(answer: Any) -> list[Any]:
    values = {name: getattr(answer, name) for name in answer.__slots__}
    return list((values | {"line": [action_text(action) for action in answer.line]}).values())


@pytest.mark.parametrize("without", [HIDES_NUMBA, SWITCHES_IT_OFF], ids=["not installed", "switched off"])
def test_the_same_answers(without: str) -> None:
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", without + PROGRAM],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": f"{REPOSITORY / 'server'}{os.pathsep}{REPOSITORY}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert plain.stdout.strip() == answers()
