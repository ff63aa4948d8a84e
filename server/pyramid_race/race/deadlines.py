"""When the passing of time alone changes a room."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.race.again import enough_want_it, races_on
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Member, Race, Room
from pyramid_race.race.unseen import seats_open_at

GHOSTS_MS = 120_000
"""A race in which everybody who still plays has been away for so long is over, where nobody forfeits by being away."""
MISSED_MS = 10 * 60_000
"""A scheduled race for which nobody has come by so long after its time begins only by the host's word."""
AWAY_MS = 10_000
"""A race that begins when all are ready, or enough want another one, waits so long for who has lost the connection."""
HOST_GRACE_MS = 60_000
"""For so long a room waits for its host, unless its settings say how long it waits for a racer."""


def next_deadline(room: Room) -> int | None:
    """When (ms) a `Tick` will next have something to do; None while nothing is pending."""
    if room.closed:
        return None
    race = room.race
    times: list[int | None] = [host_lost_at(room)]
    if race is None:
        times += [starts_by_itself_at(room), seats_open_at(room)]
    elif race.ended_at is None:
        times += [race.ends_at, deserted_at(room, race), *forfeits_at(room).values()]
    else:
        times.append(again_at(room, race))
    return min((time for time in times if time is not None), default=None)


def records_at(room: Room) -> int | None:
    """When an ended race goes into the history: at once, or when spectators have seen it too; None: all are there."""
    if not room.unrecorded:
        return None
    delay = room.settings.spectator_delay_s * 1000
    return min(race.ended_at or 0 for race in room.unrecorded) + delay


def next_reminder(room: Room) -> int | None:
    """When a node must look at the room, even if nobody is in it any more; None: never again."""
    times = (next_deadline(room), records_at(room))
    return min((time for time in times if time is not None), default=None)


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


def deserted_at(room: Room, race: Race) -> int | None:
    """When the race is over, as nobody who still plays is there; None while somebody is, or where absence forfeits."""
    if room.settings.disconnect_grace_s is not None or room.settings.daily is not None:
        return None  # who tries the daily deal alone keeps nobody waiting
    lost = [
        room.members[runner.player].lost_at
        for runner in race.runners.values()
        if runner.status == "playing" and runner.player in room.members
    ]
    away = [at for at in lost if at is not None]
    if not lost or len(away) < len(lost):
        return None
    return max(*away, race.starts_at) + GHOSTS_MS


def again_at(room: Room, race: Race) -> int | None:
    """When the lobby opens again by itself after `race`, as enough of those who are left want another one; None: it
    doesn't."""
    if not enough_want_it(room):
        return None
    lost = [member.lost_at for member in room.members.values() if races_on(member)]
    return max((at + AWAY_MS for at in lost if at is not None), default=race.ended_at)


def host_lost_at(room: Room) -> int | None:
    """When another takes over from a host who is away; None while he is here, or nobody else is.

    Before a scheduled start nobody needs him: a week ahead a room isn't the first stranger's who looks in."""
    host = room.members.get(room.host) if room.host is not None else None
    if host is None or host.lost_at is None or not present(room):
        return None
    settings = room.settings
    grace = HOST_GRACE_MS if settings.disconnect_grace_s is None else settings.disconnect_grace_s * 1000
    is_scheduled = room.race is None and settings.start == "scheduled" and settings.starts_at is not None
    return max(host.lost_at + grace, settings.starts_at or 0) if is_scheduled else host.lost_at + grace


def present(room: Room) -> list[Member]:
    """The people who are connected."""
    return [member for member in room.members.values() if member.connected and not member.bot]


def starts_by_itself_at(room: Room, joined_at: int | None = None) -> int | None:
    """When a countdown begins without anybody's word; None where none does as things are.

    `joined_at`: as it would be if one more player had taken a seat at that time."""
    settings = room.settings
    if room.held or room.race is not None:
        return None
    if settings.start == "all_ready":
        return all_ready_at(room, (member for member in room.members.values() if member.role == "player"))
    seats = sorted(
        member.seated_at
        for member in room.members.values()
        if member.role == "player" and member.connected and member.seated_at is not None
    )
    if joined_at is not None:
        seats.append(joined_at)
    if not seats:
        return None
    if settings.start == "scheduled" and settings.starts_at is not None:
        begins = settings.starts_at - settings.countdown_s * 1000
        due = max(begins, seats[0])
        is_meant = room.lobby_since <= settings.starts_at and due <= settings.starts_at + MISSED_MS
        return due if is_meant else None
    if settings.start == "auto":
        times: list[int] = []
        if settings.auto_players is not None and len(seats) >= settings.auto_players:
            times.append(max(room.lobby_since, seats[settings.auto_players - 1]))
        if settings.auto_s is not None:
            times.append(max(room.lobby_since, seats[0]) + settings.auto_s * 1000)
        return min(times, default=None)
    return None


def all_ready_at(room: Room, players: Iterable[Member]) -> int | None:
    """When these players begin a race in a room where all must be ready: all of them who are there, at least two, are,
    and nobody has just lost the connection, whether he was ready or not. None as long as somebody isn't ready."""
    seats = list(players)
    here = [member for member in seats if member.connected]
    if len(here) < 2 or not all(member.ready for member in here):
        return None
    return max((member.lost_at + AWAY_MS for member in seats if member.lost_at is not None), default=room.lobby_since)
