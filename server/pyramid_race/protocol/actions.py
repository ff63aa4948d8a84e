"""Actions as the wire spells them, and as the game does."""

from __future__ import annotations

from typing import Any

from pyramid_race.game.action import Action, Draw, Recycle, Remove, Undo
from pyramid_race.game.cards import NAMES, BadCard, parse_card
from pyramid_race.protocol.commands import DrawAction, Move, RecycleAction, RemoveAction

DRAW, RECYCLE, UNDO = Draw(), Recycle(), Undo()
NO_PILE = Draw(0)
"""A draw that leaves open on which of several piles: the board says that one has to be chosen."""


def action_of(move: Move, piles: int = 1) -> Action | str:
    """The action on a board with so many waste piles, or what is wrong with it."""
    wire = move.action
    if isinstance(wire, RemoveAction):
        try:
            return Remove(tuple(parse_card(name) for name in wire.cards))
        except BadCard as error:
            return f"move.action.cards: {error}"
    if isinstance(wire, DrawAction):
        if wire.pile is None:
            return DRAW if piles == 1 else NO_PILE
        return Draw(wire.pile)
    return RECYCLE if isinstance(wire, RecycleAction) else UNDO


def action_object(action: Action, piles: int) -> dict[str, Any]:
    """The action as the wire spells it, on a board with so many waste piles."""
    match action:
        case Remove(cards):
            return {"do": "remove", "cards": [NAMES[card] for card in cards]}
        case Draw(pile):
            return {"do": "draw"} if piles == 1 else {"do": "draw", "pile": pile}
        case Recycle():
            return {"do": "recycle"}
        case Undo():
            return {"do": "undo"}
