"""The node's own bots: how many are out."""

from __future__ import annotations

import pytest
from pyramid_race.node import bots

from tests.support.client import Client
from tests.support.nodes import running_node
from tests.support.until import until


async def test_when_all_bots_are_out_the_host_is_told_so(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_BOTS", 1)
    async with running_node(redis_url, bots=True) as node, Client(node.ws, "Ada") as ada, Client(node.ws, "Bob") as bob:
        for host in (ada, bob):
            await host.open()
        assert (await ada.ask("add_bot", room=ada.room))["type"] == "bot_added"
        # Also while it is still on its way, and whatever room it is for.
        assert (await bob.ask("add_bot", room=bob.room))["code"] == "unavailable"
        bot = (await ada.expect("event", kind="joined"))["player"]
        answer = await bob.ask("add_bot", room=bob.room)
        assert (answer["code"], answer["message"]) == ("unavailable", bots.ALL_OUT)
        await ada.ask("kick", room=ada.room, player=bot)

        async def is_free() -> bool:
            return (await bob.ask("add_bot", room=bob.room))["type"] == "bot_added"

        await until(is_free)
        await bob.expect("event", kind="joined", bot=True)
