"""The names of everything in Redis. All keys of a room share one `{room}` slot, as a cluster wants."""

from __future__ import annotations

PREFIX = "pr"

LOBBY = f"{PREFIX}:lobby"
"""Sorted set: public room -> when its summary was written (ms)."""
LOBBY_INFO = f"{PREFIX}:lobby:info"
"""Hash: public room -> summary (JSON)."""
DEADLINES = f"{PREFIX}:deadlines"
"""Sorted set: room -> when something may be due there (ms)."""
NODES = f"{PREFIX}:nodes"
"""Sorted set: node -> its last sign of life (ms)."""


def log(room: str) -> str:
    """Stream of the room's events; the id of an entry is `version-0`."""
    return f"{PREFIX}:{{{room}}}:log"


def head(room: str) -> str:
    """Hash: `v` version, `epoch`, `s:RACE:PLAYER` last seq, `op:NODE` and `res:NODE` a node's last append."""
    return f"{PREFIX}:{{{room}}}:head"


def followers(room: str) -> str:
    """Sorted set: node that follows the room -> when it last said so (ms)."""
    return f"{PREFIX}:{{{room}}}:followers"


def hints(room: str) -> str:
    """Sharded pub/sub channel of the room."""
    return f"{PREFIX}:{{{room}}}:hints"


def seq_field(race: int, player: str) -> str:
    return f"s:{race}:{player}"


def player(player_id: str) -> str:
    return f"{PREFIX}:player:{player_id}"


def token(token_hash: str) -> str:
    return f"{PREFIX}:token:{token_hash}"


def par(cards_and_rules: str) -> str:
    """The fewest moves of a win, by a hash of cards and rules."""
    return f"{PREFIX}:par:{cards_and_rules}"


def practice_games(player_id: str) -> str:
    """Hash: game that the player has won alone (its hash) -> game (JSON)."""
    return f"{PREFIX}:{{{player_id}}}:practice"


def practice_times(player_id: str) -> str:
    """Sorted set: the same games -> how long they took (ms)."""
    return f"{PREFIX}:{{{player_id}}}:practice:times"


def daily(date: str) -> str:
    """The code of that day's deal."""
    return f"{PREFIX}:daily:{date}"
