"""A race of scripted players that is over, for those who look at it afterwards."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from pyramid_race.game.board import Table, apply, start
from pyramid_race.game.cards import parse_card
from pyramid_race.game.rules import parse_rules
from pyramid_race.node.views import board_view
from pyramid_race.protocol.actions import action_of
from pyramid_race.protocol.commands import Move

from tests.support import http, races
from tests.support.client import Client, Message
from tests.support.play import DRAW, EASY_CARDS, EASY_WIN, UNDO

PACE_S = 0.03
"""Between a player's moves, so that a replay has moments to tell apart."""
RULES: Message = {"preset": "N", "undo_limit": 5}
QUERY = "N,undo_limit=5"
"""The same in an address."""

ADA: tuple[Message, ...] = (DRAW, *EASY_WIN[:2], UNDO, DRAW, UNDO, *EASY_WIN[1:])
"""Clears the easy deal, with two moves taken back."""
BOB: tuple[Message, ...] = (*EASY_WIN[:4], DRAW, DRAW)
"""Then he gives up."""


_visitors = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Recorded:
    """A race that Ada has won and Bob has given up; `told` is what the API said of it at the end."""

    room: str
    ada: str
    bob: str
    told: Message

    @property
    def path(self) -> str:
        return f"/replay/{self.room}/1"

    def times(self, player: str) -> list[int]:
        """When each of a racer's moves was made, ms since GO."""
        starts_at = self.told["deal"]["starts_at"]
        return [move["at"] - starts_at for move in self.told["moves"] if move["player"] == player]


def record(port: int) -> Recorded:
    """Races on the server of this port, in a thread of its own, since Playwright's loop occupies that of the test."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _race(port)).result()


def boards(actions: tuple[Message, ...]) -> list[Message]:
    """Every board that the server's engine comes to by these actions, the deal first, as its player is shown it."""
    table = Table(tuple(map(parse_card, EASY_CARDS)), parse_rules(RULES)[1])
    board = start(table)
    seen = [board_view(table, board)]
    for action in actions:
        wanted = action_of(Move(type="move", room="ROOM", race=1, seq=1, action=action), 1)  # type: ignore[arg-type]
        assert not isinstance(wanted, str)
        after: Any = apply(table, board, wanted)
        board = after
        seen.append(board_view(table, board))
    return seen


async def _race(port: int) -> Recorded:
    ws = f"ws://127.0.0.1:{port}/ws"
    async with Client(ws, "Ada") as ada, Client(ws, "Bob") as bob:
        room = await races.race(ada, bob, name="W" * 60, rules=RULES)
        await asyncio.gather(_play(bob, BOB), _play(ada, ADA))
        await bob.send("forfeit", room=room, race=1)
        await ada.expect("result", race=1)
        reply = await http.get(port, f"/api/races/{room}/1")
        assert reply.status == 200, reply.text
        return Recorded(room, ada.player, bob.player, reply.json)


async def _play(client: Client, actions: tuple[Message, ...]) -> None:
    for action in actions:
        await races.play(client, [action])
        await asyncio.sleep(PACE_S)


def result_page(new_page: Callable[..., Page], raced: Recorded, **options: Any) -> Page:
    """As somebody who comes to the room when its race is over; each under another name."""
    page = new_page(f"/room/{raced.room}", **options)
    # (After a minute the room is the first visitor's, who then stays in it for a while though the page is closed.)
    page.get_by_test_id("name-input").fill(f"Cy {next(_visitors)}")
    page.get_by_test_id("watch-button").click()
    page.get_by_test_id("result").wait_for()
    return page


def replay_page(new_page: Callable[..., Page], raced: Recorded, query: str = "", **options: Any) -> Page:
    page = new_page(raced.path + query, **options)
    page.get_by_test_id("replay").wait_for()
    return page
