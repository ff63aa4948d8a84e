"""Boards, moves and progress, as messages show them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pyramid_race.game import board as play
from pyramid_race.game.board import Board, Table
from pyramid_race.game.cards import NAMES, Card
from pyramid_race.game.table import pyramid_places
from pyramid_race.protocol.actions import action_object
from pyramid_race.race.climb import thinned
from pyramid_race.race.events import Moved
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Race, Room, Runner

Message = dict[str, Any]

HISTORY_POINTS = 4000
"""Points of all racers' histories together: a snapshot must not be more than a reader can take at once."""


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
        "gone": gone_places(board.removed & play.PYRAMID),
        "status": status_of(race, runner),
    }
    if runner.finished_at is not None:
        entry["place"] = runner.place
        entry["time_ms"] = runner.finished_at - race.starts_at
    return entry


gone_places = lru_cache(maxsize=8192)(pyramid_places)
"""The places in the mask. The list is shared: nobody changes it."""


def progress(room: Room, race: Race, players: list[PlayerId], now: int) -> Message:
    return {
        "type": "progress",
        "room": room.id,
        "race": race.number,
        "now": now,
        "players": {player: progress_entry(race, race.runners[player]) for player in players if player in race.runners},
    }


def history(race: Race) -> Message:
    """How each racer has come to where he is, so that who comes late, or comes back, can draw the whole chart.

    It tells no more than the progress that everybody has been sent."""
    most = max(3, HISTORY_POINTS // max(1, len(race.runners)))
    return {player: [*map(list, thinned(runner.climb, most))] for player, runner in race.runners.items()}
