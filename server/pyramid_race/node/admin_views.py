"""What a moderator is shown. Pure functions to messages."""

from __future__ import annotations

from collections.abc import Mapping

from pyramid_race.node.bans import Bans
from pyramid_race.node.views import SPECTATORS_LISTED, Message
from pyramid_race.race.model import Member, Room
from pyramid_race.store.moderation import Act, Held


def room_view(room: Room, bans: Bans, now: int) -> Message:
    """A room and who is in it, whatever guards it."""
    seated = [member for member in room.members.values() if member.role == "player"]
    spectators = [member for member in room.members.values() if member.role == "spectator"]
    host = room.members.get(room.host) if room.host is not None else None
    return {
        "room": room.id,
        "name": room.settings.name,
        "phase": room.phase(now),
        "host": host.player if host is not None else None,
        "visibility": room.settings.visibility,
        "password": room.settings.password_hash is not None,
        "opened_at": room.opened_at,
        "race": room.races,
        "spectators": len(spectators),
        "members": [_member(member, bans, now) for member in seated + spectators[:SPECTATORS_LISTED]],
    }


def _member(member: Member, bans: Bans, now: int) -> Message:
    view: Message = {
        "player": member.player, "name": member.name, "role": member.role, "connected": member.connected
    }  # fmt: skip
    if member.bot:
        view["bot"] = True
    if bans.mute_of(member.player, now) is not None:
        view["muted"] = True
    return view


def held_view(held: Held, names: Mapping[str, str]) -> Message:
    subject = {"address": held.subject} if held.kind == "address" else _player(held.subject, names)
    return {
        "id": held.id, "kind": held.kind, **subject, "who": held.who, "at": held.at, "until": held.until,
        "reason": held.reason,
    }  # fmt: skip


def act_view(entry: str, act: Act, names: Mapping[str, str]) -> Message:
    view: Message = {"id": entry, "at": act.at, "who": act.who, "act": act.act, "reason": act.reason}
    if act.room is not None:
        view["room"] = act.room
    if act.player is not None:
        view |= _player(act.player, names)
    if act.address is not None:
        view["address"] = act.address
    if act.until is not None:
        view["until"] = act.until
    return view


def _player(player: str, names: Mapping[str, str]) -> Message:
    """With what he is called now; who has had himself forgotten has no name."""
    return {"player": player, **({"name": names[player]} if names.get(player) else {})}
