"""What is read of the history: pages of races, places on boards, names of now."""

from __future__ import annotations

from pyramid_race.history.boards import by_deal
from pyramid_race.store import history_reads as reads
from pyramid_race.store import players
from pyramid_race.store.history import History
from redis.asyncio import Redis

from tests.support.history import ENDED, line, record

BOARD = by_deal("PY1-N-AAAAAAA", "N")


async def test_races_come_page_by_page_the_last_first(redis: Redis) -> None:
    history = History(redis)
    for number in range(1, 46):
        await history.keep(record("ann", "bob", number=number, ended_at=ENDED + number))
    numbers: list[int] = []
    pages, before = 0, None
    while pages == 0 or before is not None:
        races, before = await reads.races(redis, "ann", before)
        numbers += [race.number for race in races]
        pages += 1
    assert (pages, numbers) == (3, list(range(45, 0, -1)))
    assert await reads.races(redis, "nobody") == ([], None)
    assert (await reads.totals(redis, "nobody")).races == 0
    points = await reads.points(redis, "ann")
    assert [point.at for point in points] == [ENDED + number for number in range(1, 46)]
    assert points[-1].value == (await reads.totals(redis, "ann")).rating.value


async def test_a_board_and_ones_own_place_on_it(redis: Redis) -> None:
    history = History(redis)
    times = {"ann": 50_000, "bob": 40_000, "cat": 50_000, "dan": 60_000}
    for number, (player, time_ms) in enumerate(times.items(), 1):
        await history.keep(record(line(player, time_ms=time_ms), number=number))
    found = [(place, row.player) for place, row in await reads.board(redis, BOARD)]
    assert found == [(1, "bob"), (2, "ann"), (2, "cat"), (4, "dan")]
    assert [player for _, player in found[:2]] == [row.player for _, row in await reads.board(redis, BOARD, 2)]
    assert await reads.size(redis, BOARD) == 4
    own = await reads.row_of(redis, BOARD, "cat")
    assert own is not None
    assert (own[0], own[1].time_ms) == (2, 50_000)
    assert await reads.row_of(redis, BOARD, "nobody") is None
    assert await reads.board(redis, "deal:none:N") == []


async def test_who_is_forgotten_has_no_name(redis: Redis) -> None:
    ann, _ = await players.register(redis, "Ann", False, 5)
    bob, _ = await players.register(redis, "Bob", True, 6)
    assert await reads.names(redis, [ann.id, bob.id, "nobody"]) == {ann.id: "Ann", bob.id: "Bob"}
    assert await reads.known(redis, bob.id) == reads.Known("Bob", True, 6)
    await players.begin_to_forget(redis, ann.id)
    assert await reads.known(redis, ann.id) is None
    assert await reads.names(redis, [ann.id, bob.id]) == {bob.id: "Bob"}
