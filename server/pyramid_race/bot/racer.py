"""A bot in one race: what it has played and therefore knows, and what it does when. No I/O; the time is handed in."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from pyramid_race.bot import heard
from pyramid_race.bot.pace import think_time
from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.perfect import Guide, Line, Question
from pyramid_race.bot.strategies.strengths import next_action
from pyramid_race.game.board import Action, Remove
from pyramid_race.game.rules import Rules
from pyramid_race.protocol.actions import action_object
from pyramid_race.protocol.host_commands import Strength

ANSWER_S = 10.0
"""A command without an answer is sent again after so long (the same `seq` never plays twice)."""
LINE_S, LATER_LINE_S = 10.0, 3.0
"""A bot waits no longer for the line that it has asked for at the deal, or later on; then it plays on without."""
FORFEIT_AFTER_MOVES = 4
"""A bot for which nothing is left to do gives up after so many moves' time: a race till all are done is to end."""
MOST_REFUSALS = 5
"""Moves refused in a row before a bot gives up the race: then it has understood something wrong."""
OVER = ("race_over", "not_racing", "not_member", "wrong_phase", "not_found")
"""Refusals after which there is nothing to play any more."""
ON_THE_WAY = ("playing", "dead", "stuck")
"""Of a board: it isn't over with it yet. What a stuck bot still does is to give up."""

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Style:
    pace: float
    """Seconds a move, on average."""
    strength: Strength = "careful"


class Racer:
    def __init__(
        self, race: int, rules: Rules, board: heard.Board, style: Style, guide: Guide | None, random: Random, now: float
    ) -> None:
        """With a guide it takes the shortest way that this one finds, and plays by its strength where it has none."""
        self.race = race
        self.wakes_at: float | None = None
        """When `wake` has something to do; None: nothing any more."""
        self.question: Question | None = None
        """What it wants to know; `answered` tells."""
        self._rules = rules
        self._board = board
        self._style = style
        self._guide = guide
        self._random = random
        self._played: list[Action] = []
        self._pending: Action | None = None
        self._refusals = 0
        self._gives_up = False
        self._waits_until = now
        """For the answer to the question."""
        self._is_waiting = False
        self._plan(now)

    @property
    def sight(self) -> Sight:
        board = self._board
        removals = [action.cards for action in self._played if isinstance(action, Remove)]
        return Sight(
            rules=self._rules,
            pyramid=tuple(board.pyramid),
            piles=tuple(map(tuple, board.piles or [board.waste])),
            stock=board.stock,
            recycles_left=board.recycles_left,
            gone=frozenset(card for cards in removals for card in cards),
            open_stock=tuple(board.stock_cards),
            just_drawn=board.just_drawn,
        )

    def wake(self, now: float) -> list[Message]:
        """What to send now that `wakes_at` has come."""
        if self._pending is None and not self._gives_up:
            action = self._on_the_line()
            if action is None and self.question is not None and now < self._waits_until:
                self._is_waiting, self.wakes_at = True, self._waits_until
                return []
            self._pending = action or next_action(self._style.strength, self.sight, self._turns, self._random)
            if self._pending is None:
                self._gives_up = True
                self.wakes_at = now + self._style.pace * FORFEIT_AFTER_MOVES
                return []
        self._is_waiting = False
        self.wakes_at = now + ANSWER_S
        if self._pending is None:
            return [{"type": "forfeit", "race": self.race, "ref": "forfeit"}]
        return [
            {
                "type": "move",
                "race": self.race,
                "seq": self._seq,
                "action": action_object(self._pending, self._rules.waste_piles),
            }
        ]

    def stop(self) -> None:
        """The race is over for this racer."""
        self.wakes_at = self.question = None

    def acked(self, ack: heard.Ack, now: float) -> None:
        """The server has taken an action. An answer given a second time changes nothing."""
        if ack.race == self.race and ack.seq == self._seq and self._pending is not None:
            self._played.append(self._pending)
            self._refusals = 0
            self._go_on(ack.board, now)

    def rejected(self, reject: heard.Reject, now: float) -> None:
        """The server has refused an action: its board is the true one."""
        if reject.race != self.race or reject.seq != self._seq or self._pending is None:
            return
        if reject.code in OVER:
            self.stop()
        elif reject.code == "unavailable":
            self.wakes_at = now + self._style.pace
        else:
            self._refusals += 1
            self._gives_up = self._refusals >= MOST_REFUSALS
            self._guide = None  # it may be what has misled
            self._go_on(reject.board or self._board, now)

    def resumed(self, seq: int, board: heard.Board, now: float) -> None:
        """Back after an interruption: `seq` actions have been taken in all, and this is the board."""
        if self._pending is not None and seq == self._seq:
            self._played.append(self._pending)
        # Fewer than before: a store that lost its last writes. (More can't be: nobody else plays on this seat.)
        del self._played[seq:]
        self._go_on(board, now)

    def answered(self, question: Question, line: Line | None, now: float) -> None:
        """A question has its answer, which fits at least the board that it was asked for."""
        if self._guide is None or question is not self.question:
            return
        self._guide.learn(question, line)
        self.question = None
        if self._pending is None:
            self._ask(now)
        if self._is_waiting:
            self._is_waiting, self.wakes_at = False, now

    @property
    def _seq(self) -> int:
        """The number of the pending action, or of the next one."""
        return len(self._played) + 1

    @property
    def _turns(self) -> int:
        """How many actions have been taken since the last removal."""
        removals = [number for number, action in enumerate(self._played, 1) if isinstance(action, Remove)]
        return len(self._played) - max(removals, default=0)

    def _on_the_line(self) -> Action | None:
        position = None if self._guide is None else self._guide.position(self._played)
        return None if self._guide is None or position is None else self._guide.next_action(position)

    def _ask(self, now: float) -> None:
        """Asks for a line if there is none from here. One question at a time: the answer to it comes first."""
        if self._guide is None or self.question is not None:
            return
        position = self._guide.position(self._played)
        self.question = None if position is None else self._guide.question(position)
        if self.question is not None:
            self._waits_until = now + (LATER_LINE_S if self._played else LINE_S)

    def _go_on(self, board: heard.Board, now: float) -> None:
        self._board = board
        self._pending = None
        self._plan(now)

    def _plan(self, now: float) -> None:
        if self._board.status in ON_THE_WAY:
            self.wakes_at = now + think_time(self._random, self._style.pace, first=self._seq == 1)
            self._is_waiting = False
            self._ask(now)
        else:
            self.stop()
