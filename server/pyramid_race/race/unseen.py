"""Where spectators are behind: who may know by now how the last race has ended, and who is shown the room as it is."""

from __future__ import annotations

from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Room


def knows_the_end(room: Room, player: PlayerId | None, now: int) -> bool:
    """Whether the player (None: a stranger) raced in the last race that has ended, or spectators have seen its end by
    `now` (ms)."""
    return room.unseen is None or now >= room.unseen.until or player in room.unseen.known_to


def sees_the_present(room: Room, player: PlayerId, now: int) -> bool:
    """Whether a room with a delay is shown to this member as it is at `now` (ms): to racers, and between races to
    whoever has a seat and knows the end of the last one."""
    member = room.members.get(player)
    if member is None or member.role != "player":
        return False
    if room.race is not None and player in room.race.runners:
        return True
    is_under_way = room.race is not None and room.race.ended_at is None
    return not is_under_way and knows_the_end(room, player, now)


def next_seated(room: Room, at: int) -> list[Member]:
    """Those who wait for the next race and may have a seat at `at` (ms), in the order in which they came, as far as
    seats are free."""
    free = room.settings.capacity - sum(member.role == "player" for member in room.members.values())
    waiting = (m for m in room.members.values() if m.waits and knows_the_end(room, m.player, at))
    return [member for member, _ in zip(waiting, range(free), strict=False)]


def seats_open_at(room: Room) -> int | None:
    """When (ms) those who wait in the lobby get seats, as spectators have seen the end of the last race; None where
    nobody waits for that."""
    if room.unseen is None or room.race is not None or not next_seated(room, room.unseen.until):
        return None
    return room.unseen.until
