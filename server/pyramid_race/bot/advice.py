"""Where perfect bots get their lines: asked for in a process beside theirs, one for all bots of this one."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool

import structlog

from pyramid_race.bot.strategies.perfect import Line, Question, winning_line
from pyramid_race.game.board import PLACES, Board, Position, Table
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import ALL
from pyramid_race.solving.asked import Asked
from pyramid_race.solving.pool import Solvers

logger = structlog.get_logger(__name__)

_KING = 12
_EASY = Question(
    Table((_KING, *(card for card in range(PLACES) if card != _KING)), Rules()), Board(Position(ALL & ~1, 0, order=()))
)
"""A king is all that is left."""

MOST_KEPT = 100
"""Lines that are remembered: the bots of a race ask the same, and so do those of a rematch with the same deal."""


class Advice:
    def __init__(self) -> None:
        self._solvers = Solvers()
        self._lines = Asked[Question, Line | None](MOST_KEPT)

    def prepare(self) -> None:
        """Starts the process and lets it load what it needs, so that the first answer doesn't wait for that."""
        self._asked(_EASY)

    async def line(self, question: Question) -> Line | None:
        """What `winning_line` answers; None also if nobody can tell."""
        try:
            # Others may wait for the same answer, and ask on if this one goes.
            return await asyncio.shield(self._asked(question))
        except (BrokenProcessPool, MemoryError, OSError) as error:
            logger.warning("no line can be found", fault=str(error))
            return None

    def _asked(self, question: Question) -> asyncio.Task[Line | None]:
        return self._lines.ask(question, lambda: self._solvers.run(winning_line, question))

    def close(self) -> None:
        """Ends the process. The next question starts it again."""
        self._lines.clear()
        self._solvers.close()
