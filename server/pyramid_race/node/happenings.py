"""The `event` messages: what a room's members are told of each event in its log."""

from __future__ import annotations

from pyramid_race.node.views import Message, settings_view
from pyramid_race.race import events as ev
from pyramid_race.race.model import Room


def event_view(room: Room, event: ev.Event, at: int, now: int) -> Message | None:
    """The message for `event`, folded into `room` already; None for events that are told in another way."""
    told = _kind(room, event)
    if told is None:
        return None
    kind, own = told
    return {"type": "event", "room": room.id, "version": room.version, "kind": kind, **own, "at": at, "now": now}


def _kind(room: Room, event: ev.Event) -> tuple[str, Message] | None:  # noqa: C901 - one flat case a kind
    match event:
        case ev.Joined(player, name, role, bot):
            return "joined", {"player": player, "name": name, "role": role, "bot": bot}
        case ev.Left(player):
            return "left", {"player": player}
        case ev.Kicked(player, by):
            return "kicked", {"player": player, "by": by}
        case ev.HostChanged(player):
            return "host", {"player": player}
        case ev.ReadySet(player, ready):
            return "ready", {"player": player, "ready": ready}
        case ev.Configured(settings):
            return "configured", {"settings": settings_view(settings)}
        case ev.CountdownStarted(race=number):
            race = room.race
            if race is None or race.number != number:
                return None
            return "countdown", {"race": number, "starts_at": race.starts_at, "ends_at": race.ends_at}
        case ev.CountdownStopped(player):
            return "countdown_stopped", {"player": player}
        case ev.Forfeited(player):
            return "forfeited", {"player": player, "race": room.races}
        case ev.Rematched():
            return "rematch", {"race": room.races + 1}
        case ev.Chatted(player, text):
            member = room.members.get(player)
            return "chat", {"player": player, "name": member.name if member else "", "text": text}
        case ev.Connected(player):
            return "connected", {"player": player}
        case ev.Disconnected(player):
            return "disconnected", {"player": player}
        case ev.Closed():
            return "closed", {}
        case ev.Opened() | ev.Moved() | ev.TimeUp():
            return None
