"""A player's own races, over the wire: also those that nobody else is told about."""

from __future__ import annotations

from redis.asyncio import Redis

from pyramid_race.node.answers import with_ref
from pyramid_race.node.connection import Connection
from pyramid_race.node.history_views import raced_views, shown_racers
from pyramid_race.protocol import commands as wire
from pyramid_race.store import history_reads as reads
from pyramid_race.store.players import Player


async def serve(redis: Redis, connection: Connection, player: Player, command: wire.History) -> None:
    """One page of the player's races. Raises what the store raises."""
    races, before = await reads.races(redis, player.id, command.before)
    points = await reads.points(redis, player.id)
    names = await reads.names(redis, shown_racers(races))
    told = {"type": "history", "races": raced_views(player.id, races, points, names, None), "before": before}
    connection.send(with_ref(told, command.ref))
