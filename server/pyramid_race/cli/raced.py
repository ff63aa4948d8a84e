"""A finished race, as `/api/races/ROOM/N` tells it, read strictly as far as it is looked at."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from pyramid_race.game.board import action_text
from pyramid_race.game.deal import DealCode
from pyramid_race.game.rules import BadRules, parse_rules
from pyramid_race.protocol import commands as wire
from pyramid_race.protocol.actions import action_of
from pyramid_race.race.audit import Contradiction, Made, audit
from pyramid_race.race.events import Moved
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.standings import Standing
from pyramid_race.race.wish import Medal, medal


class Told(BaseModel):
    """Later versions may tell more."""

    model_config = ConfigDict(strict=True, extra="ignore")


class Opening(Told):
    code: str
    nonce: str
    commitment: str


class Row(Told):
    player: str
    name: str
    place: int
    status: Literal["playing", "stuck", "cleared", "forfeited", "timeout"]
    removed: int
    score: int
    moves: int
    undos: int
    time_ms: int | None
    bot: bool = False
    medal: Medal | None = None


class Result(Told):
    code: str
    ended_at: int
    par: int | None = None
    standings: list[Row]
    opening: Opening | None = None


class Deal(Told):
    rules: dict[str, Any]
    starts_at: int
    commitment: str | None = None


class Move(Told):
    player: str
    seq: int
    action: wire.Action
    at: int


class Raced(Told):
    result: Result
    deal: Deal
    cards: list[str]
    moves: list[Move]


def audited(code: DealCode, raced: Raced) -> None:
    """Plays the race again. Raises Contradiction."""
    try:
        _, rules = parse_rules(raced.deal.rules)
    except BadRules as error:
        raise Contradiction(f"the rules: {error}") from None
    rows = [_standing(row) for row in raced.result.standings]
    moves = (_made(move, rules.waste_piles) for move in raced.moves)
    audit(code, rules, (raced.deal.starts_at, raced.result.ended_at), rows, moves)
    for row in raced.result.standings:
        _check_medal(row, raced.result.par)


def _check_medal(row: Row, par: int | None) -> None:
    cleared = row.status == "cleared"
    if par is not None and cleared and row.moves < par:
        raise Contradiction(f"{row.player} has won in {row.moves} moves, fewer than the par of {par}")
    if row.medal != (medal(row.moves, par) if par is not None and cleared else None):
        raise Contradiction(f"the medal of {row.player} isn't the one for {row.moves} moves and the par of the result")


def _standing(row: Row) -> Standing:
    return Standing(
        PlayerId(row.player), row.name, row.bot, row.place, row.status, row.removed, row.score, row.moves, row.undos,
        row.time_ms,
    )  # fmt: skip


def _made(move: Move, piles: int) -> Made:
    action = action_of(wire.Move.model_construct(action=move.action), piles)
    if isinstance(action, str):
        raise Contradiction(f"move {move.seq} of {move.player} names no cards: {action}")
    return Made(Moved(PlayerId(move.player), move.seq, action_text(action)), move.at)
