"""From the settings that a host sends to those of the room, or to what is wrong with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyramid_race.game.deal import BadCode, DealCode, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, BadRules, parse_rules
from pyramid_race.game.solver.levels import LEVELS
from pyramid_race.node.text import BadText, clean_name, clean_room_name
from pyramid_race.protocol.commands import ParDeal, Settings
from pyramid_race.race.model import RoomSettings
from pyramid_race.race.wish import deal_of_par, wish_of

PLAIN = (
    "visibility",
    "capacity",
    "start",
    "countdown_s",
    "time_limit_s",
    "end",
    "reveal_code",
    "disconnect_grace_s",
    "tell_dead",
    "spectator_delay_s",
    "starts_at",
    "auto_players",
    "auto_s",
    "invite_only",
    "best_of",
)
CHOSEN = ("winnable", "any", *LEVELS)
"""The words for a deal; anything else is taken for a code."""
MAY_BE_NULL = ("password", "disconnect_grace_s", "tell_dead", "starts_at", "auto_players", "auto_s", "allowed")


def merge(current: RoomSettings, wire: Settings, password_hash: str | None) -> RoomSettings | Refusal:
    """`current` with the given fields changed. `password_hash` is that of `wire.password`, if one was given."""
    given = wire.model_fields_set
    null = next((name for name in given if getattr(wire, name) is None and name not in MAY_BE_NULL), None)
    if null is not None:
        return Refusal("bad_settings", f"{null} must not be null")
    changes: dict[str, Any] = {name: getattr(wire, name) for name in PLAIN if name in given}
    if wire.name is not None:
        try:
            changes["name"] = clean_room_name(wire.name)
        except BadText as error:
            return Refusal("bad_settings", f"name: {error}")
    if "password" in given:
        changes["password_hash"] = password_hash
    if "allowed" in given:
        try:
            names = [clean_name(name) for name in wire.allowed or ()]
        except BadText as error:
            return Refusal("bad_settings", f"allowed: {error}")
        changes["allowed"] = tuple(dict.fromkeys(names)) or None
    told = _deal_and_rules(current, wire, changes)
    return told if told is not None else replace(current, **changes)


def _deal_and_rules(current: RoomSettings, wire: Settings, changes: dict[str, Any]) -> Refusal | None:
    """Adds the deal and the rules to `changes`: the letter of a code chooses the rules unless they are given too."""
    preset, rules = current.preset, current.rules
    deal = current.deal
    if wire.rules is not None:
        try:
            preset, rules = parse_rules(wire.rules)
        except BadRules as error:
            return Refusal("bad_settings", f"rules: {error}")
    if isinstance(wire.deal, ParDeal):
        try:
            deal = deal_of_par(*wire.deal.par)
        except ValueError as error:
            return Refusal("bad_settings", f"deal: {error}")
    elif wire.deal is not None:
        deal = wire.deal
        if deal not in CHOSEN:
            try:
                code = parse_code(deal)
            except BadCode as error:
                return Refusal("bad_code", f"deal: {error}")
            if wire.rules is None:
                preset, rules = code.preset, PRESETS[code.preset]
            deal = str(code)
    if wish_of(deal) is None:
        # The seven letters are the cards; which rules they are played by is the room's to say.
        deal = str(DealCode(preset, parse_code(deal).letters))
    changes |= {"preset": preset, "rules": rules, "deal": deal}
    return None
