"""Bots among people: where they may take a seat, and where quick play has some fill in."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.hosting import seated
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Room

FILL_IN = 2
"""So many bots a room of quick play has at most, and with one person in it."""


def no_bot_may_sit(room: Room) -> Refusal | None:
    """Why no bot, whoever wants it, takes a seat in the room as it is now; None: it may.

    Who has told quick play that he races without bots keeps them out wherever it has sent him; in its own rooms so does
    everybody who hasn't allowed them."""
    is_quick = room.settings.quick
    for member in (*seated(room), *_waiting(room)):
        if not member.bot and (member.with_bots is False or (is_quick and member.with_bots is None)):
            return Refusal("not_available", f"{member.name or 'Somebody here'} races without bots.")
    if is_quick and sum(member.bot for member in seated(room)) >= FILL_IN:
        return Refusal("not_available", f"A quick play room has {FILL_IN} bots at most.")
    return None


def has_bots(room: Room) -> bool:
    """Whether there are bots among those who will race."""
    return any(member.bot for member in (*seated(room), *_waiting(room)))


def to_fill_in(room: Room, player: PlayerId) -> int:
    """How many bots a room of quick play is to get for `player`, who has waited long enough for others; none if he has
    gone."""
    if not room.settings.quick or room.closed or room.race is not None:
        return 0
    is_waiting = any(member.player == player and member.connected for member in seated(room))
    return max(0, 1 + FILL_IN - len(seated(room))) if is_waiting and not no_bot_may_sit(room) else 0


def _waiting(room: Room) -> list[Member]:
    return [member for member in room.members.values() if member.waits]
