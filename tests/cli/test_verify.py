"""`pyramid-race verify`: what a real race shows at GO and at its end holds, and whatever is changed in it is found."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.support.client import Client
from tests.support.command import is_one_line, run
from tests.support.http import get
from tests.support.nodes import running_node
from tests.support.play import DRAW, EASY_WIN, UNDO
from tests.support.races import clear, play, race

Told = dict[str, Any]


async def raced(redis_url: str) -> tuple[str, Told]:
    """The commitment that a spectator was shown at GO, and the race as everybody may read it later."""
    async with running_node(redis_url) as node, Client(node.ws, "Ada") as ada, Client(node.ws, "Bob") as bob:
        room = await race(ada, bob, reveal_code="finish", rules={"preset": "N", "waste_piles": 2})
        shown: str = next(m for m in ada.received if m["type"] == "deal")["commitment"]
        await play(bob, [DRAW | {"pile": 2}, UNDO, *EASY_WIN[:4]])
        await clear(ada)
        await bob.ask("forfeit", room=room, race=1)
        await ada.has("result")
        return shown, (await get(node.port, f"/api/races/{room}/1")).json


def check(capsys: pytest.CaptureFixture[str], told: Told, file: Path, *more: str) -> tuple[int, str, str]:
    file.write_text(json.dumps(told))
    return run(capsys, "verify", "--result", str(file), *more)


def first_move_of_bob(told: Told) -> Told:
    return next(move for move in told["moves"] if move["action"]["do"] == "draw")


def an_other_time(told: Told) -> None:
    told["result"]["standings"][0]["time_ms"] += 1


def an_other_place(told: Told) -> None:
    told["result"]["standings"][1]["place"] = 1


def reversed_standings(told: Told) -> None:
    told["result"]["standings"].reverse()


def somebody_twice(told: Told) -> None:
    told["result"]["standings"].append(told["result"]["standings"][-1])


def a_medal(told: Told) -> None:
    row = told["result"]["standings"][0]
    row["medal"] = "bronze" if row.get("medal") == "gold" else "gold"


def a_medal_of_one_who_gave_up(told: Told) -> None:
    told["result"]["standings"][1]["medal"] = "bronze"


def a_par_above_a_win(told: Told) -> None:
    told["result"]["par"] = told["result"]["standings"][0]["moves"] + 1


def no_opening(told: Told) -> None:
    del told["result"]["opening"]


def a_promise_of_something_else(told: Told) -> None:
    told["deal"]["commitment"] = "0" * 64


def a_clear_that_was_none(told: Told) -> None:
    told["result"]["standings"][1]["status"] = "cleared"


def a_move_more(told: Told) -> None:
    told["moves"].append(told["moves"][-1])


def a_move_less(told: Told) -> None:
    told["moves"].remove(first_move_of_bob(told))


def a_move_before_go(told: Told) -> None:
    told["moves"][0]["at"] = told["deal"]["starts_at"] - 1


def a_move_of_nobody(told: Told) -> None:
    told["moves"][0]["player"] = "nobody"


def a_pile_too_many(told: Told) -> None:
    first_move_of_bob(told)["action"]["pile"] = 3


def cards_of_an_other_deal(told: Told) -> None:
    told["cards"].reverse()


def an_other_nonce(told: Told) -> None:
    told["result"]["opening"]["nonce"] += "x"


def an_other_code(told: Told) -> None:
    told["result"]["code"] = "PY1-N-AAAAAAS"


def rules_that_do_not_exist(told: Told) -> None:
    told["deal"]["rules"]["waste_piles"] = 9


CHANGES: list[tuple[Callable[[Told], None], str]] = [
    (an_other_time, "standing"),
    (an_other_place, "standing"),
    (a_clear_that_was_none, "standing"),
    (reversed_standings, "order of their places"),
    (somebody_twice, "somebody twice"),
    (a_medal, "the medal of"),
    (a_medal_of_one_who_gave_up, "the medal of"),
    (a_par_above_a_win, "fewer than the par"),
    (no_opening, "no opening of its commitment"),
    (a_promise_of_something_else, "another commitment than the deal has"),
    (a_move_more, "isn't allowed by the rules"),
    (a_move_less, "isn't allowed by the rules"),
    (a_move_before_go, "out of its time"),
    (a_move_of_nobody, "nobody who raced"),
    (a_pile_too_many, "isn't allowed by the rules"),
    (cards_of_an_other_deal, "cards are not those"),
    (an_other_nonce, "another code or nonce"),
    (an_other_code, "another code or nonce"),
    (rules_that_do_not_exist, "the rules: "),
]


def test_a_race_holds_and_whatever_is_changed_is_found(
    redis_url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, told = asyncio.run(raced(redis_url))
    file = tmp_path / "race.json"
    status, out, err = check(capsys, told, file, "--commitment", f" {shown.upper()} ")
    assert (status, err, out.splitlines()[0]) == (0, "", "Verified.")
    status, out, err = check(capsys, told, file, "--json")
    assert (status, json.loads(out), err) == (0, {"verified": True, "commitment": True, "moves": 22}, "")
    with file.open() as source, monkeypatch.context() as patched:
        patched.setattr(sys, "stdin", source)
        assert run(capsys, "verify", "--result", "-")[0] == 0
    status, out, err = check(capsys, told, file, "--commitment", "0" * 64)
    assert (status, out) == (1, "")
    assert "another commitment than was shown" in err
    for change, problem in CHANGES:
        changed = deepcopy(told)
        change(changed)
        status, out, err = check(capsys, changed, file)
        assert (status, out) == (1, ""), change
        assert is_one_line(err), change
        assert problem in err, change
    status, out, err = run(capsys, "verify", "--result", str(file), "--json")
    assert (status, json.loads(out)["verified"], err) == (1, False, "")
    winner = told["result"]["standings"][0]
    winner["medal"], told["result"]["par"] = "silver", winner["moves"] - 1
    status, out, _ = check(capsys, told, file)
    assert (status, "the par, which is believed" in out) == (0, True)
    # An open deal has moves and standings to check, but promised nothing.
    del told["result"]["opening"], told["deal"]["commitment"]
    status, out, _ = check(capsys, told, file)
    assert (status, "not sealed, as it stands there" in out) == (0, True)
    assert check(capsys, told, file, "--commitment", shown)[0] == 1


CODE, NONCE = "PY1-N-AAAAAAS", "salt"


def test_a_commitment_alone(capsys: pytest.CaptureFixture[str]) -> None:
    made = hashlib.sha256(f"{CODE}{NONCE}".encode()).hexdigest()
    given = ["--commitment", made, "--code", CODE.lower(), "--nonce", NONCE]
    assert run(capsys, "verify", *given)[0] == 0
    status, out, _ = run(capsys, "verify", *given, "--json")
    assert (status, json.loads(out)) == (0, {"verified": True, "commitment": True})
    status, out, err = run(capsys, "verify", "--commitment", made, "--code", CODE, "--nonce", "pepper")
    assert (status, out) == (1, "")
    assert is_one_line(err)


def test_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for content in ("", "[]", "{}", "\x00", "9" * 5000):
        (tmp_path / "bad.json").write_text(content)
        status, out, err = run(capsys, "verify", "--result", str(tmp_path / "bad.json"))
        assert (status, out) == (2, "")
        assert is_one_line(err), err
    digest = "0" * 64
    for arguments in (
        [],
        ["--commitment", digest],
        ["--commitment", "xyz", "--code", CODE, "--nonce", NONCE],
        ["--commitment", digest, "--code", "PY1-N-", "--nonce", NONCE],
        ["--result", str(tmp_path / "none.json")],
        ["--result", str(tmp_path)],
        ["--result", "-", "--code", CODE],
    ):
        status, out, err = run(capsys, "verify", *arguments)
        assert (status, out) == (2, "")
        assert is_one_line(err), err
