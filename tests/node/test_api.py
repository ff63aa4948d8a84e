"""The JSON endpoints: what anybody may know of rooms, races and deals."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import redis
import redis.asyncio
from pyramid_race.game.board import Table, start
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.node import views
from pyramid_race.protocol.messages import MESSAGES, RoomSummary
from pyramid_race.store import keys

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY, EASY_CARDS, EASY_WIN, UNDO, Shadow
from tests.support.races import clear, open_room, play, race
from tests.support.results import without_par
from tests.support.until import until

CASES = json.loads((Path(__file__).parents[1] / "cases/deals.json").read_text())["deals"]


async def listed(node: RunningNode) -> dict[str, dict[str, Any]]:
    rooms = (await get(node.port, "/api/rooms")).json["rooms"]
    for room in rooms:
        RoomSummary.model_validate(room)
    return {room["room"]: room for room in rooms}


async def test_the_list_of_public_rooms(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada, bob, cyd = await meet("Ada"), await meet("Bob", at=other_node), await meet("Cyd")
    room = await open_room(ada, spectators=[bob], name="Friday", password="", capacity=3, start="all_ready")
    secret = (await bob.open(password="x", allowed=["Zoe"]))["room"]
    hidden = (await cyd.open(visibility="unlisted"))["room"]

    async def shows_both() -> bool:
        return {room, secret} <= (await listed(node)).keys()

    await until(shows_both)
    rooms = await listed(node)
    assert hidden not in rooms
    opened_at = rooms[room].pop("opened_at")
    assert rooms[room] == {
        "room": room, "name": "Friday", "host": "Ada", "phase": "lobby", "players": 1, "capacity": 3, "spectators": 1,
        "password": False, "start": "all_ready", "rules": "N", "race": 0,
        "names": ["Ada"],
    }  # fmt: skip
    assert (rooms[secret]["password"], rooms[secret]["invite_only"]) == (True, True)
    assert "names" not in rooms[secret]
    assert abs(opened_at - (await ada.ask("ping", t=0))["now"]) < 60_000
    over_the_wire = await cyd.ask("rooms")
    assert {shown["room"] for shown in over_the_wire["rooms"]} == rooms.keys()
    assert [shown["room"] for shown in (await cyd.ask("rooms", after=min(rooms)))["rooms"]] == [max(rooms)]
    # Hidden, closed and abandoned rooms go from the list.
    await ada.ask("configure", room=room, settings={"visibility": "unlisted"})
    await bob.drop()

    async def shows_none() -> bool:
        return not await listed(node)

    await until(shows_none)


async def test_the_list_follows_the_races(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await race(ada, bob)
    await play(bob, EASY_WIN[:2])
    still = {"name": "Ada", "removed": 0, "gone": []}

    async def shows(racers: list[dict[str, Any]]) -> bool:
        shown = (await listed(node)).get(room, {})
        return shown.get("racers") == racers

    await until(lambda: shows([{"name": "Bob", "removed": 4, "gone": [21, 22, 23, 24]}, still]))
    await bob.move(UNDO)
    await until(lambda: shows([{"name": "Bob", "removed": 2, "gone": [21, 22]}, still]))
    await play(ada, EASY_WIN)
    cleared = {"name": "Ada", "removed": 28, "gone": list(range(28)), "place": 1}
    await until(lambda: shows([cleared, {"name": "Bob", "removed": 2, "gone": [21, 22]}]))
    await bob.ask("forfeit", room=room, race=1)
    await until(lambda: shows([cleared, {"name": "Bob", "removed": 2, "gone": [21, 22], "place": 2}]))
    assert (await listed(node))[room]["phase"] == "finished"


async def test_moves_are_written_to_the_list_once_a_second_at_most(
    redis_url: str, node: RunningNode, meet: Meet
) -> None:
    ada = await meet("Ada")
    await race(ada)

    async with redis.asyncio.Redis.from_url(redis_url) as client, client.monitor() as monitor:
        written: set[float] = set()

        async def listen() -> None:
            async for command in monitor.listen():
                if command["command"].startswith(f"HSET {keys.LOBBY_INFO}"):
                    written.add(command["time"])

        listening = asyncio.create_task(listen())
        moves = 0
        while len(written) < 4:
            await play(ada, [DRAW, UNDO])
            moves += 2
        listening.cancel()
    assert moves > 2 * len(written)
    assert max(written) - min(written) > 2.5


async def test_a_room_as_a_stranger_sees_it(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    await play(ada, [EASY_WIN[0], DRAW])
    for port, name in ((node.port, room), (other_node.port, room.lower())):
        shown = (await get(port, f"/api/rooms/{name}")).json
        MESSAGES.validate_python(shown)
        assert (shown["room"], shown["phase"], shown["deal"]["code"]) == (room, "racing", EASY)
        assert shown["progress"]["players"][ada.player]["removed"] == 2
        assert "board" not in shown
        assert "seq" not in shown
        assert "2H" not in json.dumps(shown)
    await ada.ask("leave", room=room)
    await bob.ask("leave", room=room)
    assert (await get(node.port, f"/api/rooms/{room}")).status == 404


async def test_of_a_room_with_a_password_no_more_than_the_list_has(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    await race(ada, password="secret")
    await ada.ask("chat", room=ada.room, text="between us")
    shown = (await get(node.port, f"/api/rooms/{ada.room}")).json
    RoomSummary.model_validate(shown)
    assert shown["phase"] == "racing"


async def test_what_is_not_there(node: RunningNode) -> None:
    for path in ("/api/rooms/AAAAAA", "/api/rooms/x", "/api/races/AAAAAA/1", "/api/races/x/1"):
        assert (await get(node.port, path)).status == 404, path


async def test_a_race_can_be_replayed_once_it_has_finished(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob, reveal_code="finish")
    path = f"/api/races/{room}/1"
    assert (await get(node.port, path)).status == 404
    await play(bob, [DRAW, UNDO, *EASY_WIN[:4]])
    await clear(ada)
    assert (await get(node.port, path)).status == 404
    await bob.ask("forfeit", room=room, race=1)
    result = await ada.has("result")
    # Everybody asks for it at the end of a race: at the same moment, and again later.
    at_once = await asyncio.gather(*[get(at.port, path) for at in (node, other_node) * 5])
    replays = [answer.json for answer in (*at_once, await get(node.port, path))]
    assert all(replay == replays[0] for replay in replays)
    replay = replays[0]
    assert without_par(replay["result"]) == without_par(result)
    MESSAGES.validate_python(replay["deal"])
    assert replay["deal"]["code"] == EASY
    assert replay["deal"]["board"]["pyramid"] == list(EASY_CARDS[:28])
    assert replay["cards"] == list(EASY_CARDS)
    packed = await get(node.port, path, Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json == replay
    shadows = {ada.player: Shadow(EASY_CARDS), bob.player: Shadow(EASY_CARDS)}
    seqs = dict.fromkeys(shadows, 0)
    last = 0
    for move in replay["moves"]:
        shadows[move["player"]].play(move["action"])
        seqs[move["player"]] += 1
        assert move["seq"] == seqs[move["player"]]
        assert last <= move["at"] <= result["ended_at"]
        last = move["at"]
    assert {row["player"]: row["moves"] for row in result["standings"]} == {p: s.moves for p, s in shadows.items()}
    assert (await get(node.port, f"/api/races/{room}/2")).status == 404
    # A second race is another one.
    await ada.ask("rematch", room=room)
    await ada.send("start", room=room)
    for client in (ada, bob):
        await client.expect("deal", race=2)
        client.seq = 0
    await clear(bob, ada, race=2)
    second = (await get(other_node.port, f"/api/races/{room}/2")).json
    assert [row["name"] for row in second["result"]["standings"]] == ["Bob", "Ada"]
    assert len(second["moves"]) == 32
    assert (await get(node.port, path)).json == replay


async def test_a_race_that_has_not_finished_costs_no_reading(redis_url: str, node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    room = await race(ada)

    def reads() -> int:
        with redis.Redis.from_url(redis_url) as client:
            stats = cast(dict[str, dict[str, int]], client.info("commandstats"))
        return stats.get("cmdstat_xrange", {}).get("calls", 0)

    before = reads()
    for number in (1, 2, 0, 999_999):
        assert (await get(node.port, f"/api/races/{room}/{number}")).status == 404
    assert reads() == before


async def test_many_ask_for_a_replay_at_once(node: RunningNode, meet: Meet) -> None:
    ada: Client = await meet("Ada")
    room = await race(ada)
    await clear(ada)
    replies = await asyncio.gather(*(get(node.port, f"/api/races/{room}/1") for _ in range(20)))
    assert {reply.status for reply in replies} == {200}
    assert len({reply.body for reply in replies}) == 1


async def test_a_deal(node: RunningNode) -> None:
    for case, code in ((case, f"PY1-N-{case[form]}") for case in CASES for form in ("letters", "exact")):
        shown = (await get(node.port, f"/api/deals/{code}")).json
        assert (shown["code"], shown["preset"], shown["cards"]) == (code, "N", case["cards"].split())
        assert shown["pyramid"] + shown["stock"] == shown["cards"]
        assert (shown["most_removable"], shown["winnable"]) == (
            case["most_removable_N"],
            case["most_removable_N"] == 28,
        )


async def test_what_is_known_of_a_deal(node: RunningNode) -> None:
    stuck = (await get(node.port, "/api/deals/PY1-N-AAAAAAJ")).json
    assert (stuck["code"], stuck["winnable"], stuck["most_removable"]) == ("PY1-N-AAAAAAJ", False, 14)
    easy = (await get(node.port, f"/api/deals/{EASY.lower()}")).json
    assert (easy["code"], easy["winnable"], easy["most_removable"]) == (EASY, True, 28)
    assert easy["board"]["waste"] == ["AH"]
    pasted = (await get(node.port, "/api/deals/%20py1%EF%BC%8Dnaaaaaas")).json
    assert pasted["code"] == "PY1-N-AAAAAAS"
    assert "par" not in easy


async def test_what_takes_a_search_is_told_as_soon_as_it_is_known(node: RunningNode) -> None:
    async with asyncio.timeout(60):
        while "pending" in (limited := (await get(node.port, "/api/deals/PY1-L-AAAAAAS?par=1")).json):
            assert set(limited["pending"]) <= {"winnable", "par"}
    table = Table(deal_cards(parse_code("PY1-L-AAAAAAS")), PRESETS["L"])
    assert limited["par"] == shortest(table, start(table)).fewest_moves
    assert (limited["winnable"], limited["most_removable"]) == (True, 28)
    assert (await get(node.port, "/api/deals/PY1-N-AAAAAAJ?par=1")).json["par"] is None


async def test_par_is_asked_for_by_1(node: RunningNode) -> None:
    reply = await get(node.port, "/api/deals/PY1-N-AAAAAAS?par=yes")
    assert reply.status == 400
    assert "par is 1 or 0" in reply.json["error"]
    assert "par" not in (await get(node.port, "/api/deals/PY1-N-AAAAAAS?par=0")).json


async def test_a_bad_code_is_told_what_is_wrong_with_it(node: RunningNode) -> None:
    for code in ("x", "PY1-N-AAAA", "PY1-Q-AAAAAAS", "PY2-N-AAAAAAS", "PY1-N-AAAAAA1", "%00", "A" * 500):
        reply = await get(node.port, f"/api/deals/{code}")
        assert reply.status == 400, code
        assert 0 < len(reply.json["error"]) < 200, code


async def test_a_deal_of_every_preset(node: RunningNode) -> None:
    for preset in PRESETS:
        reply = await get(node.port, f"/api/deals/PY1-{preset}-AAAAAAS")
        assert reply.status == 200, preset
        assert (reply.json["preset"], len(set(reply.json["cards"]))) == (preset, 52)
        table = Table(tuple(map(parse_card, reply.json["cards"])), PRESETS[preset])
        assert reply.json["board"] == views.board_view(table, start(table))


async def test_anybody_may_ask_from_any_page(node: RunningNode) -> None:
    reply = await get(node.port, "/api/rooms", Origin="https://elsewhere.example")
    assert reply.headers["access-control-allow-origin"] == "*"
    assert reply.headers["cache-control"] == "no-store"
