"""One bot's connections to a server: made, kept, and made anew after an interruption."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Iterable
from random import Random
from typing import Literal

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Subprotocol

from pyramid_race.bot.advice import Advice
from pyramid_race.bot.errors import BotError, Done, NotNow
from pyramid_race.bot.heard import BadMessage, hear
from pyramid_race.bot.player import Player
from pyramid_race.bot.racer import ANSWER_S, Message
from pyramid_race.bot.strategies.perfect import Question
from pyramid_race.protocol.commands import SUBPROTOCOL

RETURN_WITHIN_S = 90.0
"""A bot that has lost its room gives up after so long."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.2, 5.0
"""Waits between tries: doubled each time; the wait is anything between half of that and all."""
MAX_FRAME_BYTES = 4 * 1024 * 1024
"""A room with 100 racers and as many spectators takes about 100 KiB."""
FINAL_CLOSES = {1008: "the server sent it away", 4001: "it was replaced", 4002: "it was kicked"}


class Client:
    def __init__(self, url: str, player: Player, random: Random, proxy: Literal[True] | None, advice: Advice) -> None:
        """`proxy`: True to use the one that the system is set up with."""
        self._url = url
        self._player = player
        self._random = random
        self._proxy: Literal[True] | None = proxy
        self._advice = advice
        self._asking: asyncio.Task[None] | None = None
        self._timer: asyncio.Timeout | None = None
        """Of the present wait for a message."""

    async def run(self) -> str:
        """Plays until there is nothing more to do in the room; says why. Raises BotError if the bot never got in, or
        could not come back. If cancelled it leaves the room."""
        try:
            return await self._stay()
        finally:
            if self._asking is not None:
                self._asking.cancel()

    async def _stay(self) -> str:
        away_since, wait, reason = time.monotonic(), FIRST_WAIT_S, ""
        while True:
            try:
                async with self._connect() as ws:
                    await self._visit(ws)
            except Done as done:
                return str(done)
            except (OSError, NotNow, WebSocketException) as problem:
                if (final := _final_close(problem)) is not None:
                    return final
                reason = _reason(problem)
                if not self._player.joined:
                    raise BotError(f"cannot play at {self._url}: {reason}") from None
            now = time.monotonic()
            if self._player.here:
                away_since, wait, self._player.here = now, FIRST_WAIT_S, False
            if now - away_since > RETURN_WITHIN_S:
                raise BotError(f"cannot come back to {self._url}: {reason}")
            await asyncio.sleep(wait * self._random.uniform(0.5, 1))
            wait = min(wait * 2, LONGEST_WAIT_S)

    def _connect(self) -> connect:
        return connect(
            self._url, subprotocols=[Subprotocol(SUBPROTOCOL)], compression=None, proxy=self._proxy,
            max_size=MAX_FRAME_BYTES, close_timeout=2,
        )  # fmt: skip

    async def _visit(self, ws: ClientConnection) -> None:
        """One connection's life. Raises Done when the bot is done, ConnectionClosed when the connection is lost."""
        player = self._player
        try:
            await _say(ws, player.greet())
            async with asyncio.timeout(ANSWER_S):
                while not player.here:
                    await self._hear(ws)
            while True:
                try:
                    async with asyncio.timeout(max(player.wakes_at - time.monotonic(), 0)) as self._timer:
                        await self._hear(ws)
                except TimeoutError:
                    await _say(ws, player.wake(time.monotonic()))
                finally:
                    self._timer = None
                self._ask()
        except BadMessage:
            raise BotError(f"what {self._url} says is not the protocol {SUBPROTOCOL}") from None
        except (Done, asyncio.CancelledError):
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(1):
                    await _say(ws, player.farewell())
            raise

    async def _hear(self, ws: ClientConnection) -> None:
        message = hear(await ws.recv())
        if message is not None:
            await _say(ws, self._player.take(message, time.monotonic()))

    def _ask(self) -> None:
        question = self._player.question
        if question is not None and self._asking is None:
            self._asking = asyncio.create_task(self._find_out(question))

    async def _find_out(self, question: Question) -> None:
        line = await self._advice.line(question)
        self._asking = None
        self._player.answered(question, line, time.monotonic())
        self._ask()
        if self._timer is not None and not self._timer.expired():
            # The player may want to wake sooner now.
            self._timer.reschedule(asyncio.get_running_loop().time())


async def _say(ws: ClientConnection, messages: Iterable[Message]) -> None:
    for message in messages:
        await ws.send(orjson.dumps(message), text=True)


def _final_close(problem: Exception) -> str | None:
    """What a close means after which one doesn't come back; None for all other problems."""
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
        return FINAL_CLOSES.get(problem.rcvd.code)
    return None


def _reason(problem: Exception) -> str:
    """What went wrong, in words for people."""
    match problem:
        case InvalidStatus():
            return f"it answers with status {problem.response.status_code} (is this the address of a server's /ws?)"
        case TimeoutError():
            return "it does not answer"
        case OSError():
            return problem.strerror or str(problem)
        case _:
            return re.sub(r"\s+", " ", str(problem)) or type(problem).__name__
