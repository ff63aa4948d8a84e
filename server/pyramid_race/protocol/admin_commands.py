"""What a moderator may send. `admin` comes first, with a token from the operator's settings; `hello` isn't needed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pyramid_race.protocol.base import Command, PlayerRef, RoomRef

MAX_REASON = 300

Reason = Annotated[str, Field(min_length=1, max_length=MAX_REASON)]
"""Why: in the log of what moderators do, and told to those whom it concerns."""
Hours = Annotated[float, Field(gt=0, le=24 * 3660)]
Address = Annotated[str, Field(min_length=2, max_length=64)]
"""An IP address, or a range as in `203.0.113.0/24`."""
After = Annotated[str, Field(max_length=100)]


class Admin(Command):
    type: Literal["admin"]
    token: Annotated[str, Field(max_length=200)]


class AdminRooms(Command):
    type: Literal["admin_rooms"]
    after: RoomRef | None = None


class AdminWatch(Command):
    """From here on this connection may `join` the room as spectator, whatever its doors say."""

    type: Literal["admin_watch"]
    room: RoomRef
    reason: Reason


class AdminClose(Command):
    type: Literal["admin_close"]
    room: RoomRef
    reason: Reason


class AdminBan(Command):
    """Exactly one of `player` and `address`."""

    type: Literal["admin_ban"]
    player: PlayerRef | None = None
    address: Address | None = None
    reason: Reason
    hours: Hours | None = None
    """None: for good."""
    with_address: bool = False
    """Of a player: the addresses from which he is connected now are banned too."""


class AdminUnban(Command):
    type: Literal["admin_unban"]
    player: PlayerRef | None = None
    address: Address | None = None
    reason: Reason


class AdminBans(Command):
    type: Literal["admin_bans"]
    after: After | None = None


class AdminMute(Command):
    type: Literal["admin_mute"]
    player: PlayerRef
    muted: bool
    reason: Reason
    hours: Hours | None = None


class AdminLog(Command):
    type: Literal["admin_log"]
    after: After | None = None


AnyAdminCommand = (
    Admin | AdminRooms | AdminWatch | AdminClose | AdminBan | AdminUnban | AdminBans | AdminMute | AdminLog
)
