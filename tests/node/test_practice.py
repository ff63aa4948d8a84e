"""Games won alone: sent when they are won, checked, and told to their player only."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pyramid_race.game.board import action_text
from pyramid_race.game.deal import parse_code
from pyramid_race.protocol.commands import MAX_FRAME_BYTES, MAX_LINE
from websockets.asyncio.client import connect

from tests.node.conftest import Meet
from tests.race.driver import EASY, LINE
from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node

CODE = str(EASY)
WIN = [action_text(action) for action in LINE]
AS_C = CODE.replace("-N-", "-C-")


async def keep(client: Client, **fields: Any) -> list[dict[str, Any]]:
    answer = await client.ask("practice", **({"code": CODE, "rules": "N", "line": WIN, "time_ms": 60_000} | fields))
    assert answer["type"] == "practice_kept", answer
    return answer["games"]


async def games(client: Client, **fields: Any) -> list[dict[str, Any]]:
    answer = await client.ask("practice_games", **fields)
    assert answer["type"] == "practice_games", answer
    return answer["games"]


async def test_a_game_is_kept_with_the_counts_of_the_rules(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada = await meet("Ada")
    assert await games(ada) == []
    (kept,) = await keep(ada, line=["draw", "undo", *WIN])
    now = (await ada.ask("ping", t=0))["now"]
    assert now - 60_000 < kept.pop("at") <= now
    assert kept == {"code": CODE, "rules": "N", "time_ms": 60_000, "moves": 17, "undos": 1}
    assert [game["time_ms"] for game in await keep(ada, time_ms=50_000)] == [50_000, 60_000]
    assert await keep(ada, time_ms=50_000) == await games(ada), "the same once more is kept once"
    # On another node, by the same token; and nobody else has them.
    again = await meet(at=other_node, token=ada.token)
    assert await games(again) == await games(ada)
    assert await games(await meet("Bob")) == []


async def test_games_of_one_deal(meet: Meet) -> None:
    ada = await meet("Ada")
    await keep(ada)
    assert [game["code"] for game in await keep(ada, rules=None, code=AS_C)] == [AS_C]
    assert {game["code"] for game in await games(ada)} == {CODE, AS_C}
    assert [game["code"] for game in await games(ada, code=AS_C.lower())] == [AS_C]
    assert await games(ada, code="PY1-N-AAAAAAS") == []


@pytest.mark.parametrize(
    ("rules", "letter", "told"),
    [
        ("N", "N", "N"),
        (None, "C", "C"),
        ({"preset": "N"}, "N", "N"),
        ({"preset": "L", "recycles": 2}, "L", "L"),
        ({"preset": "N", "recycles": None, "undo_limit": 0, "pair_with_cover": True}, "N",
         "N,pair_with_cover=true,undo_limit=0"),
        ("N,recycles=1", "N", "N,recycles=1"),
        ("C,undo_limit=5,win=pyramid", "C", "C,undo_limit=5"),
    ],
)  # fmt: skip
async def test_the_code_gets_the_letter_of_the_rules(meet: Meet, rules: Any, letter: str, told: str) -> None:
    ada = await meet("Ada")
    (game,) = await keep(ada, code=AS_C, rules=rules)
    assert (game["code"], game["rules"]) == (CODE.replace("-N-", f"-{letter}-"), told)
    # As it was told it may be said again.
    assert await keep(ada, code=game["code"], rules=game["rules"]) == [game]


@pytest.mark.parametrize(
    ("fields", "code", "why"),
    [
        ({"line": WIN[:-1]}, "bad_message", "line: after its last action the board is not cleared"),
        ({"line": [*WIN, "draw"]}, "bad_message", "line: action 17, 'draw': the board is cleared"),
        ({"line": ["KC", *WIN]}, "bad_message", "line: action 1, 'KC': KC is covered"),
        ({"line": ["fly"]}, "bad_message", "line: action 1: neither draw"),
        ({"line": []}, "bad_message", "practice.line"),
        ({"line": ["draw"] * (MAX_LINE + 1)}, "bad_message", "practice.line"),
        ({"line": ["x" * 9]}, "bad_message", "practice.line.0"),
        ({"line": "draw"}, "bad_message", "practice.line"),
        ({"rules": "Q"}, "bad_message", "rules: there is no preset"),
        ({"rules": {"fast": True}}, "bad_message", "rules: there is no option"),
        ({"rules": 7}, "bad_message", "practice.rules"),
        ({"rules": "N,win=all"}, "bad_message", "not cleared"),
        ({"code": "PY1-N-AAAA"}, "bad_code", "code: after the preset come"),
        ({"code": ""}, "bad_code", "code: the deal code is empty"),
        ({"code": "PY1-N-AAAAAAS"}, "bad_message", "line: action 1"),
        ({"time_ms": 799}, "bad_message", "time_ms: nobody makes 16 moves in 799 ms"),
        ({"time_ms": 9}, "bad_message", "practice.time_ms"),
        ({"time_ms": 86_400_001}, "bad_message", "practice.time_ms"),
        ({"time_ms": 60_000.5}, "bad_message", "practice.time_ms"),
        ({"moves": 1}, "bad_message", "practice.moves: unknown field"),
    ],
)  # fmt: skip
async def test_what_is_no_win_is_not_kept(meet: Meet, fields: dict[str, Any], code: str, why: str) -> None:
    ada = await meet("Ada")
    command = {"code": CODE, "rules": "N", "line": WIN, "time_ms": 60_000} | fields
    answer = await ada.ask("practice", **command)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert why in answer["message"]
    assert await games(ada) == []


async def test_the_bounds_of_the_time(meet: Meet) -> None:
    ada = await meet("Ada")
    for time_ms in (800, 86_400_000):
        await keep(ada, time_ms=time_ms)
    assert [game["time_ms"] for game in await games(ada)] == [800, 86_400_000]


async def test_a_code_to_look_for_must_be_one(meet: Meet) -> None:
    answer = await (await meet("Ada")).ask("practice_games", code="x")
    assert (answer["type"], answer["code"]) == ("error", "bad_code")


async def test_the_longest_line_fits_in_a_frame(meet: Meet) -> None:
    ada = await meet("Ada")
    line = ["draw", "undo"] * ((MAX_LINE - len(WIN)) // 2) + WIN
    command = {"type": "practice", "code": CODE, "rules": "N", "line": line, "time_ms": 86_400_000, "ref": "r" * 32}
    assert len(line) == MAX_LINE
    assert len(json.dumps(command, separators=(",", ":"))) <= MAX_FRAME_BYTES
    await ada.ws.send(json.dumps(command, separators=(",", ":")))
    answer = await ada.expect("practice_kept")
    assert [(game["moves"], game["undos"]) for game in answer["games"]] == [(16 + 492, 492)]


async def test_nobody_is_nobody(node: RunningNode) -> None:
    async with connect(node.ws) as ws:
        await ws.send('{"type":"practice_games"}')
        assert json.loads(await ws.recv())["code"] == "unauthorized"


async def test_a_guest_may_keep_games_too(node: RunningNode) -> None:
    async with connect(node.ws) as ws:
        await ws.send('{"type":"hello"}')
        assert json.loads(await ws.recv())["type"] == "welcome"
        await ws.send(json.dumps({"type": "practice", "code": CODE, "line": WIN, "time_ms": 60_000}))
        assert [game["code"] for game in json.loads(await ws.recv())["games"]] == [CODE]


async def test_long_lines_count_for_several_commands(redis_url: str) -> None:
    line = ["draw", "undo"] * ((MAX_LINE - len(WIN)) // 2) + WIN
    async with running_node(redis_url, rate=0.001, burst=100) as node, Client(node.ws) as ada:
        for _ in range(2):
            await keep(ada, line=line, time_ms=86_400_000)
        # 1 for the hello, 41 for each line; of the 17 left the third takes one, and the rest on credit.
        await keep(ada, line=line, time_ms=86_400_000)
        await ada.send("ping", t=1)
        assert (await ada.expect("error"))["code"] == "rate_limited"


async def test_one_who_sends_the_same_from_many_tabs(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    tabs = [ada, *[await meet(token=ada.token) for _ in range(4)]]
    await asyncio.gather(*(keep(tab) for tab in tabs for _ in range(3)))
    assert len(await games(ada)) == 1
    assert parse_code((await games(ada))[0]["code"]) == EASY
