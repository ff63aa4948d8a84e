"""From the wire's spelling of a move to the game's."""

from __future__ import annotations

from pyramid_race.game.board import Action, Draw, Recycle, Remove, Undo
from pyramid_race.game.cards import BadCard, parse_card
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
