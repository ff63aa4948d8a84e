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
    """Hash: `v` version, `epoch`, `s:RACE:PLAYER` last seq, `op:NODE` and `res:NODE` a node's last append, `forgot`
    how often a name was taken out of the log."""
    return f"{PREFIX}:{{{room}}}:head"


def log_without(room: str, attempt: str) -> str:
    """The log as it is to become without somebody's name, while it is being copied."""
    return f"{PREFIX}:{{{room}}}:log:without:{attempt}"


def followers(room: str) -> str:
    """Sorted set: node that follows the room -> when it last said so (ms)."""
    return f"{PREFIX}:{{{room}}}:followers"


def hints(room: str) -> str:
    """Sharded pub/sub channel of the room."""
    return f"{PREFIX}:{{{room}}}:hints"


def seq_field(race: int, player: str) -> str:
    return f"s:{race}:{player}"


def player(player_id: str) -> str:
    """Hash: `name`, `bot`, `since` (ms); `going` once the player has asked to be forgotten."""
    return f"{PREFIX}:player:{player_id}"


def player_tokens(player_id: str) -> str:
    """Sorted set: hash of a token of the player -> when it was issued (ms)."""
    return f"{PREFIX}:{{{player_id}}}:tokens"


def player_rooms(player_id: str) -> str:
    """Sorted set: room in whose log the player's name may be -> when he last joined it (ms)."""
    return f"{PREFIX}:{{{player_id}}}:rooms"


def player_speech(player_id: str) -> str:
    """Until when (ms) all that the player has said counts, while it does; see `store.speech`."""
    return f"{PREFIX}:{{{player_id}}}:speech"


def player_device(player_id: str) -> str:
    """The hash of the player's code for another device, while it is good."""
    return f"{PREFIX}:{{{player_id}}}:device"


def device(code_hash: str) -> str:
    """The player who may be signed in once by that code."""
    return f"{PREFIX}:device:{code_hash}"


def device_guesses(minute: int) -> str:
    """How many codes were tried in that minute (of Unix time)."""
    return f"{PREFIX}:device:guesses:{minute}"


def token(token_hash: str) -> str:
    """Whose token it is, when it was issued and when its successor was offered (ms), and the hash of the one that it
    replaces; see `store.tokens`."""
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


def daily_try(date: str, player_id: str) -> str:
    """The room of the player's try at that day's deal."""
    return f"{PREFIX}:daily:{date}:try:{player_id}"


# All of the history is in one slot, since a race changes many tables of it together.
HISTORY = f"{PREFIX}:{{history}}:races"
"""Stream of finished races (`r`: JSON), in the order in which they are folded into all that follows."""
HISTORY_CURSOR = f"{PREFIX}:{{history}}:cursor"
"""The id of the last entry of the stream that has been folded."""
HISTORY_TOTALS = f"{PREFIX}:{{history}}:totals"
"""Hash: player -> totals and rating (JSON) after the entry at the cursor."""
HISTORY_BASE = f"{PREFIX}:{{history}}:base"
"""Hash: the same as it was before the first entry that is still in the stream."""


def history_race(room: str, number: int) -> str:
    """The id of that race's entry in the history."""
    return f"{PREFIX}:{{history}}:race:{room}:{number}"


def history_player(player_id: str) -> str:
    """Sorted set: entry of a race that the player was in -> when it ended (ms)."""
    return f"{PREFIX}:{{history}}:player:{player_id}"


def history_ratings(player_id: str) -> str:
    """List: when a rated race ended (ms) and the player's rating after it, as `ms:value`."""
    return f"{PREFIX}:{{history}}:ratings:{player_id}"


def history_board(name: str) -> str:
    """Sorted set: player -> his best on that board (`history.boards.order`)."""
    return f"{PREFIX}:{{history}}:board:{name}"


def history_rows(name: str) -> str:
    """Hash: the same players -> their rows (JSON)."""
    return f"{PREFIX}:{{history}}:rows:{name}"


def hooks(receiver: str, part: str) -> str:
    """What waits for a receiver of webhooks. `due`, `made`: sorted sets, event -> when it is sent next, when it was
    first to be sent (ms); `body`, `tries`: hashes, event -> its JSON, how often it was sent."""
    return f"{PREFIX}:{{hooks:{receiver}}}:{part}"


ROOMS = f"{PREFIX}:rooms"
"""Sorted set: room that a node follows, listed or not -> when a node last said so (ms)."""


def moderation(part: str) -> str:
    """What moderators have done. `log`: stream of acts; `held`: hash, id of a ban or mute -> it (JSON); `until`: sorted
    set, the same ids -> when it ends (ms); `version`: counts changes of these."""
    return f"{PREFIX}:{{moderation}}:{part}"


QUICK_NEXT = f"{PREFIX}:quick:next"
"""The room of quick play that is just being opened, for all who ask in the same moment."""
QUICK = f"{PREFIX}:quick"
"""Hash: open room that quick play may send people to -> what it offers (JSON)."""
