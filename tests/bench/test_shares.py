"""The shares of winnable deals, on fewer deals than `python -m tests.bench.shares` takes."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp, lgamma, log

import pytest
from pyramid_race.game.rules import Rules

from tests.bench.shares import Compared, Row, Share, compared, line, main, random_deals, rows
from tests.game.solver.many import processes


def test_all_rows_are_there() -> None:
    assert len(rows()) == 2 + 2 + 28 + 2
    assert len({row.rules for row in rows()}) == 32
    assert [row.rules.recycles for row in rows() if not row.by_order] == [None] * 6
    assert all(row.interval[0] <= row.percent <= row.interval[1] for row in rows())


def test_the_same_deals_from_the_same_seed() -> None:
    assert random_deals("1", 3) == random_deals("1", 3)
    assert random_deals("1", 3) != random_deals("2", 3)
    assert len(set(random_deals("1", 100))) == 100


def test_intervals() -> None:
    # Wilson's, as any table of them says.
    assert Share(10, 0).interval == (0, pytest.approx(27.754, abs=0.01))
    assert Share(10, 10).interval == (pytest.approx(72.246, abs=0.01), 100)
    assert Share(2000, 1000).interval == pytest.approx((47.81, 52.19), abs=0.01)


@pytest.mark.parametrize(
    ("interval", "agrees"), [((40, 60), True), ((52, 60), True), ((53, 60), False), ((40, 47), False), ((48, 48), True)]
)
def test_what_agrees(interval: tuple[float, float], agrees: bool) -> None:
    row = Row(Rules(), sum(interval) / 2, interval)
    assert Compared(row, Share(2000, 1000), unknown=0).agrees is agrees


@pytest.mark.timeout(600)
def test_shares_of_random_deals() -> None:
    with processes() as pool:
        done = list(compared(pool, unlimited=1000, others=6, seed="test", among=rows()))
    assert sum(one.unknown for one in done) == 0
    # So few deals now and then miss a 95% interval by chance; not so far.
    assert [line(one) for one in done if chance(one) < 1e-4] == []


def chance(one: Compared) -> float:
    """How likely it is that so many deals can be won, or more (fewer, if they are few already), where the true share is
    that bound of theirs which is nearer to ours."""
    deals, winnable = one.ours.deals, one.ours.winnable
    low, high = one.row.interval
    share = min(max(one.ours.percent, low), high) / 100
    numbers = range(winnable, deals + 1) if winnable > share * deals else range(winnable + 1)
    return sum(
        exp(lgamma(deals + 1) - lgamma(n + 1) - lgamma(deals - n + 1) + log_share(share, n, deals)) for n in numbers
    )


def log_share(share: float, winnable: int, deals: int) -> float:
    return winnable * log(share) + (deals - winnable) * log(1 - share)


def test_chance() -> None:
    row = Row(Rules(), 50, (50, 50))
    assert chance(Compared(row, Share(4, 3), 0)) == pytest.approx(5 / 16)
    assert chance(Compared(row, Share(4, 0), 0)) == pytest.approx(1 / 16)
    assert chance(Compared(row, Share(2000, 1100), 0)) < 1e-4


def test_a_row_that_differs_is_asked_again() -> None:
    agreeing = Row(Rules(), 66.8, (66.7, 66.9))
    wrong = replace(agreeing, percent=2, interval=(1, 3))
    with processes(1) as pool:
        done = list(compared(pool, 30, 1, "test", [agreeing, wrong]))
    assert [(one.row, one.ours.deals, one.agrees) for one in done] == [
        (agreeing, 30, True),
        (wrong, 30, False),
        (wrong, 300, False),
    ]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--unlimited", "20", "--others", "1", "--processes", "1", "--seed", "few"]
    status = main([*few, "--json"])
    as_json = json.loads(capsys.readouterr().out)
    assert {one["deals"] for one in as_json if one["rules"]["recycles"] is None} <= {20, 200}
    assert {one["deals"] for one in as_json if one["rules"]["recycles"] is not None} <= {1, 10}
    assert main(few) == status
    *lines, total = capsys.readouterr().out.splitlines()
    assert len(lines) == len(as_json)
    assert total.endswith(f" of {len(rows())} agree")
    assert (total == f"{len(rows())} of {len(rows())} agree") == (status == 0)


def test_a_wrong_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--others", "0"])
    assert "must be at least 1" in capsys.readouterr().err
