"""That the solver can be measured. What that says belongs to a machine; here are only ratios, of one question to
another in the same process."""

from __future__ import annotations

import json

import pytest

from tests.bench.solver_speed import dead_or_not, main, tables, verdicts


def test_a_look_into_the_table_is_as_nothing_beside_making_it() -> None:
    table = sum(tables("N", 50, "test").times) / 50
    looks = dead_or_not("N", 20, "test").times
    # Some hundred times less.
    assert sum(looks) / len(looks) / 1e3 < table / 20


def test_the_verdict_without_limit_is_found_without_a_search() -> None:
    # By a table of some hundred states and a line played out: a tenth of the time that the order of the stock takes.
    without, limited = verdicts("N", 60, "test"), verdicts("L", 60, "test")
    assert sum(without.times) < sum(limited.times) / 2


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count", "2", "--presets", "NM", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert [one["question"] for one in figures] == [
        "N verdict",
        "N table of dead ends",
        "N dead or not",
        "N shortest win",
        "N no win, proved",
        "M shortest win",
        "M no win, proved",
    ]
    assert sum(one["n"] for one in figures if one["question"].startswith("M")) == 2
    assert main(["--count", "2", "--presets", "N"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 5 + 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["--count", "0"], "at least 1"), (["--presets", "NX"], "there is no preset X")],
)
def test_wrong_arguments(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert message in capsys.readouterr().err
