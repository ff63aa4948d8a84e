# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# redis-py and hiredis leave some of their types open.
"""Many commands in one round trip, for the one task that appends.

redis-py's own pipeline costs about twice as much a command (it packs in Python and keeps books that we don't need), and
appending is what a node does for every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import hiredis
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

Argument = str | int | bytes
Command = tuple[Argument, ...]

_pack = cast(Callable[[Command], bytes], hiredis.pack_command)


class Pipe:
    """A connection of its own, opened when needed. Not for two tasks at once."""

    def __init__(self, redis: Redis) -> None:
        self._pool = redis.connection_pool
        self._connection: AbstractConnection | None = None

    async def execute(self, commands: Sequence[Command]) -> list[object]:
        """The reply to each command, errors of the server among them as values. Raises what the connection raises.

        However it ends early, by a fault or by cancellation, the connection is closed: a reply that was not read can't
        be taken for that of a later command."""
        connection = self._connection or await self._pool.get_connection()
        self._connection = None
        replies: list[object] = []
        try:
            await connection.send_packed_command([_pack(command) for command in commands])
            for _ in commands:
                try:
                    replies.append(await connection.read_response())
                except ResponseError as error:
                    replies.append(error)
        except BaseException:
            await connection.disconnect(nowait=True)
            await self._pool.release(connection)
            raise
        self._connection = connection
        return replies

    async def close(self) -> None:
        if self._connection is not None:
            await self._pool.release(self._connection)
            self._connection = None
