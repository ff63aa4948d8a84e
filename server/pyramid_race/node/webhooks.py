"""Webhooks: what happens in rooms, told to the operator's own programs over HTTP.

A payload goes from the room to memory, from there to the store, and from there to each receiver by itself: a room never
waits for any of it, and a receiver that is slow or dead keeps nobody else from hearing."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import orjson
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race import metrics
from pyramid_race.node.hook_payloads import Hook, Withdrawn, hooks
from pyramid_race.node.hook_sender import HookSender
from pyramid_race.node.tasks import Tasks
from pyramid_race.race.events import Event
from pyramid_race.race.model import Room
from pyramid_race.store import webhooks as queue
from pyramid_race.store.clock import Clock

logger = structlog.get_logger(__name__)

MOST_IN_MEMORY = 10_000
"""Payloads that the store hasn't taken yet; it takes them at once unless it fails."""
WRITTEN_AT_ONCE = 100
AT_ONCE = 4
"""Requests to one receiver at the same time, from one node."""
ATTEMPT_LIMIT_S = 10.0
LEASE_MS = 20_000
LOOK_EVERY_S = 1.0
"""How often a node looks for what is due: for later, after a failure, or left by a node that is gone."""
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 1_000, 15 * 60_000
GIVE_UP_AFTER_MS = 12 * 3600_000


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """What shows the receiver that a request is ours: HMAC-SHA256 over `timestamp.body`."""
    return "sha256=" + hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


def pause_ms(tries: int, chance: float) -> int:
    """How long to wait after the `tries`th failure: doubled each time, less up to a half by `chance` (0 to 1)."""
    longest = min(FIRST_PAUSE_MS * 2 ** min(tries - 1, 30), LONGEST_PAUSE_MS)
    return int(longest * (1 - chance / 2))


@dataclass(slots=True)
class Receiver:
    url: str
    place: str
    """Which one in the settings, from 1 on. Logs and figures call it by that: its address may hold secrets."""
    name: str = field(init=False)
    """In the store."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.name = queue.receiver_of(self.url)


class Webhooks:
    """The webhooks of one node; without `urls` there are none. `start`, then `stop` once."""

    def __init__(self, urls: Sequence[str], secret: str, redis: Redis, clock: Clock) -> None:
        self._receivers = [Receiver(url, str(place)) for place, url in enumerate(dict.fromkeys(urls), 1)]
        self._secret = secret
        self._redis = redis
        self._clock = clock
        self._unwritten: deque[queue.Put] = deque(maxlen=MOST_IN_MEMORY)
        self._news = asyncio.Event()
        self._tasks = Tasks()
        self._under_way: set[tuple[str, str]] = set()
        """Receiver and event of each request that has no answer yet."""
        self._sender = HookSender(ATTEMPT_LIMIT_S)

    def room_event(self, before: Room, after: Room, event: Event, at: int) -> None:
        """`event` has just been appended by this node and folded: `before` became `after` at `at` (ms).

        Cheap, takes no time of the race, and never raises. Call it on the node that appended the event, and not for
        events that it has heard of."""
        if not self._receivers:
            return
        try:
            for found in hooks(before, after, event, at):
                if len(self._unwritten) == MOST_IN_MEMORY:
                    metrics.WEBHOOKS.labels("dropped").inc(len(self._receivers))
                self._unwritten.append(_put(found))
                self._news.set()
        except Exception:
            logger.exception("no webhook for an event", room=after.id, kind=type(event).__name__)

    def start(self) -> None:
        """From here on payloads are written down and sent; no fault of a receiver or of the store ends it."""
        if self._receivers:
            self._sender.open()
            self._tasks.spawn(self._write())
            for receiver in self._receivers:
                self._tasks.spawn(self._serve(receiver))
                self._tasks.spawn(self._count(receiver))

    async def stop(self) -> None:
        """No more is sent; what isn't in the store yet goes there, if it takes it, and what was being sent is any
        node's again."""
        given_up, self._under_way = self._under_way, set()
        await self._tasks.stop()
        await self._sender.close()
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                for receiver, event in given_up:
                    await queue.later(self._redis, receiver, event, self._clock.now())
                while self._unwritten:
                    await self._write_some()

    # --- to the store ---

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._unwritten:
                try:
                    await self._write_some()
                except (RedisError, OSError, TimeoutError) as error:
                    logger.warning("webhooks wait for the store", fault=f"{type(error).__name__}: {error}")
                    await asyncio.sleep(LOOK_EVERY_S)

    async def _write_some(self) -> None:
        # Taken out afterwards: written twice is harmless, since the queue knows an event by its id.
        some = [self._unwritten[index] for index in range(min(len(self._unwritten), WRITTEN_AT_ONCE))]
        dropped = await queue.put(self._redis, [receiver.name for receiver in self._receivers], some)
        for one in some:
            if self._unwritten and self._unwritten[0] is one:
                self._unwritten.popleft()
        if dropped:
            metrics.WEBHOOKS.labels("dropped").inc(dropped)
        for receiver in self._receivers:
            receiver.news.set()

    # --- to a receiver ---

    async def _serve(self, receiver: Receiver) -> None:
        free = asyncio.Semaphore(AT_ONCE)
        while True:
            await free.acquire()
            receiver.news.clear()
            taken = await self._take(receiver)
            if taken is not None:
                self._tasks.spawn(self._send(receiver, taken, free))
                continue
            free.release()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY_S):
                    await receiver.news.wait()

    async def _take(self, receiver: Receiver) -> queue.Taken | None:
        try:
            return await queue.take(self._redis, receiver.name, self._clock.now(), LEASE_MS)
        except (RedisError, OSError, TimeoutError) as error:
            logger.warning("cannot look for webhooks to send", fault=f"{type(error).__name__}: {error}")
            return None

    async def _count(self, receiver: Receiver) -> None:
        """Keeps the figure of those that wait true, above all while the receiver hangs and nothing is taken."""
        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                waiting = await queue.waiting(self._redis, receiver.name)
                metrics.WEBHOOKS_WAITING.labels(receiver.place).set(waiting)
            await asyncio.sleep(LOOK_EVERY_S)

    async def _send(self, receiver: Receiver, taken: queue.Taken, free: asyncio.Semaphore) -> None:
        self._under_way.add((receiver.name, taken.id))
        try:
            timestamp = self._clock.now()
            headers = {
                "Content-Type": "application/json",
                "Pyramid-Race-Event": taken.id,
                "Pyramid-Race-Timestamp": str(timestamp),
                "Pyramid-Race-Signature": signature(self._secret, timestamp, taken.body),
            }
            problem = await self._sender.post(receiver.url, taken.body, headers)
            await self._settle(receiver, taken, problem)
        except (RedisError, OSError, TimeoutError) as error:
            # Its lease runs out, and it is sent once more.
            logger.warning("how a webhook went is not noted", fault=f"{type(error).__name__}: {error}")
        except Exception:
            # A fault in our own code, or one that the library doesn't name: the others are to go on.
            logger.exception("a webhook could not be sent", receiver=receiver.place)
        finally:
            self._under_way.discard((receiver.name, taken.id))
            free.release()

    async def _settle(self, receiver: Receiver, taken: queue.Taken, problem: str | None) -> None:
        now = self._clock.now()
        if problem is None:
            metrics.WEBHOOKS.labels("sent").inc()
            await queue.done(self._redis, receiver.name, taken.id)
        elif now - taken.made > GIVE_UP_AFTER_MS:
            metrics.WEBHOOKS.labels("given_up").inc()
            logger.warning("webhook given up", receiver=receiver.place, id=taken.id, fault=problem, tries=taken.tries)
            await queue.done(self._redis, receiver.name, taken.id)
        else:
            metrics.WEBHOOKS.labels("failed").inc()
            logger.info("webhook failed", receiver=receiver.place, id=taken.id, fault=problem, tries=taken.tries)
            await queue.later(self._redis, receiver.name, taken.id, now + pause_ms(taken.tries, random.random()))


def _put(found: Hook | Withdrawn) -> queue.Put:
    if isinstance(found, Withdrawn):
        return queue.Put("withdraw", found.id)
    return queue.Put("add" if found.is_news else "replace", found.id, found.due, orjson.dumps(found.payload))
