"""Everything at once: people on two nodes do what they like while hints, replies and connections get lost.

In the end both nodes must hold exactly the room that the log tells of, and everybody must have had one answer to each
command: what was acknowledged is in the log, once."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from typing import Any

import pytest
from pyramid_race.node import rooms as rooms_module
from pyramid_race.node.tasks import end
from pyramid_race.race.codec import decode_event
from pyramid_race.race.events import Chatted, CountdownStarted, CountdownStopped, Moved
from pyramid_race.race.evolve import evolve
from pyramid_race.race.model import Room, RoomId
from pyramid_race.store import keys
from pyramid_race.store.log import Entry
from redis.asyncio import Redis

from tests.support.client import Client, Message
from tests.support.log import entries
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, RECYCLE, UNDO
from tests.support.proxy import Fault, Proxy
from tests.support.racers import LOST
from tests.support.until import until

FAULTS = [("EVALSHA", Fault.CUT_REPLY), ("XRANGE", Fault.CUT_REPLY), ("SSUBSCRIBE", Fault.SWALLOW)]
NAMES = ("Ada", "Bob", "Cem", "Dan", "Eve")
"""Ada opens the room and never leaves it."""
COMMANDS = 100
"""Of each person."""


class Person:
    """Goes from node to node and does anything, sensible or not."""

    def __init__(self, name: str, seed: int, nodes: tuple[RunningNode, ...], *, hosts: bool) -> None:
        self.name = name
        self._hosts = hosts
        self.room = ""
        self.acked: dict[tuple[int, int], Message] = {}
        """Race and seq -> action."""
        self.confirmed: list[str] = []
        self.answers: Counter[str] = Counter()
        self._lines = itertools.count()
        self._dice = random.Random(seed)
        self._nodes = nodes
        self._race = 1
        self._seq = 0
        self._client: Client | None = None

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    async def connect(self) -> None:
        token = self._client.token if self._client is not None else None
        self._client = Client(self._dice.choice(self._nodes).ws, self.name, token)
        await self._client.connect()

    async def live(self) -> None:
        for _ in range(COMMANDS):
            try:
                await self._do(self._dice.random())
            except LOST:
                await self._return()
        await self._return()

    async def _return(self) -> None:
        """With a role that one can have just now."""
        while True:
            try:
                await self.connect()
                for role in ("player", "spectator"):
                    if (await self.client.join(self.room, role))["type"] == "room":
                        return
            except LOST:
                continue

    async def _do(self, chance: float) -> None:
        room = {"room": self.room}
        if chance < 0.55:
            await self._move()
        elif chance < 0.70:
            await self._chat()
        elif chance < 0.75:
            await self.ask("join", **room, role=self._dice.choice(["player", "spectator"]))
        elif chance < 0.79:
            await self.client.drop()
            raise ConnectionError
        elif chance < 0.84:
            await self.ask("ready", **room, ready=self._dice.random() < 0.8)
        elif chance < 0.86:
            await self.ask("forfeit", **room, race=self._race)
        elif chance < 0.88 and not self._hosts:
            await self.ask("leave", **room)
            await self.ask("join", **room, role="player")
        elif self._hosts or chance > 0.98:
            await self._host(room)

    async def _host(self, room: Message) -> None:
        chance = self._dice.random()
        if chance < 0.45:
            await self.ask("start", **room)
        elif chance < 0.8:
            await self.ask("rematch", **room)
        elif chance < 0.9:
            await self.ask("configure", **room, settings={"end": self._dice.choice(["first", "all"])})
        else:
            await self.ask("configure", **room, settings={"capacity": self._dice.randint(5, 20)})

    async def ask(self, kind: str, **fields: Any) -> Message:
        answer = await self.client.ask(kind, **fields)
        self.answers[answer.get("code", answer["type"])] += 1
        self._learn(answer)
        return answer

    def _learn(self, answer: Message) -> None:
        if answer["type"] == "room":
            self._race, self._seq = max(answer["race"], 1), answer.get("seq", 0)
        elif answer["type"] == "reject" and answer["expected_seq"] is not None:
            self._seq = answer["expected_seq"] - 1

    async def _move(self) -> None:
        for message in reversed(self.client.received[-20:]):
            if message["type"] == "deal" and message["race"] > self._race:
                self._race, self._seq = message["race"], 0
        action = self._dice.choice([DRAW, DRAW, DRAW, RECYCLE, UNDO])
        move = {"room": self.room, "race": self._race, "seq": self._seq + 1, "action": action}
        copies = 2 if self._dice.random() < 0.2 else 1
        for answer in await asyncio.gather(*[self.ask("move", **move) for _ in range(copies)]):
            if answer["type"] == "ack":
                self._seq = answer["seq"]
                self.acked[answer["race"], answer["seq"]] = action

    async def _chat(self) -> None:
        text = f"{self.name} {next(self._lines)}"
        if (await self.ask("chat", room=self.room, text=text))["type"] == "event":
            self.confirmed.append(text)


async def trouble(dice: random.Random, proxy: Proxy, redis: Redis, nodes: tuple[RunningNode, ...]) -> None:
    """Until cancelled: one fault after the other, each of which may be got over."""
    while True:
        await asyncio.sleep(dice.uniform(0.005, 0.05))
        match dice.randrange(6):
            case 0 | 1 if not proxy.plans:
                proxy.on(*dice.choice(FAULTS))
            case 2 | 3:
                await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            case 4:
                for running in nodes:
                    await running.node._rooms.let_go()
            case _:
                for running in nodes:
                    await running.node._rooms.heal()
                    running.node._rooms.drop_ghosts({running.node.id for running in nodes})


@pytest.mark.parametrize("seed", range(3))
async def test_in_all_turmoil_the_log_is_the_truth(
    node: RunningNode,
    far_node: RunningNode,
    proxy: Proxy,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
) -> None:
    monkeypatch.setattr(rooms_module, "KEEP_IDLE_S", 0.02)
    nodes = (node, far_node)
    people = [Person(name, seed * 10 + index, nodes, hosts=index == 0) for index, name in enumerate(NAMES)]
    for person in people:
        await person.connect()
    opened = await people[0].client.open(countdown_s=0, deal="any")
    for person in people:
        person.room = opened["room"]
        await person.client.join(person.room)
    troubling = asyncio.create_task(trouble(random.Random(seed), proxy, redis, nodes))
    async with asyncio.timeout(30):
        await asyncio.gather(*[person.live() for person in people])
    await end([troubling])  # one cancellation may be swallowed where it hits a call of redis-py
    found = await entries(redis, opened["room"])
    await until(lambda: in_step(redis, opened["room"], nodes))
    found = await entries(redis, opened["room"])
    told = fold(opened["room"], found)
    for running in nodes:
        live = running.node._rooms.get(RoomId(opened["room"]))
        if live is not None:
            assert live.room == told
    head = await redis.hmget(keys.head(opened["room"]), ["v", "epoch"])
    assert [int(value or 0) for value in head] == [told.version, told.epoch]
    check_answers(people, found)
    answers = sum((person.answers for person in people), Counter())
    assert answers["ack"] > 5
    assert not answers["unavailable"]
    for person in people:
        await person.client.close()


async def in_step(redis: Redis, room: str, nodes: tuple[RunningNode, ...]) -> bool:
    version = int(await redis.hget(keys.head(room), "v") or 0)
    for running in nodes:
        await running.node._rooms.heal()
        live = running.node._rooms.get(RoomId(room))
        if live is not None and (live.is_busy or live.room.version != version):
            return False
    return True


def fold(room_id: str, found: list[Entry]) -> Room:
    room = Room(id=RoomId(room_id))
    for entry in found:
        room = evolve(room, decode_event(entry.payload), entry.version, entry.at)
    return room


def check_answers(people: list[Person], found: list[Entry]) -> None:
    """What was confirmed is in the log, once, and nobody was answered twice."""
    room = Room(id=RoomId(""))
    played: Counter[tuple[str, int, int]] = Counter()
    said: Counter[str] = Counter()
    race = 0
    for entry in found:
        event = decode_event(entry.payload)
        if isinstance(event, CountdownStarted):
            race = event.race
        elif isinstance(event, Moved):
            played[event.player, race, event.seq] += 1
        elif isinstance(event, Chatted):
            said[event.text] += 1
        assert not isinstance(event, CountdownStopped), "there are no countdowns here"
        room = evolve(room, event, entry.version, entry.at)
    assert set(played.values()) <= {1}
    assert set(said.values()) <= {1}
    for person in people:
        player = person.client.player
        assert {(player, *at) for at in person.acked} <= set(played)
        assert set(person.confirmed) <= set(said)
        refs = Counter(message["ref"] for message in person.client.received if "ref" in message)
        assert set(refs.values()) <= {1}
