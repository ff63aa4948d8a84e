"""What the server sends. The node builds these as plain objects (it sends thousands a second); the tests check every
message that it sends against these models, and AsyncAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from pyramid_race.protocol.admin_messages import AnyAdminMessage
from pyramid_race.protocol.base import MAX_REF, Strict
from pyramid_race.protocol.commands import Phrase
from pyramid_race.protocol.values import (
    Banned,
    Board,
    BoardRow,
    ChatLine,
    DailyPlayed,
    FeedEntry,
    Member,
    Milliseconds,
    Opening,
    Phase,
    Point,
    PracticeGame,
    Progress,
    Raced,
    Role,
    RoomSettings,
    RoomSummary,
    Rules,
    Series,
    Standing,
)


class Message(Strict):
    ref: Annotated[str, Field(max_length=MAX_REF)] | None = None


class Welcome(Message):
    type: Literal["welcome"]
    player: str
    name: str
    token: str | None = None
    now: Milliseconds


class DeviceCode(Message):
    type: Literal["device_code"]
    code: str
    expires_at: Milliseconds


class Forgotten(Message):
    """Nobody is known by the player's id and tokens any more; the connection is about to be closed."""

    type: Literal["forgotten"]


class Deal(Message):
    type: Literal["deal"]
    room: str
    race: int
    code: str | None = None
    commitment: str | None = None
    rules: Rules
    starts_at: Milliseconds
    ends_at: Milliseconds
    board: Board


class ProgressMessage(Message):
    type: Literal["progress"]
    room: str
    race: int
    now: Milliseconds
    players: dict[str, Progress]


class Result(Message):
    type: Literal["result"]
    room: str
    race: int
    code: str
    ended_at: Milliseconds
    ended: Literal["all_done", "first_clear", "time_limit", "host", "deserted", "closed"]
    """Why the race is over."""
    ended_by: str | None = None
    """The host who ended it."""
    again: bool = False
    """On a deal that was raced in this room before: it counts for no rating and no leaderboard."""
    chosen: bool = False
    """On a deal that was chosen by its code: it counts for no rating, and for the leaderboard of that deal alone."""
    par: int | None
    """The fewest moves of a win; null: not known."""
    par_pending: bool = False
    """It is being worked out: a `par` message will tell it."""
    standings: list[Standing]
    opening: Opening | None = None
    series: Series | None = None


class Par(Message):
    """What was missing in the result."""

    type: Literal["par"]
    room: str
    race: int
    par: int | None
    """null: it has not been found."""


class Room(Message):
    type: Literal["room"]
    room: str
    version: int
    phase: Phase
    host: str | None
    settings: RoomSettings
    members: list[Member]
    spectators: int
    race: int
    now: Milliseconds
    chat: list[ChatLine]
    locked: bool
    begins_at: Milliseconds | None = None
    """In a lobby that begins by itself: when its countdown does; null: not as things are."""
    held: bool | None = None
    """A host has stopped the countdown: none begins by itself until a host starts it or changes a setting."""
    banned: list[Banned] | None = None
    """For hosts."""
    series: Series | None = None
    starts_at: Milliseconds | None = None
    ends_at: Milliseconds | None = None
    deal: Deal | None = None
    progress: ProgressMessage | None = None
    history: dict[str, list[Point]] | None = None
    """How each racer has come to where he is."""
    seq: int | None = None
    board: Board | None = None
    gave_up_at: Milliseconds | None = None
    """When the viewer gave up, as long as that can be taken back."""
    taken_out: bool | None = None
    """A host, or a moderator, took the viewer out of the race."""
    result: Result | None = None


class Event(Message):
    """The fields of its own of each kind are named in docs/protocol.md."""

    type: Literal["event"]
    room: str
    version: int
    kind: Literal[
        "joined", "left", "ready", "configured", "countdown", "countdown_stopped", "kicked", "host", "chat",
        "forfeited", "connected", "disconnected", "rematch", "closed", "unbanned", "locked", "cohost", "unforfeited",
        "race_ended", "chat_deleted", "muted", "said",
    ]  # fmt: skip
    at: Milliseconds
    now: Milliseconds
    player: str | None = None
    name: str | None = None
    role: Role | None = None
    bot: bool | None = None
    ready: bool | None = None
    settings: RoomSettings | None = None
    race: int | None = None
    starts_at: Milliseconds | None = None
    ends_at: Milliseconds | None = None
    by: str | None = None
    text: str | None = None
    id: int | None = None
    next: bool | None = None
    ban: bool | None = None
    cohost: bool | None = None
    locked: bool | None = None
    muted: bool | None = None
    phrase: Phrase | None = None
    reason: str | None = None
    begins_at: Milliseconds | None = None
    held: bool | None = None


class Ack(Message):
    type: Literal["ack"]
    room: str
    race: int
    seq: int
    board: Board


class Reject(Message):
    type: Literal["reject"]
    room: str
    race: int
    seq: int
    code: str
    message: str
    expected_seq: int | None
    board: Board | None


class Feed(Message):
    type: Literal["feed"]
    room: str
    race: int
    moves: list[FeedEntry]


class Finished(Message):
    type: Literal["finished"]
    room: str
    race: int
    player: str
    place: int
    time_ms: int


class Left(Message):
    type: Literal["left"]
    room: str


class Invites(Message):
    """Each lets one person in."""

    type: Literal["invites"]
    room: str
    invites: list[str]


class BotAdded(Message):
    type: Literal["bot_added"]
    room: str


class RoomList(Message):
    type: Literal["rooms"]
    rooms: list[RoomSummary]


class PracticeKept(Message):
    """The game is kept, if it is one of the best: these are the best of its deal."""

    type: Literal["practice_kept"]
    games: list[PracticeGame]


class PracticeGames(Message):
    type: Literal["practice_games"]
    games: list[PracticeGame]


class History(Message):
    """One page of one's own races, the last first."""

    type: Literal["history"]
    races: list[Raced]
    before: Milliseconds | None
    """To ask for the next page with; null: there is none."""


class Daily(Message):
    """Today's deal: one's own try, and the board once that is over."""

    type: Literal["daily"]
    date: str
    next_ms: int
    played: DailyPlayed | None
    players: int | None = None
    """How many are on the board."""
    board: list[BoardRow] | None


class Pong(Message):
    type: Literal["pong"]
    t: int | float
    now: Milliseconds


class Error(Message):
    type: Literal["error"]
    code: str
    message: str


AnyMessage = (
    Welcome | DeviceCode | Forgotten | Room | Event | Deal | Ack | Reject | ProgressMessage | Feed | Finished | Result
    | Par | Left | BotAdded | Invites
    | RoomList | PracticeKept | PracticeGames | History | Daily | Pong | Error | AnyAdminMessage
)  # fmt: skip
MESSAGES: TypeAdapter[Any] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])
"""Validates what a server has sent."""
