"""When the passing of time alone changes a room."""

from __future__ import annotations

from pyramid_race.race.model import PlayerId, Room


def next_deadline(room: Room) -> int | None:
    """When (ms) a `Tick` will next have something to do; None while nothing is pending."""
    race = room.race
    if room.closed or race is None or race.ended_at is not None:
        return None
    return min([race.ends_at, *forfeits_at(room).values()])


def forfeits_at(room: Room) -> dict[PlayerId, int]:
    """When each racer who is still playing but has lost the connection forfeits. Absence before GO doesn't count."""
    race = room.race
    grace = room.settings.disconnect_grace_s
    if grace is None or race is None or race.ended_at is not None:
        return {}
    due: dict[PlayerId, int] = {}
    for runner in race.runners.values():
        member = room.members.get(runner.player)
        if runner.status == "playing" and member is not None and member.lost_at is not None:
            due[runner.player] = max(member.lost_at, race.starts_at) + grace * 1000
    return due
