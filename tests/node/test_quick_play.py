"""One press, and a race with others begins."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from pyramid_race.node import quick_play
from pyramid_race.node.bots import BotProcess
from pyramid_race.node.quick_play import strength_for
from pyramid_race.race.bots import FILL_IN
from pyramid_race.store import quick
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node
from tests.support.until import until


async def test_those_who_press_race_each_other(meet: Meet, other_node: RunningNode) -> None:
    ada, bob, eve, dan = await meet("Ada"), await meet("Bob", at=other_node), await meet("Eve"), await meet("Dan")
    first = await ada.ask("quick_play")
    assert (first["settings"]["quick"], first["settings"]["visibility"], first["phase"]) == (True, "public", "lobby")
    for client in (bob, eve):
        assert (await client.ask("quick_play", bots=True))["room"] == first["room"]
    assert (await ada.ask("quick_play"))["room"] == first["room"], "pressed again: still the same race"
    assert (await dan.ask("quick_play"))["room"] == first["room"]
    # Four are enough: it begins.
    begun = await ada.has("event", kind="countdown")
    assert begun["starts_at"] - begun["at"] == 5000
    late = await meet("Late")
    assert (await late.ask("quick_play"))["room"] != first["room"], "not where a race is under way"


async def test_those_who_press_in_the_same_moment_race_each_other_too(meet: Meet, other_node: RunningNode) -> None:
    clients = [await meet(f"Racer {number}", at=other_node if number % 2 else None) for number in range(4)]
    answers = await asyncio.gather(
        *(client.ask("quick_play", bots=number == 0) for number, client in enumerate(clients))
    )
    assert len({answer["room"] for answer in answers}) == 1, answers
    for client in clients:
        await client.has("event", kind="countdown")
    # The next ones don't get there any more, and find each other.
    late = [await meet(f"Late {number}", at=other_node if number % 2 else None) for number in range(2)]
    rooms = {(await client.ask("quick_play"))["room"] for client in late}
    assert len(rooms) == 1
    assert answers[0]["room"] not in rooms


async def test_a_public_room_that_begins_soon_by_itself_is_as_good(
    meet: Meet, other_node: RunningNode, redis_url: str
) -> None:
    later, host, ada = await meet("Later"), await meet("Host"), await meet("Ada", at=other_node)
    await later.open(start="auto", auto_players=3, auto_s=300)
    await host.open(start="auto", auto_players=2)
    async with Redis.from_url(redis_url) as redis:

        async def offered() -> set[str]:
            return {offer.room for offer in await quick.offered(redis)}

        async def both_are() -> bool:
            return await offered() == {later.room, host.room}

        await until(both_are)
        assert (await ada.ask("quick_play"))["room"] == host.room
        # The room is turned into another one: whoever presses again has gone on from it.
        await host.ask("stop_countdown", room=host.room)
        await host.ask("configure", room=host.room, settings={"start": "host"})
        assert (await ada.ask("quick_play"))["room"] not in (later.room, host.room)
        await host.expect("event", kind="left", player=ada.player)
        await host.ask("configure", room=host.room, settings={"start": "auto"})
        await ada.ask("join", room=host.room, role="player")
        await host.expect("event", kind="countdown")
        late = await meet("Late")
        assert (await late.ask("quick_play"))["room"] not in (later.room, host.room), "in five minutes is too late"
        assert host.room not in await offered()


async def test_alone_one_waits_so_long_and_no_longer(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_play, "SETTINGS", replace(quick_play.SETTINGS, auto_s=1, countdown_s=0))
    ada = await meet("Ada")
    await ada.ask("quick_play")
    await ada.expect("deal")


async def test_the_nearest_level_decides_between_rooms(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"Low": 1200, "High": 1900, "Me": 1600}
    known: dict[str, int] = {}

    async def level(_: object, player: str) -> int:
        return known[player]

    monkeypatch.setattr("pyramid_race.node.server.Node._level", level)
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(running_node(redis_url))
        low, high, me = [await stack.enter_async_context(Client(node.ws, name)) for name in levels]
        known.update({client.player: levels[client.name] for client in (low, high, me)})
        for host in (low, high):
            await host.open(start="auto", auto_players=3, auto_s=10)
        redis = await stack.enter_async_context(Redis.from_url(redis_url))

        async def both_are_offered() -> bool:
            return len(await quick.offered(redis)) == 2

        await until(both_are_offered)
        assert (await me.ask("quick_play"))["room"] == high.room
        # Its host may change it as he likes: pressing again leads to another, which will begin.
        await high.ask("configure", room=high.room, settings={"start": "host"})
        assert (await me.ask("quick_play"))["room"] == low.room


async def test_bots_come_only_where_everybody_allows_it(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[str] = []
    ordered, looked = asyncio.Event(), asyncio.Event()
    add, fill_in = BotProcess.add, quick_play.QuickPlay._fill_in

    def noted(self: BotProcess, room: str, *rest: Any) -> str | None:
        orders.append(room)
        ordered.set()
        return add(self, room, *rest)

    async def seen(self: quick_play.QuickPlay, *given: Any) -> None:
        await fill_in(self, *given)
        looked.set()

    monkeypatch.setattr(BotProcess, "add", noted)
    monkeypatch.setattr(quick_play.QuickPlay, "_fill_in", seen)
    monkeypatch.setattr(quick_play, "BOTS_AFTER_S", 0.05)
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(running_node(redis_url, bots=True))
        ada, bob, cem, dan = [
            await stack.enter_async_context(Client(node.ws, name)) for name in ("Ada", "Bob", "Cem", "Dan")
        ]
        room = (await ada.ask("quick_play", bots=True))["room"]
        await ordered.wait()
        # They are on their way when somebody comes who races without: they find no seat.
        assert (await bob.ask("quick_play"))["room"] == room
        await dan.open()
        await dan.ask("add_bot", room=dan.room)
        await dan.expect("event", kind="ready", ready=True)
        assert [member["name"] for member in (await ada.join(room))["members"]] == ["Ada", "Bob"]
        assert (await ada.ask("add_bot", room=room))["code"] == "not_available"
        # As long as he is there none are even ordered.
        await ada.ask("leave", room=room)
        orders.clear()
        looked.clear()
        assert (await ada.ask("quick_play", bots=True))["room"] == room
        await looked.wait()
        assert orders == []
        # Who has opened the room needn't be in it for others to get bots.
        await ada.ask("leave", room=room)
        assert (await bob.ask("quick_play", bots=True))["room"] == room
        for _ in range(FILL_IN):
            await bob.expect("event", kind="joined", bot=True)
        for client in (cem, bob):
            assert (await client.ask("quick_play"))["room"] != room


async def test_a_room_runs_by_itself(meet: Meet, other_node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_play, "SETTINGS", replace(quick_play.SETTINGS, auto_players=2, countdown_s=0))
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = (await ada.ask("quick_play"))["room"]
    assert (await bob.ask("quick_play"))["room"] == room
    for kind, fields in (
        ("configure", {"settings": {"rules": "S", "password": "mine"}}),
        ("lock", {"locked": True}),
        ("start", {}),
        ("kick", {"player": bob.player}),
        ("invite", {}),
        ("add_bot", {}),
    ):
        answer = await ada.ask(kind, room=room, **fields)
        assert (answer["code"], answer["message"].startswith("A quick play room runs by itself")) == (
            "not_available", True,
        )  # fmt: skip
    for client in (ada, bob):
        await client.expect("deal", race=1)
        await client.ask("forfeit", room=room, race=1)
    for client in (ada, bob):
        await client.expect("result")
    answer = await bob.ask("rematch", room=room)
    assert (answer["kind"], answer["player"]) == ("ready", bob.player)
    # Nobody else is left: his word is enough.
    await ada.ask("join", room=room, role="spectator")
    await bob.expect("event", kind="rematch", race=2)
    await ada.ask("join", room=room, role="player")
    for client in (ada, bob):
        await client.expect("deal", race=2)


def test_bots_are_as_strong_as_those_they_play_with() -> None:
    assert [strength_for(1300, number) for number in (0, 1)] == ["greedy", "greedy"]
    assert [strength_for(1500, number) for number in (0, 1)] == ["careful", "greedy"]
    assert [strength_for(1700, number) for number in (0, 1)] == ["perfect", "careful"]
