"""What `pyramid-race admin` prints for people."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from pyramid_race.cli.output import counted

Message = dict[str, Any]


def room_lines(room: Message) -> Iterator[str]:
    """A room, and below it a line for each of its members."""
    players = sum(member["role"] == "player" for member in room["members"])
    guards = [room["visibility"], *(["password"] if room["password"] else [])]
    told = [room["room"], room["phase"], ", ".join(guards), f"race {room['race']}", _when(room["opened_at"])]
    yield "  ".join(
        [*told, counted(players, "player"), counted(room["spectators"], "spectator"), room["name"]]
    ).rstrip()
    for member in room["members"]:
        notes = [member["role"], *(["host"] if member["player"] == room["host"] else [])]
        notes += [note for note in ("bot", "muted") if member.get(note)]
        notes += [] if member["connected"] else ["away"]
        yield f"    {member['player']}  {member['name']} ({', '.join(notes)})"


def held_line(held: Message) -> str:
    until = "for good" if held["until"] is None else f"until {_when(held['until'])}"
    kind = "mute" if held["kind"] == "mute" else "ban"
    return f"{kind}  {_whom(held)}  {until}  by {held['who']} {_when(held['at'])}: {held['reason']}"


def act_line(act: Message) -> str:
    until = f"  until {_when(act['until'])}" if act.get("until") else ""
    return f"{_when(act['at'])}  {act['who']}  {act['act']}  {_whom(act)}{until}: {act['reason']}"


def _whom(told: Message) -> str:
    subject = told.get("room") or told.get("address") or told.get("player") or ""
    return f"{subject} ({told['name']})" if told.get("name") else subject


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")
