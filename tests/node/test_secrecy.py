"""The stock is face down: over whole races of random play, nothing that a racer receives names a stock card that this
racer has not drawn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import asdict
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import deal_cards, exact_code, parse_code, short_code
from pyramid_race.game.rules import PRESETS, Rules, parse_rules

from tests.support.client import Client, Message
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.play import DRAW, RECYCLE, UNDO, Shadow, draw_to, legal_moves, remove
from tests.support.races import race

CARDS = frozenset(NAMES)
RULES = st.fixed_dictionaries(
    {"preset": st.sampled_from(list(PRESETS))},
    optional={
        "recycles": st.sampled_from([None, 0, 3]),
        "win": st.just("all"),
        "pair_waste": st.sampled_from(["none", "drawn", "top_two"]),
        "stock_top": st.booleans(),
        "stock_face_up": st.just(True),
        "waste_piles": st.sampled_from([2, 3]),
    },
)


def named(value: Any) -> Iterator[str]:
    """Every card that is named anywhere in a message."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from named(key)
            yield from named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner)
    elif isinstance(value, str) and value in CARDS:
        yield value


class Racer:
    """Plays at random, and keeps what was sent and received over all its connections."""

    def __init__(self, client: Client, chance: random.Random, stack: AsyncExitStack, nodes: list[RunningNode]) -> None:
        self.client = client
        self.received: list[list[Message]] = [client.received]
        self.actions: list[Message] = []
        self.board = client.board
        self.rules: Message = {}
        self._chance = chance
        self._stack = stack
        self._nodes = nodes

    async def act(self) -> None:
        client, what = self.client, self._chance.random()
        if what < 0.04:
            self.board = (await client.join(client.room))["board"]
        elif what < 0.07:
            await self._come_back()
        elif what < 0.12 and self.actions:
            seq = self._chance.randrange(len(self.actions)) + 1
            assert (await client.move(self.actions[seq - 1], seq=seq))["type"] == "ack"
        elif what < 0.20:
            nonsense = remove(*self._chance.sample(NAMES, 2))
            anything = self._chance.choice((DRAW, draw_to(1), draw_to(3), RECYCLE, UNDO, nonsense))
            await self._move(anything)
        else:
            await self._play()

    async def _play(self) -> None:
        moves = legal_moves(self.board, self.rules)
        # Removals most of all, so that races get far; undo least.
        weights = [{"remove": 8, "draw": 5, "recycle": 5, "undo": 1}[move["do"]] for move in moves]
        if moves:
            (move,) = self._chance.choices(moves, weights)
            answer = await self._move(move)
            assert answer["type"] == "ack", answer

    async def _move(self, action: Message) -> Message:
        answer = await self.client.move(action, seq=len(self.actions) + 1)
        assert answer["expected_seq" if answer["type"] == "reject" else "seq"] == len(self.actions) + 1
        if answer["type"] == "ack":
            self.actions.append(action)
            self.board = answer["board"]
        # What is known of dead ends comes a moment after the deal: a board in play may be found dead at any time.
        found = {"status": "dead"} if answer["board"]["status"] == "dead" and self.board["status"] == "playing" else {}
        self.board = self.board | found
        assert answer["board"] == self.board or answer["code"] == "race_over"
        return answer

    async def _come_back(self) -> None:
        before = self.client
        self.client = Client(self._chance.choice(self._nodes).ws, token=before.token)
        if self._chance.random() < 0.5:
            await before.drop()
        await self._stack.enter_async_context(self.client)
        self.board = (await self.client.join(before.room))["board"]
        self.received.append(self.client.received)

    def check(self, cards: tuple[str, ...], rules: Rules) -> None:
        for received in self.received:
            shadow = Shadow(cards, rules)
            played = 0
            for message in received:
                if message["type"] == "result" or message.get("result"):
                    break  # the code is told
                reached = message.get("seq", 0) if message["type"] in ("ack", "room") else 0
                while played < reached:
                    shadow.play(self.actions[played])
                    played += 1
                assert shadow.seen.issuperset(named(message)), message
                if message["type"] == "ack" and message["seq"] == played:
                    assert message["board"]["moves"] == shadow.moves


async def whole_race(nodes: list[RunningNode], code: str, spec: Message, chance: random.Random) -> None:
    rules = parse_rules(spec)[1]
    # A short code could be found from the cards in sight, and is refused here.
    code = str(exact_code(deal_cards(parse_code(code))))
    async with AsyncExitStack() as stack:
        ada, bob, eve = [
            await stack.enter_async_context(Client(chance.choice(nodes).ws, name)) for name in ("Ada", "Bob", "Eve")
        ]
        room = await race(ada, bob, spectators=[eve], deal=code, rules=spec, reveal_code="finish")
        code = code.replace("-N-", f"-{spec['preset']}-")
        cards = tuple(NAMES[card] for card in deal_cards(parse_code(code)))
        racers = [Racer(client, chance, stack, nodes) for client in (ada, bob)]
        for racer in racers:
            racer.rules = asdict(rules)
        for _ in range(chance.randrange(30, 150)):
            await asyncio.gather(*(racer.act() for racer in racers))
        stranger = await get(chance.choice(nodes).port, f"/api/rooms/{room}")
        assert set(named(stranger.json)) == Shadow(cards, rules).seen
        for racer in racers:
            await racer.client.send("forfeit", room=room, race=1)
        results = [await racer.client.has("result") for racer in racers]
        assert results[0] == results[1] == await eve.has("result")
        assert results[0]["code"] == code
        for racer in racers:
            racer.check(cards, rules)
        # A spectator may see each move, once and in order.
        for racer in racers:
            feed = [m for message in eve.received if message["type"] == "feed" for m in message["moves"]]
            seen = [(move["seq"], move["action"]) for move in feed if move["player"] == racer.client.player]
            sent = racer.actions if rules.waste_piles > 1 else [DRAW if a["do"] == "draw" else a for a in racer.actions]
            assert seen == list(enumerate(sent, 1))


def test_no_message_to_a_racer_names_a_card_that_is_face_down(redis_url: str) -> None:
    with asyncio.Runner() as runner:

        async def serve(stack: AsyncExitStack) -> list[RunningNode]:
            return [await stack.enter_async_context(running_node(redis_url, progress_ms=5)) for _ in range(2)]

        @settings(max_examples=10, phases=(Phase.explicit, Phase.reuse, Phase.generate))  # a race hardly shrinks
        @given(number=st.integers(0, 26**7 - 1), spec=RULES, seed=st.integers(0, 2**64))
        def races(number: int, spec: Message, seed: int) -> None:
            runner.run(whole_race(nodes, str(short_code(number)), spec, random.Random(seed)))

        stack = AsyncExitStack()
        nodes = runner.run(serve(stack))
        try:
            races()
        finally:
            runner.run(stack.aclose())
