"""Pars that have been worked out, in the store."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.game.board import Table
from pyramid_race.game.deal import deal_cards, short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.store import pars
from redis.asyncio import Redis


async def test_a_par_is_found_again_for_the_same_cards_and_rules_only(redis: Redis) -> None:
    table = Table(deal_cards(short_code(5)), PRESETS["N"])
    assert await pars.find(redis, table) is None
    await pars.keep(redis, table, 47)
    assert await pars.find(redis, Table(table.cards, PRESETS["N"])) == 47
    for other in (
        Table(table.cards, PRESETS["C"]),
        Table(table.cards, replace(PRESETS["N"], recycles=3)),
        Table(deal_cards(short_code(6)), PRESETS["N"]),
    ):
        assert await pars.find(redis, other) is None


async def test_that_there_is_no_win_is_kept_as_well(redis: Redis) -> None:
    table = Table(deal_cards(short_code(5)), PRESETS["N"])
    await pars.keep(redis, table, 0)
    assert await pars.find(redis, table) == 0


async def test_pars_are_forgotten_after_a_while(redis: Redis) -> None:
    table = Table(deal_cards(short_code(5)), PRESETS["N"])
    await pars.keep(redis, table, 47)
    (key,) = [key async for key in redis.scan_iter("pr:par:*")]
    assert 0 < await redis.ttl(key) <= pars.KEPT_S
