"""What a client may send: one model a command, strict and closed (an unknown or mistyped field is an error)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from pyramid_race.protocol.admin_commands import AnyAdminCommand
from pyramid_race.protocol.base import Command, Count, RoomRef, Strict, Text
from pyramid_race.protocol.host_commands import (
    AddBot,
    Cohost,
    EndRace,
    ForfeitPlayer,
    HandOver,
    Invite,
    Kick,
    Lock,
    Mute,
    Rematch,
    StopCountdown,
    Unban,
)

SUBPROTOCOL = "pyramid-race.v1"
MAX_FRAME_BYTES = 8192
MAX_NAME = 24
MAX_CHAT = 300
MAX_ROOM_NAME = 60
MAX_PASSWORD = 128
MAX_LINE = 1000

Phrase = Literal[
    "hello", "good_luck", "have_fun", "well_played", "wow", "oops", "so_close", "thanks", "one_more", "bye"
]  # fmt: skip


class RemoveAction(Strict):
    do: Literal["remove"]
    cards: Annotated[list[Annotated[str, Field(max_length=3)]], Field(min_length=1, max_length=2)]


class DrawAction(Strict):
    do: Literal["draw"]
    pile: Annotated[int, Field(ge=1, le=3)] | None = None


class RecycleAction(Strict):
    do: Literal["recycle"]


class UndoAction(Strict):
    do: Literal["undo"]


Action = Annotated[RemoveAction | DrawAction | RecycleAction | UndoAction, Field(discriminator="do")]


class ParDeal(Strict):
    """A deal whose shortest win takes at least `par[0]` and at most `par[1]` moves."""

    par: Annotated[list[int], Field(min_length=2, max_length=2)]


class Settings(Strict):
    """Room settings; only the fields given are changed."""

    name: Text | None = None
    visibility: Literal["public", "unlisted"] | None = None
    password: Annotated[str, Field(max_length=MAX_PASSWORD)] | None = None
    """An empty string takes the password away."""
    capacity: Annotated[int, Field(ge=1, le=100)] | None = None
    start: Literal["host", "all_ready", "scheduled", "auto"] | None = None
    starts_at: Annotated[int, Field(ge=0, le=2**53)] | None = None
    """When GO is to be, for `scheduled`."""
    auto_players: Annotated[int, Field(ge=1, le=100)] | None = None
    auto_s: Annotated[int, Field(ge=5, le=3600)] | None = None
    countdown_s: Annotated[int, Field(ge=0, le=60)] | None = None
    time_limit_s: Annotated[int, Field(ge=10, le=7200)] | None = None
    end: Literal["first", "all"] | None = None
    deal: Annotated[str, Field(max_length=100)] | ParDeal | None = None
    """`winnable`, `any`, `easy`, `medium`, `hard`, a range of pars, or a code."""
    rules: Annotated[str, Field(max_length=400)] | dict[str, Any] | None = None
    reveal_code: Literal["start", "finish"] | None = None
    spectator_delay_s: Annotated[int, Field(ge=0, le=600)] | None = None
    disconnect_grace_s: Annotated[int, Field(ge=0, le=7200)] | None = None
    tell_dead: bool | None = None
    """Whether racers are told that there is no way left; null: where that tells nothing hidden."""
    invite_only: bool | None = None
    allowed: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=100)] | None = None
    """The names that may come in; null: any."""
    best_of: Literal[1, 3, 5, 7, 9, 11, 13, 15] | None = None
    """Races of a series; 1: none."""


class Hello(Command):
    type: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    device_code: Annotated[str, Field(max_length=40)] | None = None
    """Instead of a token: from `device_code` on another device."""
    name: Text | None = None
    locale: Annotated[str, Field(max_length=35)] | None = None
    bot: bool = False


class DeviceCode(Command):
    """A code to sign in with on another device."""

    type: Literal["device_code"]


class ForgetMe(Command):
    """All that is known of the player is to go."""

    type: Literal["forget_me"]
    confirm: Text
    """The player's own name."""


class OpenRoom(Command):
    type: Literal["open_room"]
    settings: Settings | None = None
    role: Literal["player", "spectator"] = "player"


class Join(Command):
    type: Literal["join"]
    room: RoomRef
    role: Literal["player", "spectator"]
    password: Annotated[str, Field(max_length=MAX_PASSWORD)] | None = None
    invite: Annotated[str, Field(max_length=100)] | None = None
    """Of a host: comes in past password, list and `invite_only`, once."""


class Leave(Command):
    type: Literal["leave"]
    room: RoomRef


class Ready(Command):
    type: Literal["ready"]
    room: RoomRef
    ready: bool


class Start(Command):
    type: Literal["start"]
    room: RoomRef


class Configure(Command):
    type: Literal["configure"]
    room: RoomRef
    settings: Settings


class Move(Command):
    type: Literal["move"]
    room: RoomRef
    race: Count
    seq: Count
    action: Action


class Forfeit(Command):
    type: Literal["forfeit"]
    room: RoomRef
    race: Count


class Unforfeit(Command):
    """Takes one's own forfeit back."""

    type: Literal["unforfeit"]
    room: RoomRef
    race: Count


class Chat(Command):
    type: Literal["chat"]
    room: RoomRef
    text: Text


class DeleteChat(Command):
    type: Literal["delete_chat"]
    room: RoomRef
    id: Annotated[int, Field(ge=1, le=2**53)]


class Say(Command):
    """A phrase that everybody hears in their own language."""

    type: Literal["say"]
    room: RoomRef
    phrase: Phrase


class QuickPlay(Command):
    type: Literal["quick_play"]
    bots: bool = False
    """Whether bots may fill the room."""


class Rooms(Command):
    type: Literal["rooms"]
    after: RoomRef | None = None


class Practice(Command):
    """A game that was won alone."""

    type: Literal["practice"]
    code: Annotated[str, Field(max_length=100)]
    rules: Annotated[str, Field(max_length=400)] | dict[str, Any] | None = None
    """As a room's; left out: those of the code's letter."""
    line: Annotated[list[Annotated[str, Field(max_length=8)]], Field(min_length=1, max_length=MAX_LINE)]
    """Each action, as `draw`, `draw 2`, `recycle`, `undo`, `10C 3S`, `KD`."""
    time_ms: Annotated[int, Field(ge=10, le=24 * 3600 * 1000)]


class PracticeGames(Command):
    type: Literal["practice_games"]
    code: Annotated[str, Field(max_length=100)] | None = None


class History(Command):
    """One's own races, the last first."""

    type: Literal["history"]
    before: Annotated[int, Field(ge=0, le=2**53)] | None = None
    """Those that ended before (ms)."""


class Daily(Command):
    type: Literal["daily"]


class DailyStart(Command):
    """Begins, or resumes, the one try at today's deal."""

    type: Literal["daily_start"]


class Ping(Command):
    type: Literal["ping"]
    t: int | float = Field(ge=-(2**53), le=2**53)


AnyCommand = (
    Hello
    | DeviceCode
    | ForgetMe
    | OpenRoom
    | Join
    | Leave
    | Ready
    | Start
    | Configure
    | Kick
    | AddBot
    | Move
    | Forfeit
    | Rematch
    | Chat
    | Unban
    | HandOver
    | Cohost
    | Lock
    | Invite
    | StopCountdown
    | ForfeitPlayer
    | EndRace
    | Unforfeit
    | DeleteChat
    | Mute
    | Say
    | QuickPlay
    | Rooms
    | Practice
    | PracticeGames
    | History
    | Daily
    | DailyStart
    | Ping
    | AnyAdminCommand
)
COMMANDS: TypeAdapter[AnyCommand] = TypeAdapter(Annotated[AnyCommand, Field(discriminator="type")])
