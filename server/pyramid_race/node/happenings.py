"""The `event` messages: what a room's members are told of each event in its log."""

from __future__ import annotations

from pyramid_race.node.views import Message, begins_view, settings_view
from pyramid_race.race import events as ev
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room


def event_view(room: Room, event: ev.Event, at: int, now: int) -> Message | None:
    """The message for `event`, folded into `room` already; None for events that are told in another way."""
    told = _kind(room, event)
    if told is None:
        return None
    kind, own = told
    told_to_all: Message = {"type": "event", "room": room.id, "version": room.version, "kind": kind, **own}
    return told_to_all | begins_view(room) | {"at": at, "now": now}


def _kind(room: Room, event: ev.Event) -> tuple[str, Message] | None:  # noqa: C901 - one flat case a kind
    match event:
        case ev.Joined(player, name, role, bot, waits):
            told: Message = {"player": player, "name": name, "role": role, "bot": bot, **_if("next", waits)}
            return "joined", told | _if("muted", player in room.doors.muted)
        case ev.Left(player):
            return "left", {"player": player}
        case ev.Kicked(player, by, ban):
            return "kicked", {"player": player, "by": by, **_if("ban", ban)}
        case ev.Unbanned(player):
            return "unbanned", {"player": player}
        case ev.Locked(locked, by):
            return "locked", {"locked": locked, "by": by}
        case ev.CohostSet(player, cohost):
            return "cohost", {"player": player, "cohost": cohost}
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
        case ev.CountdownStopped(player, held):
            return "countdown_stopped", {"player": player, **_if("held", held)}
        case ev.Forfeited(player, by):
            told = {"player": player, "race": room.races}
            return "forfeited", told | ({"by": by} if by not in (None, player) else {})
        case ev.Unforfeited(player):
            return "unforfeited", {"player": player, "race": room.races}
        case ev.RaceEnded(race, by):
            return "race_ended", {"race": race, **({} if by is None else {"by": by})}
        case ev.Rematched():
            return "rematch", {"race": room.races + 1}
        case ev.Chatted(player, text):
            return "chat", {"id": room.version, **_speaker(room, player), "text": text}
        case ev.ChatDeleted(id=line, by=by):
            return "chat_deleted", {"id": line, "by": by}
        case ev.Muted(player, muted, by):
            return "muted", {"player": player, "muted": muted, "by": by}
        case ev.Said(player, phrase):
            return "said", {"id": room.version, **_speaker(room, player), "phrase": phrase}
        case ev.Connected(player):
            return "connected", {"player": player}
        case ev.Disconnected(player):
            return "disconnected", {"player": player}
        case ev.Closed(reason):
            return "closed", {"reason": reason} if reason else {}
        case ev.Opened() | ev.Moved() | ev.TimeUp() | ev.Invited() | ev.Recorded() | ev.Forgotten():
            return None


def _speaker(room: Room, player: PlayerId) -> Message:
    member = room.members.get(player)
    return {"player": player, "name": member.name if member else "", **_if("bot", member is not None and member.bot)}


def _if(name: str, value: bool) -> Message:
    """The field, where it is true."""
    return {name: True} if value else {}
