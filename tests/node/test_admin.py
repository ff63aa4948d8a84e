"""Moderators over the wire: who is one, what they see and do, and that each act is logged and holds on every node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from pyramid_race.node import server
from pyramid_race.store.clock import Clock

from tests.support.client import Client, Message
from tests.support.nodes import RunningNode, running_node
from tests.support.races import open_room, race
from tests.support.until import until

ALICE, BOB = "alice-" + "a" * 24, "bob-" + "b" * 24
SETTINGS: dict[str, Any] = {"admin_tokens": f"alice:{ALICE},bob:{BOB}", "trusted_proxies": "127.0.0.1"}

Guest = Callable[..., Awaitable[Client]]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "LOOK_EVERY_S", 0.02)


@pytest.fixture
async def node(redis_url: str) -> AsyncIterator[RunningNode]:
    async with running_node(redis_url, **SETTINGS) as running:
        yield running


@pytest.fixture
async def other_node(redis_url: str) -> AsyncIterator[RunningNode]:
    async with running_node(redis_url, **SETTINGS) as running:
        yield running


@pytest.fixture
async def guest(node: RunningNode) -> AsyncIterator[Guest]:
    """Connects somebody who says hello, from an address of his own: `await guest("Ada", via="198.51.100.1")`."""
    async with AsyncExitStack() as stack:

        async def connect(name: str, at: RunningNode | None = None, via: str = "198.51.100.200") -> Client:
            return await stack.enter_async_context(Client((at or node).ws, name, via=via))

        yield connect


@pytest.fixture
async def alice(node: RunningNode) -> AsyncIterator[Client]:
    """A moderator, who needn't say hello."""
    client = Client(node.ws, "Alice", via="192.0.2.1")
    await client.connect(hello=False)
    assert await client.ask("admin", token=ALICE) == {"type": "admin_ok", "who": "alice", "ref": "r1"}
    yield client
    await client.close()


async def done(moderator: Client, kind: str, **fields: Any) -> str:
    answer = await moderator.ask(kind, **fields)
    assert answer["type"] == "admin_done", answer
    return answer["id"]


async def refused(client: Client, kind: str, **fields: Any) -> str:
    answer = await client.ask(kind, **fields)
    assert answer["type"] == "error", answer
    return answer["code"]


async def sent_away(client: Client) -> None:
    await until(lambda: client.close_code is not None)
    assert client.close_code == 1008


async def server_time(client: Client) -> int:
    return (await client.ask("ping", t=1))["now"]


async def acts(moderator: Client) -> list[Message]:
    """The log, the latest first; each act is from this test."""
    answer = await moderator.ask("admin_log")
    assert answer["next"] is None
    began = moderator.arrivals[0] - 100  # the server's clock is known to it but for some milliseconds
    times = [began, *(act["at"] for act in reversed(answer["acts"])), await server_time(moderator)]
    assert times == sorted(times)
    return answer["acts"]


class Ahead:
    """A clock that is some hours ahead of another."""

    def __init__(self, clock: Clock, hours: float) -> None:
        self._clock = clock
        self._hours = hours

    def now(self) -> int:
        return self._clock.now() + int(self._hours * 3600 * 1000)


def moderate_later(monkeypatch: pytest.MonkeyPatch, hours: float, *nodes: RunningNode) -> None:
    """These nodes look at bans and mutes as if so many hours had passed."""
    for running in nodes:
        monkeypatch.setattr(running.node._moderation, "_clock", Ahead(running.node._clock, hours))


async def test_only_a_token_makes_a_moderator(node: RunningNode, guest: Guest, redis_url: str) -> None:
    ada = await guest("Ada")
    for kind in ("admin_rooms", "admin_bans", "admin_log"):
        assert await refused(ada, kind) == "unauthorized"
    assert await refused(ada, "admin_close", room="ABC234", reason="spam") == "unauthorized"
    assert await refused(ada, "admin", token="alice") == "unauthorized"
    assert await refused(ada, "admin", token="") == "unauthorized"
    assert (await ada.ask("admin", token=BOB))["who"] == "bob"
    assert (await ada.ask("admin_log"))["acts"] == []
    eve = await guest("Eve")
    for _ in range(3):
        assert await refused(eve, "admin", token="x" * 24) == "unauthorized"
    await sent_away(eve)
    async with running_node(redis_url) as without, Client(without.ws) as ada:
        assert await refused(ada, "admin", token=ALICE) == "unauthorized"


async def test_all_rooms_are_seen_and_one_is_closed(
    node: RunningNode, other_node: RunningNode, guest: Guest, alice: Client
) -> None:
    ada, bob = await guest("Ada"), await guest("Bob", at=other_node)
    eve = await guest("Eve", at=other_node)
    hidden = await race(bob, visibility="unlisted", password="sesame", name="Hidden")
    await eve.join(hidden, role="spectator", password="sesame")
    public = await open_room(ada)
    rooms = {room["room"]: room for room in (await alice.ask("admin_rooms"))["rooms"]}
    assert rooms.keys() == {hidden, public}
    assert (rooms[hidden]["visibility"], rooms[hidden]["password"], rooms[hidden]["phase"]) == (
        "unlisted", True, "racing"
    )  # fmt: skip
    assert [(member["name"], member["role"]) for member in rooms[hidden]["members"]] == [
        ("Bob", "player"), ("Eve", "spectator")
    ]  # fmt: skip

    assert await refused(alice, "admin_close", room="ZZZZZZ", reason="spam") == "not_found"
    assert await refused(alice, "admin_close", room=hidden, reason=" ") == "bad_message"
    before = await server_time(alice)
    entry = await done(alice, "admin_close", room=hidden, reason="no spam here")
    after = await server_time(alice)
    for member in (bob, eve):
        assert (await member.expect("event", kind="closed"))["reason"] == "no spam here"
        assert await refused(member, "chat", room=hidden, text="oh") == "not_found"
    assert await refused(alice, "admin_close", room=hidden, reason="again") == "not_found"
    assert [room["room"] for room in (await alice.ask("admin_rooms"))["rooms"]] == [public]
    (act,) = await acts(alice)
    assert before <= act["at"] <= after
    assert act | {"at": 0} == {
        "id": entry, "at": 0, "who": "alice", "act": "close", "room": hidden, "reason": "no spam here"
    }  # fmt: skip


async def test_a_moderator_watches_past_every_door(guest: Guest, alice: Client) -> None:
    ada = await guest("Ada")
    room = await race(ada, password="sesame")
    await ada.ask("lock", room=room, locked=True)
    await alice.hello()
    assert (await alice.join(room, role="spectator"))["code"] in ("locked", "wrong_password")
    await done(alice, "admin_watch", room=room, reason="a complaint")
    assert (await alice.join(room, role="player"))["code"] in ("locked", "wrong_password")
    assert (await alice.join(room, role="spectator"))["type"] == "room"
    assert [(act["act"], act["room"], act["reason"]) for act in await acts(alice)] == [("watch", room, "a complaint")]


async def test_a_banned_player_is_out_everywhere_until_it_ends(
    node: RunningNode, other_node: RunningNode, guest: Guest, alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = await guest("Ada"), await guest("Eve", at=other_node)
    room = await race(ada, eve)
    assert await refused(alice, "admin_ban", player="nobody", reason="spam") == "not_found"
    assert await refused(alice, "admin_ban", reason="spam") == "bad_message"
    await done(alice, "admin_ban", player=eve.player, reason="cheats", hours=0.5)
    await sent_away(eve)
    await ada.expect("event", kind="left", player=eve.player)
    for at in (node, other_node):
        back = Client(at.ws, via="198.51.100.7")
        await back.connect(hello=False)
        answer = await back.ask("hello", token=eve.token)
        assert (answer["code"], "cheats" in answer["message"]) == ("banned", True)
        await sent_away(back)
        await back.close()
    (ban,) = (await alice.ask("admin_bans"))["bans"]
    assert (ban["player"], ban["name"], ban["who"], ban["reason"]) == (eve.player, "Eve", "alice", "cheats")
    assert ban["until"] - ban["at"] == 30 * 60 * 1000
    with monkeypatch.context() as half_an_hour_later:
        moderate_later(half_an_hour_later, 0.5, node, other_node)
        for at in (node, other_node):
            async with Client(at.ws, token=eve.token, via="198.51.100.7") as back:
                assert back.player == eve.player
    await done(alice, "admin_unban", player=eve.player, reason="it was a mistake")
    assert await refused(alice, "admin_unban", player=eve.player, reason="again") == "not_found"
    async with Client(node.ws, "Eve", eve.token) as eve_again:
        assert (await eve_again.join(room, role="spectator"))["type"] == "room"
    assert [act["act"] for act in await acts(alice)] == ["unban", "ban"]


async def test_a_banned_range_of_addresses_is_out(
    node: RunningNode, other_node: RunningNode, guest: Guest, alice: Client
) -> None:
    ada, eve = await guest("Ada", via="203.0.113.7"), await guest("Eve", at=other_node, via="203.0.113.66")
    for wrong in ("0.0.0.0/0", "nowhere", "192.0.2.0/24"):  # too wide, nothing, one's own
        assert await refused(alice, "admin_ban", address=wrong, reason="spam") == "bad_message"
    await done(alice, "admin_ban", address="203.0.113.64/26", reason="floods")
    await sent_away(eve)
    new = Client(node.ws, via="203.0.113.127, 127.0.0.1")
    await new.connect(hello=False)
    assert await refused(new, "hello", name="Eve again") == "banned"
    await new.close()
    assert (await ada.ask("ping", t=1))["type"] == "pong"
    (ban,) = (await alice.ask("admin_bans"))["bans"]
    assert (ban["address"], ban["until"]) == ("203.0.113.64/26", None)
    await done(alice, "admin_unban", address="203.0.113.64/26", reason="over")
    await guest("Eve", via="203.0.113.127")


async def test_a_player_is_banned_with_his_address(
    node: RunningNode, other_node: RunningNode, guest: Guest, alice: Client
) -> None:
    eve = await guest("Eve", at=other_node, via="2001:db8:1:2::66")
    await done(alice, "admin_ban", player=eve.player, reason="floods", with_address=True)
    await sent_away(eve)

    async def is_known() -> bool:
        return len((await alice.ask("admin_bans"))["bans"]) == 2

    await until(is_known)
    new = Client(node.ws, via="2001:db8:1:2:ffff::1")
    await new.connect(hello=False)
    await new.send("hello", name="Somebody else")
    await sent_away(new)
    await new.close()
    assert [(act["act"], act.get("address")) for act in await acts(alice)] == [
        ("ban", "2001:db8:1:2::/64"), ("ban", None)
    ]  # fmt: skip


async def test_a_moderators_own_address_is_never_banned_with_a_player(
    other_node: RunningNode, guest: Guest, alice: Client
) -> None:
    """Whoever sits beside the moderator is banned alone, on whichever node he is."""
    eve, dan = await guest("Eve", via="192.0.2.1"), await guest("Dan", at=other_node, via="192.0.2.1")
    answer = await alice.ask("admin_ban", player=eve.player, reason="floods", with_address=True)
    assert (answer["code"], "your own address, 192.0.2.1/32" in answer["message"]) == ("bad_message", True)
    assert (await eve.ask("ping", t=1))["type"] == "pong"
    await done(alice, "admin_ban", player=eve.player, reason="floods")
    await sent_away(eve)
    await done(alice, "admin_ban", player=dan.player, reason="floods", with_address=True)
    await sent_away(dan)
    await guest("Ada", at=other_node, via="192.0.2.1")
    bans = (await alice.ask("admin_bans"))["bans"]
    assert {(ban["kind"], ban["player"]) for ban in bans} == {("player", eve.player), ("player", dan.player)}


async def test_a_muted_player_says_nothing_anywhere_until_it_ends(
    node: RunningNode, other_node: RunningNode, guest: Guest, alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve", at=other_node)
    room, other_room = await open_room(ada, eve), await open_room(bob)
    async with Client(node.ws, token=eve.token) as eve_too:
        await eve_too.join(other_room)
        own_room = (await eve_too.open())["room"]
        await done(alice, "admin_mute", player=eve.player, muted=True, reason="shouts", hours=2)

        async def is_muted() -> bool:
            answer = await eve.ask("chat", room=room, text="HELLO")
            return answer.get("code") == "muted" and "shouts" in answer["message"]

        await until(is_muted)
        assert await refused(eve, "say", room=room, phrase="hello") == "muted"
        for elsewhere in (other_room, own_room):
            assert await refused(eve_too, "chat", room=elsewhere, text="HELLO") == "muted"
            assert await refused(eve_too, "say", room=elsewhere, phrase="hello") == "muted"
        (held,) = (await alice.ask("admin_bans"))["bans"]
        assert (held["kind"], held["until"] - held["at"]) == ("mute", 2 * 3600 * 1000)
        with monkeypatch.context() as two_hours_later:
            moderate_later(two_hours_later, 2, node, other_node)
            for client in (eve, eve_too):
                assert (await client.ask("say", room=client.room, phrase="hello"))["kind"] == "said"
        await eve_too.ask("leave", room=other_room)
        await eve_too.ask("leave", room=own_room)
    assert (await ada.ask("chat", room=room, text="peace at last"))["kind"] == "chat"
    await bob.ask("leave", room=other_room)
    (seen,) = (await alice.ask("admin_rooms"))["rooms"]
    assert [member["name"] for member in seen["members"] if member.get("muted")] == ["Eve"]
    await done(alice, "admin_mute", player=eve.player, muted=False, reason="enough")

    async def may_speak() -> bool:
        return (await eve.ask("say", room=room, phrase="thanks")).get("kind") == "said"

    await until(may_speak)
    assert [act["act"] for act in await acts(alice)] == ["unmute", "mute"]
