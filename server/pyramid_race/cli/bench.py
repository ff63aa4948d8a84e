"""`pyramid-race bench`: its options, checked."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from pyramid_race.bench.run import BenchError, run
from pyramid_race.cli.output import bad_input, failed

bench = App(name="bench")

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
    if any(value <= 0 for value in options.values()):
        bad_input("every option of bench must be above 0")
    try:
        run(mode, options, as_json)
    except BenchError as error:
        failed(str(error))
