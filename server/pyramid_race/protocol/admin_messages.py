"""What a moderator is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pyramid_race.protocol.base import MAX_REF, Strict
from pyramid_race.protocol.values import Milliseconds, Phase, Role


class AdminMember(Strict):
    player: str
    name: str
    role: Role
    connected: bool
    bot: bool = False
    muted: bool = False
    """By a moderator, everywhere."""


class AdminRoom(Strict):
    room: str
    name: str
    phase: Phase
    host: str | None
    visibility: Literal["public", "unlisted"]
    password: bool
    opened_at: Milliseconds
    race: int
    spectators: int
    members: list[AdminMember]
    """All players, and at most 100 spectators."""


class Held(Strict):
    """A ban or a mute in force."""

    id: str
    kind: Literal["player", "address", "mute"]
    player: str | None = None
    address: str | None = None
    name: str | None = None
    """The player's, at that time."""
    who: str
    """Which moderator."""
    at: Milliseconds
    until: Milliseconds | None
    """null: for good."""
    reason: str


class Act(Strict):
    """An entry of the log of what moderators have done."""

    id: str
    at: Milliseconds
    who: str
    act: Literal["watch", "close", "ban", "unban", "mute", "unmute"]
    room: str | None = None
    player: str | None = None
    address: str | None = None
    name: str | None = None
    until: Milliseconds | None = None
    reason: str


class _Answer(Strict):
    ref: Annotated[str, Field(max_length=MAX_REF)] | None = None


class AdminOk(_Answer):
    """The connection is a moderator's."""

    type: Literal["admin_ok"]
    who: str


class AdminDone(_Answer):
    """Done, and in the log as `id`."""

    type: Literal["admin_done"]
    id: str


class AdminRooms(_Answer):
    type: Literal["admin_rooms"]
    rooms: list[AdminRoom]
    next: str | None
    """What to give as `after` for the next page; null: this was the last."""


class AdminBans(_Answer):
    type: Literal["admin_bans"]
    bans: list[Held]
    next: str | None


class AdminLog(_Answer):
    type: Literal["admin_log"]
    acts: list[Act]
    """The latest first."""
    next: str | None


AnyAdminMessage = AdminOk | AdminDone | AdminRooms | AdminBans | AdminLog
