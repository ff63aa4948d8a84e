"""What the server sends. The node builds these as plain objects (it sends thousands a second); the tests check every
message that it sends against these models, and AsyncAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from pyramid_race.protocol.commands import MAX_REF, Action, ParDeal, Strict

Card = Annotated[str, Field(pattern="^(A|[2-9]|10|J|Q|K)[CDHS]$")]
Milliseconds = int
Status = Literal["playing", "cleared", "stuck", "dead", "forfeited", "timeout"]
Phase = Literal["lobby", "countdown", "racing", "finished"]
Role = Literal["player", "spectator"]


class Message(Strict):
    ref: Annotated[str, Field(max_length=MAX_REF)] | None = None


class Board(Strict):
    pyramid: Annotated[list[Card | None], Field(min_length=28, max_length=28)]
    waste: list[Card]
    piles: Annotated[list[list[Card]], Field(min_length=2, max_length=3)] | None = None
    """The piles of the waste, where there are several; `waste` is then one after the other."""
    stock: Annotated[int, Field(ge=0, le=24)]
    stock_cards: list[Card] | None = None
    """The cards of the stock that lie face up, the next one first; where the rules turn some up."""
    just_drawn: Literal[True] | None = None
    """The card just drawn and the one below it may be paired now."""
    recycles: int
    recycles_left: int | None
    removed: Annotated[int, Field(ge=0, le=28)]
    score: int
    moves: int
    undos_left: int
    status: Status


class Member(Strict):
    player: str
    name: str
    role: Role
    ready: bool
    connected: bool
    bot: bool = False


class Rules(Strict):
    preset: str
    initial_waste: Literal[0, 1]
    recycles: int | None
    win: Literal["pyramid", "all"]
    pair_with_cover: bool
    pair_waste: Literal["none", "drawn", "top_two"]
    stock_top: bool
    stock_face_up: bool
    waste_piles: Literal[1, 2, 3]
    undo_limit: int | None
    undo_counts: bool


class RoomSettings(Strict):
    name: str
    visibility: Literal["public", "unlisted"]
    password: bool
    capacity: int
    start: Literal["host", "all_ready"]
    countdown_s: int
    time_limit_s: int
    end: Literal["first", "all"]
    deal: str | ParDeal
    rules: Rules
    reveal_code: Literal["start", "finish"]
    spectator_delay_s: int
    disconnect_grace_s: int | None
    tell_dead: bool


class ChatLine(Strict):
    player: str
    name: str
    text: str
    at: Milliseconds


class Standing(Strict):
    player: str
    name: str
    place: int
    status: Status
    removed: int
    score: int
    moves: int
    undos: int
    time_ms: int | None
    bot: bool = False
    medal: Literal["gold", "silver", "bronze"] | None = None


class Progress(Strict):
    removed: int
    score: int
    moves: int
    undos: int
    gone: list[Annotated[int, Field(ge=0, le=27)]]
    status: Status


class Opening(Strict):
    code: str
    nonce: str
    commitment: str


class FeedEntry(Strict):
    player: str
    seq: int
    action: Action
    at: Milliseconds
    drawn: Card | None = None
    pile: Annotated[int, Field(ge=1, le=3)] | None = None
    """To which pile the card was drawn, where there are several."""


class Welcome(Message):
    type: Literal["welcome"]
    player: str
    name: str
    token: str | None = None
    now: Milliseconds


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
    par: int | None
    """The fewest moves of a win; null: not known."""
    par_pending: bool = False
    """It is being worked out: a `par` message will tell it."""
    standings: list[Standing]
    opening: Opening | None = None


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
    starts_at: Milliseconds | None = None
    ends_at: Milliseconds | None = None
    deal: Deal | None = None
    progress: ProgressMessage | None = None
    seq: int | None = None
    board: Board | None = None
    result: Result | None = None


class Event(Message):
    """The fields of its own of each kind are named in docs/protocol.md."""

    type: Literal["event"]
    room: str
    version: int
    kind: Literal[
        "joined", "left", "ready", "configured", "countdown", "countdown_stopped", "kicked", "host", "chat",
        "forfeited", "connected", "disconnected", "rematch", "closed",
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


class BotAdded(Message):
    type: Literal["bot_added"]
    room: str


class RoomSummary(Strict):
    room: str
    name: str
    host: str
    phase: Phase
    players: int
    capacity: int
    spectators: int
    password: bool
    start: Literal["host", "all_ready"]
    rules: str
    race: int
    opened_at: Milliseconds


class RoomList(Message):
    type: Literal["rooms"]
    rooms: list[RoomSummary]


class Pong(Message):
    type: Literal["pong"]
    t: int | float
    now: Milliseconds


class Error(Message):
    type: Literal["error"]
    code: str
    message: str


AnyMessage = (
    Welcome | Room | Event | Deal | Ack | Reject | ProgressMessage | Feed | Finished | Result | Par | Left | BotAdded
    | RoomList | Pong | Error
)  # fmt: skip
MESSAGES: TypeAdapter[Any] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])
"""Validates what a server has sent."""
