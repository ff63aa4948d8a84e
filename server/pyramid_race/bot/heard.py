"""The messages that a bot listens to, and of these only the fields it reads: a server may come to say more."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, BeforeValidator

from pyramid_race.game.cards import Card, parse_card
from pyramid_race.game.rules import Rules, parse_rules


def _card(name: object) -> object:
    return parse_card(name) if isinstance(name, str) else name


def _rules(spec: object) -> Rules:
    return parse_rules(spec)[1]


CardName = Annotated[Card, BeforeValidator(_card)]
RulesObject = Annotated[Rules, BeforeValidator(_rules)]
Role = Literal["player", "spectator"]


class BadMessage(ValueError):
    """What came is no message of this protocol."""


class Board(BaseModel):
    pyramid: list[CardName | None]
    waste: list[CardName]
    piles: list[list[CardName]] | None = None
    stock: int
    stock_cards: list[CardName] = []
    just_drawn: bool = False
    recycles_left: int | None
    status: str


class Welcome(BaseModel):
    type: Literal["welcome"]
    player: str
    token: str | None = None


class Deal(BaseModel):
    type: Literal["deal"]
    race: int
    rules: RulesObject
    code: str | None = None
    board: Board


class Member(BaseModel):
    player: str
    role: Role
    ready: bool
    connected: bool
    bot: bool = False
    next: bool = False


class Room(BaseModel):
    type: Literal["room"]
    room: str
    phase: Literal["lobby", "countdown", "racing", "finished"]
    members: list[Member]
    deal: Deal | None = None
    seq: int | None = None
    board: Board | None = None


class Event(BaseModel):
    type: Literal["event"]
    kind: str
    player: str | None = None
    role: Role | None = None
    bot: bool | None = None
    next: bool = False
    ready: bool | None = None


class Ack(BaseModel):
    type: Literal["ack"]
    race: int
    seq: int
    board: Board


class Reject(BaseModel):
    type: Literal["reject"]
    race: int
    seq: int
    code: str
    expected_seq: int | None
    board: Board | None


class Result(BaseModel):
    type: Literal["result"]
    race: int


class Error(BaseModel):
    type: Literal["error"]
    code: str
    message: str
    ref: str | None = None


Heard = Welcome | Deal | Room | Event | Ack | Reject | Result | Error

_MODELS: dict[str, type[Heard]] = {
    "welcome": Welcome,
    "deal": Deal,
    "room": Room,
    "event": Event,
    "ack": Ack,
    "reject": Reject,
    "result": Result,
    "error": Error,
}


def hear(frame: str | bytes) -> Heard | None:
    """The message in a frame; None if it is one that a bot doesn't listen to. Raises BadMessage."""
    try:
        message: Any = orjson.loads(frame)
        kind = message["type"]
        if not isinstance(kind, str):
            raise TypeError("the type is no text")
        model = _MODELS.get(kind)
        return None if model is None else model.model_validate(message)
    except (ValueError, TypeError, KeyError) as error:  # pydantic's and orjson's errors are ValueErrors
        raise BadMessage(str(error)) from None
