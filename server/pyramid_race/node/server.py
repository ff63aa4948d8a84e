"""One server process: sockets, rooms, timers and the page, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import structlog
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from pyramid_race.node.admin import AdminDesk
from pyramid_race.node.api import Api
from pyramid_race.node.assets import load_assets, web_folder
from pyramid_race.node.bots import BotProcess
from pyramid_race.node.connection import CLOSE_LIMIT_S
from pyramid_race.node.connections import Connections
from pyramid_race.node.daily import DailyDesk
from pyramid_race.node.deal_facts import DealFacts
from pyramid_race.node.deals import Deals
from pyramid_race.node.desk import Desk, Limits
from pyramid_race.node.forgetting import Forgetting
from pyramid_race.node.history_api import HistoryApi
from pyramid_race.node.http import Site
from pyramid_race.node.identity import Identity
from pyramid_race.node.insight import Insight
from pyramid_race.node.invites import Invites
from pyramid_race.node.listing import Listing
from pyramid_race.node.live_room import LiveRoom, Services
from pyramid_race.node.moderation import LOOK_EVERY_S, Moderation
from pyramid_race.node.offers import Offers
from pyramid_race.node.outbox import Outbox
from pyramid_race.node.quick_play import QuickPlay
from pyramid_race.node.recording import Recorder
from pyramid_race.node.room_desk import RoomDesk
from pyramid_race.node.rooms import Rooms, run_every
from pyramid_race.node.show import Intervals
from pyramid_race.node.tasks import Tasks, end
from pyramid_race.node.webhooks import Webhooks
from pyramid_race.protocol.commands import MAX_FRAME_BYTES, SUBPROTOCOL
from pyramid_race.protocol.host_commands import Strength
from pyramid_race.race.model import RoomId
from pyramid_race.settings import ServerSettings
from pyramid_race.solving.pool import Solvers
from pyramid_race.store import history_reads, presence
from pyramid_race.store.clock import Clock
from pyramid_race.store.committer import Committer
from pyramid_race.store.connect import Clients
from pyramid_race.store.follower import Follower, Hint
from pyramid_race.store.history import History

logger = structlog.get_logger(__name__)

STORE_FAILS_AFTER_S = 2.0
FRAMES_QUEUED = 16
"""Frames of a connection that are read ahead; then its TCP window closes."""
KEEPALIVE_S = 20.0
TRIM_EVERY_S = 600.0


class Node:
    """A node on the given Redis. `start`, then `stop` once."""

    def __init__(self, settings: ServerSettings, clients: Clients) -> None:
        self.id = secrets.token_hex(4)
        self._settings = settings
        self._clients = clients
        self._tasks = Tasks()
        self._clock = Clock()
        self._outbox = Outbox()
        kept_ms = settings.history_days * 24 * 3600 * 1000
        self._history = History(clients.read, kept_ms)
        self._committer = Committer(clients.append, self.id, settings.commit_ms / 1000, self._outbox.together, kept_ms)
        self._follower = Follower(clients.hints, self.id, self._take_hint, self._missed_hints)
        self._listing = Listing(clients.read, self._clock, self._level)
        self._quick, self._patient, self._curious = Solvers(), Solvers(), Solvers()
        insight = Insight(self._quick, self._patient, clients.read, self._tasks.spawn)
        deals = Deals(self._quick, self._patient, self._tasks.spawn, insight.keep_par)
        # The same solvers as for what anybody may ask of a deal; shelves of their own.
        for_strangers = Deals(self._quick, self._curious, self._tasks.spawn, insight.keep_par)
        self._offers = Offers(clients.read, self._clock, for_strangers, deals)
        secret = settings.webhook_secret.get_secret_value()
        self._hooks = Webhooks(settings.webhooks, secret, clients.read, self._clock)
        self._connections = Connections(self.id, settings, self._outbox, self._room, self._tasks.spawn)
        services = Services(
            self._clock, self._committer, clients.read,
            Intervals(settings.progress_ms / 1000, settings.spectator_progress_ms / 1000),
            self._connections.close, self._outbox.before_flush, self._listing.changed, self._tasks.spawn, deals.draw,
            insight, Recorder(self._history.keep, self._clock.now, self._tasks.spawn), self._hooks,
        )  # fmt: skip
        self._insight = insight
        self._rooms = Rooms(self.id, services, self._follower)
        self._draining = False
        self._beaten = time.monotonic()
        """When (monotonic seconds) the store last took our sign of life."""
        self._loops: list[asyncio.Task[None]] = []
        self._commits: asyncio.Task[None] | None = None
        self._server: Server | None = None
        self._bots: BotProcess | None = None
        self._moderation = Moderation(
            clients.read, self._clock, settings.admin_log_days, self._connections.values, self._connections.expel
        )
        admin = AdminDesk(
            settings.admin_tokens, self._moderation, self._rooms, clients.read, self._clock, self._connections.close
        )
        limits = Limits(settings.rate, settings.burst)
        in_rooms = RoomDesk(
            self._rooms, clients.read, self._clock, deals, Invites(), self._add_bot, self._tasks.spawn,
            paced=settings.rate > 0,
        )  # fmt: skip
        forgetting = Forgetting(clients.read, self._rooms, self._history.forget)
        identity = Identity(
            clients.read, self._clock, self._rooms, forgetting, self._connections.of, self._connections.close,
            self._moderation.refusal,
        )  # fmt: skip
        quick = QuickPlay(self._rooms, clients.read, self._clock, in_rooms, self._level, self._tasks.spawn)
        daily = DailyDesk(clients.read, self._clock, self._rooms, self._history, self._offers.code_of)
        self._desk = Desk(
            self._rooms, clients.read, self._clock, limits, identity, in_rooms, quick, daily, self._moderation, admin
        )

    # --- life ---

    async def start(self) -> int:
        """Begins to serve; returns the port."""
        site = Site(load_assets(web_folder()), self.problem)
        self._offers.add_to(site)
        facts = DealFacts(self._insight, self._quick, self._curious)
        Api(self._rooms, self._clients.read, self._clock, facts, self._insight).add_to(site)
        HistoryApi(self._clients.read, self._clock).add_to(site)
        await self._clock.sync(self._clients.read)
        # After what may take long: else a slow start would be taken for a store that does not answer.
        await self._beat()
        await self._moderation.refresh()
        self._commits = asyncio.create_task(self._committer.run())
        self._server = await serve(
            self._connection,
            self._settings.host,
            self._settings.port,
            process_request=site.process_request,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            select_subprotocol=_subprotocol,
            compression=None,
            max_size=MAX_FRAME_BYTES,
            max_queue=FRAMES_QUEUED,
            ping_interval=KEEPALIVE_S,
            ping_timeout=KEEPALIVE_S,
            close_timeout=CLOSE_LIMIT_S,
            server_header=None,
            backlog=4096,
        )
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        if self._settings.bots:
            host = self._settings.host if self._settings.host not in ("0.0.0.0", "::", "") else "127.0.0.1"  # noqa: S104
            self._bots = BotProcess(f"ws://{f'[{host}]' if ':' in host else host}:{port}/ws")
            self._bots.prepare()
        self._loop(self._follower.run())
        self._loop(run_every(presence.BEAT_EVERY_S, self._beat, "sign of life"))
        self._loop(run_every(presence.FOLLOWING_EVERY_S, self._rooms.keep_following, "following"))
        self._loop(run_every(5, self._rooms.heal, "healing"))
        self._loop(run_every(LOOK_EVERY_S, self._moderation.refresh, "bans"))
        self._hooks.start()
        self._loop(run_every(10, lambda: self._clock.sync(self._clients.read), "clock"))
        self._loop(run_every(1, self._rooms.serve_deadlines, "deadlines"))
        self._loop(run_every(1, lambda: self._listing.publish(self._rooms), "list of rooms"))
        self._loop(run_every(5, self._rooms.let_go, "letting go"))
        self._loop(run_every(TRIM_EVERY_S, lambda: self._history.trim(self._clock.now()), "old races"))
        self._loop(run_every(0.25, self._connections.look_after_slow_readers, "slow readers"))
        return port

    async def stop(self) -> None:
        """Readiness off, everybody sent elsewhere in batches, everything handed over written, everything closed."""
        self._draining = True
        if self._bots is not None:
            self._bots.stop()
        await self._connections.send_away()
        with contextlib.suppress(TimeoutError):
            await self._rooms.until_quiet(self._settings.drain_s)
        await end(self._loops)
        if self._commits is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._settings.drain_s):
                    await self._committer.stop()
            await end([self._commits])
        await self._hooks.stop()
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2 * CLOSE_LIMIT_S):
                    await self._server.wait_closed()
        await self._rooms.stop()
        await self._tasks.stop()
        self._quick.close()
        self._patient.close()
        self._curious.close()
        # It says no goodbye to the others: as long as they would wait for a node that was killed, they wait for those
        # whom it has sent to them.

    def problem(self) -> str | None:
        """Why this node should get no new connections; None while it may."""
        if self._draining:
            return "shutting down"
        if len(self._connections) >= self._settings.max_connections:
            return "full"
        waiting, now = self._committer.waiting_since, time.monotonic()
        if waiting is not None and now - waiting > STORE_FAILS_AFTER_S:
            return "the store does not answer"
        if now - self._beaten > 2 * presence.BEAT_EVERY_S + STORE_FAILS_AFTER_S:
            return "the store does not answer"
        return None

    def _loop(self, work: Coroutine[Any, Any, None]) -> None:
        self._loops.append(asyncio.create_task(work))

    async def _connection(self, ws: ServerConnection) -> None:
        await self._connections.serve(ws, self._desk.take)

    # --- what others call ---

    def _take_hint(self, hint: Hint) -> None:
        self._rooms.take_hint(hint)

    def _missed_hints(self, rooms: list[str]) -> None:
        self._rooms.catch_up(rooms)

    async def _beat(self) -> None:
        alive = await presence.beat(self._clients.read, self.id, self._clock.now())
        self._beaten = time.monotonic()
        self._rooms.drop_ghosts(alive)

    def _room(self, room: RoomId) -> LiveRoom | None:
        return self._rooms.get(room)

    async def _level(self, player: str) -> int:
        return (await history_reads.totals(self._clients.read, player)).rating.value

    def _add_bot(self, room: str, pace: float, strength: Strength, invite: str) -> str | None:
        return self._bots.add(room, pace, strength, invite) if self._bots is not None else "this server has no bots"


def _subprotocol(_: object, offered: Sequence[Subprotocol]) -> Subprotocol | None:
    """Ours if it is offered; a client that offers none speaks it all the same."""
    return Subprotocol(SUBPROTOCOL) if SUBPROTOCOL in offered else None
