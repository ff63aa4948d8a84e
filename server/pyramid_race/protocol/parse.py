"""From a text frame to a command, or to what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast

import jiter
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from pyramid_race.protocol.base import MAX_REF
from pyramid_race.protocol.commands import COMMANDS, AnyCommand

EITHER = {
    "deal": 'should be winnable, any, easy, medium, hard, a code, or {"par": [lowest, highest]} with whole numbers',
    "rules": "should be a preset letter, or an object with a preset, options, or both",
}
"""What is said of settings that may be given in more than one way."""
LONGEST_MESSAGE = 300
"""A fault may name what was sent, and that may be as long as a frame."""


@dataclass(frozen=True, slots=True)
class BadFrame:
    """Why a frame is no command. `ref` is the frame's own, where it could be read."""

    message: str
    ref: str | None = None
    code: Literal["bad_message", "bad_settings"] = "bad_message"


def parse_command(frame: str | bytes) -> AnyCommand | BadFrame:
    """Reads one frame. Binary frames, text that is not one JSON object, doubled keys, lone surrogates, too deep nesting
    and everything the models don't name are refused; nothing is coerced (a number in quotes is no number)."""
    if isinstance(frame, bytes):
        return BadFrame("a command is a text frame with one JSON object, this was a binary frame")
    try:
        value: object = jiter.from_json(
            frame.encode(), allow_inf_nan=False, cache_mode="keys", catch_duplicate_keys=True
        )
    except ValueError as error:  # jiter says what is wrong and where, in one line
        return BadFrame(f"not valid JSON: {error}")
    if not isinstance(value, dict):
        return BadFrame("a command is one JSON object")
    fields = cast(dict[str, Any], value)
    try:
        return COMMANDS.validate_python(fields)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        setting = _setting(first["loc"])
        code = "bad_message" if setting is None else "bad_settings"
        return BadFrame(_describe(first, setting), _readable_ref(fields), code)


def _readable_ref(fields: dict[str, Any]) -> str | None:
    ref = fields.get("ref")
    return ref if isinstance(ref, str) and len(ref) <= MAX_REF else None


def _setting(where: tuple[int | str, ...]) -> str | None:
    """The setting that a fault lies in: a fault inside of `settings` is one of the settings."""
    return str(where[2]) if len(where) > 2 and where[1] == "settings" else None


def _describe(first: ErrorDetails, setting: str | None) -> str:
    """A fault in words: which field, and what is wrong with it."""
    if first["type"] == "union_tag_not_found":
        return "type: missing"
    if setting in EITHER:
        return f"{'.'.join(map(str, first['loc'][:3]))}: {EITHER[setting]}"
    where = ".".join(str(part) for part in first["loc"])
    if first["type"] == "model_type":
        return f"{where}: should be an object"
    message = first["msg"].replace("Input should", "should").replace("Extra inputs are not permitted", "unknown field")
    described = f"{where}: {message}" if where else message
    return described if len(described) <= LONGEST_MESSAGE else described[: LONGEST_MESSAGE - 1] + "…"
