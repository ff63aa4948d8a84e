"""What deciding a command comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pyramid_race.game.board import Board
from pyramid_race.race.events import Event
from pyramid_race.race.model import PlayerId


@dataclass(slots=True)
class MoveGuard:
    """The log takes the move only if `seq` is the player's next one in that race."""

    race: Final[int]
    player: Final[PlayerId]
    seq: Final[int]


@dataclass(slots=True)
class Tried:
    """The board after a move, with the very board on which it was tried."""

    on: Final[Board]
    after: Final[Board]


@dataclass(slots=True)
class Decision:
    """Events to append together, and what must hold in the log at that moment besides the unchanged epoch.

    The stamp must lie in [not_before, not_after) (ms, None: open): the log's clock decides, not the node's."""

    events: Final[tuple[Event, ...]]
    move: Final[MoveGuard | None] = None
    not_before: Final[int | None] = None
    not_after: Final[int | None] = None
    clears: Final[bool] = False
    """The move clears the pyramid, and so changes who may do what."""
    tried: Final[Tried | None] = field(default=None, compare=False)
    """What the move does, for `evolve`, which need not find it out again."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """This very move was accepted before: nothing to append, and the answer of that time again."""

    seq: int
    board: Board
