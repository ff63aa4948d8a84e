"""`pyramid-race deals`: what it finds is what was wished for, and it ends well whatever happens."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from itertools import islice
from typing import Any

import pytest
from pyramid_race.cli.deals import _codes
from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.levels import level
from pyramid_race.game.solver.shortest import shortest

from tests.support.command import command, is_one_line, run, surroundings


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    status, out, err = run(capsys, "deals", *arguments, "--json")
    assert (status, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def is_true(deal: dict[str, Any], rules: Rules) -> bool:
    code = parse_code(deal["code"])
    table = Table(deal_cards(code), rules)
    par, share = shortest(table, start(table)).fewest_moves, win_share(table)
    assert par
    return deal == {
        "code": str(code),
        "par": par,
        "win_share": pytest.approx(100 * share, abs=0.005),
        "level": level(code.preset, par, share),
    }


def test_what_is_told_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--count", "2", "--rules", "M,stock_top=false", "--seed", "3")
    assert len(told) == 2
    for deal in told:
        assert deal["code"].startswith("PY1-M-")
        assert is_true(deal, Rules(initial_waste=0, recycles=2, pair_waste="drawn"))


def test_a_seed_gives_the_same_deals_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    one = found(capsys, "--count", "1", "--seed", "1", "--rules", "M", "--jobs", "1")
    two = found(capsys, "--count", "2", "--seed", "1", "--rules", "M", "--jobs", "2")
    assert two[:1] == one
    assert two[1] != one[0]


def test_without_a_seed_they_are_others_each_time() -> None:
    codes = {str(code) for _ in range(2) for code in islice(_codes("L", None), 100)}
    assert len(codes) == 200
    assert all(re.fullmatch("PY1-L-[A-Z]{7}", code) for code in codes)


@pytest.mark.parametrize("wanted", ["easy", "medium", "hard"])
def test_a_level(capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    (deal,) = found(capsys, "--count", "1", "--level", wanted, "--rules", "M", "--seed", "4")
    assert deal["level"] == wanted


def test_a_range_of_pars_with_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    (deal,) = found(capsys, "--count", "1", "--par", "38-45", "--level", "medium", "--rules", "M", "--seed", "5")
    assert 38 <= deal["par"] <= 45
    assert deal["level"] == "medium"


def test_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deals", "--count", "2", "--seed", "1", "--rules", "M, recycles=9")
    assert (status, err) == (0, "")
    heading, _, title, *rows = out.splitlines()
    assert heading == "M, recycles=9"
    assert title == "code           par  win share  level"
    assert len(rows) == 2
    for row in rows:
        assert re.fullmatch(r"PY1-M-[A-Z]{7}  [ 0-9]{2}[0-9]  [ 0-9]{5}\.[0-9]{2}%  (easy|medium|hard)", row), row


def test_deals_that_are_not_to_be_found(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deals", "--par", "14-16", "--tries", "4", "--rules", "M", "--seed", "1")
    assert (status, out) == (1, "")
    assert is_one_line(err)
    assert "found 0 of 10: none of the last 4 random deals" in err


def test_what_was_found_before_it_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    # One deal in three can't be won.
    status, out, err = run(capsys, "deals", "--count", "99", "--tries", "1", "--rules", "M", "--seed", "2", "--json")
    assert status == 1
    assert is_one_line(err)
    assert f"found {out.count('PY1')} of 99: none of the last 1 " in err
    assert out


def test_the_spread(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--spread", "--count", "10", "--seed", "1", "--rules", "M")
    (spread,) = found(capsys, *arguments)
    assert (spread["rules"], spread["deals"]) == ("M", 10)
    assert spread["unwinnable"] + spread["undecided"] + spread["winnable"]["deals"] == 10
    levels = {name: spread[name]["deals"] for name in ("easy", "medium", "hard")}
    assert sum(levels.values()) + spread["par_unknown"] == spread["winnable"]["deals"]
    text = run(capsys, "deals", *arguments)[1]
    assert text.startswith("M: 10 random deals\n\ncan't be won ")
    share = 100 * levels["medium"] / spread["winnable"]["deals"]
    assert re.search(rf"^medium +{share:.1f}%  #+$", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--count", "0"], "--count must be 1 to"),
        (["--count", "many"], "--count"),
        (["--tries", "0"], "--tries must be 1 to"),
        (["--jobs", "0"], "--jobs must be 1 to"),
        (["--jobs", "9999"], "--jobs must be 1 to"),
        (["--seed", "-1"], "--seed must be 0 or more"),
        (["--level", "harder"], "harder"),
        (["--par", "40"], "LOWEST-HIGHEST"),
        (["--par", "forty-fifty"], "LOWEST-HIGHEST"),
        (["--par", "55-40"], "LOWEST-HIGHEST"),
        (["--par", "40-201"], "to 200"),
        (["--par", "1-5"], "fewer than 14 moves"),
        (["--rules", "Q"], "no preset 'Q'"),
        (["--rules", "waste_piles=4"], "waste_piles must be"),
        (["--spread", "--level", "easy"], "leave out"),
        (["--spread", "--par", "40-50"], "leave out"),
        (["PY1-N-AAAAAAS"], "PY1-N-AAAAAAS"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, "deals", *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err


ENDLESS = command("deals", "--count", "100000", "--rules", "M", "--json")


def test_ctrl_c_ends_it_and_its_processes() -> None:
    # As at a terminal: it goes to all processes of the group.
    with subprocess.Popen(
        ENDLESS, env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("{")
        os.killpg(process.pid, signal.SIGINT)
        # Nobody holds the other end any more: all processes have ended.
        assert process.stderr.read() == "pyramid-race: interrupted\n"
    assert process.returncode == 1


def test_nobody_reads_on() -> None:
    with subprocess.Popen(
        ENDLESS, env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("{")
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1
