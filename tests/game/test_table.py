from __future__ import annotations

import pytest
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.table import ALL, COVERS, PYRAMID, Table

CARDS = deal_cards(parse_code("PY1-N-AAAAAAS"))


def test_covers() -> None:
    covered_by = {place: [cover for cover in range(28) if mask >> cover & 1] for place, mask in enumerate(COVERS)}
    assert covered_by[0] == [1, 2]
    assert covered_by[1] == [3, 4]
    assert covered_by[5] == [8, 9]
    assert covered_by[15] == [21, 22]
    assert covered_by[20] == [26, 27]
    assert [covered_by[place] for place in range(21, 28)] == [[]] * 7
    assert len(covered_by) == 28


def test_what_follows_from_a_deal() -> None:
    table = Table(CARDS, PRESETS["N"])
    assert [table.place[card] for card in CARDS] == list(range(52))
    assert table.goal == PYRAMID == 2**28 - 1
    assert Table(CARDS, Rules(win="all")).goal == ALL == 2**52 - 1
    assert table == Table(CARDS, PRESETS["N"])
    assert table != Table(CARDS, PRESETS["C"])


def test_a_table_needs_the_pack() -> None:
    with pytest.raises(ValueError, match="each of the 52 cards once"):
        Table(CARDS[:51], PRESETS["N"])
    with pytest.raises(ValueError, match="each of the 52 cards once"):
        Table((*CARDS[:51], CARDS[0]), PRESETS["N"])
