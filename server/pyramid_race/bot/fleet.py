"""Many bots in one process."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Literal

import structlog

from pyramid_race.bot.advice import Advice
from pyramid_race.bot.client import Client
from pyramid_race.bot.errors import BotError
from pyramid_race.bot.names import new_name, shown_name
from pyramid_race.bot.player import Order, Player
from pyramid_race.protocol.host_commands import MOST_BOTS

logger = structlog.get_logger(__name__)


class Fleet:
    """Bots for the server at `url`. `proxy`: True to use the one that the system is set up with."""

    def __init__(self, url: str, proxy: Literal[True] | None) -> None:
        self._url = url
        self._proxy: Literal[True] | None = proxy
        self._names: dict[str, set[str]] = {}
        self._bots: set[asyncio.Task[str]] = set()
        self._perfect: set[asyncio.Task[str]] = set()
        self._advice = Advice()
        """For the perfect bots, as long as there are any."""

    def __len__(self) -> int:
        return len(self._bots)

    def send(self, order: Order) -> asyncio.Task[str] | None:
        """A bot that follows the order; None if there are as many as there may be. The task is Client.run's."""
        if len(self._bots) >= MOST_BOTS:
            logger.warning("no bot is free", room=order.room, most=MOST_BOTS)
            return None
        random = Random()
        room = order.room.strip().upper()
        name = new_name(self._names.setdefault(room, set()), random)
        self._names[room].add(name)
        player = Player(order, shown_name(name, order.style.strength), random)
        client = Client(self._url, player, random, self._proxy, self._advice)
        bot = asyncio.create_task(self._run(client, name, room))
        self._bots.add(bot)
        if order.style.strength == "perfect":
            self._perfect.add(bot)
            self._advice.prepare()
        bot.add_done_callback(lambda done: self._is_done(done, name, room))
        return bot

    async def _run(self, client: Client, name: str, room: str) -> str:
        logger.info("a bot sets out", bot=name, room=room)
        try:
            reason = await client.run()
        except BotError as error:
            logger.warning("a bot gave up", bot=name, room=room, reason=str(error))
            raise
        logger.info("a bot is done", bot=name, room=room, reason=reason)
        return reason

    async def wait(self) -> None:
        """Until no bot is left."""
        await asyncio.gather(*self._bots, return_exceptions=True)

    async def dismiss(self) -> None:
        """All bots leave their rooms."""
        for bot in self._bots:
            bot.cancel()
        await asyncio.gather(*self._bots, return_exceptions=True)

    def _is_done(self, bot: asyncio.Task[str], name: str, room: str) -> None:
        self._bots.discard(bot)
        if bot in self._perfect:
            self._perfect.discard(bot)
            if not self._perfect:
                self._advice.close()
        self._names[room].discard(name)
        if not self._names[room]:
            del self._names[room]
        if not bot.cancelled():
            bot.exception()  # it has been logged
