"""Deals for whoever plays alone: random ones of a kind, and the one of the day."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from typing import Any

import pytest
from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.levels import LEVELS
from pyramid_race.game.solver.verdict import is_winnable
from pyramid_race.node.deals import Deals
from pyramid_race.node.http import Site, UnavailableError
from pyramid_race.node.offers import Offers
from pyramid_race.node.tasks import Tasks
from pyramid_race.race.wish import Wish
from pyramid_race.solving import work
from pyramid_race.solving.pool import Solvers
from pyramid_race.store import daily, keys
from pyramid_race.store.clock import Clock
from redis.asyncio import Redis
from websockets.datastructures import Headers
from websockets.http11 import Request

from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.until import until

NO_MATCH = next(re.finditer("", ""))


async def offered(node: RunningNode, query: str) -> dict[str, Any]:
    """What is answered in the end: the first questions may wait for the solvers to come up."""
    found: dict[str, Any] = {}

    async def is_there() -> bool:
        reply = await get(node.port, f"/api/deals/random{query}")
        assert reply.status in (200, 503), reply
        found.update(reply.json)
        return reply.status == 200

    await until(is_there, 60)
    return found


async def test_a_random_deal_can_be_won_if_nothing_else_is_said(node: RunningNode) -> None:
    deals = [await offered(node, "") for _ in range(6)]
    for deal in deals:
        assert (deal["level"], deal["rules"]) == ("winnable", "N")
        code = parse_code(deal["code"])
        table = Table(deal_cards(code), PRESETS["N"])
        assert code.preset == "N"
        assert is_winnable(table, start(table), 1_000_000)
    assert len({deal["code"] for deal in deals}) == 6


@pytest.mark.parametrize("preset", PRESETS)
async def test_any_deal_by_any_preset(node: RunningNode, preset: str) -> None:
    deal = await offered(node, f"?level=any&rules={preset}")
    assert (deal["level"], deal["rules"], parse_code(deal["code"]).preset) == ("any", preset, preset)


@pytest.mark.parametrize("level", LEVELS)
async def test_a_deal_of_a_level(node: RunningNode, level: str) -> None:
    deal = await offered(node, f"?level={level}&rules=S")
    rating = work.rate(parse_code(deal["code"]), PRESETS["S"], Wish(winnable=True))
    assert rating is not None
    assert (deal["level"], rating.level) == (level, level)


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("?level=impossible", "level is one of winnable, any, easy, medium, hard"),
        ("?level=", "level is one of"),
        ("?rules=Q", "rules is the letter of a preset: one of N, C, S, L, M, O"),
        ("?rules=n", "rules is the letter"),
        ("?level=hard&rules=", "rules is the letter"),
    ],
)
async def test_what_is_asked_for_must_make_sense(node: RunningNode, query: str, why: str) -> None:
    reply = await get(node.port, f"/api/deals/random{query}")
    assert reply.status == 400
    assert why in reply.json["error"]


async def test_the_deal_of_the_day_is_the_same_on_all_nodes(
    redis_url: str, node: RunningNode, other_node: RunningNode
) -> None:
    async with Redis.from_url(redis_url) as redis:
        assert not await redis.keys("pr:daily:*"), "nobody can know it before somebody asks"
        replies = await asyncio.gather(
            *(get(at.port, "/api/daily") for at in (node, other_node, node, other_node, node, other_node))
        )
        assert {reply.status for reply in replies} == {200}
        told = replies[0].json
        assert set(told) == {"date", "next_ms", "yesterday"}, "today's deal is told to nobody"
        yesterday = told["yesterday"]
        assert {reply.json["yesterday"]["code"] for reply in replies} == {yesterday["code"]}
        seconds, micros = await redis.time()
        now = seconds * 1000 + micros // 1000
        after = datetime.fromtimestamp((now + told["next_ms"]) / 1000 + 60, UTC).date()
        assert (after - date.fromisoformat(told["date"])).days == 1
        assert 0 < told["next_ms"] <= 24 * 3600 * 1000
        assert (date.fromisoformat(told["date"]) - date.fromisoformat(yesterday["date"])).days == 1
        assert await daily.find(redis, yesterday["date"]) == yesterday["code"]
        assert await redis.keys("pr:daily:*") == [keys.daily(yesterday["date"]).encode()]
    code = parse_code(yesterday["code"])
    assert code.exact, "a short one could be searched for by the cards in sight"
    table = Table(deal_cards(code), PRESETS["N"])
    assert is_winnable(table, start(table), 1_000_000)


@asynccontextmanager
async def offers_at(redis_url: str, clock: Clock, **limits: float) -> AsyncIterator[Offers]:
    """Offers without a node, by a clock that the test sets."""
    solvers, tasks = Solvers(), Tasks()

    async def keep_par(_: Table, __: int) -> None:
        raise AssertionError("no par is worked out for these")

    deals = Deals(solvers, solvers, tasks.spawn, keep_par)
    try:
        async with Redis.from_url(redis_url) as redis:
            yield Offers(redis, clock, deals, deals, **limits)
    finally:
        await tasks.stop()
        solvers.close()


async def test_each_day_has_its_own(redis_url: str) -> None:
    midnight = datetime(2026, 12, 1, tzinfo=UTC).timestamp()
    seconds = [midnight]
    async with offers_at(redis_url, Clock(lambda: seconds[0])) as offers:

        async def at(second: float) -> dict[str, Any]:
            seconds[0] = midnight + second
            while True:
                with contextlib.suppress(UnavailableError):  # while the solvers come up
                    return await offers.daily(NO_MATCH, {})

        last, first, later, again = [await at(second) for second in (-0.001, 0, 3600, -0.001)]
    assert (last["date"], first["date"], later["date"]) == ("2026-11-30", "2026-12-01", "2026-12-01")
    assert (last["next_ms"], first["next_ms"]) == (1, 24 * 3600 * 1000)
    before, between, after = last["yesterday"], first["yesterday"], later["yesterday"]
    assert (before["date"], between["date"]) == ("2026-11-29", "2026-11-30")
    assert before["code"] != between["code"] == after["code"]
    assert again == last


async def test_whoever_finds_no_deal_at_hand_is_told_to_ask_again(redis_url: str) -> None:
    async with offers_at(redis_url, Clock(), within_s=0) as offers:
        site = Site({}, lambda: None)
        offers.add_to(site)
        for path in ("/api/deals/random", "/api/deals/random?level=hard", "/api/daily"):
            response = await site.answer(Request(path, Headers()))
            assert response is not None
            assert response.status_code == 503
            assert "please ask again" in json.loads(response.body)["error"]
        response = await site.answer(Request("/api/deals/random?level=any", Headers()))
        assert response is not None
        assert response.status_code == 200
