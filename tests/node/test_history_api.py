"""Players and leaderboards over HTTP, after races over sockets; and one's own history."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.game.deal import parse_code
from pyramid_race.history.boards import day_of, week_of
from pyramid_race.solving import work
from pyramid_race.store import history_reads
from pyramid_race.store.history_check import recompute
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.history import ENDED, line, record
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import EASY, win_of
from tests.support.races import clear, clear_drawn, play, race
from tests.support.until import until


async def page_of(node: RunningNode, player: str, races: int) -> dict[str, Any]:
    """The player's page, once so many races are in it."""
    found: dict[str, Any] = {}

    async def is_there() -> bool:
        reply = await get(node.port, f"/api/players/{player}")
        assert reply.status == 200
        found.update(reply.json)
        return found["races"] == races

    await until(is_there)
    return found


async def test_what_is_kept_of_races(node: RunningNode, other_node: RunningNode, meet: Meet, redis_url: str) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    before = (await get(node.port, f"/api/players/{ada.player}")).json
    assert (before["name"], before["races"], before["rating"], before["recent"]) == ("Ada", 0, None, [])
    room = await race(ada, bob, deal="winnable")
    moves = await clear_drawn(ada, bob)
    result = await ada.has("result")
    code = result["code"]
    shown = await page_of(other_node, ada.player, 1)
    assert (shown["wins"], shown["cleared"], shown["best_moves"]) == (1, 1, moves)
    assert shown["best_time_ms"] == result["standings"][0]["time_ms"]
    rating = shown["rating"]
    assert (rating["provisional"], rating["races"]) == (True, 1)
    assert shown["ratings"] == [[result["ended_at"], rating["value"]]]
    (raced,) = shown["recent"]
    assert shown["before"] is None
    assert (raced["room"], raced["race"], raced["code"], raced["rules"], raced["kind"]) == (room, 1, code, "N", "room")
    assert (raced["place"], raced["players"], raced["status"], raced["rating"]) == (1, 2, "cleared", rating["value"])
    assert (raced["clears"], raced["forfeits_before"]) == (2, 0)
    assert [(racer["name"], racer["place"]) for racer in raced["racers"]] == [("Ada", 1), ("Bob", 2)]
    assert (await page_of(node, bob.player, 1))["rating"]["value"] < 1500 < rating["value"]

    # Both know the deal now: to race on it again there is told of, and counts for nothing more.
    await ada.ask("rematch", room=room)
    await ada.ask("configure", room=room, settings={"deal": code})
    await ada.send("start", room=room)
    for client in (ada, bob):
        await client.expect("deal", race=2)
        client.seq = 0
    await clear_drawn(bob, ada, race=2)
    assert (await ada.has("result", race=2))["again"] is True
    shown = await page_of(other_node, ada.player, 2)
    assert (shown["rating"], shown["recent"][0]["again"]) == (rating, True)

    # An unlisted race: counted, but others aren't told where and with whom; the replay is there for all. Its deal was
    # chosen by a code, so that it is on that deal's board alone.
    private = await race(bob, visibility="unlisted")
    await clear(bob)
    raced = (await page_of(node, bob.player, 3))["recent"][0]
    assert (raced["room"], raced["code"], raced["players"], raced["chosen"]) == (None, None, 1, True)
    assert "racers" not in raced
    assert "rating" not in raced, "nobody is rated for racing alone"
    own = (await bob.ask("history"))["races"]
    assert [race["room"] for race in own] == [private, room, room]
    assert (await bob.ask("history", before=own[0]["ended_at"]))["races"] == own[1:]
    assert (await get(node.port, f"/api/races/{private}/1")).status == 200

    day, week = day_of(result["ended_at"]), week_of(result["ended_at"])
    for query, named in (
        (f"deal={code}", {"deal": code}),
        (f"day={day}", {"day": day}),
        (f"week={week}", {"week": week}),
    ):
        board = (await get(node.port, f"/api/leaderboards?{query}")).json
        assert {name: board[name] for name in named} == named
        assert (board["rules"], board["players"]) == ("N", 2)
        assert {row["name"]: row["room"] for row in board["rows"]} == {"Ada": room, "Bob": room}
        times = [row["time_ms"] for row in board["rows"]]
        assert times == sorted(times)
    chosen = (await get(node.port, f"/api/leaderboards?deal={EASY}")).json["rows"]
    assert [(row["name"], row["room"]) for row in chosen] == [("Bob", None)]
    assert (await get(node.port, f"/api/leaderboards?day={day}&rules=S")).json["rows"] == []
    async with Redis.from_url(redis_url) as redis:
        assert (await recompute(redis)).differing == []

    # Ada is forgotten: in tables she is no more, in what others have played she has no name.
    await ada.ask("forget_me", confirm="Ada")
    assert (await get(node.port, f"/api/players/{ada.player}")).status == 404
    board = (await get(node.port, f"/api/leaderboards?deal={code}")).json
    assert [row["name"] for row in board["rows"]] == ["Bob"]
    assert [racer["name"] for racer in (await bob.ask("history"))["races"][2]["racers"]] == [None, "Bob"]
    replay = (await get(other_node.port, f"/api/races/{room}/1")).json
    assert [row["name"] for row in replay["result"]["standings"]] == ["", "Bob"]
    async with Redis.from_url(redis_url) as redis:
        assert (await recompute(redis)).differing == []
        assert (await history_reads.totals(redis, ada.player)).races == 0


async def test_a_race_with_a_bot_is_rated_for_nobody_and_ranks_no_bot(
    node: RunningNode, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "draw", lambda *_: parse_code(EASY))
    ada, bob = await meet("Ada"), await meet("Bob")
    async with Client(node.ws, "Clanker", bot=True) as bot:
        await race(ada, bob, bot, deal="any")
        await clear(bot, ada, bob)
    for player in (ada, bob):
        shown = await page_of(node, player.player, 1)
        assert (shown["rating"], shown["ratings"], shown["recent"][0]["players"]) == (None, [], 3)
        assert "rating" not in shown["recent"][0]
    own = (await get(node.port, f"/api/players/{bot.player}")).json
    assert (own["bot"], own["races"], own["rating"]) == (True, 0, None)
    today = day_of(ada.received[0]["now"])
    for query in (f"deal={EASY}", f"day={today}", f"week={week_of(ada.received[0]['now'])}"):
        rows = (await get(node.port, f"/api/leaderboards?{query}")).json["rows"]
        assert [(row["place"], row["name"]) for row in rows] == [(1, "Ada"), (2, "Bob")]
    await race(ada, bob, deal="any")
    await clear(ada, bob)
    assert (await page_of(node, ada.player, 2))["rating"]["races"] == 1, "it was the bot alone"


async def test_a_race_that_its_host_ends_is_won_and_rated_for_nobody(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob, deal="winnable", best_of=3)
    win = win_of(await ada.has("deal"))
    await play(ada, win[: 1 + next(at for at, move in enumerate(win) if move["do"] == "remove")])
    await ada.ask("end_race", room=room, race=1)
    result = await bob.expect("result")
    first = result["standings"][0]
    assert (first["name"], first["place"], result["ended"], result["ended_by"]) == ("Ada", 1, "host", ada.player)
    assert [row["wins"] for row in result["series"]["table"]] == [0, 0]
    for player in (ada, bob):
        shown = await page_of(node, player.player, 1)
        assert (shown["wins"], shown["cleared"], shown["rating"], shown["ratings"]) == (0, 0, None, [])
        assert not {"rating", "change"} & shown["recent"][0].keys()

    # Nor is one that all gave up; where somebody cleared it, it is both.
    for number, winner in ((2, None), (3, bob)):
        await ada.ask("rematch", room=room)
        await ada.send("start", room=room)
        for client in (ada, bob):
            await client.expect("deal", race=number)
            client.seq = 0
        for client in (ada, bob):
            if client is winner:
                await clear_drawn(client, race=number)
            else:
                await client.ask("forfeit", room=room, race=number)
        table = (await bob.has("result", race=number))["series"]["table"]
    assert {row["name"]: row["wins"] for row in table} == {"Ada": 0, "Bob": 1}
    shown = await page_of(node, bob.player, 3)
    assert (shown["wins"], shown["rating"]["races"]) == (1, 1)


async def test_of_equal_times_fewer_moves_are_better(node: RunningNode, meet: Meet) -> None:
    ada, bob, eve, zoe = [(await meet(name)).player for name in ("Ada", "Bob", "Eve", "Zoe")]
    results = ((ada, 60_000, 31), (bob, 60_000, 30), (eve, 59_999, 40), (zoe, 60_000, 30))
    for number, (player, time_ms, moves) in enumerate(results, 1):
        alone = line(player, time_ms=time_ms, moves=moves)
        await node.node._history.keep(record(alone, number=number, ended_at=ENDED + number))
    for query in ("deal=PY1-N-AAAAAAA", f"day={day_of(ENDED)}", f"week={week_of(ENDED)}"):
        rows = (await get(node.port, f"/api/leaderboards?{query}")).json["rows"]
        assert [(row["place"], row["name"]) for row in rows] == [(1, "Eve"), (2, "Bob"), (2, "Zoe"), (4, "Ada")]


SENSELESS = [
    ("/api/players/nobody", 404, "nothing here"),
    ("/api/players/x?before=yesterday", 400, "before is a time in ms"),
    ("/api/leaderboards", 400, "name one of deal, day, week, daily"),
    ("/api/leaderboards?deal=PY1&day=2026-11-30", 400, "name one of"),
    ("/api/leaderboards?deal=PY1-N", 400, "deal: "),
    ("/api/leaderboards?day=30.11.2026", 400, "day is a day"),
    ("/api/leaderboards?daily=", 400, "daily is a day"),
    ("/api/leaderboards?daily=9999-12-31", 404, "nothing here"),
    ("/api/leaderboards?week=2026-49", 400, "week is one of ISO 8601"),
    ("/api/leaderboards?week=2026-W49&rules=Q", 400, "rules: "),
]


async def test_what_is_asked_for_must_make_sense(node: RunningNode) -> None:
    for path, status, why in SENSELESS:
        reply = await get(node.port, path)
        assert reply.status == status, path
        assert why in reply.json["error"]


async def test_a_deal_is_known_by_the_letter_of_its_rules(node: RunningNode) -> None:
    other = EASY.replace("-N-", "-S-")
    for query in (f"deal={other}", f"deal={EASY}&rules=S"):
        board = (await get(node.port, f"/api/leaderboards?{query}")).json
        assert board == {"deal": other, "rules": "S", "players": 0, "rows": []}
    board = (await get(node.port, f"/api/leaderboards?deal={EASY}&rules=N,recycles=9")).json
    assert (board["deal"], board["rules"]) == (EASY, "N,recycles=9")
