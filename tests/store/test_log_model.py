"""Two nodes that write to one room at the same time, over a network that loses replies: the log is what was acked."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyramid_race.store import committer as committing_module
from pyramid_race.store import keys
from pyramid_race.store.committer import Committer
from pyramid_race.store.connect import Clients, connect
from pyramid_race.store.log import Appended, Batch, Entry, Group, NotAppended, read_log

from tests.support.log import committing, entries, group, head
from tests.support.proxy import Fault, Proxy

MOVE, CHAT, BUMP = "move", "chat", "bump"
_numbers = itertools.count(1)


@dataclass(frozen=True)
class Intent:
    """Something that a node was asked to write. `number` is like no other's."""

    number: int
    kind: str
    player: str

    def payload(self, seq: int) -> str:
        return f"{self.number} {self.kind} {self.player} {seq}"


class Node:
    """Decides on what it knows of the room, and learns from the log where that was not enough, as a live room does."""

    def __init__(self, room: str, committer: Committer, clients: Clients) -> None:
        self._room = room
        self._committer = committer
        self._clients = clients
        self._waiting: deque[Intent] = deque()
        self._flying: list[Intent] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._version = 0
        self._epoch = 0
        self._seqs: Counter[str] = Counter()
        self.acked: dict[int, Intent] = {}
        """By the version that the log gave to each."""

    def ask(self, intents: Iterable[Intent]) -> None:
        self._waiting.extend(intents)
        self._committer.wake(self)

    @property
    def busy(self) -> bool:
        return bool(self._waiting or self._flying is not None or self._reading)

    def collect(self) -> Batch | None:
        if self._flying is not None or self._reading is not None or not self._waiting:
            return None
        self._flying = list(self._waiting)
        self._waiting.clear()
        seqs = self._seqs.copy()
        return Batch(self._room, self._epoch, tuple(self._group(intent, seqs) for intent in self._flying))

    def _group(self, intent: Intent, seqs: Counter[str]) -> Group:
        if intent.kind != MOVE:
            return group(intent.payload(0), bump=intent.kind == BUMP)
        seqs[intent.player] += 1
        seq = seqs[intent.player]
        return group(intent.payload(seq), seq=(keys.seq_field(1, intent.player), seq))

    def settle(self, result: Appended | NotAppended) -> None:
        assert isinstance(result, Appended)
        flying, self._flying = self._flying, None
        assert flying is not None
        for version, intent in enumerate(flying[: result.groups], result.before + 1):
            assert version not in self.acked
            self.acked[version] = intent
        self._waiting.extendleft(reversed(flying[result.groups :]))
        self._reading = asyncio.create_task(self._learn())

    async def _learn(self) -> None:
        async for page in read_log(self._clients.read, self._room, self._version):
            for entry in page:
                self._fold(entry)
        self._reading = None
        if self._waiting:
            self._committer.wake(self)

    def _fold(self, entry: Entry) -> None:
        assert entry.version == self._version + 1
        self._version = entry.version
        _, kind, player, seq = entry.payload.decode().split()
        if kind == MOVE:
            assert int(seq) == self._seqs[player] + 1
            self._seqs[player] = int(seq)
        elif kind == BUMP:
            self._epoch = entry.version


ASKED = st.tuples(st.integers(0, 1), st.sampled_from([MOVE, MOVE, MOVE, CHAT, CHAT, BUMP]), st.sampled_from("abc"))
BURSTS = st.lists(st.tuples(st.lists(ASKED, min_size=1, max_size=8), st.sampled_from([0, 0, 0, 1, 2])), max_size=8)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committing_module, "FIRST_PAUSE_S", 0.001)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(bursts=BURSTS)
async def test_the_log_is_what_was_acked(redis_url: str, bursts: list[tuple[list[tuple[int, str, str]], int]]) -> None:
    """Each burst goes to both nodes at once; `cuts` of the replies to it are lost."""
    run = next(_numbers)
    room = f"ROOM{run}"
    near = connect(redis_url)
    async with Proxy(redis_url) as proxy:
        far = connect(proxy.url)
        async with committing(near.append, f"near{run}") as one, committing(far.append, f"far{run}") as other:
            nodes = [Node(room, one, near), Node(room, other, far)]
            for asked, cuts in bursts:
                if cuts:
                    proxy.on("EVALSHA", Fault.CUT_REPLY, times=cuts)
                for index, node in enumerate(nodes):
                    node.ask(Intent(next(_numbers), kind, player) for at, kind, player in asked if at == index)
                await asyncio.sleep(0)
            async with asyncio.timeout(20):
                while any(node.busy for node in nodes):  # noqa: ASYNC110 - there is no event for it
                    await asyncio.sleep(0.001)
        await check(near, room, nodes, sum(len(asked) for asked, _ in bursts))
        await far.close()
    await near.close()


async def check(clients: Clients, room: str, nodes: list[Node], asked: int) -> None:
    found = await entries(clients.read, room)
    assert [entry.version for entry in found] == list(range(1, asked + 1)), "dense, none lost, none twice"
    assert [entry.at for entry in found] == sorted(entry.at for entry in found)
    acked = nodes[0].acked | nodes[1].acked
    assert len(acked) == len(nodes[0].acked) + len(nodes[1].acked) == asked
    seqs: Counter[str] = Counter()
    epoch = 0
    for entry in found:
        intent = acked[entry.version]
        if intent.kind == MOVE:
            seqs[intent.player] += 1
        assert entry.payload.decode() == intent.payload(seqs[intent.player] if intent.kind == MOVE else 0)
        epoch = entry.version if intent.kind == BUMP else epoch
    known = await head(clients.read, room)
    assert int(known.get("v", 0)) == asked
    assert int(known.get("epoch", 0)) == epoch
    assert {name[4:]: int(value) for name, value in known.items() if name.startswith("s:1:")} == dict(seqs)
