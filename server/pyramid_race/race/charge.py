"""Who has a say in a room: the host and those whom he has made co-hosts."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room


def in_charge(room: Room, actor: PlayerId) -> bool:
    member = room.members.get(actor)
    return member is not None and (actor == room.host or member.cohost)


def not_in_charge(room: Room, actor: PlayerId, what: str) -> Refusal | None:
    """Why `actor` can't do `what`, which is for the host and co-hosts."""
    if actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    if not in_charge(room, actor):
        return Refusal("not_host", f"Only the host can {what}.")
    return None


def not_host(room: Room, actor: PlayerId, what: str) -> Refusal | None:
    """Why `actor` can't do `what`, which is for the host alone."""
    if actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    if actor != room.host:
        return Refusal("not_host", f"Only the host can {what}; co-hosts can't.")
    return None
