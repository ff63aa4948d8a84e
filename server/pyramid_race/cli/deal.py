"""`pyramid-race deal`: the cards of a code."""

from __future__ import annotations

import json

from pyramid_race.cli.output import AsJson, bad_input, say
from pyramid_race.game import board as play
from pyramid_race.game.board import Table
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import BadCode, deal_cards, parse_code
from pyramid_race.game.picture import picture
from pyramid_race.game.rules import PRESETS


def deal(code: str, *, as_json: AsJson = False) -> None:
    """Show a deal.

    Parameters
    ----------
    code
        A deal code, e.g. PY1-N-AAAAAAS.
    as_json
        Print one JSON object instead of a picture.
    """
    try:
        parsed = parse_code(code)
    except BadCode as error:
        bad_input(str(error))
    cards = deal_cards(parsed)
    if as_json:
        names = [NAMES[card] for card in cards]
        say(json.dumps({"code": str(parsed), "exact": parsed.exact, "preset": parsed.preset, "cards": names}))
        return
    table = Table(cards, PRESETS[parsed.preset])
    say(f"{parsed}\n{picture(table, play.start(table), whole_stock=True)}")
