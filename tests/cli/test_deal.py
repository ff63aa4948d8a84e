"""`pyramid-race deal`: the cards of a code, as a picture and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyramid_race.game.cards import NAMES

from tests.support.command import is_one_line, run

CASES = json.loads((Path(__file__).parents[1] / "cases/deals.json").read_text())["deals"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["letters"])
def test_as_json(capsys: pytest.CaptureFixture[str], case: dict[str, str]) -> None:
    for preset, letters in (("N", case["letters"]), ("M", case["letters"]), ("N", case["exact"])):
        status, out, err = run(capsys, "deal", f"py1-{preset}-{letters}", "--json")
        assert (status, err, out.count("\n")) == (0, "", 1)
        assert json.loads(out) == {
            "code": f"PY1-{preset}-{letters}",
            "exact": len(letters) == 48,
            "preset": preset,
            "cards": case["cards"].split(),
        }


def test_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deal", " py1Naaaaaas ")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "PY1-N-AAAAAAS"
    assert lines[1].split() == ["JD"]
    assert lines[7].split() == ["7C", "10C", "3H", "4H", "3S", "KD", "7S"]
    assert lines[8] == "waste 7D"
    assert lines[9].startswith("stock 6D ")
    assert sorted(" ".join(lines[1:]).replace("stock", "").replace("waste", "").split()) == sorted(NAMES)
    # Presets C and M turn no card: the same cards, one more of them in the stock.
    for code in ("PY1-C-AAAAAAS", "PY1-M-AAAAAAS"):
        assert run(capsys, "deal", code)[1].splitlines()[8:10] == ["waste -", "stock 7D" + lines[9][5:]]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["PY1-N-AAAA"], "7 letters"),
        (["PY1-Q-AAAAAAS"], "no preset 'Q'"),
        (["nonsense"], "begins with PY1"),
        ([""], "empty"),
        (["PY1-N-" + "Z" * 48], "past the last order"),
        (["PY1-N-AAAAAA\n"], "7 letters"),
        (["PY1-N-AAAAA\u202e1"], "not a letter"),
        ([], "code"),
        (["PY1-N-AAAAAAS", "more"], "more"),
        (["PY1-N-AAAAAAS", "--jsn"], "--jsn"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, "deal", *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err
