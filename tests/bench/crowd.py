"""Racers for a page to race with or to watch: they open a room, wait for GO, and play without end.

    python -m tests.bench.crowd --url ws://127.0.0.1:8000/ws --count 20 --rate 1

Says the room's code as soon as all have their seats; a line on standard input starts the race, its end ends the racers.
A process of its own, so that what measures the page isn't kept busy by them."""

from __future__ import annotations

import argparse
import asyncio
import sys
from random import Random

import orjson
from pyramid_race.bench.scripts import script
from pyramid_race.bench.seat import Record, Seat
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.table import Table
from pyramid_race.protocol.actions import action_object

CODE = "PY1-N-AAAAAAS"


async def crowd(url: str, count: int, rate: float, settings: dict[str, object]) -> None:
    """Until standard input ends. Raises RuntimeError if a racer is refused anything or thrown out."""
    record = Record()
    table = Table(deal_cards(parse_code(CODE)), PRESETS["N"])
    everybody: dict[str, Seat] = {}
    seats: list[Seat] = []
    for number in range(count):
        actions = (orjson.dumps(action_object(action, 1)) for action in script(table, Random(number)))
        seats.append(Seat(record, everybody, actions, watches=False))
    await asyncio.gather(*[seat.connect(url) for seat in seats])
    host, *others = seats
    room = await host.open_room({"deal": CODE, "capacity": 100, "time_limit_s": 7200, "countdown_s": 0} | settings)
    for seat in others:
        await seat.join(room)
    print(room, flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    if not await lines.readline():
        return
    dealt = [asyncio.ensure_future(seat.deal()) for seat in others]
    await host.start()
    await asyncio.gather(*dealt)
    playing = asyncio.ensure_future(_play(seats, rate))
    ended = asyncio.ensure_future(lines.read())
    await asyncio.wait([playing, ended, record.problem], return_when=asyncio.FIRST_COMPLETED)
    playing.cancel()
    if record.problem.done():
        raise RuntimeError(record.problem.result())
    for seat in seats:
        seat.close()


async def _play(seats: list[Seat], rate: float) -> None:
    """Everybody `rate` moves a second, one after the other within that time."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        for seat in seats:
            due += 1 / rate / len(seats)
            await asyncio.sleep(max(0, due - loop.time()))
            seat.move()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.crowd", description="Racers that play without end.")
    parser.add_argument("--url", required=True, help="the server's socket, ws://HOST:PORT/ws")
    parser.add_argument("--count", type=int, default=20, help="racers, 1 to 100")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second of each")
    options = parser.parse_args()
    if not 1 <= options.count <= 100:
        parser.error("--count is 1 to 100")
    if not 0 < options.rate <= 50:
        parser.error("--rate is more than 0 and at most 50")
    try:
        asyncio.run(crowd(options.url, options.count, options.rate, {}))
    except (OSError, RuntimeError) as error:
        print(f"crowd: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
