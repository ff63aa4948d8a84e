"""Forgetting a player: wherever his name is, it goes; what he has played stays, as nobody's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.node.answers import Ask
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.rooms import Rooms
from pyramid_race.race.commands import Command, Forget, Leave
from pyramid_race.race.ids import PlayerId
from pyramid_race.store import players, practice
from pyramid_race.store.forgetting import forget_in_log


class Forgetting:
    def __init__(self, read: Redis, rooms: Rooms, in_history: Callable[[str], Awaitable[None]]) -> None:
        """`in_history` takes a player off all tables."""
        self._read = read
        self._rooms = rooms
        self._in_history = in_history

    async def forget(self, player: str) -> None:
        """Nothing is known of the player when this comes back. He leaves all rooms, races under way are given up.

        If the store fails in the middle it raises what the store raises; his tokens are good until the end, so he can
        ask again."""
        rooms = await players.begin_to_forget(self._read, player)
        for room in rooms:
            await self._in_room(room, PlayerId(player))
        await self._in_history(player)
        await practice.forget(self._read, player)
        for room in rooms:
            live = await self._rooms.find(room)
            if live is not None and player in live.room.members:
                # By a connection that was just on its way into the room.
                await self._in_room(room, PlayerId(player))
        await players.forget(self._read, player)

    async def _in_room(self, room: str, player: PlayerId) -> None:
        live = await self._rooms.find(room)
        if live is None:
            return  # its log was kept no longer
        if not live.room.closed:
            # First the name: if leaving ends a race, it is kept without.
            await _decided(live, Forget(player))
            await _decided(live, Leave(player))
        await forget_in_log(self._read, room, player)


async def _decided(live: LiveRoom, command: Command) -> None:
    settled = asyncio.get_running_loop().create_future()
    live.submit(Ask(command, settled=settled))
    if not await settled:
        raise RedisError("the store did not take it")
