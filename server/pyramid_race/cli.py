"""The command line. Exit status: 0 done, 2 bad input (one clear line on standard error), 1 failed.

Each command imports what it needs when it runs, so that `deal` doesn't wait for the server's libraries."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter
from pydantic import ValidationError

from pyramid_race import __version__

app = App(
    name="pyramid-race", version=__version__, help="Race your friends through the same deal of Pyramid Solitaire."
)


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    redis: str | None = None,
    data: Path | None = None,
    fsync: Literal["everysec", "always"] | None = None,
    bots: bool | None = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
) -> None:
    """Serve races. Every option can also be an environment variable, e.g. PYRAMID_RACE_PORT.

    Parameters
    ----------
    host
        Address to listen on (127.0.0.1).
    port
        Port to listen on (8000; 0: any free one).
    redis
        URL of a Redis or Valkey: redis://, rediss:// or unix://. Without it an embedded Valkey is started.
    data
        Folder of the embedded Valkey (./data).
    fsync
        When the embedded Valkey flushes its log to the disk.
    bots
        Whether hosts can add bots.
    log_level
        How much is logged.
    """
    from pyramid_race.logs import configure
    from pyramid_race.serve import run
    from pyramid_race.settings import ServerSettings
    from pyramid_race.store.connect import check_url
    from pyramid_race.store.errors import StoreError

    given: dict[str, Any] = {
        "host": host, "port": port, "redis": redis, "data": data, "fsync": fsync, "bots": bots, "log_level": log_level
    }  # fmt: skip
    try:
        settings = ServerSettings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else "settings"
        source = f"--{name.replace('_', '-')}" if given.get(name) is not None else f"PYRAMID_RACE_{name.upper()}"
        _bad_input(f"{source}: {first['msg']}")
    if settings.redis is not None:
        try:
            check_url(settings.redis)
        except StoreError as error:
            _bad_input(f"{'PYRAMID_RACE_REDIS' if redis is None else '--redis'}: {error}")
    configure(settings.log_level, settings.log_json)
    try:
        run(settings)
    except StoreError as error:
        print(f"pyramid-race: {error}", file=sys.stderr)
        sys.exit(1)


@app.command
def deal(code: str, *, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Show a deal.

    Parameters
    ----------
    code
        A deal code, e.g. PY1-N-AAAAAAS.
    as_json
        Print one JSON object instead of a picture.
    """
    from pyramid_race.game.cards import NAMES
    from pyramid_race.game.deal import BadCode, deal_cards, parse_code
    from pyramid_race.game.rules import PRESETS

    try:
        parsed = parse_code(code)
    except BadCode as error:
        _bad_input(str(error))
    names = [NAMES[card] for card in deal_cards(parsed)]
    if as_json:
        print(json.dumps({"code": str(parsed), "exact": parsed.exact, "preset": parsed.preset, "cards": names}))
        return
    print(parsed)
    place = 0
    for row in range(7):
        print(("  " * (6 - row) + "".join(f"{name:>4}" for name in names[place : place + row + 1])).rstrip())
        place += row + 1
    drawn = 28 + PRESETS[parsed.preset].initial_waste
    print("waste", " ".join(names[28:drawn]) or "-")
    print("stock", " ".join(names[drawn:]))


@app.command
def bot(
    *,
    url: str = "ws://127.0.0.1:8000/ws",
    room: str | None = None,
    count: int = 1,
    pace: float = 1.2,
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
    password
        The room's password, if it has one.
    orders
        `-`: read rooms to join from standard input, a JSON object a line (used by the server itself).
    """
    from pyramid_race.bot.run import BotError, run
    from pyramid_race.logs import configure

    if (room is None) == (orders is None):
        _bad_input("give --room ID (or --orders -)")
    if orders not in (None, "-"):
        _bad_input("--orders: only - (standard input) can be read")
    if not url.startswith(("ws://", "wss://")):
        _bad_input("--url is the address of a socket, like ws://127.0.0.1:8000/ws")
    if not 1 <= count <= 100:
        _bad_input("--count must be 1 to 100")
    if not 0.2 <= pace <= 10:
        _bad_input("--pace must be 0.2 to 10 seconds a move")
    # A server's own bots tell its log only what goes wrong.
    configure("info" if orders is None else "warning", as_json=False)
    try:
        run(url=url, room=room, count=count, pace=pace, password=password)
    except BotError as error:
        print(f"pyramid-race: {error}", file=sys.stderr)
        sys.exit(1)


bench = App(name="bench", help="Measure the server against a bare websockets server, in the same run.")
app.command(bench)


AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object instead of a table.")]


@bench.command
def closed(
    *, rooms: int = 50, players: int = 4, seconds: float = 6.0, rounds: int = 3, as_json: AsJson = False
) -> None:
    """CPU a durable move when every player sends the next move on the ack of the last one."""
    _bench("closed", as_json, rooms=rooms, players=players, seconds=seconds, rounds=rounds)


@bench.command(name="open")
def open_loop(
    *,
    rooms: int = 50,
    players: int = 4,
    rate: float = 2.0,
    seconds: float = 10.0,
    rounds: int = 3,
    as_json: AsJson = False,
) -> None:
    """CPU share and latencies at a fixed rate of moves a second and player."""
    _bench("open", as_json, rooms=rooms, players=players, rate=rate, seconds=seconds, rounds=rounds)


@bench.command
def memory(*, connections: int = 2000, as_json: AsJson = False) -> None:
    """Memory an idle connection."""
    _bench("memory", as_json, connections=connections)


def _bench(mode: Literal["closed", "open", "memory"], as_json: bool, **options: float) -> None:
    from pyramid_race.bench.run import BenchError, run

    if any(value <= 0 for value in options.values()):
        _bad_input("every option of bench must be above 0")
    try:
        run(mode, options, as_json)
    except BenchError as error:
        print(f"pyramid-race: {error}", file=sys.stderr)
        sys.exit(1)


def main(arguments: list[str] | None = None) -> None:
    """Entry point of `pyramid-race`; without `arguments` those of the process."""
    try:
        app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _bad_input(" ".join(str(error).split()))
    except BrokenPipeError:  # `pyramid-race deal … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _bad_input(message: str) -> NoReturn:
    print(f"pyramid-race: {message}", file=sys.stderr)
    sys.exit(2)
