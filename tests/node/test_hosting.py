"""What hosts do about their room and the people in it."""

from __future__ import annotations

import asyncio

from tests.node.conftest import Meet
from tests.support.client import Client, Message
from tests.support.nodes import RunningNode
from tests.support.play import EASY_WIN
from tests.support.races import clear, open_room, play, race


def member(room: Message, who: Client) -> Message:
    return next(one for one in room["members"] if one["player"] == who.player)


async def test_the_host_hands_over_and_names_cohosts(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, eve)
    for command in ("hand_over", "cohost"):
        fields = {"cohost": True} if command == "cohost" else {}
        assert (await bob.ask(command, room=room, player=bob.player, **fields))["code"] == "not_host"
    assert (await ada.ask("cohost", room=room, player=bob.player, cohost=True))["kind"] == "cohost"
    assert (await eve.expect("event", kind="cohost"))["player"] == bob.player
    assert member(await bob.join(room), bob)["cohost"]
    # A co-host does what a host does, but for naming hosts; and not to the host.
    assert (await bob.ask("configure", room=room, settings={"name": "Evening"}))["settings"]["name"] == "Evening"
    assert (await bob.ask("hand_over", room=room, player=bob.player))["code"] == "not_host"
    assert (await bob.ask("kick", room=room, player=ada.player))["code"] == "not_host"
    assert (await ada.ask("hand_over", room=room, player=eve.player))["player"] == eve.player
    assert (await bob.expect("event", kind="host"))["player"] == eve.player
    assert (await ada.ask("start", room=room))["code"] == "not_host"
    assert (await eve.ask("start", room=room))["kind"] == "countdown"


async def test_banned_is_who_may_not_come_back(meet: Meet, other_node: RunningNode) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob)
    assert (await ada.ask("kick", room=room, player=bob.player, ban=True))["ban"]
    await bob.ws.wait_closed()
    assert bob.close_code == 4002
    again = await meet(at=other_node, token=bob.token)
    for role in ("player", "spectator"):
        assert (await again.join(room, role=role))["code"] == "banned"
    assert (await ada.join(room))["banned"] == [{"player": bob.player, "name": "Bob"}]
    assert (await ada.ask("unban", room=room, player=bob.player))["kind"] == "unbanned"
    assert (await again.join(room))["type"] == "room"
    assert "banned" not in await again.join(room)


async def test_a_locked_room_lets_nobody_new_in(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob)
    assert (await bob.ask("lock", room=room, locked=True))["code"] == "not_host"
    assert (await ada.ask("lock", room=room, locked=True))["locked"] is True
    for role in ("player", "spectator"):
        assert (await eve.join(room, role=role))["code"] == "locked"
    await bob.drop()
    bob = await meet(token=bob.token)
    assert (await bob.join(room))["locked"] is True
    # Who was in when it was locked may go and come back, as whatever he likes.
    for role in ("spectator", "player"):
        await bob.ask("leave", room=room)
        assert (await bob.join(room, role=role))["locked"] is True
    assert (await ada.ask("lock", room=room, locked=False))["locked"] is False
    assert (await eve.join(room))["type"] == "room"


async def test_an_invitation_lets_one_person_in(meet: Meet, other_node: RunningNode) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    eve = await meet("Eve", at=other_node)
    room = await open_room(ada, invite_only=True, password="secret", allowed=["Zoe"])
    assert (await bob.join(room, password="secret"))["code"] == "not_invited"
    assert (await bob.ask("invite", room=room))["code"] == "not_member"
    told = await ada.ask("invite", room=room, count=2)
    assert len(set(told["invites"])) == 2
    one, other = told["invites"]
    # Both at once, on two nodes: one is in, the other isn't.
    answers = await asyncio.gather(bob.join(room, invite=one), eve.join(room, invite=one))
    assert sorted(answer.get("code", "in") for answer in answers) == ["in", "invite_used"]
    late = eve if answers[1]["type"] == "error" else bob
    assert (await late.join(room, invite=other))["type"] == "room"


async def test_only_those_on_the_list_come_in(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("bob"), await meet("Eve")
    room = await open_room(ada, allowed=["BOB", "Zoe"])
    assert (await eve.join(room))["code"] == "not_invited"
    assert (await bob.join(room))["settings"]["allowed"] == ["BOB", "Zoe"]


async def test_a_countdown_is_stopped_and_a_no_show_taken_out(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, eve, countdown_s=60)
    await ada.ask("start", room=room)
    assert (await bob.ask("stop_countdown", room=room))["code"] == "not_host"
    assert (await ada.ask("stop_countdown", room=room))["kind"] == "countdown_stopped"
    assert (await ada.ask("stop_countdown", room=room))["code"] == "wrong_phase"
    await ada.ask("configure", room=room, settings={"countdown_s": 0})
    await ada.ask("start", room=room)
    await bob.expect("deal")
    assert (await bob.ask("forfeit_player", room=room, race=1, player=eve.player))["code"] == "not_host"
    told = await ada.ask("forfeit_player", room=room, race=1, player=eve.player)
    assert (told["player"], told["by"]) == (eve.player, ada.player)
    # What the host has decided is not taken back by the racer.
    assert (await eve.ask("unforfeit", room=room, race=1))["code"] == "race_over"
    assert (await eve.join(room))["taken_out"], "so that a page that was loaded again doesn't say that she gave up"
    assert "taken_out" not in await bob.join(room)
    await clear(ada)
    await bob.ask("forfeit", room=room, race=1)
    result = await bob.expect("result")
    assert [line["status"] for line in result["standings"]] == ["cleared", "forfeited", "forfeited"]
    assert (await ada.ask("configure", room=room, settings={"name": "New"}))["code"] == "wrong_phase"
    told = await ada.ask("configure", room=room, settings={"start": "auto", "auto_players": 5})
    assert told["settings"]["auto_players"] == 5, "the start of the next race, before it is called"


async def test_a_race_is_ended_early(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(bob, EASY_WIN[:3])
    assert (await bob.ask("end_race", room=room, race=1))["code"] == "not_host"
    assert (await ada.ask("end_race", room=room, race=2))["code"] == "not_racing"
    assert (await ada.ask("end_race", room=room, race=1))["by"] == ada.player
    result = await bob.expect("result")
    assert [(line["name"], line["place"], line["status"]) for line in result["standings"]] == [
        ("Bob", 1, "timeout"),
        ("Ada", 2, "timeout"),
    ]
    for told in (result, (await bob.join(room))["result"]):
        assert (told["ended"], told["ended_by"]) == ("host", ada.player)
    assert (await ada.ask("end_race", room=room, race=1))["code"] == "race_over"
