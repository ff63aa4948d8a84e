"""What `solve` says, in words and as JSON."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.cli.answer import Answer, as_object, as_text
from pyramid_race.game.action import Draw, Recycle, Remove, Undo
from pyramid_race.game.cards import parse_card
from pyramid_race.protocol.commands import Move

PAIR = Remove((parse_card("10C"), parse_card("3S")))
KING = Remove((parse_card("KD"),))
WON = Answer(
    verdict="winnable",
    most_removable=28,
    line=(KING, PAIR, Draw(), Draw(), Draw(), PAIR, Draw(), Recycle(), Draw()),
    fewest_moves=None,
    shortest_asked=False,
    states=1234,
    ms=5,
    piles=1,
)
LOST = replace(WON, verdict="unwinnable", most_removable=14, line=(), fewest_moves=0, states=1)
OPEN = replace(WON, verdict="unknown", most_removable=None, line=())


def test_a_win() -> None:
    assert as_text(WON) == (
        "It can be won.\n"
        "A way to win, 9 moves:\n"
        "  KD, 10C+3S, draw x3, 10C+3S, draw, recycle, draw\n"
        "(1,234 states searched in 5 ms)"
    )
    assert as_object(WON) == {
        "verdict": "winnable",
        "most_removable": 28,
        "line": [
            {"do": "remove", "cards": ["KD"]},
            {"do": "remove", "cards": ["10C", "3S"]},
            {"do": "draw"},
            {"do": "draw"},
            {"do": "draw"},
            {"do": "remove", "cards": ["10C", "3S"]},
            {"do": "draw"},
            {"do": "recycle"},
            {"do": "draw"},
        ],
        "states": 1234,
        "ms": 5,
    }


def test_the_shortest_win() -> None:
    shortest = replace(WON, shortest_asked=True, fewest_moves=9)
    assert as_text(shortest).splitlines()[:3] == [
        "It can be won.",
        "The shortest win takes 9 moves.",
        "The shortest way to win, 9 moves:",
    ]
    assert as_object(shortest)["fewest_moves"] == 9
    open_end = replace(shortest, fewest_moves=None)
    assert as_text(open_end).splitlines()[1:3] == [
        "How few moves a win takes is not known: the search came to its limit (see --max-states).",
        "A way to win, 9 moves:",
    ]
    assert as_object(open_end)["fewest_moves"] is None


def test_no_win() -> None:
    assert as_text(LOST) == ("It can't be won: at most 14 of the 28 pyramid cards can go.\n(1 state searched in 5 ms)")
    assert "fewest_moves" not in as_object(LOST)
    assert as_object(replace(LOST, shortest_asked=True))["fewest_moves"] == 0
    assert "shortest" not in as_text(replace(LOST, shortest_asked=True))
    strict = replace(LOST, most_removable=28, line=(KING,))
    assert as_text(strict).splitlines()[:3] == [
        "It can't be won, although the whole pyramid can go.",
        "How far one can get, 1 move:",
        "  KD",
    ]
    assert as_text(replace(LOST, most_removable=None)).startswith("It can't be won.\n")


def test_no_answer() -> None:
    assert as_text(OPEN).startswith("Not decided: the search came to its limit (see --max-states).\n(")
    assert as_object(OPEN) | {"states": 0, "ms": 0} == {
        "verdict": "unknown",
        "most_removable": None,
        "line": [],
        "states": 0,
        "ms": 0,
    }


def test_several_piles() -> None:
    piles = replace(WON, line=(Draw(1), Draw(2), Draw(2), KING, Draw(3)), piles=3)
    assert "  draw to 1, draw to 2 x2, KD, draw to 3\n" in as_text(piles)
    assert [action.get("pile") for action in as_object(piles)["line"]] == [1, 2, 2, None, 3]


def test_a_long_line_is_wrapped_between_its_moves() -> None:
    text = as_text(replace(WON, line=(KING, Draw(), Draw(), PAIR, Recycle()) * 30))
    lines = text.splitlines()
    assert len(lines) > 5
    assert max(map(len, lines)) <= 80
    assert " ".join(line.strip() for line in lines[2:-1]) == ", ".join(["KD, draw x2, 10C+3S, recycle"] * 30)
    assert not any(line.strip().startswith("x2") for line in lines)


def test_actions_are_as_the_wire_takes_them() -> None:
    for answer in (WON, replace(WON, line=(Draw(3), Undo()), piles=3)):
        for seq, action in enumerate(as_object(answer)["line"], 1):
            Move.model_validate({"type": "move", "room": "ABC234", "race": 1, "seq": seq, "action": action})
