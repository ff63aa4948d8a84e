"""From the wire's spelling of a move to the game's."""

from __future__ import annotations

from pyramid_race.game.board import Action, Draw, Recycle, Remove, Undo
from pyramid_race.game.cards import BadCard, parse_card
from pyramid_race.protocol.commands import DrawAction, Move, RecycleAction, RemoveAction

DRAW, RECYCLE, UNDO = Draw(), Recycle(), Undo()


def action_of(move: Move) -> Action | str:
    """The action, or what is wrong with it."""
    wire = move.action
    if isinstance(wire, RemoveAction):
        try:
            return Remove(tuple(parse_card(name) for name in wire.cards))
        except BadCard as error:
            return f"move.action.cards: {error}"
    if isinstance(wire, DrawAction):
        return DRAW if wire.pile in (None, 1) else "move.action.pile: there is one waste pile"
    return RECYCLE if isinstance(wire, RecycleAction) else UNDO
