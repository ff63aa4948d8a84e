"""What a player can do on a board, and how the log writes it."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.game.cards import NAMES, BadCard, Card, parse_card


@dataclass(frozen=True, slots=True)
class Remove:
    """Take away two available cards that add up to 13, or one available king."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the next card of the stock to a pile of the waste."""

    pile: int = 1
    """Which pile, from 1."""


@dataclass(frozen=True, slots=True)
class Recycle:
    """Put the whole waste back as the stock, to be drawn in the same order."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action that is not taken back yet."""


Action = Remove | Draw | Recycle | Undo

_WORDS: dict[str, Action] = {
    "draw": Draw(),
    "draw 2": Draw(2),
    "draw 3": Draw(3),
    "recycle": Recycle(),
    "undo": Undo(),
}


class BadAction(ValueError):
    """A text is not an action; the message says why."""


def action_text(action: Action) -> str:
    """The action as the log writes it: `draw` (to the first pile), `draw 2`, `draw 3`, `recycle`, `undo`, or the cards
    removed: `10C 3S`, `KD`."""
    match action:
        case Remove(cards):
            return " ".join(NAMES[card] for card in cards)
        case Draw(pile):
            return "draw" if pile == 1 else f"draw {pile}"
        case Recycle():
            return "recycle"
        case Undo():
            return "undo"


def parse_action(text: str) -> Action:
    """The action that `action_text` writes so. Raises BadAction."""
    word = _WORDS.get(text)
    if word is not None:
        return word
    names = text.split(" ")
    if len(names) > 2:
        raise BadAction("an action names at most two cards")
    try:
        return Remove(tuple(map(parse_card, names)))
    except BadCard as error:
        raise BadAction(f"neither draw, recycle, undo nor cards: {error}") from None
