"""Which of a player's connections acts for him in a room: the newest one that has joined it."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import Close, Command, Disconnect, Forget, Join, Leave, Open, Record, Tick
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Room

REPLACED = Refusal("not_member", "A newer connection of yours has joined this room.")
NOT_JOINED = Refusal("not_member", "Join the room on this connection first.")


def is_replaced(member: Member, connection: str) -> bool:
    """Whether the member has come by another connection since this one: it can't take the place back."""
    return connection in member.connections[:-1]


def not_in_control(room: Room, command: Command, connection: str) -> Refusal | None:
    """Why `command` isn't taken from `connection`, which its actor has open.

    To leave, any will do that hasn't been replaced: somebody gives up a place that he isn't looking at."""
    if isinstance(command, Open | Join | Disconnect | Tick | Close | Record | Forget):
        return None
    return not_joined(room, command.actor, connection, leaves=isinstance(command, Leave))


def not_joined(room: Room, actor: PlayerId, connection: str, *, leaves: bool = False) -> Refusal | None:
    """Why `connection` isn't the one by which this member is in the room; None for strangers, too.

    One that was taken for lost and is there all the same still is the newest."""
    member = room.members.get(actor)
    if member is None or member.connections[-1:] == (connection,):
        return None
    if is_replaced(member, connection):
        return REPLACED
    return None if leaves else NOT_JOINED
