"""The example bot of docs/, as anybody would start it, in a room of a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.support.client import Client
from tests.support.nodes import running_node
from tests.support.play import EASY
from tests.support.races import clear
from tests.support.until import until

BOT = Path(__file__).parents[2] / "docs/example_bot.py"


def test_it_has_at_most_60_lines() -> None:
    assert len(BOT.read_text().splitlines()) <= 60


def test_without_arguments_it_says_in_one_line_how_it_is_used() -> None:
    done = subprocess.run([sys.executable, str(BOT)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "usage: example_bot.py URL ROOM [SECONDS]\n")


async def test_it_races_again_and_again_comes_back_and_leaves_with_the_room(redis_url: str) -> None:
    async with running_node(redis_url) as node, Client(node.ws) as ada:
        room = (await ada.open(start="all_ready", countdown_s=0, deal=EASY))["room"]
        command = [sys.executable, str(BOT), node.ws, room, "0"]
        bot = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE)
        joined = await ada.expect("event", kind="joined", bot=True)
        await ada.ask("ready", room=room, ready=True)
        await ada.expect("deal", race=1)
        await clear(ada)
        result = await ada.has("result", race=1)
        assert {row["name"]: row["status"] for row in result["standings"]} == {
            "Ada": "cleared", joined["name"]: "cleared"
        }  # fmt: skip

        # It is ready for the next one by itself, also after it was cut off; a deal without a way out it gives up.
        await ada.ask("rematch", room=room)
        await ada.expect("event", kind="ready", player=joined["player"], ready=True)
        for connection in node.node._connections.values():
            if connection.player is not None and connection.player.id == joined["player"]:
                connection.ws.transport.abort()
        await ada.expect("event", kind="disconnected", player=joined["player"])
        await ada.expect("event", kind="connected", player=joined["player"])
        await ada.ask("configure", room=room, settings={"deal": "any", "rules": "N"})
        await ada.expect("event", kind="ready", player=joined["player"], ready=True)
        await ada.ask("ready", room=room, ready=True)
        await ada.expect("deal", race=2)
        await ada.ask("forfeit", room=room, race=2)
        result = await ada.has("result", race=2)
        assert {row["status"] for row in result["standings"] if row["name"] != "Ada"} <= {"cleared", "forfeited"}

        await ada.ask("leave", room=room)
        await until(lambda: bot.returncode is not None)
        assert bot.returncode == 0
