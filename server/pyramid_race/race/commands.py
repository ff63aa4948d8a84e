"""What somebody may ask of a room. `actor` has been identified by the shell; nothing else about the asking is trusted.
Random values (deal code, nonce) and checked secrets come in as values, so that deciding stays pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyramid_race.game.board import Action
from pyramid_race.game.deal import DealCode
from pyramid_race.race.model import PlayerId, Role, RoomSettings


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deal at hand in case the command begins a countdown (not used when the settings name a code).

    It is drawn for the settings that the room has when the command is decided. `Join`, `Leave` and `Kick` may begin a
    countdown too: where all must be ready, the only one who isn't may give up the seat."""

    code: DealCode
    nonce: str


@dataclass(frozen=True, slots=True)
class Open:
    actor: PlayerId
    name: str
    role: Role
    settings: RoomSettings
    bot: bool = False
    connection: str | None = None


@dataclass(frozen=True, slots=True)
class Configure:
    actor: PlayerId
    settings: RoomSettings


@dataclass(frozen=True, slots=True)
class Join:
    """Take a place, or resume the one held. `admitted`: the password was right (or none is needed)."""

    actor: PlayerId
    name: str
    role: Role
    admitted: bool
    connection: str
    bot: bool = False
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    actor: PlayerId
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class SetReady:
    actor: PlayerId
    ready: bool
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Start:
    actor: PlayerId
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Kick:
    actor: PlayerId
    player: PlayerId
    drawn: Drawn | None = None


@dataclass(slots=True)
class Move:
    actor: Final[PlayerId]
    race: Final[int]
    seq: Final[int]
    action: Final[Action]


@dataclass(frozen=True, slots=True)
class Forfeit:
    actor: PlayerId
    race: int


@dataclass(frozen=True, slots=True)
class Rematch:
    actor: PlayerId


@dataclass(frozen=True, slots=True)
class Chat:
    actor: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class Disconnect:
    """A connection is gone (said by its node, or by another node that found that node dead)."""

    actor: PlayerId
    connection: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A deadline may have passed: do whatever the stored times say is due."""


Command = (
    Open | Configure | Join | Leave | SetReady | Start | Kick | Move | Forfeit | Rematch | Chat | Disconnect | Tick
)
