"""`pyramid-race admin`: what moderators do, from a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import orjson
from cyclopts import App, Parameter

from pyramid_race.cli.admin_lines import act_line, held_line, room_lines
from pyramid_race.cli.admin_link import Link
from pyramid_race.cli.output import AsJson, bad_input, say

URL = "ws://127.0.0.1:8000/ws"

admin = App(
    name="admin",
    help="Moderate: see all rooms, close them, ban and mute. The token is taken from PYRAMID_RACE_ADMIN_TOKEN.",
)

Url = Annotated[str, Parameter(help="The server's socket.")]
TokenFile = Annotated[Path | None, Parameter(help="A file that holds the token, instead of the environment.")]
Reason = Annotated[str, Parameter(help="Why. It is logged, and told to those whom it concerns.")]
Hours = Annotated[float | None, Parameter(help="For how long; for good if it isn't given.")]
Player = Annotated[str | None, Parameter(help="A player's id, as `rooms` shows it.", allow_leading_hyphen=True)]
Id = Annotated[str, Parameter(help="A player's id, as `rooms` shows it.", allow_leading_hyphen=True)]
Address = Annotated[str | None, Parameter(help="An address or a range of addresses, like 203.0.113.0/24.")]


@admin.command
def rooms(*, url: Url = URL, token_file: TokenFile = None, as_json: AsJson = False) -> None:
    """Show every room in which somebody is, listed or not, and who is in it."""
    with Link(url, token_file) as link:
        for room in link.pages("admin_rooms", "rooms"):
            say(_text(room) if as_json else "\n".join(room_lines(room)))


@admin.command
def watch(room: str, *, reason: Reason, url: Url = URL, token_file: TokenFile = None) -> None:
    """Join a room as spectator, whatever guards it, and print what is told there, one JSON object a line."""
    with Link(url, token_file) as link:
        for message in link.watch(room, reason):
            say(_text(message))


@admin.command
def close(room: str, *, reason: Reason, url: Url = URL, token_file: TokenFile = None, as_json: AsJson = False) -> None:
    """Close a room for good: everybody in it is told why."""
    _act(url, token_file, as_json, "admin_close", room=room, reason=reason)


@admin.command
def ban(
    *,
    player: Player = None,
    address: Address = None,
    with_address: Annotated[
        bool, Parameter(negative="", help="Ban the addresses from which the player is connected now, too.")
    ] = False,
    reason: Reason,
    hours: Hours = None,
    url: Url = URL,
    token_file: TokenFile = None,
    as_json: AsJson = False,
) -> None:
    """Keep a player, or a range of addresses, off the server."""
    subject = _subject(player, address)
    more: dict[str, Any] = {"with_address": True} if with_address else {}
    _act(url, token_file, as_json, "admin_ban", **subject, reason=reason, **_for(hours), **more)


@admin.command
def unban(
    *,
    player: Player = None,
    address: Address = None,
    reason: Reason,
    url: Url = URL,
    token_file: TokenFile = None,
    as_json: AsJson = False,
) -> None:
    """End a ban."""
    _act(url, token_file, as_json, "admin_unban", **_subject(player, address), reason=reason)


@admin.command
def bans(*, url: Url = URL, token_file: TokenFile = None, as_json: AsJson = False) -> None:
    """Show the bans and mutes in force."""
    with Link(url, token_file) as link:
        for held in link.pages("admin_bans", "bans"):
            say(_text(held) if as_json else held_line(held))


@admin.command
def mute(
    player: Id,
    *,
    reason: Reason,
    hours: Hours = None,
    url: Url = URL,
    token_file: TokenFile = None,
    as_json: AsJson = False,
) -> None:
    """Keep a player from speaking, in all rooms."""
    _act(url, token_file, as_json, "admin_mute", player=player, muted=True, reason=reason, **_for(hours))


@admin.command
def unmute(
    player: Id, *, reason: Reason, url: Url = URL, token_file: TokenFile = None, as_json: AsJson = False
) -> None:
    """Let a player speak again."""
    _act(url, token_file, as_json, "admin_mute", player=player, muted=False, reason=reason)


@admin.command
def log(*, count: int = 50, url: Url = URL, token_file: TokenFile = None, as_json: AsJson = False) -> None:
    """Show what moderators have done, the latest first.

    Parameters
    ----------
    count
        How many entries at most.
    """
    if count < 1:
        bad_input("--count must be at least 1")
    with Link(url, token_file) as link:
        for act, _ in zip(link.pages("admin_log", "acts"), range(count), strict=False):
            say(_text(act) if as_json else act_line(act))


def _act(url: str, token_file: Path | None, as_json: bool, kind: str, **fields: Any) -> None:
    with Link(url, token_file) as link:
        done = link.ask(kind, **fields)
    say(_text({"id": done["id"]}) if as_json else f"done, logged as {done['id']}")


def _subject(player: str | None, address: str | None) -> dict[str, str]:
    if (player is None) == (address is None):
        bad_input("give --player or --address, one of them")
    return {"player": player} if player is not None else {"address": address or ""}


def _for(hours: float | None) -> dict[str, float]:
    if hours is not None and not 0 < hours <= 24 * 3660:
        bad_input("--hours must be more than 0, and at most ten years")
    return {} if hours is None else {"hours": hours}


def _text(value: dict[str, Any]) -> str:
    return orjson.dumps(value).decode()
