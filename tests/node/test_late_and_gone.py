"""Who comes late, goes, comes back, or never does."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from pyramid_race.race import deadlines, lifecycle
from pyramid_race.race.events import Disconnected, RaceEnded
from pyramid_race.race.ids import PlayerId
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.network import Network
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN, UNDO
from tests.support.races import clear, logged, open_room, play, race, send_moves
from tests.support.until import until


@pytest.fixture
def short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "HOST_GRACE_MS", 300)
    monkeypatch.setattr(deadlines, "GHOSTS_MS", 300)


@pytest.mark.parametrize("phase", ["lobby", "countdown", "racing", "finished"])
@pytest.mark.parametrize("how", ["leaves", "is lost"])
async def test_the_host_goes_in_each_phase_and_a_player_who_is_there_can_go_on(
    meet: Meet, short_grace: None, phase: str, how: str
) -> None:
    ada, gone, eve, bob = await meet("Ada"), await meet("Gone"), await meet("Eve"), await meet("Bob")
    room = await open_room(ada, gone, spectators=[eve], countdown_s=60 if phase == "countdown" else 0)
    await bob.join(room)
    await gone.drop()
    if phase != "lobby":
        await ada.send("start", room=room)
        await bob.expect("event", kind="countdown")
    if phase == "finished":
        await bob.expect("deal")
        await ada.ask("end_race", room=room, race=1)
    if how == "leaves":
        await ada.ask("leave", room=room)
    else:
        await ada.drop()
    # Not the one who is away, nor the spectator, who both came before.
    assert (await bob.expect("event", kind="host"))["player"] == bob.player
    state = await bob.join(room)
    assert (state["host"], state["phase"]) == (bob.player, phase)
    if phase == "racing":
        await bob.ask("end_race", room=room, race=1)
    if phase == "countdown":
        await bob.ask("stop_countdown", room=room)
        await bob.ask("configure", room=room, settings={"countdown_s": 0})
    if phase in ("racing", "finished"):
        await bob.ask("rematch", room=room)
    assert (await bob.ask("start", room=room))["kind"] == "countdown"


async def test_a_host_who_is_back_in_time_is_still_the_host(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob)
    await ada.drop()
    await bob.expect("event", kind="disconnected")
    ada = await meet(token=ada.token)
    assert (await ada.join(room))["host"] == ada.player


async def test_a_lost_host_is_waited_for_as_long_as_the_room_says(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, bob, disconnect_grace_s=1)
    await ada.drop()
    lost = await bob.expect("event", kind="disconnected")
    told = await bob.expect("event", kind="host", within_s=30)
    assert told["player"] == bob.player
    assert told["at"] >= lost["at"] + 1000


async def test_a_forfeit_is_taken_back_while_the_race_runs(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(ada, EASY_WIN[:2])
    await ada.ask("forfeit", room=room, race=1)
    assert (await ada.move(EASY_WIN[2]))["code"] == "race_over"
    at = (await ada.has("event", kind="forfeited"))["at"]
    assert (await ada.join(room))["gave_up_at"] == at, "so that a page that was loaded again can still offer it"
    assert "gave_up_at" not in await bob.join(room)
    assert (await ada.ask("unforfeit", room=room, race=1))["kind"] == "unforfeited"
    assert "gave_up_at" not in await ada.join(room)
    assert (await bob.expect("event", kind="unforfeited"))["player"] == ada.player
    await bob.expect("progress", lambda told: told["players"].get(ada.player, {}).get("status") == "playing")
    assert (await ada.move(EASY_WIN[2]))["type"] == "ack"
    assert (await bob.ask("unforfeit", room=room, race=1))["code"] == "wrong_phase", "there is nothing to take back"
    # When everybody has given up the race is over, and nothing is left to be taken back.
    for client in (ada, bob):
        await client.ask("forfeit", room=room, race=1)
    await ada.expect("result")
    assert (await ada.ask("unforfeit", room=room, race=1))["code"] == "race_over"


async def test_a_forfeit_is_for_good_after_a_while(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifecycle, "TAKE_BACK_MS", 50)
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    at = (await ada.ask("forfeit", room=room, race=1))["at"]
    while (await ada.ask("ping", t=1))["now"] < at + 50:
        pass
    assert (await ada.ask("unforfeit", room=room, race=1))["code"] == "race_over"
    assert "gave_up_at" not in await ada.join(room)
    assert (await bob.join(room))["progress"]["players"][ada.player]["status"] == "forfeited"


async def test_nobody_waits_for_those_who_are_gone(meet: Meet, short_grace: None) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob, end="all")
    await bob.drop()
    await clear(ada)
    result = await ada.has("result")
    assert [(line["name"], line["status"]) for line in result["standings"]] == [("Ada", "cleared"), ("Bob", "timeout")]
    assert (result["ended"], "ended_by" in result) == ("deserted", False)
    assert (await ada.ask("rematch", room=room))["kind"] == "rematch"


@pytest.mark.parametrize("node_goes", [False, True])
async def test_a_race_that_everybody_has_left_ends(
    meet: Meet,
    monkeypatch: pytest.MonkeyPatch,
    redis_url: str,
    node: RunningNode,
    other_node: RunningNode,
    node_goes: bool,
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    if not node_goes:
        monkeypatch.setattr(deadlines, "GHOSTS_MS", 100)
    for client in (ada, bob):
        await client.drop()
    if node_goes:
        # Their node goes too: it is in the store that the race is to end.
        gone = [
            Disconnected(PlayerId(client.player), f"{node.node.id}/{number}")
            for number, client in enumerate((ada, bob), 1)
        ]
        await until(lambda: all(event in logged(redis_url, room) for event in gone))
        await node.stop()
        monkeypatch.setattr(deadlines, "GHOSTS_MS", 100)
        async with Redis.from_url(redis_url) as redis:
            assert await redis.zscore(keys.DEADLINES, room)
            await redis.zadd(keys.DEADLINES, {room: 1})
    await until(lambda: RaceEnded(1) in logged(redis_url, room))
    for client in (ada, bob):
        state = await (await meet(at=other_node, token=client.token)).join(room)
        assert (state["phase"], state["result"]["ended"]) == ("finished", "deserted")
        assert {line["status"] for line in state["result"]["standings"]} == {"timeout"}


async def test_who_is_gone_may_come_back_as_long_as_somebody_plays(meet: Meet, short_grace: None) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(bob, EASY_WIN[:2])
    await bob.drop()
    await ada.expect("event", kind="disconnected")
    await asyncio.sleep(0.5)  # longer than anybody is waited for
    again = await meet(token=bob.token)
    state = await again.join(room)
    assert (state["phase"], state["seq"], state["board"]["status"]) == ("racing", 2, "playing")
    await clear(again)


async def test_a_lone_racer_can_finish(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await bob.ask("leave", room=room)
    await clear(ada)
    assert (await ada.has("result"))["standings"][0]["status"] == "cleared"


async def test_three_rematches_at_once_are_one(meet: Meet, redis_url: str, other_node: RunningNode) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await race(ada, bob)
    await ada.ask("cohost", room=room, player=bob.player, cohost=True)
    await ada.ask("end_race", room=room, race=1)
    await bob.has("result")
    asks = [client.ask("rematch", room=room) for client in (ada, ada, bob)]
    answers = await asyncio.gather(*asks)
    assert [(answer["kind"], answer["race"]) for answer in answers] == [("rematch", 2)] * 3
    assert Counter(type(event).__name__ for event in logged(redis_url, room))["Rematched"] == 1


async def test_coming_just_before_and_just_after_go(meet: Meet) -> None:
    ada, early, late = await meet("Ada"), await meet("Early"), await meet("Late")
    room = await open_room(ada, countdown_s=1)
    starts_at = (await ada.ask("start", room=room))["starts_at"]
    for client, offset in ((early, -100), (late, 100)):
        now = (await client.ask("ping", t=1))["now"]
        await asyncio.sleep((starts_at + offset - now) / 1000)
        state = await client.join(room)
        assert state["phase"] == ("countdown" if state["now"] < starts_at else "racing")
        assert [(m["role"], m["next"]) for m in state["members"] if m["player"] == client.player] == [
            ("spectator", True)
        ]
    assert (await early.expect("deal"))["starts_at"] == starts_at
    await clear(ada)
    await ada.ask("rematch", room=room)
    await late.expect("event", kind="joined", player=late.player, role="player")
    await ada.send("start", room=room)
    for client in (ada, early, late):
        assert (await client.has("deal", race=2))["board"]["removed"] == 0


async def test_moves_after_the_winning_one_and_undo_after_the_win(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await race(ada, bob)
    await send_moves(ada, [*EASY_WIN, DRAW, UNDO])
    last = len(EASY_WIN)
    assert (await ada.expect("ack", seq=last))["board"]["status"] == "cleared"
    for seq in (last + 1, last + 2):
        refusal = await ada.expect("reject", seq=seq)
        assert (refusal["code"], refusal["board"]["status"]) == ("race_over", "cleared")
    assert (await ada.move(UNDO))["code"] == "race_over"
    assert (await bob.expect("finished"))["place"] == 1


async def test_everyone_forfeits(meet: Meet) -> None:
    clients = [await meet(name) for name in ("Ada", "Bob", "Eve")]
    room = await race(*clients)
    answers = await asyncio.gather(*(client.ask("forfeit", room=room, race=1) for client in clients))
    assert all(answer["kind"] == "forfeited" for answer in answers)
    for client in clients:
        assert {line["status"] for line in (await client.expect("result"))["standings"]} == {"forfeited"}


async def test_a_winner_is_announced_once_to_each_of_five(meet: Meet, other_node: RunningNode) -> None:
    racers = [await meet("Ada"), await meet("Bob")]
    watchers = [await meet(f"W{number}", at=other_node if number % 2 else None) for number in range(5)]
    await race(*racers, spectators=watchers)
    await clear(*racers)
    for watcher in watchers:
        await watcher.expect("result")
        told = [(m["player"], m["place"]) for m in watcher.received if m["type"] == "finished"]
        assert told == [(racers[0].player, 1), (racers[1].player, 2)]
        assert sum(m["type"] == "result" for m in watcher.received) == 1


async def test_a_late_close_of_an_older_tab_changes_nothing(meet: Meet, node: RunningNode) -> None:
    ada = await meet("Ada")
    await race(ada, await meet("Bob"))
    newer = await meet(token=ada.token)
    await newer.join(ada.room)
    await ada.ws.wait_closed()
    assert ada.close_code == 4001
    state = await newer.join(ada.room)
    assert state["members"][0]["connected"] is True
    assert (await newer.move(DRAW))["type"] == "ack"
    # The older one takes the game back.
    older = await meet(token=ada.token)
    assert (await older.join(ada.room))["seq"] == 1
    await newer.ws.wait_closed()
    assert newer.close_code == 4001
    assert (await older.move(DRAW))["type"] == "ack"


async def test_a_connection_that_goes_dead_without_a_word_and_another_instead(meet: Meet, node: RunningNode) -> None:
    bob = await meet("Bob")
    with Network(node.port) as network:
        async with Client(network.url.replace("http", "ws") + "/ws", "Ada") as ada:
            await race(ada, bob)
            await ada.move(EASY_WIN[0])
            network.hold()
            await ada.send("move", room=ada.room, race=1, seq=2, action=EASY_WIN[1])
            again = await meet(token=ada.token)
            state = await again.join(ada.room)
            assert (state["seq"], state["members"][0]["connected"]) == (1, True)
            assert (await again.move(EASY_WIN[1], seq=2))["type"] == "ack"
            # What was under way when the line went dead arrives at last, and changes nothing.
            network.release()
            await ada.ws.wait_closed()
            assert (await again.move(EASY_WIN[2], seq=3))["type"] == "ack"
            assert (await again.join(ada.room))["members"][0]["connected"] is True
