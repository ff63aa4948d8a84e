"""`pyramid-race bot`: bots in one room, or wherever orders on standard input send them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import Annotated

import structlog
import uvloop
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from websockets.exceptions import InvalidURI
from websockets.uri import parse_uri

from pyramid_race.bot.errors import BotError, WrongInput
from pyramid_race.bot.fleet import Fleet
from pyramid_race.bot.player import Order
from pyramid_race.bot.racer import Style
from pyramid_race.protocol.host_commands import Strength

__all__ = ["BotError", "WrongInput", "run"]

logger = structlog.get_logger(__name__)

MAX_ORDER_BYTES = 8192


class OrderLine(BaseModel):
    """A line of standard input."""

    model_config = ConfigDict(extra="forbid")

    room: Annotated[str, Field(min_length=1, max_length=64)]
    pace: Annotated[float, Field(ge=0.2, le=10)] = 1.2
    strength: Strength = "careful"
    invite: str | None = None
    password: str | None = None


def run(
    *, url: str, room: str | None, count: int, pace: float, strength: Strength = "careful", password: str | None
) -> None:
    """Plays until all bots are done, or SIGINT or SIGTERM makes them leave. Without a room, orders are read from
    standard input, and the end is when that has been closed as well; for each there is an empty line on standard output
    when its bot is done, or there was none. Raises BotError if no bot could play."""
    try:
        parse_uri(url)
    except InvalidURI:
        raise WrongInput(f"{url} is not the address of a socket, like ws://127.0.0.1:8000/ws") from None
    orders = None if room is None else [Order(room, Style(pace, strength), password)] * count
    uvloop.run(_run(url, orders))


async def _run(url: str, orders: list[Order] | None) -> None:
    work = asyncio.current_task()
    assert work is not None
    stopped = False

    def stop() -> None:
        nonlocal stopped
        stopped = True
        work.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop)
    # A server that sends out its own bots is on this machine: no proxy is asked for the way.
    fleet = Fleet(url, None if orders is None else True)
    try:
        await (_follow_orders(fleet) if orders is None else _fill(fleet, orders))
    except asyncio.CancelledError:
        if not stopped:
            raise
    finally:
        await fleet.dismiss()


async def _fill(fleet: Fleet, orders: list[Order]) -> None:
    bots = [bot for order in orders if (bot := fleet.send(order)) is not None]
    ends = await asyncio.gather(*bots, return_exceptions=True)
    problems = [end for end in ends if isinstance(end, BaseException)]
    if problems and len(problems) == len(ends):
        raise problems[0]


async def _line(lines: asyncio.StreamReader) -> bytes:
    try:
        return await lines.readline()
    except ValueError:
        raise BotError(f"an order longer than {MAX_ORDER_BYTES} bytes makes no sense") from None


async def _follow_orders(fleet: Fleet) -> None:
    lines = asyncio.StreamReader(limit=MAX_ORDER_BYTES)
    loop = asyncio.get_running_loop()
    try:
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    except (ValueError, OSError):
        raise BotError("orders are read from a pipe, standard input is something else") from None
    while line := await _line(lines):
        try:
            order = OrderLine.model_validate_json(line)
        except ValidationError as error:
            logger.warning("an order that makes no sense", problem=" ".join(str(error).split()))
            _is_done()
            continue
        bot = fleet.send(Order(order.room, Style(order.pace, order.strength), order.password, order.invite))
        if bot is None:
            _is_done()
        else:
            bot.add_done_callback(_is_done)
    await fleet.wait()


def _is_done(_: object = None) -> None:
    """Tells who has sent the order. Bots go on without him, so it doesn't matter whether he is still there."""
    with suppress(OSError):
        os.write(1, b"\n")
