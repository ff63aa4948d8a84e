"""What is kept of a race that is over. The history is a sequence of these; all tables are folds of it.

Players are there by their ids alone: a name is that of the player when somebody looks, so one that is gone is gone
everywhere at once."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import Literal

import orjson

from pyramid_race.game.rules import rules_text
from pyramid_race.race.model import Race, Room, Why
from pyramid_race.race.standings import StandingStatus, standings


@dataclass(frozen=True, slots=True)
class Line:
    """How one racer has done."""

    player: str
    bot: bool
    place: int
    status: StandingStatus
    removed: int
    """Pyramid cards removed, 0..28."""
    moves: int
    undos: int
    time_ms: int | None
    """From GO to the clear; None for a racer who hasn't cleared."""


@dataclass(frozen=True, slots=True)
class RaceRecord:
    """A finished race. Times are ms of Redis' clock."""

    room: str
    number: int
    code: str
    rules: str
    """As `game.rules.rules_text` writes them."""
    sealed: bool
    public: bool
    """Whether anybody may be told in which room it was."""
    daily: str | None
    """The day (`2026-11-30`) whose deal was tried; None: it was no daily try."""
    starts_at: int
    ended_at: int
    lines: tuple[Line, ...]
    """Best first."""
    again: bool = False
    """Its deal had been raced in this room before: it counts for no rating and no leaderboard."""
    chosen: bool = False
    """Its deal was chosen by a code: it counts for the leaderboard of that deal alone."""
    interfered: bool = False
    """A host or a moderator took somebody out of it who was there and raced."""
    ended: Why | None = None
    """Why it was over; None: older records don't say."""

    @property
    def kind(self) -> Literal["room", "daily"]:
        return "room" if self.daily is None else "daily"


@dataclass(frozen=True, slots=True)
class Forgotten:
    """From here on nothing is known of a player. It stands among the records, so that folding them again comes to the
    same."""

    player: str


Entry = RaceRecord | Forgotten
"""What the history is made of."""


def record_of(room: Room, race: Race) -> RaceRecord:
    """The record of `race`, which was run in `room` and is over."""
    assert race.ended_at is not None
    settings = room.settings
    return RaceRecord(
        room=room.id,
        number=race.number,
        code=str(race.code),
        rules=rules_text(race.code.preset, race.table.rules),
        sealed=race.sealed,
        public=settings.visibility == "public" and not settings.is_private,
        daily=settings.daily,
        starts_at=race.starts_at,
        ended_at=race.ended_at,
        again=race.again,
        chosen=race.chosen,
        interfered=race.interfered,
        ended=None if race.ending is None else race.ending.why,
        lines=tuple(
            Line(row.player, row.bot, row.place, row.status, row.removed, row.moves, row.undos, row.time_ms)
            for row in standings(race)
        ),
    )


def encode(entry: Entry) -> bytes:
    if isinstance(entry, Forgotten):
        return orjson.dumps({"forgotten": entry.player})
    return orjson.dumps(entry)


def decode(data: bytes) -> Entry:
    """What `encode` made. Fields that are not known, of a newer version, are passed over; older ones had none of those
    that have a default."""
    values = orjson.loads(data)
    if "forgotten" in values:
        return Forgotten(values["forgotten"])
    known = {name: values[name] for name in _RECORD if name != "lines" and (name in values or name not in _LATER)}
    return RaceRecord(**known, lines=tuple(Line(**{name: line[name] for name in _LINE}) for line in values["lines"]))


_RECORD = tuple(RaceRecord.__dataclass_fields__)
_LATER = {field.name for field in fields(RaceRecord) if field.default is not MISSING}
_LINE = tuple(Line.__dataclass_fields__)
