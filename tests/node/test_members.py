"""Who is in a room: joining, seats, passwords, spectators, leaving, being removed, and who is the host."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from pyramid_race.race import seats
from websockets.exceptions import ConnectionClosed

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode
from tests.support.play import DRAW
from tests.support.races import open_room, play, race


async def test_whoever_opens_a_room_is_its_host_and_first_player(meet: Meet) -> None:
    ada = await meet("Ada")
    room = await ada.open(name="  Tea  time ")
    assert (room["host"], room["phase"], room["race"], room["version"]) == (ada.player, "lobby", 0, 2)
    assert room["settings"]["name"] == "Tea time"
    assert room["members"] == [
        {"player": ada.player, "name": "Ada", "role": "player", "ready": False, "connected": True}
    ]
    assert "deal" not in room
    assert "starts_at" not in room


async def test_a_host_may_only_watch(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await ada.open(role="spectator")
    assert room["host"] == ada.player
    assert [member["role"] for member in room["members"]] == ["spectator"]
    assert room["spectators"] == 1
    await bob.join(ada.room)
    await ada.send("start", room=ada.room)
    assert (await ada.expect("event", kind="countdown"))["race"] == 1


async def test_the_others_are_told_who_comes(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await ada.open()
    room = await bob.join(ada.room)
    told = await ada.expect("event", kind="joined")
    assert (told["player"], told["name"], told["role"], told["bot"]) == (bob.player, "Bob", "player", False)
    connected = await ada.expect("event", kind="connected", player=bob.player)
    assert connected["version"] == told["version"] + 1 == room["version"]
    assert [member["player"] for member in room["members"]] == [ada.player, bob.player]


async def test_a_room_is_found_in_any_case(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await ada.open()
    answer = await bob.join(ada.room.lower())
    assert (answer["type"], answer["room"]) == ("room", ada.room)


async def test_no_more_players_than_seats(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    await open_room(ada, bob, capacity=2)
    refusal = await eve.join(ada.room)
    assert (refusal["type"], refusal["code"]) == ("error", "room_full")
    assert (await eve.join(ada.room, role="spectator"))["spectators"] == 1
    assert seats.MAX_SPECTATORS == 5_000
    monkeypatch.setattr(seats, "MAX_SPECTATORS", 1)
    assert (await (await meet("Zoe")).join(ada.room, role="spectator"))["code"] == "room_full"
    await bob.ask("leave", room=ada.room)
    seated = await eve.join(ada.room)
    assert [(m["name"], m["role"]) for m in seated["members"]] == [("Ada", "player"), ("Eve", "player")]
    assert seated["spectators"] == 0


async def test_a_password_keeps_strangers_out_but_not_members(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await ada.open(password="open sesame")
    assert room["settings"]["password"] is True
    for wrong in ({}, {"password": ""}, {"password": "Open sesame"}, {"invite": "guess"}):
        for role in ("player", "spectator"):
            assert (await bob.join(ada.room, role=role, **wrong))["code"] == "wrong_password"
    assert (await bob.join(ada.room, password="open sesame"))["type"] == "room"
    assert (await bob.join(ada.room))["type"] == "room"
    await bob.ask("leave", room=ada.room)
    assert (await bob.join(ada.room))["code"] == "wrong_password"
    # Without a password the room is open again.
    assert (await ada.ask("configure", room=ada.room, settings={"password": ""}))["settings"]["password"] is False
    assert (await bob.join(ada.room))["type"] == "room"


async def test_the_invitation_of_a_bot_admits_one_player_to_one_room(node: RunningNode, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    await ada.open(password="secret")
    invite = node.node._desk._in_rooms._invites.new(ada.room)
    elsewhere = (await eve.open(password="other"))["room"]
    assert (await bob.join(elsewhere, invite=invite))["code"] == "wrong_password"
    assert (await bob.join(ada.room, invite=invite))["type"] == "room"
    assert (await eve.join(ada.room, invite=invite))["code"] == "wrong_password"
    # Whoever it was meant for may come back with it, say when a race has begun meanwhile.
    await bob.ask("leave", room=ada.room)
    assert (await bob.join(ada.room, "spectator", invite=invite))["type"] == "room"


async def test_leaving_is_answered_and_told(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, bob)
    assert (await bob.ask("leave", room=ada.room))["type"] == "left"
    assert (await ada.expect("event", kind="left"))["player"] == bob.player
    assert (await bob.ask("leave", room=ada.room))["code"] == "not_member"
    assert (await bob.ask("chat", room=ada.room, text="still here?"))["code"] == "not_member"


async def test_who_has_left_by_another_connection_is_told_nothing_more(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, bob)
    for at in (node, other_node):
        elsewhere = await meet(at=at, token=bob.token)
        await bob.join(ada.room)
        assert (await elsewhere.ask("leave", room=ada.room))["type"] == "left"
        await bob.expect("event", kind="left", player=bob.player)
        await ada.ask("chat", room=ada.room, text="is he gone?")
        await bob.ask("ping", t=1)
        assert not [m for m in bob.received if m["type"] == "event" and m["kind"] == "chat"]


async def test_the_host_leaves_and_the_next_player_takes_over(meet: Meet) -> None:
    ada, eve, bob, cyd = await meet("Ada"), await meet("Eve"), await meet("Bob"), await meet("Cyd")
    await open_room(ada, bob, cyd, spectators=[eve])
    await ada.ask("leave", room=ada.room)
    assert (await cyd.expect("event", kind="left"))["player"] == ada.player
    assert (await cyd.expect("event", kind="host"))["player"] == bob.player
    await bob.expect("event", kind="host")
    await bob.ask("kick", room=ada.room, player=cyd.player)
    await bob.ask("leave", room=ada.room)
    assert (await eve.expect("event", kind="host", player=eve.player))["version"]
    room = await eve.join(ada.room, role="spectator")
    assert (room["host"], [m["name"] for m in room["members"]]) == (eve.player, ["Eve"])


async def test_a_room_without_people_is_closed(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    async with Client(node.ws, "Robot", bot=True) as robot:
        await open_room(ada, robot)
        await ada.ask("leave", room=ada.room)
        await robot.expect("event", kind="closed")
        assert (await ada.join(ada.room))["code"] == "not_found"
        assert (await robot.ask("chat", room=ada.room, text="hello?"))["code"] == "not_found"


async def test_the_host_removes_somebody(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    await open_room(ada, bob, spectators=[eve])
    assert (await bob.ask("kick", room=ada.room, player=ada.player))["code"] == "not_host"
    assert (await ada.ask("kick", room=ada.room, player=ada.player))["code"] == "not_available"
    assert (await ada.ask("kick", room=ada.room, player="nobody"))["code"] == "not_member"
    for victim in (bob, eve):
        told = await ada.ask("kick", room=ada.room, player=victim.player)
        assert (told["kind"], told["player"], told["by"]) == ("kicked", victim.player, ada.player)
        with pytest.raises(ConnectionError):
            await victim.expect("pong")
        assert victim.close_code == 4002
        assert victim.received[-1]["kind"] == "kicked"
    room = await ada.join(ada.room)
    assert [member["name"] for member in room["members"]] == ["Ada"]


async def test_a_newer_connection_of_the_same_player_closes_the_older(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, bob)
    older = bob
    for at in (node, other_node, node):
        newer = await meet(at=at, token=bob.token)
        room = await newer.join(ada.room)
        assert [m["connected"] for m in room["members"]] == [True, True]
        with pytest.raises(ConnectionError):
            await older.expect("pong")
        assert older.close_code == 4001
        older = newer
    told = [m["kind"] for m in ada.received if m.get("player") == bob.player]
    assert told == ["joined", "connected", "connected", "connected", "connected"]


async def test_of_two_connections_that_join_at_once_exactly_one_stays(other_node: RunningNode, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, spectators=[eve])
    for at in (None, other_node):
        for older, role in ((bob, "player"), (eve, "spectator")):
            newer = await meet(at=at, token=older.token)
            await newer.send("join", room=room, role=role)
            with suppress(ConnectionClosed):
                for _ in range(20):
                    await older.send("join", room=room, role=role)
            await newer.expect("room")
            with pytest.raises(ConnectionError):
                await older.expect("pong")
            assert older.close_code == 4001
            seen = await newer.join(room, role)
            assert [m["connected"] for m in seen["members"] if m["player"] == older.player] == [True]


async def test_only_the_connection_that_has_joined_acts(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    elsewhere = await meet(token=ada.token)
    reject = await elsewhere.ask("move", room=room, race=1, seq=1, action=DRAW)
    assert (reject["type"], reject["code"], reject["expected_seq"]) == ("reject", "not_member", 1)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("forfeit", {"race": 1}), ("chat", {"text": "hello"}), ("lock", {"locked": True}), ("invite", {"count": 1}),
        ("add_bot", {}), ("configure", {"settings": {"name": "mine"}}),
    ]  # fmt: skip
    for kind, fields in asked:
        refusal = await elsewhere.ask(kind, room=room, **fields)
        assert (refusal["code"], refusal["message"]) == ("not_member", "Join the room on this connection first.")
    assert (await play(ada, [DRAW]))["seq"] == 1
    # By joining it takes over, and what follows needs no waiting for the answer.
    await elsewhere.send("join", room=room, role="player")
    await elsewhere.send("move", room=room, race=1, seq=2, action=DRAW)
    await elsewhere.expect("ack", seq=2)
    with pytest.raises(ConnectionError):
        await ada.expect("pong")
    assert ada.close_code == 4001


async def test_a_lost_connection_keeps_a_player_and_not_a_spectator(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    await open_room(ada, bob, spectators=[eve])
    await bob.drop()
    assert (await ada.expect("event", kind="disconnected"))["player"] == bob.player
    await eve.drop()
    assert (await ada.expect("event", kind="left"))["player"] == eve.player
    room = await ada.join(ada.room)
    assert [(m["name"], m["connected"]) for m in room["members"]] == [("Ada", True), ("Bob", False)]
    again = await meet(token=bob.token)
    assert (await again.join(ada.room))["type"] == "room"
    assert (await ada.expect("event", kind="connected"))["player"] == bob.player


async def test_one_connection_is_in_eight_rooms_at_most(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await bob.open()
    rooms = [(await ada.open())["room"] for _ in range(8)]
    assert (await ada.ask("open_room"))["code"] == "room_full"
    assert (await ada.join(bob.room))["code"] == "room_full"
    assert (await ada.join(rooms[0]))["type"] == "room"
    await ada.ask("leave", room=rooms[3])
    assert (await ada.join(bob.room))["type"] == "room"
