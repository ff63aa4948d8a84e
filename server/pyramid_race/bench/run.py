"""`pyramid-race bench`: our server and the floor in turn, under the same load from a process of its own."""

from __future__ import annotations

import dataclasses
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

import orjson

from pyramid_race.bench import report
from pyramid_race.bench.plan import Latency, MemoryFigures, Mode, MoveFigures, Plan
from pyramid_race.bench.servers import BenchError, Running, floor_server, our_server

__all__ = ["BenchError", "run"]

WARM_UP_S = 2.0
"""Or as long as the window, if that is shorter."""
MOST_CONNECTIONS = 50_000
LONGEST_S = 600.0
MOST_ROUNDS = 50
MOST_RATE = 1000.0
SPARE_FILES = 200
"""Descriptors that a process needs besides its connections."""
LOAD_LIMIT_S = 300.0
"""How long the load generator may take besides its window."""


def run(mode: Mode, options: dict[str, float], as_json: bool = False) -> None:
    """Measures and prints. Raises BenchError if that can't be done, or if anything went wrong on the way."""
    rounds = int(options.get("rounds", 1))
    plan = _plan(mode, options)
    connections = plan.connections or plan.rooms * plan.players
    _check(plan, rounds, connections)
    _allow_files(connections + SPARE_FILES)
    servers: list[Callable[[], AbstractContextManager[Running]]] = [
        lambda: our_server(max_connections=connections + SPARE_FILES),
        floor_server,
    ]
    if not as_json:
        print(report.heading(plan, rounds), flush=True)
    pairs: list[report.Pair] = []
    # A polite end takes the servers with it, like Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for number in range(1, rounds + 1):
            print(f"round {number} of {rounds} …", file=sys.stderr, flush=True)
            ours, floor = (_measure(server, plan) for server in servers)
            pairs.append((ours, floor))
    except KeyboardInterrupt:
        raise BenchError("interrupted") from None
    if as_json:
        print(orjson.dumps(report.as_object(plan, pairs), option=orjson.OPT_INDENT_2).decode())
    else:
        print(report.table(plan, pairs))


def _plan(mode: Mode, options: dict[str, float]) -> Plan:
    return Plan(
        mode=mode,
        url="",
        server_pid=0,
        valkey_pid=None,
        rooms=int(options.get("rooms", 0)),
        players=int(options.get("players", 0)),
        rate=float(options.get("rate", 0)),
        warm_up_s=min(WARM_UP_S, float(options.get("seconds", 0))),
        window_s=float(options.get("seconds", 0)),
        connections=int(options.get("connections", 0)),
    )


def _check(plan: Plan, rounds: int, connections: int) -> None:
    if connections > MOST_CONNECTIONS:
        raise BenchError(f"{connections} connections are too many, the most is {MOST_CONNECTIONS}")
    if plan.players > 100:
        raise BenchError("a room has at most 100 players")
    if not (plan.window_s <= LONGEST_S and rounds <= MOST_ROUNDS):  # written so that NaN is refused as well
        raise BenchError(f"at most {MOST_ROUNDS} rounds of {LONGEST_S:.0f} s")
    if not plan.rate <= MOST_RATE:
        raise BenchError(f"at most {MOST_RATE:.0f} moves a second and player")


def _allow_files(needed: int) -> None:
    """As many descriptors as each process needs: the ones we start inherit the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise BenchError(f"{needed} files must be open at once, the limit here is {hard} (see ulimit -Hn)")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def _measure(server: Callable[[], AbstractContextManager[Running]], plan: Plan) -> MoveFigures | MemoryFigures:
    """One run of the load against a server of its own."""
    with server() as running:
        chosen = dataclasses.replace(plan, url=running.url, server_pid=running.pid, valkey_pid=running.valkey_pid)
        try:
            load = subprocess.run(
                [sys.executable, "-m", "pyramid_race.bench.load"],
                input=orjson.dumps(dataclasses.asdict(chosen)),
                env=dict(os.environ),
                capture_output=True,
                check=False,
                timeout=LOAD_LIMIT_S + plan.window_s,
            )
        except subprocess.TimeoutExpired:
            raise BenchError(f"the load generator did not come to an end with {running.name}") from None
        try:
            told = orjson.loads(load.stdout)
        except ValueError:
            errors = load.stderr.decode(errors="replace").strip().splitlines()
            raise BenchError(f"the load generator has failed: {errors[-1] if errors else load.returncode}") from None
    if "problem" in told:
        raise BenchError(f"{running.name}: {told['problem']}")
    if plan.mode == "memory":
        return MemoryFigures(**told)
    told["ack"] = Latency(**told["ack"])
    told["seen"] = Latency(**told["seen"]) if told["seen"] is not None else None
    return MoveFigures(**told)
