"""The option --rules of the commands, and rules in the words of that option."""

from __future__ import annotations

import json
import re
from dataclasses import fields

from pyramid_race.cli.output import bad_input
from pyramid_race.game.rules import PRESETS, BadRules, Rules, parse_rules


def rules_of(spec: str | None, preset: str) -> tuple[str, Rules]:
    """The preset's letter and the rules; options without a letter are those that differ from the preset given."""
    if spec is None:
        return preset, PRESETS[preset]
    try:
        names_one = "=" not in spec.partition(",")[0] or re.search(r"(^|,)\s*preset\s*=", spec)
        return parse_rules(spec if names_one else f"{preset},{spec}")
    except BadRules as error:
        bad_input(f"--rules: {error}")


def changed(preset: str, rules: Rules) -> list[str]:
    """The options that differ from the preset, each as `recycles=1`."""
    usual = PRESETS[preset]
    options = ((option.name, getattr(rules, option.name)) for option in fields(rules))
    return [f"{name}={_as_given(value)}" for name, value in options if value != getattr(usual, name)]


def _as_given(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
