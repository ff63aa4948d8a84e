"""What somebody may ask of a room. `actor` has been identified by the shell; nothing else about the asking is trusted.
Random values (deal code, nonce) and checked secrets come in as values, so that deciding stays pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyramid_race.game.board import Action
from pyramid_race.game.deal import DealCode
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Role, RoomSettings


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deal at hand in case the command begins a countdown (not used when the settings name a code).

    It is drawn for the settings that the room has when the command is decided. `Join`, `Leave` and `Kick` may begin a
    countdown too: where all must be ready, the only one who isn't may give up the seat. So may a `Tick`, when the time
    has come."""

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
    with_bots: bool | None = None
    """As told to quick play."""


@dataclass(frozen=True, slots=True)
class Configure:
    actor: PlayerId
    settings: RoomSettings


@dataclass(frozen=True, slots=True)
class Join:
    """Take a place, or resume the one held. `admitted`: the password was right (or none is needed).

    `passes`: comes in whatever the doors say (a bot that a host has added, a moderator). `invite` is the hash of the
    invitation that was shown."""

    actor: PlayerId
    name: str
    role: Role
    admitted: bool
    connection: str
    bot: bool = False
    drawn: Drawn | None = None
    passes: bool = False
    invite: str | None = None
    with_bots: bool | None = None
    """As told to quick play; None: as it was."""


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
    ban: bool = False


@dataclass(frozen=True, slots=True)
class Unban:
    actor: PlayerId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class HandOver:
    actor: PlayerId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SetCohost:
    actor: PlayerId
    player: PlayerId
    cohost: bool


@dataclass(frozen=True, slots=True)
class Lock:
    actor: PlayerId
    locked: bool


@dataclass(frozen=True, slots=True)
class Invite:
    """`invites` are the hashes of new invitations."""

    actor: PlayerId
    invites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StopCountdown:
    actor: PlayerId


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
class Unforfeit:
    actor: PlayerId
    race: int


@dataclass(frozen=True, slots=True)
class ForfeitPlayer:
    """A host takes somebody who doesn't play out of the race."""

    actor: PlayerId
    race: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class EndRace:
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
class DeleteChat:
    actor: PlayerId
    id: int


@dataclass(frozen=True, slots=True)
class Mute:
    actor: PlayerId
    player: PlayerId
    muted: bool


@dataclass(frozen=True, slots=True)
class Say:
    actor: PlayerId
    phrase: str


@dataclass(frozen=True, slots=True)
class Disconnect:
    """A connection is gone (said by its node, or by another node that found that node dead)."""

    actor: PlayerId
    connection: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A deadline may have passed: do whatever the stored times say is due."""

    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Close:
    """By a moderator."""

    reason: str


@dataclass(frozen=True, slots=True)
class Record:
    """The history has the result of this race."""

    race: int


@dataclass(frozen=True, slots=True)
class Forget:
    """The player wants to be forgotten, wherever he has been."""

    actor: PlayerId


Hosting = (
    Configure
    | Start
    | Kick
    | Unban
    | HandOver
    | SetCohost
    | Lock
    | Invite
    | StopCountdown
    | ForfeitPlayer
    | EndRace
    | Rematch
)
"""What a host does."""
Talk = Chat | DeleteChat | Mute | Say
Command = (
    Open | Join | Leave | SetReady | Move | Forfeit | Unforfeit | Disconnect | Tick | Close | Record | Forget
    | Hosting | Talk
)  # fmt: skip
