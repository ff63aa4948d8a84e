"""What a webhook is told of a room's event, and when: a pure function from the room before and after to payloads.

Payloads hold what anybody in the room may see by then, never a chat line, and no code before it is shown: what tells of
GO is due at GO, and everything of a room whose spectators see it later is due as much later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pyramid_race.node import views
from pyramid_race.race import events as ev
from pyramid_race.race.model import Member, Race, Room, Runner

Kind = Literal["room_opened", "player_joined", "player_left", "race_started", "race_finished", "room_closed"]
Payload = dict[str, Any]

AFTER_GO_MS = 500
"""So much later than GO its payload is sent: by then a countdown stopped at the last moment is known to be."""


@dataclass(frozen=True, slots=True)
class Hook:
    """One payload. `id` names it for good: who gets the same id again has had it before."""

    id: str
    kind: Kind
    due: int
    """When (ms) it may be sent."""
    payload: Payload
    is_news: bool = True
    """False: it only takes the place of the one with this id, if that has not been sent yet."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """What has not been sent under this id is not to be sent."""

    id: str


def hooks(before: Room, after: Room, event: ev.Event, at: int) -> list[Hook | Withdrawn]:
    """What `event`, folded at `at` (ms), has for webhooks; nearly always nothing."""
    if isinstance(event, ev.Moved) and (after.race is before.race or after.race is None or after.race.ended_at is None):
        return []
    if isinstance(event, ev.Connected | ev.Disconnected | ev.Chatted) or after.settings.daily is not None:
        return []  # a try at the deal of the day is nobody else's business, and its code is a secret
    if before.version == 0 and isinstance(event, ev.Opened):
        return [_hook("room_opened", after, at, at, {}), *_seats(before, after, at)]
    found: list[Hook | Withdrawn] = []
    if after.members is not before.members and not after.closed:
        found += _seats(before, after, at)
    found += _race(before, after, at)
    if after.closed and not before.closed:
        reason = event.reason if isinstance(event, ev.Closed) else ""
        found.append(_hook("room_closed", after, at, at, {"reason": reason} if reason else {}))
    return found


def _seats(before: Room, after: Room, at: int) -> list[Hook]:
    """Who has taken a seat, and who has given up his."""
    old = {player: member for player, member in before.members.items() if member.role == "player"}
    new = {player: member for player, member in after.members.items() if member.role == "player"}
    gone = [member for player, member in old.items() if player not in new]
    come = [member for player, member in new.items() if player not in old]
    left = [_hook("player_left", after, at, at, {"player": _person(member)}, member.player) for member in gone]
    return left + [_hook("player_joined", after, at, at, {"player": _person(member)}, member.player) for member in come]


def _race(before: Room, after: Room, at: int) -> list[Hook | Withdrawn]:
    old, new = before.race, after.race
    if old is new:
        return []
    is_same = old is not None and new is not None and _start_id(after, old) == _start_id(after, new)
    found: list[Hook | Withdrawn] = []
    if old is not None and at < old.starts_at and old.ended_at is None and not is_same:
        found.append(Withdrawn(_start_id(before, old)))
    if new is not None and not is_same:
        found.append(_started(after, new, at, is_news=True))
    elif new is not None and old is not None and at < new.starts_at and new.runners.keys() != old.runners.keys():
        found.append(_started(after, new, at, is_news=False))
    if new is not None and new.ended_at is not None and is_same and old is not None and old.ended_at is None:
        result = views.result_view(after, new)
        told = {name: value for name, value in result.items() if name not in ("type", "room")}
        found.append(_hook("race_finished", after, at, at, told))
    return found


def _started(room: Room, race: Race, at: int, is_news: bool) -> Hook:
    opened = {"commitment": views.commitment(race)} if race.sealed else {"code": str(race.code)}
    told = {
        "race": race.number, "starts_at": race.starts_at, "ends_at": race.ends_at, **opened,
        "racers": [_person(runner) for runner in race.runners.values()],
    }  # fmt: skip
    hook = _hook("race_started", room, race.starts_at, max(at, race.starts_at + AFTER_GO_MS), told)
    return Hook(_start_id(room, race), hook.kind, hook.due, hook.payload | {"id": _start_id(room, race)}, is_news)


def _start_id(room: Room, race: Race) -> str:
    return f"{room.id}-go-{race.number}-{race.starts_at}"


def _person(person: Member | Runner) -> Payload:
    return {"player": person.player, "name": person.name, **({"bot": True} if person.bot else {})}


def _hook(kind: Kind, room: Room, at: int, due: int, told: Payload, whose: str = "") -> Hook:
    """`whose` tells apart what one event has of several people."""
    name = f"{room.id}-{room.version}-{kind}{whose and '-'}{whose}"
    payload: Payload = {"id": name, "type": kind, "at": at, "room": _about(room), **told}
    return Hook(name, kind, due + room.settings.spectator_delay_s * 1000, payload)


def _about(room: Room) -> Payload:
    """The room as every payload names it. Whoever hears of it is to know whether it is for everybody."""
    settings = room.settings
    host = room.members.get(room.host) if room.host is not None else None
    return {
        "room": room.id,
        "name": settings.name,
        "visibility": settings.visibility,
        "password": settings.password_hash is not None,
        "private": settings.is_private,
        "host": None if host is None else _person(host),
        "players": sum(member.role == "player" for member in room.members.values()),
        "capacity": settings.capacity,
        "rules": settings.preset,
        **({"quick": True} if settings.quick else {}),
    }
