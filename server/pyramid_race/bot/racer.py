"""A bot in one race: what it has played and therefore knows, and what it does when. No I/O; the time is handed in."""

from __future__ import annotations

from random import Random
from typing import Any

from pyramid_race.bot import heard
from pyramid_race.bot.pace import think_time
from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategy import best_actions
from pyramid_race.game.board import Action, Draw, Recycle, Remove
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import Rules

ANSWER_S = 10.0
"""A command without an answer is sent again after so long (the same `seq` never plays twice)."""
FORFEIT_AFTER_MOVES = 4
"""A bot for which nothing is left to do gives up after so many moves' time: a race till all are done is to end."""
MOST_REFUSALS = 5
"""Moves refused in a row before a bot gives up the race: then it has understood something wrong."""
OVER = ("race_over", "not_racing", "not_member", "wrong_phase", "not_found")
"""Refusals after which there is nothing to play any more."""

Message = dict[str, Any]


class Racer:
    def __init__(self, race: int, rules: Rules, board: heard.Board, pace: float, random: Random, now: float) -> None:
        self.race = race
        self.wakes_at: float | None = None
        """When `wake` has something to do; None: nothing any more."""
        self._rules = rules
        self._board = board
        self._pace = pace
        self._random = random
        self._played: list[Action] = []
        self._pending: Action | None = None
        self._refusals = 0
        self._gives_up = False
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
            actions = best_actions(self.sight)
            if not actions:
                self._gives_up = True
                self.wakes_at = now + self._pace * FORFEIT_AFTER_MOVES
                return []
            self._pending = self._random.choice(actions)
        self.wakes_at = now + ANSWER_S
        if self._pending is None:
            return [{"type": "forfeit", "race": self.race, "ref": "forfeit"}]
        return [{"type": "move", "race": self.race, "seq": self._seq, "action": self._on_the_wire(self._pending)}]

    def stop(self) -> None:
        """The race is over for this racer."""
        self.wakes_at = None

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
            self.wakes_at = now + self._pace
        else:
            self._refusals += 1
            self._gives_up = self._refusals >= MOST_REFUSALS
            self._go_on(reject.board or self._board, now)

    def resumed(self, seq: int, board: heard.Board, now: float) -> None:
        """Back after an interruption: `seq` actions have been taken in all, and this is the board."""
        if self._pending is not None and seq == self._seq:
            self._played.append(self._pending)
        # Fewer than before: a store that lost its last writes. (More can't be: nobody else plays on this seat.)
        del self._played[seq:]
        self._go_on(board, now)

    @property
    def _seq(self) -> int:
        """The number of the pending action, or of the next one."""
        return len(self._played) + 1

    def _on_the_wire(self, action: Action) -> Message:
        match action:
            case Remove(cards):
                return {"do": "remove", "cards": [NAMES[card] for card in cards]}
            case Draw(pile):
                return {"do": "draw"} if self._rules.waste_piles == 1 else {"do": "draw", "pile": pile}
            case Recycle():
                return {"do": "recycle"}
            case _:
                raise AssertionError("bots take nothing back")

    def _go_on(self, board: heard.Board, now: float) -> None:
        self._board = board
        self._pending = None
        self._plan(now)

    def _plan(self, now: float) -> None:
        if self._board.status == "playing":
            self.wakes_at = now + think_time(self._random, self._pace, first=self._seq == 1)
        else:
            self.stop()
