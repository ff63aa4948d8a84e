"""What those who run a room may send; see `protocol.commands`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pyramid_race.protocol.base import Command, Count, PlayerRef, RoomRef

Strength = Literal["random", "greedy", "careful", "perfect"]
"""How well a bot plays."""
MOST_BOTS = 200
"""So many bots of its own a node has out at once."""


class Kick(Command):
    type: Literal["kick"]
    room: RoomRef
    player: PlayerRef
    ban: bool = False


class Unban(Command):
    type: Literal["unban"]
    room: RoomRef
    player: PlayerRef


class HandOver(Command):
    type: Literal["hand_over"]
    room: RoomRef
    player: PlayerRef


class Cohost(Command):
    type: Literal["cohost"]
    room: RoomRef
    player: PlayerRef
    cohost: bool


class Lock(Command):
    type: Literal["lock"]
    room: RoomRef
    locked: bool


class Invite(Command):
    type: Literal["invite"]
    room: RoomRef
    count: Annotated[int, Field(ge=1, le=20)] = 1


class StopCountdown(Command):
    type: Literal["stop_countdown"]
    room: RoomRef


class ForfeitPlayer(Command):
    type: Literal["forfeit_player"]
    room: RoomRef
    race: Count
    player: PlayerRef


class EndRace(Command):
    type: Literal["end_race"]
    room: RoomRef
    race: Count


class AddBot(Command):
    type: Literal["add_bot"]
    room: RoomRef
    pace: Annotated[float, Field(ge=0.2, le=10)] = 1.2
    """Seconds a move, on average."""
    strength: Strength = "careful"


class Rematch(Command):
    type: Literal["rematch"]
    room: RoomRef


class Mute(Command):
    type: Literal["mute"]
    room: RoomRef
    player: PlayerRef
    muted: bool
