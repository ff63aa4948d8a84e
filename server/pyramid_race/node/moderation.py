"""Bans and mutes, as this node holds people to them.

They lie in the store. A node looks every other second whether they have changed, so an act on one node reaches the
people of all within seconds; whoever says hello is measured by what the node knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict

import structlog
from redis.asyncio import Redis

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.bans import Bans, range_around
from pyramid_race.node.connection import Connection
from pyramid_race.settings_values import Network
from pyramid_race.store import moderation as store
from pyramid_race.store.clock import Clock
from pyramid_race.store.moderation import Act, Held

logger = structlog.get_logger(__name__)

LOOK_EVERY_S = 2.0


class Moderation:
    def __init__(
        self,
        redis: Redis,
        clock: Clock,
        keep_days: int,
        everybody: Callable[[], Iterable[Connection]],
        expel: Callable[[Connection, str], None],
    ) -> None:
        """`everybody`: the node's connections. `expel`: ends one, and takes its player out of his rooms."""
        self._redis = redis
        self._clock = clock
        self._keep_days = keep_days
        self._everybody = everybody
        self._expel = expel
        self._version = -1
        self.bans = Bans()

    def ban_of(self, connection: Connection, player: str | None) -> Held | None:
        """The ban that keeps `player`, or whoever is at that address, out; moderators are kept out by none."""
        if connection.moderator is not None:
            return None
        now = self._clock.now()
        by_address = self.bans.of_address(connection.address, now)
        return by_address or (self.bans.of_player(player, now) if player is not None else None)

    def refusal(self, connection: Connection, player: str | None) -> Refusal | None:
        """Why `player`, or whoever it is, can't say hello on this connection."""
        held = self.ban_of(connection, player)
        return None if held is None else Refusal("banned", banned(held))

    def mute_of(self, player: str) -> Held | None:
        return self.bans.mute_of(player, self._clock.now())

    def is_there(self, player: str, network: Network) -> bool:
        """Whether the player is connected to this node from there."""
        return any(
            one.player is not None and one.player.id == player and one.address in network
            for one in self._everybody()
            if one.address is not None
        )

    async def refresh(self) -> None:
        """Reads what is in force if that has changed, and holds everybody on this node to it."""
        version = await store.version(self._redis)
        if version == self._version:
            return
        self.bans = Bans(await store.held(self._redis, self._clock.now()))
        self._version = version
        found_where = False
        for connection in list(self._everybody()):
            player = connection.player.id if connection.player is not None else None
            held = self.ban_of(connection, player)
            if held is None or connection.closing:
                continue
            if held.with_address:
                found_where |= await self._ban_address(held, connection)
            self._expel(connection, banned(held))
        if found_where:
            await self.refresh()

    async def act(self, act: Act, *, holds: tuple[Held, ...] = (), ends: tuple[str, ...] = ()) -> str:
        """Writes down what a moderator has done, holds everybody on this node to it at once, and returns the entry's
        id."""
        entry = await self._note(act, holds, ends)
        if holds or ends:
            await self.refresh()
        return entry

    async def _note(self, act: Act, holds: tuple[Held, ...], ends: tuple[str, ...] = ()) -> str:
        entry = await store.note(self._redis, act, self._keep_days, holds=holds, ends=ends)
        told = {name: value for name, value in asdict(act).items() if value is not None and name != "at"}
        logger.info("moderator", **told)
        return entry

    async def _ban_address(self, held: Held, connection: Connection) -> bool:
        """The ban of a player becomes one of where he is, too; whether it wasn't yet."""
        if connection.address is None:
            return False
        around = Held(
            "address", str(range_around(connection.address)), held.who, self._clock.now(), held.until, held.reason
        )
        if around.subject == held.spares or self.bans.get(around.id, around.at) is not None:
            return False
        act = Act(around.who, "ban", around.reason, around.at, address=around.subject, until=around.until)
        await self._note(act, (around,))
        return True


def muted(held: Held) -> str:
    return f"a moderator has muted you: {held.reason}"


def banned(held: Held) -> str:
    """For those whom it concerns; who did it is for moderators only."""
    return f"a moderator has banned {'you' if held.kind == 'player' else 'your address'}: {held.reason}"
