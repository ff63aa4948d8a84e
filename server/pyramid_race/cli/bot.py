"""`pyramid-race bot`: its options, checked."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from pyramid_race.bot.run import BotError, WrongInput, run
from pyramid_race.cli.output import bad_input, failed
from pyramid_race.logs import configure
from pyramid_race.protocol.host_commands import Strength


def bot(
    *,
    url: str = "ws://127.0.0.1:8000/ws",
    room: str | None = None,
    count: int = 1,
    pace: float = 1.2,
    strength: Strength = "careful",
    password: str | None = None,
    orders: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
) -> None:
    """Send bots into a room. They join over the wire like anybody, get ready and play legally.

    Parameters
    ----------
    url
        The server's socket, e.g. ws://127.0.0.1:8000/ws.
    room
        The room to join.
    count
        How many bots (1 to 100).
    pace
        Seconds a move, on average (0.2 to 10).
    strength
        How well they play: any legal action (random), whatever can go at once (greedy), never into a dead end that can
        be avoided (careful), or the shortest win (perfect).
    password
        The room's password, if it has one.
    orders
        `-`: read rooms to join from standard input, a JSON object a line (used by the server itself).
    """
    if (room is None) == (orders is None):
        bad_input("give --room ID (or --orders -)")
    if orders not in (None, "-"):
        bad_input("--orders: only - (standard input) can be read")
    if not url.startswith(("ws://", "wss://")):
        bad_input("--url is the address of a socket, like ws://127.0.0.1:8000/ws")
    if not 1 <= count <= 100:
        bad_input("--count must be 1 to 100")
    if not 0.2 <= pace <= 10:
        bad_input("--pace must be 0.2 to 10 seconds a move")
    # A server's own bots tell its log only what goes wrong.
    configure("info" if orders is None else "warning", as_json=False)
    try:
        run(url=url, room=room, count=count, pace=pace, strength=strength, password=password)
    except WrongInput as error:
        bad_input(str(error))
    except BotError as error:
        failed(str(error))
