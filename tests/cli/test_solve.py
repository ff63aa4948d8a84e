"""`pyramid-race solve`: one deal or many, under any rules; each line that it gives is played and does what it says."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from pyramid_race.game import board as play
from pyramid_race.game.board import Board, Table
from pyramid_race.game.cards import NAMES, parse_card
from pyramid_race.game.deal import deal_cards, exact_code, parse_code
from pyramid_race.game.rules import PRESETS, Rules, parse_rules

from tests.support.command import command, is_one_line, run, spawn, surroundings

CASES = json.loads((Path(__file__).parents[1] / "cases/deals.json").read_text())["deals"]
LOST = "PY1-N-AAAAAAJ"
"""At most 14 cards go; with `pair_with_cover` all."""
ONE = " ".join(NAMES)
KEYS = ["verdict", "most_removable", "line", "states", "ms"]


def cards_of(code: str) -> list[str]:
    return [NAMES[card] for card in deal_cards(parse_code(code))]


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    status, out, err = run(capsys, "solve", *arguments, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def played(cards: list[str], rules: Rules, line: list[dict[str, Any]]) -> tuple[Table, Board]:
    """The board after a line of play in the wire's words."""
    table = Table(tuple(map(parse_card, cards)), rules)
    board = play.start(table)
    for action in line:
        match action:
            case {"do": "remove", "cards": names}:
                done = play.Remove(tuple(map(parse_card, names)))
            case {"do": "draw"}:
                done = play.Draw(action.get("pile", 1))
            case {"do": "recycle"}:
                done = play.Recycle()
            case _:
                raise AssertionError(action)
        after = play.apply(table, board, done)
        assert isinstance(after, Board), (action, after)
        board = after
    return table, board


# --- one deal ---


@pytest.mark.parametrize("preset", ["N", "C"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["letters"])
def test_a_code(capsys: pytest.CaptureFixture[str], case: dict[str, Any], preset: str) -> None:
    most = case["most_removable_N" if preset == "N" else "most_removable_with_cover"]
    answer = solved(capsys, f"PY1-{preset}-{case['letters']}")
    assert list(answer) == KEYS
    assert answer["verdict"] == ("winnable" if most == 28 else "unwinnable")
    assert answer["most_removable"] == most
    assert answer["states"] >= 0
    assert type(answer["ms"]) is int
    table, board = played(case["cards"].split(), PRESETS[preset], answer["line"])
    if most == 28:
        assert play.is_cleared(table, board)


def test_the_shortest_win(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "PY1-N-AAAAAAS", "--shortest")
    assert set(answer) == {*KEYS, "fewest_moves"}
    assert answer["fewest_moves"] == len(answer["line"])
    assert play.is_cleared(*played(cards_of("PY1-N-AAAAAAS"), PRESETS["N"], answer["line"]))
    assert solved(capsys, LOST, "--shortest")["fewest_moves"] == 0


def test_a_search_that_comes_to_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "PY1-N-AAAAAAS", "--shortest", "--max-states", "1")
    assert answer["fewest_moves"] is None
    answer = solved(capsys, "PY1-O-AAAAAAS", "--max-states", "1")
    assert (answer["verdict"], answer["most_removable"]) == ("unknown", None)
    assert "Not decided" in run(capsys, "solve", "PY1-O-AAAAAAS", "--max-states", "1")[1]


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "solve", "py1naaaaaas")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == ["PY1-N-AAAAAAS", "It can be won."]
    assert max(map(len, lines)) <= 80
    assert "\nIt can't be won: at most 14 of the 28 pyramid cards can go.\n" in run(capsys, "solve", LOST)[1]


# --- rules ---


@pytest.mark.parametrize(
    ("code", "rules", "heading", "most"),
    [
        ("PY1-N-AAAAAAJ", None, "PY1-N-AAAAAAJ", 14),
        ("PY1-C-AAAAAAJ", None, "PY1-C-AAAAAAJ", 28),
        ("PY1-C-AAAAAAJ", "N", "PY1-N-AAAAAAJ", 14),
        ("PY1-N-AAAAAAJ", "C", "PY1-C-AAAAAAJ", 28),
        ("PY1-N-AAAAAAJ", "pair_with_cover=true", "PY1-N-AAAAAAJ, pair_with_cover=true", 28),
        ("PY1-C-AAAAAAJ", "pair_with_cover=false", "PY1-C-AAAAAAJ, pair_with_cover=false", 14),
        ("PY1-C-AAAAAAJ", "N, pair_with_cover=true", "PY1-N-AAAAAAJ, pair_with_cover=true", 28),
        ("PY1-C-AAAAAAJ", "undo_limit=3,undo_counts=false", "PY1-C-AAAAAAJ, undo_limit=3, undo_counts=false", 28),
        ("PY1-C-AAAAAAJ", "C,undo_limit=null", "PY1-C-AAAAAAJ", 28),
    ],
)
def test_the_rules_of_a_code(
    capsys: pytest.CaptureFixture[str], code: str, rules: str | None, heading: str, most: int
) -> None:
    arguments = [code] if rules is None else [code, "--rules", rules]
    assert solved(capsys, *arguments)["most_removable"] == most
    assert run(capsys, "solve", *arguments)[1].splitlines()[0] == heading


def test_the_rules_of_a_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deck"
    cards = cards_of(LOST)
    file.write_text(" ".join(cards))
    assert solved(capsys, "--deck", str(file))["most_removable"] == 14
    assert solved(capsys, "--deck", str(file), "--rules", "C")["most_removable"] == 28
    assert solved(capsys, "--deck", str(file), "--rules", "pair_with_cover=true")["most_removable"] == 28
    code = exact_code([parse_card(name) for name in cards], "C")
    assert run(capsys, "solve", "--deck", str(file), "--rules", "C")[1].splitlines()[0] == str(code)


@pytest.mark.parametrize("rules", ["N", "C", "L", "S", "M", "O", "L,win=all", "N,waste_piles=2,recycles=1"])
def test_every_line_is_legal_under_its_rules(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    for letters in ("AAAAAAA", "AAAAAAS"):
        answer = solved(capsys, f"PY1-N-{letters}", "--rules", rules, "--max-states", "20000")
        table, board = played(cards_of(f"PY1-N-{letters}"), parse_rules(rules)[1], answer["line"])
        if answer["verdict"] == "winnable":
            assert play.is_cleared(table, board)


# --- decks ---


def test_a_deck_on_standard_input_is_that_of_its_code() -> None:
    cards = cards_of(LOST)
    for text in (" ".join(cards), "".join(cards).lower(), "\n".join(cards), f"# mine\n{', '.join(cards)}\n\n"):
        done = spawn("solve", "--deck", "-", "--json", input=text)
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["most_removable"] == 14


def test_several_decks_have_an_answer_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "decks"
    file.write_text("# all\n" + "\n\n".join(case["cards"] for case in CASES) + "\n")
    status, out, err = run(capsys, "solve", "--deck", str(file), "--json")
    assert (status, err) == (0, "")
    assert [json.loads(line)["most_removable"] for line in out.splitlines()] == [
        case["most_removable_N"] for case in CASES
    ]
    answers = run(capsys, "solve", "--deck", str(file))[1].split("\n\n")
    assert len(answers) == len(CASES)
    assert all(answer.startswith(f"PY1-N-{case['exact']}\n") for answer, case in zip(answers, CASES, strict=True))


def test_an_answer_comes_before_the_next_deck() -> None:
    with subprocess.Popen(
        command("solve", "--deck", "-", "--json"),
        env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        for case in CASES:
            process.stdin.write(f"{case['cards']}\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["most_removable"] == case["most_removable_N"]
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_a_bad_deck_ends_it_after_the_answers_before(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "decks"
    file.write_text(f"{CASES[0]['cards']}\n# next\n{ONE.replace('10D', '10d 1d').replace('KS', 'AC')}\n{ONE}\n")
    status, out, err = run(capsys, "solve", "--deck", str(file), "--json")
    assert (status, out.count("\n")) == (2, 1)
    assert is_one_line(err)
    assert err.endswith(
        f"{str(file)!r}: line 3: 53 instead of 52 cards; no card: '1d' (number 24); more than once: AC; missing: KS\n"
    )


# --- bad input ---


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "a deal code, or --deck"),
        ([LOST, "--deck", "decks"], "not both"),
        (["PY1-N-AAAA"], "7 letters"),
        ([""], "empty"),
        (["--deck"], "--deck"),
        (["--deck", "no/such/file"], "No such file"),
        (["--deck", "."], "directory"),
        (["--deck", "/dev/null"], "no deck in it"),
        ([LOST, "--rules", ""], "no preset ''"),
        ([LOST, "--rules", "Q"], "no preset 'Q'"),
        ([LOST, "--rules", "N,recycles"], "option=value"),
        ([LOST, "--rules", "N,recycles=-1"], "recycles must be"),
        ([LOST, "--rules", "waste_piles=4"], "waste_piles must be 1 or 2 or 3"),
        ([LOST, "--rules", "speed=4"], "no option 'speed'"),
        ([LOST, "--max-states", "0"], "1 to 1000000000"),
        ([LOST, "--max-states", "1000000001"], "1 to 1000000000"),
        ([LOST, "--max-states", "many"], "--max-states"),
        ([LOST, "--longest"], "--longest"),
        ([LOST, LOST], LOST),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, "solve", *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err


def test_files_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(bytes(range(256)) * 100)
    binary = spawn("solve", "--deck", str(file))
    endless = spawn("solve", "--deck", "/dev/zero")
    code = spawn("solve", "--deck", "-", input=LOST)
    for done, why in ((binary, "UTF-8"), (endless, "too long"), (code, "no card")):
        assert (done.returncode, done.stdout) == (2, "")
        assert is_one_line(done.stderr), done.stderr
        assert why in done.stderr


def test_a_closed_standard_input() -> None:
    shell = " ".join(command("solve", "--deck", "-")) + " <&-"
    done = subprocess.run(shell, shell=True, env=surroundings(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_line(done.stderr), done.stderr
    assert "closed" in done.stderr
