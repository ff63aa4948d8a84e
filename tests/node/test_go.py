"""GO: the deal comes to all at the same moment, and nobody learns anything of it before."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from typing import Any

import pytest

from tests.node.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import EASY, EASY_CARDS
from tests.support.races import open_room

CARD = re.compile(r'"(?:A|[2-9]|10|J|Q|K)[CDHS]"')


def names_a_card(text: str) -> bool:
    return CARD.search(text) is not None or EASY in text


@pytest.mark.parametrize("reveal", ["start", "finish"])
async def test_nobody_learns_code_or_card_before_go(
    node: RunningNode, other_node: RunningNode, meet: Meet, reveal: str
) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob", at=other_node), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve], countdown_s=4, reveal_code=reveal)
    told = await ada.ask("start", room=room)
    late = await meet("Late", at=other_node)
    await late.join(room, role="spectator")
    everybody = (ada, bob, eve, late)
    for client in everybody:
        assert "deal" not in await client.join(room, role="player" if client in (ada, bob) else "spectator")
        await client.ask("move", room=room, race=1, seq=1, action={"do": "draw"})
        await client.ask("rooms")
    seen_by_http: list[tuple[int, str]] = []
    while True:  # whatever can be asked for, again and again until GO has come
        for at in (node, other_node):
            assert (await get(at.port, f"/api/races/{room}/1")).status == 404
            shown = await get(at.port, f"/api/rooms/{room}")
            seen_by_http.append((shown.json["now"], shown.text))
        await ada.ask("chat", room=room, text="any moment now")  # whatever happens meanwhile brings nothing early
        if any(message["type"] == "deal" for message in ada.received):
            break
    deals = [await client.has("deal") for client in everybody]
    assert all(deal == deals[0] for deal in deals)
    assert deals[0]["starts_at"] == told["starts_at"]
    for client in everybody:
        first = next(index for index, message in enumerate(client.received) if names_a_card(json.dumps(message)))
        assert client.received[first]["type"] == "deal"
        later = [m["now"] for m in client.received[first:] if "now" in m]
        assert all(now >= told["starts_at"] for now in later)
    early = [text for now, text in seen_by_http if now < told["starts_at"]]
    assert early
    assert not any(map(names_a_card, early))


async def test_a_deal_is_the_start_of_the_code_for_all(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve])
    await ada.send("start", room=room)
    for client in (ada, bob, eve):
        deal = await client.expect("deal")
        assert deal["code"] == EASY
        board = deal["board"]
        assert board["pyramid"] == list(EASY_CARDS[:28])
        assert (board["waste"], board["stock"], board["moves"], board["status"]) == (["AH"], 23, 0, "playing")


async def test_go_comes_on_time_and_the_first_move_is_taken(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, countdown_s=1)
    await ada.ask("start", room=room)
    deal = await bob.expect("deal")
    clock = (await bob.ask("ping", t=0))["now"]
    assert clock >= deal["starts_at"]
    answer: dict[str, Any] = await bob.ask("move", room=room, race=1, seq=1, action={"do": "draw"})
    assert answer["type"] == "ack"


@pytest.mark.parametrize("deal", ["any", "winnable", EASY])
async def test_a_sealed_race_shows_a_commitment_that_its_result_opens(
    node: RunningNode, other_node: RunningNode, meet: Meet, deal: str
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await open_room(ada, bob, deal=deal, reveal_code="finish")
    await ada.send("start", room=room)
    sealed = [await client.expect("deal") for client in (ada, bob)]
    assert sealed[0] == sealed[1]
    assert "code" not in sealed[0]
    commitment = sealed[0]["commitment"]
    await ada.ask("forfeit", room=room, race=1)
    for text in (json.dumps(bob.received), (await get(node.port, f"/api/rooms/{room}")).text):
        assert "PY1-" not in text
    await bob.ask("forfeit", room=room, race=1)
    results = [await client.has("result") for client in (ada, bob)]
    assert results[0] == results[1]
    opening = results[0]["opening"]
    assert opening["commitment"] == commitment
    assert opening["code"] == results[0]["code"]
    assert hashlib.sha256((opening["code"] + opening["nonce"]).encode()).hexdigest() == commitment
    assert (await ada.join(room))["deal"]["code"] == opening["code"]
    if deal == EASY:
        assert opening["code"] == EASY
    else:
        assert len(opening["code"]) == len(EASY)  # short codes could be found from the cards that are seen


async def test_each_start_draws_another_deal_and_nonce(meet: Meet) -> None:
    ada = await meet()
    room = await open_room(ada, deal="winnable", reveal_code="finish")
    openings = []
    for number in (1, 2, 3):
        await ada.send("start", room=room)
        await ada.expect("deal", race=number)
        await ada.send("forfeit", room=room, race=number)
        openings.append((await ada.expect("result", race=number))["opening"])
        await ada.ask("rematch", room=room)
    for field in ("code", "nonce", "commitment"):
        assert len({opening[field] for opening in openings}) == 3


async def test_a_countdown_that_was_stopped_never_shows_its_deal(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, start="all_ready", countdown_s=1)
    starts_at = 0
    for _ in range(2):
        for client in (ada, bob):
            await client.ask("ready", room=room, ready=True)
        starts_at = (await ada.expect("event", kind="countdown", race=1))["starts_at"]
        await bob.ask("ready", room=room, ready=False)
        await ada.expect("event", kind="countdown_stopped")
    now = (await ada.ask("ping", t=0))["now"]
    await asyncio.sleep((starts_at + 50 - now) / 1000)  # nothing comes, so there is nothing to wait for
    assert not [m for m in (*ada.received, *bob.received) if names_a_card(json.dumps(m))]
    assert (await get(node.port, f"/api/races/{room}/1")).status == 404
    await ada.ask("configure", room=room, settings={"countdown_s": 0})
    for client in (ada, bob):
        await client.ask("ready", room=room, ready=True)
    assert (await bob.expect("deal"))["race"] == 1
