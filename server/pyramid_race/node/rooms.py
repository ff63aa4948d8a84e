"""The rooms that this node follows: loading them, keeping them true, and letting them go."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterator

import structlog
from redis.exceptions import RedisError

from pyramid_race import metrics
from pyramid_race.node.answers import Ask
from pyramid_race.node.live_room import LiveRoom, Services
from pyramid_race.node.tasks import end
from pyramid_race.race.commands import Disconnect, Tick
from pyramid_race.race.deadlines import next_deadline, next_reminder
from pyramid_race.race.model import RoomId
from pyramid_race.store import deadlines, presence
from pyramid_race.store.follower import Follower, Hint
from pyramid_race.store.log import read_versions

logger = structlog.get_logger(__name__)

ROOM_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
ROOM_LENGTH = 6
KEEP_IDLE_S = 30.0
OTHERS_GO_FIRST_MS = 1500
"""A deadline of a room that this node doesn't follow is left to the node that does, for so long."""


def room_id_of(text: str) -> RoomId | None:
    """The room that somebody means, in any case; None if no room can be called so."""
    name = text.strip().upper()
    return RoomId(name) if len(name) == ROOM_LENGTH and all(letter in ROOM_ALPHABET for letter in name) else None


class Rooms:
    def __init__(self, node: str, services: Services, follower: Follower) -> None:
        self.node = node
        self._services = services
        self._follower = follower
        self._by_id: dict[RoomId, LiveRoom] = {}
        self._loading: dict[RoomId, asyncio.Task[LiveRoom | None]] = {}
        self._opening: set[RoomId] = set()

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter(list(self._by_id.values()))

    def __len__(self) -> int:
        return len(self._by_id)

    def get(self, room_id: RoomId) -> LiveRoom | None:
        return self._by_id.get(room_id)

    async def find(self, text: str) -> LiveRoom | None:
        """The room called `text`, loaded from its log if need be; None if there is none."""
        room_id = room_id_of(text)
        return None if room_id is None else await self._found(room_id)

    async def named(self, room_id: RoomId) -> LiveRoom:
        """The room with this id, even if nobody has opened it yet."""
        while True:
            live = await self._found(room_id, unopened=True)
            if live is not None:  # else somebody was just looking for it who didn't want an unopened one
                return live

    async def _found(self, room_id: RoomId, *, unopened: bool = False) -> LiveRoom | None:
        loading = self._loading.get(room_id)
        if loading is None:
            live = self._by_id.get(room_id)
            if live is not None:
                live.idle_since = None  # it must not be let go between this and what is asked of it
                return live
            loading = asyncio.create_task(self._load(room_id, unopened))
            self._loading[room_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(room_id, None))
        # Shielded: the one who asked may go, the room is loaded all the same and nothing is left half read.
        live = await asyncio.shield(loading)
        if live is not None:
            live.idle_since = None
        return live

    async def new(self) -> LiveRoom:
        """A room with an id that nobody has, still without an event."""
        live = LiveRoom(await self.free_id(), self._services)
        self._opening.add(live.room.id)
        try:
            await self._follow(live)
        finally:
            self._opening.discard(live.room.id)
        live.idle_since = None  # from here on it has to be idle for a while, as whatever is found
        return live

    async def free_id(self) -> RoomId:
        """An id that no room has."""
        while True:
            room_id = RoomId("".join(secrets.choice(ROOM_ALPHABET) for _ in range(ROOM_LENGTH)))
            if room_id not in self._by_id and await read_versions(self._services.read, [room_id]) == [0]:
                return room_id

    async def _load(self, room_id: RoomId, unopened: bool) -> LiveRoom | None:
        if not unopened and await read_versions(self._services.read, [room_id]) == [0]:
            return None
        live = LiveRoom(room_id, self._services, loading=True)
        await self._follow(live)
        try:
            await live.reading.read_on()
        except BaseException:
            await self._forget(live)
            raise
        live.loaded()
        return live

    async def _follow(self, live: LiveRoom) -> None:
        room_id = live.room.id
        live.idle_since = time.monotonic()
        self._by_id[room_id] = live
        metrics.ROOMS.set(len(self._by_id))
        try:
            # In this order nothing is missed: hints are on their way before the log is read.
            await self._follower.follow(room_id)
            await presence.following(self._services.read, self.node, [room_id], self._services.clock.now())
        except BaseException:
            await self._forget(live)
            raise

    async def _forget(self, live: LiveRoom) -> None:
        room_id = live.room.id
        self._by_id.pop(room_id, None)
        metrics.ROOMS.set(len(self._by_id))
        live.stop()
        await self._follower.unfollow(room_id)
        with contextlib.suppress(RedisError, OSError):  # it is believed for a short time only
            await presence.not_following(self._services.read, self.node, room_id)
            if room_id in self._by_id:  # somebody has come back to it meanwhile
                await presence.following(self._services.read, self.node, [room_id], self._services.clock.now())

    # --- called by the follower ---

    def take_hint(self, hint: Hint) -> None:
        live = self._by_id.get(RoomId(hint.room))
        if live is not None:
            live.take_hint(hint)

    def catch_up(self, rooms: list[str]) -> None:
        for room_id in rooms:
            live = self._by_id.get(RoomId(room_id))
            if live is not None:
                live.catch_up()

    # --- called from time to time ---

    async def heal(self) -> None:
        """Compares versions with the log: finds what a lost hint would have told."""
        lives = [live for live in self._by_id.values() if live.room.version]
        known = [live.room.version for live in lives]
        versions = await read_versions(self._services.read, [live.room.id for live in lives])
        for live, before, version in zip(lives, known, versions, strict=True):
            if version < before:
                await self._reset(live, version)
            elif version > live.room.version and not live.is_busy:
                metrics.GAPS_HEALED.inc()
                live.catch_up()

    async def _reset(self, live: LiveRoom, version: int) -> None:
        """The store has gone back in time (it lost its last writes): so must we. Clients come back to the truth."""
        logger.error("the log is shorter than before", room=live.room.id, known=live.room.version, now=version)
        await self._forget(live)
        for connection in live.here.connections():
            self._services.close(connection, 1012, "the room was restored, please reconnect")

    async def keep_following(self) -> None:
        rooms: list[str] = list(self._by_id)
        await presence.following(self._services.read, self.node, rooms, self._services.clock.now())
        for room_id in rooms:
            if RoomId(room_id) not in self._by_id:  # let go meanwhile: it may have been said in the wrong order
                await presence.not_following(self._services.read, self.node, room_id)

    def drop_ghosts(self, alive: set[str]) -> None:
        """Members whose connection belongs to a node that is gone, or that this node no longer has."""
        for live in list(self._by_id.values()):
            if live.is_busy:
                continue
            for member in live.room.members.values():
                if member.connection is None:
                    continue
                node = member.connection.split("/", 1)[0]
                ours = live.here.connection_of(member.player)
                if node not in alive or (node == self.node and (ours is None or ours.id != member.connection)):
                    live.submit(Ask(Disconnect(member.player, member.connection)))

    async def serve_deadlines(self) -> None:
        """Whatever is due in any room, also in rooms that no node follows (all their people are away)."""
        now = self._services.clock.now()
        for name in await deadlines.due(self._services.read, now):
            try:
                await self._serve_deadline(name, now)
            except (RedisError, OSError, TimeoutError):
                raise
            except Exception:
                # A room that can't be read must not keep all rooms behind it from ending their races.
                logger.exception("a room's deadline can't be served", room=name)

    async def _serve_deadline(self, name: str, now: int) -> None:
        live = self._by_id.get(RoomId(name))
        if live is None and await deadlines.due_since(self._services.read, name, now) >= OTHERS_GO_FIRST_MS:
            live = await self.find(name)
            if live is None:
                await deadlines.settle(self._services.read, name, None)
        if live is None or live.is_busy:
            return
        deadline = next_deadline(live.room)
        if deadline is not None and deadline <= now:
            live.submit(Ask(Tick()))
        self._services.recorder.look(live)
        reminder = next_reminder(live.room)
        if reminder is None or reminder > now:
            await deadlines.settle(self._services.read, name, reminder)

    async def let_go(self) -> None:
        """Stops following rooms in which nobody has been connected here for a while."""
        now = time.monotonic()
        for live in list(self._by_id.values()):
            if len(live.here) or live.is_busy:
                live.idle_since = None
            elif live.idle_since is None:
                live.idle_since = now
            elif now - live.idle_since > KEEP_IDLE_S and not self._is_on_its_way(live):
                await self._forget(live)

    def _is_on_its_way(self, live: LiveRoom) -> bool:
        """Whether somebody waits for the room to be there."""
        return live.room.id in self._loading or live.room.id in self._opening

    async def until_quiet(self, limit_s: float) -> None:
        """Waits until nothing is on its way to any log."""
        async with asyncio.timeout(limit_s):
            while any(live.is_busy for live in self._by_id.values()):  # noqa: ASYNC110 - many rooms, once, at the end
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Ends what is being loaded: nobody waits for it any more."""
        await end(self._loading.values())


async def run_every(seconds: float, work: Callable[[], object], name: str) -> None:
    """Runs `work` again and again; a fault is logged and the next time is another chance."""
    while True:
        await asyncio.sleep(seconds)
        try:
            outcome = work()
            if asyncio.iscoroutine(outcome):
                await outcome
        except (RedisError, OSError, TimeoutError) as error:
            logger.warning("not done, will be tried again", work=name, fault=f"{type(error).__name__}: {error}")
        except Exception:
            # A fault in our own code: a node without signs of life or deadlines would be worse.
            logger.exception("not done, will be tried again", work=name)
