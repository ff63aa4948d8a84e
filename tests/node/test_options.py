"""Races under every option, over the wire: piles, an open stock, pairs of the waste."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.race.events import Moved

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, RECYCLE, UNDO, draw_to, remove
from tests.support.races import logged, play, race

DEAL = "PY1-N-AAAAAAS"
"""Of its stock 7D comes first, then 6D 2H 4S; 7C and KD are free in the pyramid."""


async def racing(meet: Meet, rules: Any, **settings: Any) -> Client:
    ada = await meet("Ada")
    await race(ada, deal=DEAL, rules=rules, **settings)
    return ada


async def test_a_pile_is_chosen_where_there_are_several(redis_url: str, node: RunningNode, meet: Meet) -> None:
    ada, eve = await meet("Ada"), await meet("Eve")
    room = await race(ada, spectators=[eve], deal=DEAL, rules={"preset": "N", "waste_piles": 3})
    assert ada.board["piles"] == [["7D"], [], []]
    refused = await ada.move(DRAW)
    assert (refused["code"], refused["message"]) == ("not_available", "choose a pile from 1 to 3")
    assert (refused["expected_seq"], refused["board"]) == (1, ada.board)
    board = (await play(ada, [draw_to(2), draw_to(3), draw_to(1), draw_to(2)]))["board"]
    assert board["piles"] == [["7D", "4S"], ["6D", "8C"], ["2H"]]
    assert board["waste"] == ["7D", "4S", "6D", "8C", "2H"]
    assert [e.action for e in logged(redis_url, room) if isinstance(e, Moved)] == ["draw 2", "draw 3", "draw", "draw 2"]
    while len(moves := [move for m in eve.received if m["type"] == "feed" for move in m["moves"]]) < 4:
        await eve.expect("feed")
    assert [(move["action"], move["pile"], move["drawn"]) for move in moves] == [
        (draw_to(2), 2, "6D"), (draw_to(3), 3, "2H"), (draw_to(1), 1, "4S"), (draw_to(2), 2, "8C"),
    ]  # fmt: skip
    await ada.ask("forfeit", room=room, race=1)
    replay = (await get(node.port, f"/api/races/{room}/1")).json
    assert [move["action"] for move in replay["moves"]] == [draw_to(2), draw_to(3), draw_to(1), draw_to(2)]


async def test_the_same_draw_again_and_another_pile_for_the_same_number(meet: Meet) -> None:
    ada = await racing(meet, {"preset": "N", "waste_piles": 2})
    first = await ada.move(draw_to(2))
    again = await ada.move(draw_to(2), seq=1)
    assert {**again, "ref": first["ref"]} == first
    for other in (draw_to(1), DRAW, UNDO):
        assert (await ada.move(other, seq=1))["code"] == "seq"


@pytest.mark.parametrize("pile", [0, 4, 1.0, "2", True])
async def test_what_is_no_pile_is_no_message(meet: Meet, pile: Any) -> None:
    ada = await racing(meet, {"preset": "N", "waste_piles": 3})
    assert (await ada.move({"do": "draw", "pile": pile}))["code"] == "bad_message"
    assert (await ada.move({"do": "recycle", "pile": 1}))["code"] == "bad_message"


async def test_another_node_finds_the_piles_as_they_are(other_node: RunningNode, meet: Meet) -> None:
    rules = {"preset": "S", "waste_piles": 3, "stock_top": True, "recycles": 1}
    ada = await racing(meet, rules)
    stock = ada.board["stock"]
    await play(ada, [draw_to(1 + number % 3) for number in range(stock)] + [RECYCLE])
    await play(ada, [draw_to(3 - number % 3) for number in range(stock + 1)])
    again = await meet(at=other_node, token=ada.token)
    room = await again.join(ada.room)
    assert room["board"] == ada.board
    assert (room["seq"], room["board"]["recycles_left"]) == (2 * stock + 2, 0)
    assert (await again.move(RECYCLE))["code"] == "no_recycles_left"


async def test_the_open_card_of_the_stock(meet: Meet) -> None:
    ada = await racing(meet, "M")
    assert (ada.board["stock"], ada.board["stock_cards"], ada.board["waste"]) == (24, ["7D"], [])
    board = (await ada.move(DRAW))["board"]
    assert (board["stock_cards"], board["waste"]) == (["6D"], ["7D"])
    board = (await ada.move(remove("6D", "7D")))["board"]
    assert (board["stock"], board["stock_cards"], board["waste"], board["score"]) == (22, ["2H"], [], 0)
    board = (await play(ada, [UNDO, remove("7C", "6D")]))["board"]
    assert (board["stock_cards"], board["waste"], board["score"]) == (["2H"], ["7D"], 10)


async def test_the_pair_just_drawn(meet: Meet) -> None:
    ada = await racing(meet, "S")
    board = (await ada.move(DRAW))["board"]
    assert board["just_drawn"] is True
    board = (await ada.move(remove("KD")))["board"]
    assert "just_drawn" not in board
    assert (await ada.move(remove("7D", "6D")))["code"] == "not_available"
    board = (await play(ada, [UNDO, remove("7D", "6D")]))["board"]
    assert (board["waste"], board["stock"], board["moves"], board["score"]) == ([], 22, 3, 0)


async def test_a_stock_that_all_see(meet: Meet) -> None:
    ada = await racing(meet, "O,stock_face_up=true")
    assert ada.board["stock_cards"][:3] == ["6D", "2H", "4S"]
    assert len(ada.board["stock_cards"]) == ada.board["stock"] == 23


@pytest.mark.parametrize("letter", ["S", "M", "O"])
async def test_a_code_of_each_preset(meet: Meet, letter: str) -> None:
    ada = await meet()
    await race(ada, deal=f"PY1-{letter}-AAAAAAS")
    deal = await ada.has("deal")
    assert (deal["code"], deal["rules"]["preset"]) == (f"PY1-{letter}-AAAAAAS", letter)
    assert (await ada.move(DRAW))["type"] == "ack"
