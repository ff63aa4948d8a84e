"""Messages of a server, as a bot gets them: written by the node's own views from a real room."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from pyramid_race.bot import heard
from pyramid_race.game.board import Action, Board, Table, apply, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.node.views import board_view

CODE = "PY1-N-AAAAAAS"
TABLE = Table(deal_cards(parse_code(CODE)), PRESETS["N"])
RULES = {"preset": "N", "initial_waste": 1, "recycles": None, "win": "pyramid", "pair_with_cover": False,
         "pair_waste": "none", "stock_top": False, "stock_face_up": False, "waste_piles": 1, "undo_limit": 100,
         "undo_counts": False}  # fmt: skip
ME, HUMAN = "me", "human"


def hear(**message: Any) -> heard.Heard:
    told = heard.hear(json.dumps(message))
    assert told is not None
    return told


@dataclass
class Referee:
    """The true board of a racer, and the server's answers to his moves."""

    board: Board
    seq: int = 0
    table: Table = TABLE

    def shown(self, status: str | None = None) -> dict[str, Any]:
        return board_view(self.table, self.board, status)

    def take(self, action: Action) -> None:
        board = apply(self.table, self.board, action)
        assert isinstance(board, Board), board
        self.board = board
        self.seq += 1

    def ack(self, race: int = 1) -> heard.Heard:
        return hear(type="ack", room="ROOM", race=race, seq=self.seq, board=self.shown())

    def reject(self, code: str, race: int = 1) -> heard.Heard:
        return hear(
            type="reject", room="ROOM", race=race, seq=self.seq + 1, code=code, message="no", expected_seq=self.seq + 1,
            board=self.shown(),
        )  # fmt: skip


def referee(table: Table = TABLE) -> Referee:
    return Referee(start(table), table=table)


def member(player: str, **fields: Any) -> dict[str, Any]:
    return {"player": player, "name": player, "role": "player", "ready": False, "connected": True} | fields


def deal(race: int = 1) -> dict[str, Any]:
    return {"type": "deal", "room": "ROOM", "race": race, "code": CODE, "rules": RULES, "starts_at": 1, "ends_at": 2,
            "board": referee().shown()}  # fmt: skip


def room(*members: dict[str, Any], phase: str = "lobby", **fields: Any) -> heard.Heard:
    everybody = members or (member(HUMAN), member(ME, bot=True))
    return hear(type="room", room="ROOM", version=7, phase=phase, host=HUMAN, members=list(everybody), race=1, **fields)


def event(kind: str, **fields: Any) -> heard.Heard:
    return hear(type="event", room="ROOM", version=8, kind=kind, at=1, now=1, **fields)


def error(code: str, ref: str | None = None) -> heard.Heard:
    return hear(type="error", code=code, message=f"it is {code}", ref=ref)
