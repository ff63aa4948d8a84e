"""Which search is taken, and that the compiled one is only loaded where it is needed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from pyramid_race.game.board import Table, start
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver import finding, one_pile
from pyramid_race.game.solver.found import ANY, SHORTEST

from tests.game.playing import CARDS
from tests.game.solver.cases import REPOSITORY

ASKS = """
import sys
from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.dead_ends import DeadEnds, table_of
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict
for code in ("PY1-N-AAAAAAS", "PY1-N-AAAAAAJ", "PY1-C-AAAAAAJ"):
    table = Table(deal_cards(parse_code(code)), PRESETS[code[4]])
    verdict(table, start(table))
    win_share(table)
    DeadEnds(table).take_table(table_of(table))
assert not {"numba", "numpy"} & set(sys.modules), "without a search"
shortest(table, start(table), max_states=1)
assert {"numba", "numpy"} <= set(sys.modules), "with one"
"""


def test_the_machine_code_is_loaded_by_the_first_search() -> None:
    pytest.importorskip("numba")
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY / "server")}
    done = subprocess.run([sys.executable, "-c", ASKS], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_the_compiled_search_refuses_several_piles() -> None:
    table = Table(CARDS, Rules(waste_piles=2, recycles=1))
    with pytest.raises(ValueError, match="one waste pile"):
        one_pile.find(table, start(table), ANY, 100)


@pytest.mark.parametrize("rules", [PRESETS["L"], Rules(waste_piles=2, recycles=1)], ids=["one pile", "two piles"])
def test_no_more_positions_are_looked_at_than_were_allowed(rules: Rules) -> None:
    table = Table(CARDS, rules)
    for allowed in (1, 2, 50):
        found = finding.find(table, start(table), SHORTEST, allowed)
        assert (found.exists, found.line, found.states) == (None, (), allowed)


def test_several_piles_have_a_limit_of_their_own() -> None:
    table = Table(CARDS, Rules(waste_piles=3, recycles=2))
    found = finding.find(table, start(table), SHORTEST, 10 * finding.MAX_STATES_SEVERAL_PILES)
    assert (found.exists, found.states) == (None, finding.MAX_STATES_SEVERAL_PILES)
