"""What can happen in a room. Events are facts: `evolve` folds any of them, `decide` makes sure that only sensible ones
are appended. Version and time are stamped by the log, so they are not part of an event but handed to `evolve`."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.race.model import PlayerId, Role, RoomSettings


@dataclass(frozen=True, slots=True)
class Opened:
    """The room exists. `player` is its host, with a seat unless `role` is spectator."""

    player: PlayerId
    name: str
    role: Role
    settings: RoomSettings
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Configured:
    settings: RoomSettings


@dataclass(frozen=True, slots=True)
class Joined:
    """A new member, or a member with a new role or name."""

    player: PlayerId
    name: str
    role: Role
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Left:
    """A member went; in a running race his seat counts as forfeited.

    With a `connection`: went with the loss of it. Folds to nothing if a newer one took its place."""

    player: PlayerId
    connection: str | None = None


@dataclass(frozen=True, slots=True)
class Kicked:
    player: PlayerId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class HostChanged:
    player: PlayerId


@dataclass(frozen=True, slots=True)
class ReadySet:
    player: PlayerId
    ready: bool


@dataclass(frozen=True, slots=True)
class CountdownStarted:
    """GO comes `countdown_ms` after the stamp; everybody seated now races."""

    race: int
    code: str
    nonce: str
    countdown_ms: int
    time_limit_ms: int


@dataclass(frozen=True, slots=True)
class CountdownStopped:
    """Back to the lobby; `player` is whose going stopped it. The deal is never shown."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Moved:
    """An accepted action of a racer; a clear and its place follow from the fold."""

    player: PlayerId
    seq: int
    action: str


@dataclass(frozen=True, slots=True)
class Forfeited:
    player: PlayerId


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time limit has passed: whoever still plays is out of time."""


@dataclass(frozen=True, slots=True)
class Rematched:
    """Back to the lobby with the same people, nobody ready."""


@dataclass(frozen=True, slots=True)
class Chatted:
    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class Connected:
    """The player's newest connection; an older one in this room is closed by its node."""

    player: PlayerId
    connection: str


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The connection named is gone. Folds to nothing if a newer one took its place."""

    player: PlayerId
    connection: str


@dataclass(frozen=True, slots=True)
class Closed:
    """Nobody is in the room any more."""


Event = (
    Opened
    | Configured
    | Joined
    | Left
    | Kicked
    | HostChanged
    | ReadySet
    | CountdownStarted
    | CountdownStopped
    | Moved
    | Forfeited
    | TimeUp
    | Rematched
    | Chatted
    | Connected
    | Disconnected
    | Closed
)
