"""The state of one room: values only, folded from the room's log and from nothing else.

Every move makes a new Runner, Race and Room. They are immutable by their `Final` fields, which the type checker holds,
and not by `frozen`, which makes building one several times slower."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NewType

from pyramid_race.game.board import Board, Table
from pyramid_race.game.deal import DealCode
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.dead_ends import tells_nothing_hidden
from pyramid_race.race.climb import Climb
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.knowledge import Knowledge
from pyramid_race.race.played import Played
from pyramid_race.race.series import Series
from pyramid_race.race.status import RunnerStatus

RoomId = NewType("RoomId", str)

Role = Literal["player", "spectator"]
StartPolicy = Literal["host", "all_ready", "scheduled", "auto"]
Phase = Literal["lobby", "countdown", "racing", "finished"]
Why = Literal["all_done", "first_clear", "time_limit", "host", "deserted", "closed"]


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """What the host chose. `password_hash` is made and checked by the shell; the log never holds a password."""

    name: str = ""
    visibility: Literal["public", "unlisted"] = "public"
    password_hash: str | None = None
    capacity: int = 20
    start: StartPolicy = "host"
    countdown_s: int = 5
    time_limit_s: int = 900
    end: Literal["first", "all"] = "all"
    deal: str = "winnable"
    """What to draw (see `race.wish`), or one deal code in its canonical form."""
    preset: str = "N"
    rules: Rules = PRESETS["N"]
    reveal_code: Literal["start", "finish"] = "start"
    spectator_delay_s: int = 0
    disconnect_grace_s: int | None = None
    """Seconds after which a racer who lost the connection forfeits; None: never (see `deadlines.GHOSTS_MS`)."""
    tell_dead: bool | None = None
    """Whether racers are told that their board can't be won any more; None: where that tells nothing hidden."""
    starts_at: int | None = None
    """When GO is to be (ms), where the start is `scheduled`."""
    auto_players: int | None = 4
    """Where the start is `auto`: it comes with so many seated and connected,"""
    auto_s: int | None = None
    """or so many seconds after the first was."""
    invite_only: bool = False
    allowed: tuple[str, ...] | None = None
    """The names that may come in; None: any."""
    best_of: int = 1
    """Races of a series; 1: there is none."""
    quick: bool = False
    """Opened by quick play. No client sets this."""
    daily: str | None = None
    """The day (`2026-11-30`) whose deal is tried here, by one player alone. No client sets this."""

    @property
    def is_private(self) -> bool:
        """Whether those outside are told nothing of who is in the room and how the race goes."""
        return self.password_hash is not None or self.invite_only or self.allowed is not None or self.daily is not None

    @property
    def tells_dead(self) -> bool:
        return tells_nothing_hidden(self.rules) if self.tell_dead is None else self.tell_dead


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in the room. Members are kept in the order in which they joined."""

    player: PlayerId
    name: str
    role: Role
    ready: bool = False
    bot: bool = False
    connection: str | None = None
    """`node/number` of the open connection, None while there is none."""
    connections: tuple[str, ...] = ()
    """The last ones there have been, the newest at the end: none but that one takes the place back (`race.control`)."""
    lost_at: int | None = None
    """Since when (ms) there is no connection."""
    seated_at: int | None = None
    """When (ms) a player took the seat."""
    cohost: bool = False
    waits: bool = False
    """A spectator who takes a seat for the next race."""
    with_bots: bool | None = None
    """Whether he races with bots, too, as he has told quick play; None: he came in otherwise."""

    @property
    def connected(self) -> bool:
        return self.connection is not None


@dataclass(slots=True)
class Runner:
    """One racer in one race. Kept after its member has left, since the standings need it."""

    player: Final[PlayerId]
    name: Final[str]
    board: Final[Board]
    bot: Final[bool] = False
    played: Final[Played] = field(default_factory=Played)
    """Every accepted action (`game.board.action_text`), by its seq."""
    status: Final[RunnerStatus] = "playing"
    reached_at: Final[int] = 0
    """When (ms) the present number of removed pyramid cards was reached."""
    finished_at: Final[int | None] = None
    place: Final[int | None] = None
    """Given at once to a racer who clears; to everybody at the end of the race."""
    climb: Final[Climb] = ()
    gave_up_at: Final[int | None] = None
    """When (ms) he forfeited by his own word, which may be taken back for a moment."""
    taken_out: Final[bool] = False
    """He forfeited by somebody else's: a host's or a moderator's."""

    @property
    def seq(self) -> int:
        return len(self.played)


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a race is over."""

    why: Why
    """`deserted`: all who still raced had been away for too long; `closed`: the whole room was."""
    by: PlayerId | None = None
    """The host who ended it."""


@dataclass(slots=True)
class Race:
    """One race of a room, from its countdown on. Times are ms of Redis' clock."""

    number: Final[int]
    code: Final[DealCode]
    nonce: Final[str]
    """Random text; with the code it opens the commitment of a sealed race."""
    table: Final[Table]
    starts_at: Final[int]
    ends_at: Final[int]
    end: Final[Literal["first", "all"]]
    sealed: Final[bool]
    runners: Final[Mapping[PlayerId, Runner]]
    ended_at: Final[int | None] = None
    knowledge: Final[Knowledge] = field(default_factory=Knowledge, compare=False, repr=False)
    ending: Final[Ending | None] = None
    """Given with `ended_at`."""
    again: Final[bool] = False
    """Its deal was raced in this room before, so that somebody may know what lies face down."""
    chosen: Final[bool] = False
    """Its deal was chosen by a code: somebody may have known it before anybody came here."""
    interfered: Final[bool] = False
    """A host or a moderator took somebody out of it who was there and raced."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    player: PlayerId
    name: str
    text: str
    at: int
    id: int = 0
    """The version of its event."""
    beside: int | None = None
    """The race that ran when it was written by somebody who didn't race, or had finished."""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Doors:
    """Who may come in and who may speak, beside what the settings say."""

    locked: bool = False
    """Nobody new comes in,"""
    inside: frozenset[PlayerId] = frozenset()
    """but these were in when it was locked: a spectator who loads the page again has left, and may come back."""
    banned: Mapping[PlayerId, str] = field(default_factory=dict[PlayerId, str])
    """With their names."""
    muted: frozenset[PlayerId] = frozenset()
    invites: Mapping[str, PlayerId | None] = field(default_factory=dict[str, PlayerId | None])
    """By the hash of an invitation: who has used it."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The end of a race that spectators, who are behind, have yet to see."""

    until: int
    """When (ms) they have."""
    known_to: frozenset[PlayerId]
    """Those who raced."""


@dataclass(slots=True)
class Room:
    """A room after `version` events. `epoch` is the version of the last event that changed who may do what."""

    id: Final[RoomId]
    version: Final[int] = 0
    epoch: Final[int] = 0
    opened_at: Final[int] = 0
    host: Final[PlayerId | None] = None
    settings: Final[RoomSettings] = field(default_factory=RoomSettings)
    members: Final[Mapping[PlayerId, Member]] = field(default_factory=dict[PlayerId, Member])
    races: Final[int] = 0
    """How many races have been run or are being run: the number of the last one."""
    race: Final[Race | None] = None
    """The race counting down, running or just finished; None in the lobby."""
    chat: Final[tuple[ChatLine, ...]] = ()
    closed: Final[bool] = False
    doors: Final[Doors] = field(default_factory=Doors)
    series: Final[Series | None] = None
    lobby_since: Final[int] = 0
    """When (ms) the present or last lobby began."""
    held: Final[bool] = False
    """The host has stopped a countdown: none begins by itself until he says so."""
    unrecorded: Final[tuple[Race, ...]] = ()
    """Races that have ended and are not yet noted to be in the history."""
    dealt: Final[frozenset[bytes]] = frozenset()
    """The cards of all races that have ended, each deal as bytes."""
    unseen: Final[Unseen | None] = None
    """Of the last race that has ended; None where spectators aren't behind."""

    def phase(self, now: int) -> Phase:
        """The phase at `now` (ms): a function of stored times, so a restart changes nothing."""
        if self.race is None:
            return "lobby"
        if self.race.ended_at is not None:
            return "finished"
        return "racing" if now >= self.race.starts_at else "countdown"
