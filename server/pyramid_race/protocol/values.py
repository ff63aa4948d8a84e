"""What the messages of the server are made of: boards, rules, members, standings. See `protocol.messages`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pyramid_race.protocol.base import Strict
from pyramid_race.protocol.commands import Action, ParDeal

Card = Annotated[str, Field(pattern="^(A|[2-9]|10|J|Q|K)[CDHS]$")]
Milliseconds = int
Status = Literal["playing", "cleared", "stuck", "dead", "forfeited", "timeout"]
Phase = Literal["lobby", "countdown", "racing", "finished"]
Role = Literal["player", "spectator"]
Start = Literal["host", "all_ready", "scheduled", "auto"]


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
    cohost: bool = False
    muted: bool = False
    next: bool = False
    """A spectator who takes a seat for the next race."""


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
    start: Start
    starts_at: Milliseconds | None
    auto_players: int | None
    auto_s: int | None
    countdown_s: int
    time_limit_s: int
    end: Literal["first", "all"]
    deal: str | ParDeal
    rules: Rules
    reveal_code: Literal["start", "finish"]
    spectator_delay_s: int
    disconnect_grace_s: int | None
    tell_dead: bool
    tell_dead_set: bool = False
    """By a host; else it goes by the rules."""
    invite_only: bool
    allowed: list[str] | None
    best_of: int
    quick: bool = False
    """Opened by quick play."""
    daily: str | None = None
    """The day whose deal is tried here."""


class ChatLine(Strict):
    id: int
    player: str
    name: str
    text: str
    at: Milliseconds
    bot: Literal[True] | None = None


class Banned(Strict):
    player: str
    name: str


class SeriesRow(Strict):
    player: str
    name: str
    rank: int
    wins: int
    places: list[int | None]
    """In each race so far; null: not in it."""
    statuses: list[Status | None]
    """How they came out of each."""
    bot: bool = False


class Series(Strict):
    best_of: int
    races: list[int]
    """The numbers of those that have been run."""
    table: list[SeriesRow]
    over: bool
    winner: str | None


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
    place: Annotated[int, Field(ge=1)] | None = None
    """Of who has cleared, as `time_ms`: from GO to the clear."""
    time_ms: Annotated[int, Field(ge=0)] | None = None


Point = Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=2, max_length=2)]
"""Time since GO, and the pyramid cards that were removed from then on."""


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


class SummaryRacer(Strict):
    name: str
    removed: int
    gone: list[Annotated[int, Field(ge=0, le=27)]]
    place: int | None = None
    """Once it is certain."""
    bot: bool = False


class RoomSummary(Strict):
    room: str
    name: str
    host: str
    phase: Phase
    players: int
    capacity: int
    spectators: int
    password: bool
    start: Start
    starts_at: Milliseconds | None = None
    """Where it is `scheduled`."""
    locked: bool = False
    invite_only: bool = False
    quick: bool = False
    daily: bool = False
    bots: int = 0
    """How many of the players are bots."""
    rules: str
    race: int
    opened_at: Milliseconds
    names: Annotated[list[str], Field(max_length=8)] | None = None
    """The first who are seated; of rooms without a password."""
    bot_names: Annotated[list[str], Field(max_length=8)] | None = None
    """Those of the names that are bots'."""
    racers: Annotated[list[SummaryRacer], Field(max_length=8)] | None = None
    """The first by rank, while a race counts down, runs or has finished; of rooms without a password."""


class PracticeGame(Strict):
    code: str
    rules: str
    """The letter of the preset, and the options that differ from it: `N`, `N,recycles=1`."""
    time_ms: int
    """As the browser said."""
    moves: int
    undos: int
    at: Milliseconds
    """When the server was told of it."""


class Racer(Strict):
    """Somebody in a race of the past."""

    player: str
    name: str | None
    """null: forgotten."""
    place: int
    bot: Literal[True] | None = None


class Outcome(Strict):
    """How somebody has done in a race that is over."""

    status: Literal["cleared", "playing", "stuck", "forfeited", "timeout"]
    """`playing`: when the first clear, or the host, ended the race."""
    removed: Annotated[int, Field(ge=0, le=28)]
    moves: int
    undos: int
    time_ms: int | None
    """null: not cleared."""


class Raced(Outcome):
    """A race of somebody's past."""

    kind: Literal["room", "daily"]
    daily: str | None = None
    """The day, such as `2026-11-30`."""
    again: bool = False
    """On a deal that was raced in that room before: it counts for no rating and no leaderboard."""
    chosen: bool = False
    """On a deal that was chosen by its code: it counts for no rating, and for the leaderboard of that deal alone."""
    room: str | None
    race: int | None
    code: str | None
    """null, as room and race: not for the reader's eyes."""
    rules: str
    starts_at: Milliseconds
    ended_at: Milliseconds
    players: int
    clears: int
    """How many of them have cleared it."""
    place: int
    forfeits_before: int
    """How many who gave up have a better place."""
    rating: int | None = None
    """After it, if it was rated; `change`: by how much it has changed the rating."""
    change: int | None = None
    racers: list[Racer] | None = None


class BoardRow(Outcome):
    """A player's best on a leaderboard."""

    place: int
    player: str
    name: str
    at: Milliseconds
    room: str | None
    race: int | None


class DailyPlayed(Strict):
    """The player's try at today's deal, over or not."""

    room: str
    race: int
    status: Status
    removed: Annotated[int, Field(ge=0, le=28)]
    moves: int
    undos: int
    time_ms: int | None
    place: int | None = None
