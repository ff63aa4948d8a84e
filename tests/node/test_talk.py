"""Chat, phrases, and what keeps them in bounds."""

from __future__ import annotations

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.races import clear, open_room, race


def heard(client: Client) -> list[str]:
    return [message["text"] for message in client.received if message.get("kind") == "chat"]


async def test_hosts_delete_and_mute(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, eve)
    line = await bob.ask("chat", room=room, text="rude")
    assert (await eve.ask("delete_chat", room=room, id=line["id"]))["code"] == "not_host"
    assert (await ada.ask("delete_chat", room=room, id=line["id"]))["by"] == ada.player
    assert (await eve.expect("event", kind="chat_deleted"))["id"] == line["id"]
    assert (await eve.join(room))["chat"] == []
    own = await eve.ask("chat", room=room, text="oops")
    assert (await eve.ask("delete_chat", room=room, id=own["id"]))["kind"] == "chat_deleted"
    assert (await ada.ask("delete_chat", room=room, id=own["id"]))["code"] == "not_found"
    assert (await bob.ask("mute", room=room, player=eve.player, muted=True))["code"] == "not_host"
    assert (await ada.ask("mute", room=room, player=bob.player, muted=True))["muted"] is True
    assert (await bob.ask("chat", room=room, text="more"))["code"] == "muted"
    assert (await bob.ask("say", room=room, phrase="bye"))["code"] == "muted"
    # Coming again doesn't help.
    await bob.ask("leave", room=room)
    assert (await bob.join(room))["members"][-1]["muted"] is True
    assert (await bob.ask("chat", room=room, text="more"))["code"] == "muted"
    await ada.ask("mute", room=room, player=bob.player, muted=False)
    assert (await bob.ask("say", room=room, phrase="thanks"))["phrase"] == "thanks"
    assert (await eve.expect("event", kind="said"))["name"] == "Bob"


async def test_who_races_reads_nothing_of_those_who_watch(meet: Meet, node: RunningNode) -> None:
    ada, bob, eve, zoe = await meet("Ada"), await meet("Bob"), await meet("Eve"), await meet("Zoe")
    room = await race(ada, bob, spectators=[eve, zoe])
    await eve.ask("chat", room=room, text="the next card is the five of clubs")
    await eve.ask("say", room=room, phrase="wow")
    await bob.expect("event", kind="said")
    await bob.ask("chat", room=room, text="racers talk")
    await zoe.expect("event", kind="chat", text="racers talk")
    assert (heard(ada), heard(bob)) == (["racers talk"], ["racers talk"])
    assert len(heard(zoe)) == 2
    # Nor by looking in from outside.
    assert [line["text"] for line in (await get(node.port, f"/api/rooms/{room}")).json["chat"]] == ["racers talk"]
    # Not in what he gets when he comes back either, nor when somebody has finished and tells.
    assert [line["text"] for line in (await ada.join(room))["chat"]] == ["racers talk"]
    await clear(ada)
    await ada.ask("chat", room=room, text="try the left side")
    assert [line["text"] for line in (await bob.join(room))["chat"]] == ["racers talk"]
    await bob.ask("forfeit", room=room, race=1)
    await bob.expect("result")  # (while the race ran he could have taken that back, and was told nothing for so long)
    await bob.expect("event", kind="chat", text="try the left side")
    assert heard(bob) == ["racers talk", "the next card is the five of clubs", "try the left side"]
    assert len((await get(node.port, f"/api/rooms/{room}")).json["chat"]) == 3


async def test_nobody_floods_rooms_whatever_node_serves_him(redis_url: str) -> None:
    paced = {"rate": 100, "burst": 100}
    async with (
        running_node(redis_url, **paced) as node,
        running_node(redis_url, **paced) as other_node,
        Client(node.ws, "Ada") as ada,
        Client(node.ws, "Bob") as bob,
    ):
        room = await open_room(ada, bob)
        codes = [(await ada.ask("say", room=room, phrase="hello")).get("code") for _ in range(3)]
        async with Client(other_node.ws, token=ada.token) as again:
            await again.open()
            codes += [(await again.ask("chat", room=again.room, text="me again")).get("code") for _ in range(2)]
            assert codes == [None] * 5
            assert (await again.ask("say", room=again.room, phrase="hello"))["code"] == "rate_limited"
            assert (await ada.ask("chat", room=room, text="and here")).get("code") == "rate_limited"
        assert (await bob.ask("say", room=room, phrase="hello"))["kind"] == "said", "others may speak"
