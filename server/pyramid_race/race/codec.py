"""Events as the log stores them: a compact JSON list, a short tag first and then the fields in the order of the class.

Tags and the order of fields are part of what old logs mean: add tags or trailing fields, never change what is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, cast

import orjson

from pyramid_race.game.rules import Rules
from pyramid_race.race.events import (
    ChatDeleted,
    Chatted,
    Closed,
    CohostSet,
    Configured,
    Connected,
    CountdownStarted,
    CountdownStopped,
    Disconnected,
    Event,
    Forfeited,
    Forgotten,
    HostChanged,
    Invited,
    Joined,
    Kicked,
    Left,
    Locked,
    Moved,
    Muted,
    Opened,
    RaceEnded,
    ReadySet,
    Recorded,
    Rematched,
    Said,
    TimeUp,
    Unbanned,
    Unforfeited,
)
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import RoomSettings

_MOVED = "m"
_CLASSES: dict[str, type[Event]] = {
    _MOVED: Moved,
    "o": Opened,
    "s": Configured,
    "j": Joined,
    "l": Left,
    "k": Kicked,
    "h": HostChanged,
    "r": ReadySet,
    "cd": CountdownStarted,
    "cs": CountdownStopped,
    "f": Forfeited,
    "t": TimeUp,
    "re": Rematched,
    "c": Chatted,
    "+": Connected,
    "-": Disconnected,
    "x": Closed,
    "ub": Unbanned,
    "lk": Locked,
    "ch": CohostSet,
    "iv": Invited,
    "uf": Unforfeited,
    "e": RaceEnded,
    "cx": ChatDeleted,
    "mu": Muted,
    "sa": Said,
    "rc": Recorded,
    "fg": Forgotten,
}
_TAGS = {kind: tag for tag, kind in _CLASSES.items()}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in _TAGS}
_REQUIRED = {kind: sum(field.default is MISSING for field in fields(kind)) for kind in _TAGS}


def encode_event(event: Event) -> bytes:
    """The event as JSON, e.g. `["m","PLAYER",12,"10C 3S"]`."""
    if isinstance(event, Moved):
        return orjson.dumps((_MOVED, event.player, event.seq, event.action))
    kind = type(event)
    return orjson.dumps([_TAGS[kind], *(getattr(event, name) for name in _FIELDS[kind])])


def decode_event(data: bytes) -> Event:
    """The event that `encode_event` turned into `data`. Raises ValueError, saying what is wrong, for anything else.

    Only the values of settings are taken as they are: they were checked where they entered, and nobody else writes."""
    try:
        values = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise ValueError(f"event is not JSON: {error}") from None
    if type(values) is list and values:
        tag, *rest = cast("list[Any]", values)
        if tag == _MOVED and len(rest) == 3:  # nearly every event of a log: built without a detour
            player, seq, action = rest
            if type(player) is str and type(seq) is int and type(action) is str:
                return Moved(PlayerId(player), seq, action)
        if type(tag) is str and tag in _CLASSES:
            return _build(_CLASSES[tag], rest)
    raise ValueError(f"unknown event: {data[:80]!r}")


def _build(kind: type[Event], values: list[Any]) -> Event:
    names, readers = _FIELDS[kind], _READERS[kind]
    if not _REQUIRED[kind] <= len(values) <= len(names):
        raise ValueError(f"event {kind.__name__} has {len(values)} fields instead of {len(names)}")
    return kind(*(read(value) for read, value in zip(readers, values, strict=False)))


def _exactly(kind: type) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"event field {value!r} is no {kind.__name__}")
        return value

    return read


_text = _exactly(str)


def _text_or_none(value: Any) -> Any:
    return value if value is None else _text(value)


def _bool_or_none(value: Any) -> Any:
    return value if value is None else _exactly(bool)(value)


def _texts(value: Any) -> Any:
    if type(value) is not list:
        raise ValueError(f"event field {value!r} is no list")
    return tuple(_text(one) for one in cast("list[Any]", value))


def _role(value: Any) -> Any:
    if value not in ("player", "spectator"):
        raise ValueError(f"event field {value!r} is no role")
    return value


def _settings(value: Any) -> RoomSettings:
    try:
        chosen: dict[str, Any] = {**value, "rules": Rules(**value["rules"])}
        if chosen.get("allowed") is not None:
            chosen["allowed"] = tuple(chosen["allowed"])
        return RoomSettings(**chosen)
    except (TypeError, KeyError) as error:
        raise ValueError(f"event holds unknown settings: {error}") from None


_BY_TYPE: dict[str, Callable[[Any], Any]] = {
    "PlayerId": _text,
    "PlayerId | None": _text_or_none,
    "tuple[str, ...]": _texts,
    "str": _text,
    "str | None": _text_or_none,
    "int": _exactly(int),
    "bool": _exactly(bool),
    "bool | None": _bool_or_none,
    "Role": _role,
    "RoomSettings": _settings,
}
_READERS = {kind: tuple(_BY_TYPE[str(field.type)] for field in fields(kind)) for kind in _TAGS}
"""How each field of each event is read; a type without a reader fails here, when the module is imported."""
