"""The load generator: a process of its own that reads a plan on standard input, carries it out and prints the figures.

It is the one that reads the CPU clocks of the processes it is told of, at the very moments between which it counts."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any

import orjson
import uvloop

from pyramid_race.bench.measure import cpu_seconds, memory_bytes, quantile
from pyramid_race.bench.plan import Latency, MemoryFigures, MoveFigures, Plan
from pyramid_race.bench.scripts import script
from pyramid_race.bench.seat import Record, Seat
from pyramid_race.game.board import Action, Draw, Recycle, Remove
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import DealCode, deal_cards, short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.table import Table

SET_UP_S = 120.0
AT_ONCE = 50
"""Connections that are being opened at the same time."""
WARM_CONNECTIONS = 50
"""memory: opened before the first look, so that what the server allocates once is not counted."""
SETTLE_S = 1.0


class LoadError(Exception):
    """Something went wrong, so the figures would mean nothing. The message says what."""


async def play(plan: Plan) -> MoveFigures:
    """Rooms of scripted players. Raises LoadError if anything is refused, lost or left without an answer."""
    record, everybody = Record(), dict[str, Seat]()
    rooms = [_room(number, plan, record, everybody) for number in range(plan.rooms)]
    seats = [seat for _, room in rooms for seat in room]
    await _within(SET_UP_S, record, _each([seat.connect(plan.url) for seat in seats]))
    await _within(SET_UP_S, record, _each([_begin(code, room) for code, room in rooms]))
    # Nothing that lives now will be garbage before the end.
    gc.collect()
    gc.freeze()
    gc.disable()
    stop = _closed_loop(seats) if plan.mode == "closed" else _open_loop(seats, plan.rate)
    await _without_failure(record, asyncio.sleep(plan.warm_up_s))
    before, acked = _clocks(plan), _acked(seats)
    record.since = began = time.perf_counter()
    await _without_failure(record, asyncio.sleep(plan.window_s))
    after, moves, seconds = _clocks(plan), _acked(seats) - acked, time.perf_counter() - began
    stop()
    await _within(plan.drain_s, record, _drained(seats))
    await _within(plan.drain_s, record, _each([seat.compare() for seat in seats]))
    if not moves or not record.ack_s:
        raise LoadError("no move was made in the window: it is too short for this rate")
    for seat in seats:
        seat.close()
    server, load, valkey = (late - early for late, early in zip(after, before, strict=True))
    return MoveFigures(
        moves=moves,
        moves_in_all=_acked(seats),
        seconds=seconds,
        server_cpu_s=server,
        valkey_cpu_s=None if plan.valkey_pid is None else valkey,
        load_cpu_s=load,
        ack=_latency(record.ack_s),
        seen=_latency(record.seen_s) if record.seen_s else None,
    )


async def hold(plan: Plan) -> MemoryFigures:
    """Connections that have said hello and then nothing more. Raises LoadError if one is refused or lost."""
    record, everybody = Record(), dict[str, Seat]()
    seats = [Seat(record, everybody, iter(()), watches=False) for _ in range(WARM_CONNECTIONS + plan.connections)]
    await _within(SET_UP_S, record, _each([seat.connect(plan.url) for seat in seats[:WARM_CONNECTIONS]]))
    await _without_failure(record, asyncio.sleep(SETTLE_S))
    before = memory_bytes(plan.server_pid)
    await _within(SET_UP_S, record, _each([seat.connect(plan.url) for seat in seats[WARM_CONNECTIONS:]]))
    await _without_failure(record, asyncio.sleep(SETTLE_S))
    after = memory_bytes(plan.server_pid)
    for seat in seats:
        seat.close()
    return MemoryFigures(plan.connections, before, after)


# --- rooms and scripts ---


def _room(number: int, plan: Plan, record: Record, everybody: dict[str, Seat]) -> tuple[DealCode, list[Seat]]:
    """A deal of its own for each room, a script of its own for each player; the same in every run."""
    code = short_code(number)
    table = Table(deal_cards(code), PRESETS["N"])
    random = Random(number)
    scripts = [script(table, random) for _ in range(plan.players)]
    return code, [Seat(record, everybody, map(_on_the_wire, one), watches=plan.mode == "open") for one in scripts]


def _on_the_wire(action: Action) -> bytes:
    match action:
        case Remove(cards):
            return orjson.dumps({"do": "remove", "cards": [NAMES[card] for card in cards]})
        case Draw():
            return b'{"do":"draw"}'
        case Recycle():
            return b'{"do":"recycle"}'
        case _:
            return b'{"do":"undo"}'


async def _begin(code: DealCode, seats: list[Seat]) -> None:
    """Opens the room, seats everybody, starts the race."""
    host, *others = seats
    room = await host.open_room(
        {"visibility": "unlisted", "deal": str(code), "countdown_s": 0, "time_limit_s": 7200, "capacity": len(seats)}
    )
    for seat in others:
        await seat.join(room)
    await asyncio.gather(host.start(), *(seat.deal() for seat in others))


# --- the load ---


def _closed_loop(seats: list[Seat]) -> Callable[[], None]:
    """Each sends its next move on the ack of the last one, until the function returned is called."""
    for seat in seats:
        seat.on_ack = seat.move
        seat.move()

    def stop() -> None:
        for seat in seats:
            seat.on_ack = None

    return stop


def _open_loop(seats: list[Seat], rate: float) -> Callable[[], None]:
    """Each sends `rate` moves a second whatever the answers, until the function returned is called."""
    loop, random, going = asyncio.get_running_loop(), Random(1), True

    def tick(seat: Seat, due: float) -> None:
        if going:
            seat.move()
            loop.call_at(due + 1 / rate, tick, seat, due + 1 / rate)

    def stop() -> None:
        nonlocal going
        going = False

    for seat in seats:
        due = loop.time() + random.random() / rate
        loop.call_at(due, tick, seat, due)
    return stop


async def _drained(seats: list[Seat]) -> None:
    """Until every move sent has been acked."""
    while any(seat.acked < len(seat.sent_at) for seat in seats):  # noqa: ASYNC110 - an event would cost each ack a bit
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)  # the last progress may be held back for an interval


# --- counting ---


def _acked(seats: list[Seat]) -> int:
    return sum(seat.acked for seat in seats)


def _clocks(plan: Plan) -> tuple[float, float, float]:
    """CPU seconds of the server, of this process, and of Valkey (0 without one)."""
    valkey = cpu_seconds(plan.valkey_pid) if plan.valkey_pid is not None else 0.0
    return cpu_seconds(plan.server_pid), time.process_time(), valkey


def _latency(seconds: Iterable[float]) -> Latency:
    ordered = sorted(seconds)
    return Latency(quantile(ordered, 0.5) * 1000, quantile(ordered, 0.99) * 1000, len(ordered))


# --- waiting ---


async def _each(work: list[Coroutine[Any, Any, None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def through(one: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await one

    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(through(one))


async def _within(seconds: float, record: Record, work: Coroutine[Any, Any, None]) -> None:
    try:
        async with asyncio.timeout(seconds):
            await _without_failure(record, work)
    except TimeoutError:
        raise LoadError(f"the server did not answer all within {seconds:g} s") from None


async def _without_failure(record: Record, work: Coroutine[Any, Any, None]) -> None:
    """Does the work, unless a seat reports a problem meanwhile."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait([task, record.problem], return_when=asyncio.FIRST_COMPLETED)
        if record.problem.done():
            raise LoadError(record.problem.result())
        await task
    except* OSError as errors:
        raise LoadError(str(errors.exceptions[0])) from None
    finally:
        task.cancel()


def main() -> None:
    plan = Plan(**orjson.loads(sys.stdin.buffer.read()))
    try:
        figures = uvloop.run(hold(plan) if plan.mode == "memory" else play(plan))
        told: dict[str, object] = dataclasses.asdict(figures)
    except (LoadError, ProcessLookupError) as error:
        told = {"problem": str(error)}
    print(orjson.dumps(told).decode(), flush=True)


if __name__ == "__main__":
    main()
