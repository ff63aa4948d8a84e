"""What can happen in a room. Events are facts: `evolve` folds any of them, `decide` makes sure that only sensible ones
are appended. Version and time are stamped by the log, so they are not part of an event but handed to `evolve`."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Role, RoomSettings


@dataclass(frozen=True, slots=True)
class Opened:
    """The room exists. `player` is its host, with a seat unless `role` is spectator."""

    player: PlayerId
    name: str
    role: Role
    settings: RoomSettings
    bot: bool = False
    with_bots: bool | None = None


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
    waits: bool = False
    """A spectator who takes a seat for the next race."""
    invite: str | None = None
    """The hash of the invitation that is used up by this."""
    with_bots: bool | None = None
    """Whether he races with bots, too (see `Member`)."""


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
    ban: bool = False


@dataclass(frozen=True, slots=True)
class Unbanned:
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Locked:
    locked: bool
    by: PlayerId


@dataclass(frozen=True, slots=True)
class CohostSet:
    player: PlayerId
    cohost: bool


@dataclass(frozen=True, slots=True)
class Invited:
    """Single-use invitations exist. The log holds their SHA-256."""

    invites: tuple[str, ...]
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
    """Back to the lobby; `player` is whose going or word stopped it. The deal is never shown.

    `held`: none begins by itself any more, since it was a host's word."""

    player: PlayerId
    held: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """An accepted action of a racer; a clear and its place follow from the fold."""

    player: PlayerId
    seq: int
    action: str


@dataclass(frozen=True, slots=True)
class Forfeited:
    """`by`: the racer himself, a host, or None where time did it."""

    player: PlayerId
    by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Unforfeited:
    """The racer has taken his forfeit back."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """Over before its time, by a host's word or (None) since nobody who still plays is there any more."""

    race: int
    by: PlayerId | None = None


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
class ChatDeleted:
    """The line whose event had the version `id` is gone."""

    id: int
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Muted:
    player: PlayerId
    muted: bool
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Said:
    """One of the phrases that everybody hears in their own language."""

    player: PlayerId
    phrase: str


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
    """Nobody is in the room any more, or a moderator has closed it, with a reason."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The result of this race is in the history."""

    race: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The player's name and words are nobody's any more."""

    player: PlayerId


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
    | Unbanned
    | Locked
    | CohostSet
    | Invited
    | Unforfeited
    | RaceEnded
    | ChatDeleted
    | Muted
    | Said
    | Recorded
    | Forgotten
)
