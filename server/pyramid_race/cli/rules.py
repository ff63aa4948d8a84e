"""The option --rules of the commands."""

from __future__ import annotations

import re

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
