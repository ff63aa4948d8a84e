"""What a viewer may see: the one place that decides it. Everything here is a pure function from a room to messages.

The stock is face down: a racer sees his pyramid, his waste and the number of his stock cards; of the others only
progress. Before GO nobody sees a card or the code of the deal."""

from __future__ import annotations

import hashlib
from dataclasses import fields
from functools import lru_cache
from typing import Any

from pyramid_race.game import board as play
from pyramid_race.game.board import Board, Table
from pyramid_race.game.cards import NAMES, Card
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import pyramid_places
from pyramid_race.protocol.actions import action_object
from pyramid_race.race.climb import thinned
from pyramid_race.race.events import Moved
from pyramid_race.race.model import Member, PlayerId, Race, Room, RoomSettings, Runner
from pyramid_race.race.standings import Standing, places, standings
from pyramid_race.race.wish import medal, par_range, wish_of

Message = dict[str, Any]

SPECTATORS_LISTED = 100
HISTORY_POINTS = 4000
"""Points of all racers' histories together: a snapshot must not be more than a reader can take at once."""
SEATED_NAMED = 8
RACERS_SHOWN = 8
"""How many the list of rooms shows of each."""


def board_view(table: Table, board: Board, status: str | None = None) -> Message:
    """A racer's own board. `status` overrides what the board itself says (forfeited, timeout)."""
    position = board.position
    removed = position.removed & play.PYRAMID
    laid = [_pile(table.cards, position.order, pile) for pile in position.piles]
    status = status or play.status(table, board)
    view: Message = {
        "pyramid": _pyramid(table.cards, removed),
        "waste": laid[0] if len(laid) == 1 else [card for pile in laid for card in pile],
        "stock": play.stock_count(table, board),
        "recycles": position.recycles,
        "recycles_left": play.recycles_left(table, board),
        "removed": removed.bit_count(),
        "score": board.score,
        "moves": board.moves,
        "undos_left": play.undos_left(table, board),
        "status": status,
    }
    if len(laid) > 1:
        view["piles"] = laid
    open_stock = play.open_stock(table, board)
    if open_stock is not None:
        view["stock_cards"] = [NAMES[card] for card in open_stock]
    if position.drawn and status in ("playing", "dead"):
        view["just_drawn"] = True
    return view


def move_view(race: Race, event: Moved, at: int) -> Message:
    """A racer's move, for spectators and replays; without the card that it may have drawn."""
    action = action_object(play.parse_action(event.action), race.table.rules.waste_piles)
    return {"player": event.player, "seq": event.seq, "action": action, "at": at}


# Half of all moves are draws, and all racers of a room share one deal: the same pyramids are shown again and again.
@lru_cache(maxsize=8192)
def _pyramid(cards: tuple[Card, ...], gone: int) -> list[str | None]:
    """The 28 cards, None where removed. The list is shared: nobody changes it."""
    return [None if gone >> place & 1 else NAMES[cards[place]] for place in range(28)]


@lru_cache(maxsize=8192)
def _pile(cards: tuple[Card, ...], order: tuple[int, ...], pile: int) -> list[str]:
    """The cards of a pile of the waste, top last. The list is shared: nobody changes it."""
    return [NAMES[cards[place]] for place in order if pile >> place & 1]


def status_of(race: Race, runner: Runner) -> str:
    return board_status(race, runner.board) if runner.status == "playing" else runner.status


def board_status(race: Race, board: Board) -> str:
    """As the board itself says, and `dead` where the race tells so and it is known."""
    status = play.status(race.table, board)
    dead_ends = race.knowledge.dead_ends
    return "dead" if status == "playing" and dead_ends is not None and dead_ends.is_dead(board) else status


def runner_board(race: Race, runner: Runner) -> Message:
    return board_view(race.table, runner.board, status_of(race, runner))


def progress_entry(race: Race, runner: Runner) -> Message:
    """How far a racer is; with place and time (ms since GO) of who has cleared, which are certain at once."""
    board = runner.board
    entry: Message = {
        "removed": play.removed(board),
        "score": board.score,
        "moves": board.moves,
        "undos": board.undos,
        "gone": _gone(board.removed & play.PYRAMID),
        "status": status_of(race, runner),
    }
    if runner.finished_at is not None:
        entry["place"] = runner.place
        entry["time_ms"] = runner.finished_at - race.starts_at
    return entry


_gone = lru_cache(maxsize=8192)(pyramid_places)
"""The places in the mask. The list is shared: nobody changes it."""


def progress(room: Room, race: Race, players: list[PlayerId], now: int) -> Message:
    return {
        "type": "progress",
        "room": room.id,
        "race": race.number,
        "now": now,
        "players": {player: progress_entry(race, race.runners[player]) for player in players if player in race.runners},
    }


@lru_cache(maxsize=256)
def _rules(preset: str, rules: Rules) -> Message:
    return {"preset": preset, **{option.name: getattr(rules, option.name) for option in fields(rules)}}


def settings_view(settings: RoomSettings, code_may_be_seen: bool = False) -> Message:
    """The settings with the password's existence only, and a chosen code only once it may be seen."""
    deal: str | Message = settings.deal
    par = par_range(settings.deal)
    if par is not None:
        deal = {"par": list(par)}
    elif wish_of(settings.deal) is None and not code_may_be_seen:
        deal = "code"
    return {
        "name": settings.name,
        "visibility": settings.visibility,
        "password": settings.password_hash is not None,
        "capacity": settings.capacity,
        "start": settings.start,
        "countdown_s": settings.countdown_s,
        "time_limit_s": settings.time_limit_s,
        "end": settings.end,
        "deal": deal,
        "rules": _rules(settings.preset, settings.rules),
        "reveal_code": settings.reveal_code,
        "spectator_delay_s": settings.spectator_delay_s,
        "disconnect_grace_s": settings.disconnect_grace_s,
        "tell_dead": settings.tells_dead,
    }


def member_view(member: Member) -> Message:
    view: Message = {
        "player": member.player,
        "name": member.name,
        "role": member.role,
        "ready": member.ready,
        "connected": member.connected,
    }
    if member.bot:
        view["bot"] = True
    return view


def commitment(race: Race) -> str:
    """SHA-256 of code and nonce, in hexadecimal: published at GO, opened by the result."""
    return hashlib.sha256(f"{race.code}{race.nonce}".encode()).hexdigest()


def deal_view(room: Room, race: Race, viewer: PlayerId | None) -> Message:
    """The deal as it is sent at GO (only then). A racer gets his own board, others the common starting board."""
    runner = race.runners.get(viewer) if viewer is not None else None
    start = play.start(race.table)
    view: Message = {"type": "deal", "room": room.id, "race": race.number}
    if race.sealed and race.ended_at is None:
        view["commitment"] = commitment(race)
    else:
        view["code"] = str(race.code)
    return view | {
        "rules": _rules(room.settings.preset, race.table.rules),
        "starts_at": race.starts_at,
        "ends_at": race.ends_at,
        "board": board_view(race.table, start, board_status(race, start))
        if runner is None
        else runner_board(race, runner),
    }


def result_view(room: Room, race: Race) -> Message:
    view: Message = {
        "type": "result",
        "room": room.id,
        "race": race.number,
        "code": str(race.code),
        "ended_at": race.ended_at,
        "par": race.knowledge.par,
        "standings": [_standing(row, race.knowledge.par) for row in standings(race)],
    }
    if race.knowledge.par_pending:
        view["par_pending"] = True
    if race.sealed:
        view["opening"] = {"code": str(race.code), "nonce": race.nonce, "commitment": commitment(race)}
    return view


def _standing(row: Standing, par: int | None) -> Message:
    view: Message = {
        "player": row.player, "name": row.name, "place": row.place, "status": row.status,
        "removed": row.removed, "score": row.score, "moves": row.moves, "undos": row.undos,
        "time_ms": row.time_ms, **({"bot": True} if row.bot else {}),
    }  # fmt: skip
    won = medal(row.moves, par) if par is not None and row.status == "cleared" else None
    if won is not None:
        view["medal"] = won
    return view


def par_view(room: Room, race: Race) -> Message:
    """The par, when it has become known after the result; None: it hasn't been found."""
    return {"type": "par", "room": room.id, "race": race.number, "par": race.knowledge.par}


def finished_view(room: Room, race: Race, runner: Runner) -> Message:
    assert runner.finished_at is not None
    return {
        "type": "finished",
        "room": room.id,
        "race": race.number,
        "player": runner.player,
        "place": runner.place,
        "time_ms": runner.finished_at - race.starts_at,
    }


def room_view(room: Room, viewer: PlayerId, now: int) -> Message:
    """The whole room as `viewer` may see it at `now` (ms)."""
    phase = room.phase(now)
    race = room.race
    members = list(room.members.values())
    spectators = [member for member in members if member.role == "spectator"]
    shown = {member.player for member in spectators[:SPECTATORS_LISTED]} | {viewer}
    view: Message = {
        "type": "room",
        "room": room.id,
        "version": room.version,
        "phase": phase,
        "host": room.host,
        "settings": settings_view(room.settings, phase in ("racing", "finished") and code_is_open(race)),
        "members": [member_view(m) for m in members if m.role == "player" or m.player in shown],
        "spectators": len(spectators),
        "race": room.races,
        "now": now,
        "chat": [{"player": line.player, "name": line.name, "text": line.text, "at": line.at} for line in room.chat],
    }
    if race is not None:
        view["starts_at"] = race.starts_at
        view["ends_at"] = race.ends_at
        if phase in ("racing", "finished"):
            view["deal"] = deal_view(room, race, viewer)
            view["progress"] = progress(room, race, list(race.runners), now)
            view["history"] = history(race)
            runner = race.runners.get(viewer)
            if runner is not None:
                view["seq"] = runner.seq
                view["board"] = runner_board(race, runner)
        if phase == "finished":
            view["result"] = result_view(room, race)
    return view


def history(race: Race) -> Message:
    """How each racer has come to where he is, so that who comes late, or comes back, can draw the whole chart.

    It tells no more than the progress that everybody has been sent."""
    most = max(3, HISTORY_POINTS // max(1, len(race.runners)))
    return {player: [*map(list, thinned(runner.climb, most))] for player, runner in race.runners.items()}


def code_is_open(race: Race | None) -> bool:
    """Whether the code of a race that has begun may be seen."""
    return race is not None and (not race.sealed or race.ended_at is not None)


def summary_view(room: Room, now: int) -> Message:
    """The room as the list of public rooms shows it; who is in it, and how far, only if no password guards it."""
    members = room.members.values()
    host = room.members.get(room.host) if room.host is not None else None
    seated = [member.name for member in members if member.role == "player"]
    view: Message = {
        "room": room.id,
        "name": room.settings.name,
        "host": host.name if host else "",
        "phase": room.phase(now),
        "players": len(seated),
        "capacity": room.settings.capacity,
        "spectators": len(members) - len(seated),
        "password": room.settings.password_hash is not None,
        "start": room.settings.start,
        "rules": room.settings.preset,
        "race": room.races,
        "opened_at": room.opened_at,
    }
    if room.settings.password_hash is None:
        view["names"] = seated[:SEATED_NAMED]
        if room.race is not None and shows_race(room.settings):
            view["racers"] = _leaders(room.race)
    return view


def shows_race(settings: RoomSettings) -> bool:
    """Whether anybody may see, without joining, how far the racers are just now."""
    return settings.password_hash is None and settings.spectator_delay_s == 0


def _leaders(race: Race) -> list[Message]:
    """The first racers, with the place of those whose place is certain."""
    found = places(race.runners.values())
    first = sorted(race.runners.values(), key=lambda runner: found[runner.player])[:RACERS_SHOWN]
    return [
        {
            "name": runner.name,
            "removed": play.removed(runner.board),
            "gone": _gone(runner.board.removed & play.PYRAMID),
            **({} if runner.place is None else {"place": runner.place}),
            **({"bot": True} if runner.bot else {}),
        }
        for runner in first
    ]
