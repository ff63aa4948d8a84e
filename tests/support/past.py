"""Two people's races of the past, for pages that tell about them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tests.support import races
from tests.support.client import Client
from tests.support.play import DRAW, EASY

RACES = 3


@dataclass(frozen=True, slots=True)
class Past:
    """Ada won the first two races and gave up the last one, which Bob won. The first was on the easy deal, chosen by
    its code, and so isn't rated; the others were drawn. Each was in a room of its own."""

    ada: str
    bob: str
    bob_moves: int
    """Those by which he won."""
    ada_token: str


def race_some(port: int) -> Past:
    """Races on the server of this port, in a thread of its own, since Playwright's loop occupies that of the test."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _races(port)).result()


async def _races(port: int) -> Past:
    ws = f"ws://127.0.0.1:{port}/ws"
    async with Client(ws, "Ada") as ada, Client(ws, "Bob") as bob:
        moves = 0
        for number in range(1, RACES + 1):
            deal = EASY if number == 1 else "winnable"
            room = await races.race(ada, bob, name="Past races", visibility="public", deal=deal)
            loser, winner = (ada, bob) if number == RACES else (bob, ada)
            await races.play(loser, [DRAW] * number)
            moves = await races.clear_drawn(winner)
            await loser.send("forfeit", room=room, race=1)
            await ada.expect("result", room=room)
        assert ada.token is not None
        return Past(ada.player, bob.player, moves, ada.token)
