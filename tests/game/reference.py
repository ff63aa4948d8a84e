"""The rules once more, as slowly and plainly as possible: lists of card names, a copy of everything before each action.

Shares no code with `pyramid_race.game`, so that the two can be played side by side."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

VALUES: dict[str, int] = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(number): number for number in range(2, 11)}


def value(name: str) -> int:
    return VALUES[name[:-1]]


@dataclass
class Cards:
    """The cards in front of a player."""

    rows: list[list[str | None]]
    stock: list[str]
    """In drawing order."""
    waste: list[str]
    """The top last."""
    foundation: list[str] = field(default_factory=list)
    recycles: int = 0


class Reference:
    """A game by the options initial_waste, recycles, win, pair_with_cover, undo_limit, undo_counts."""

    def __init__(self, names: list[str], options: dict[str, object]) -> None:
        left = list(names)
        rows: list[list[str | None]] = [[left.pop(0) for _ in range(length)] for length in range(1, 8)]
        waste = [left.pop(0)] if options["initial_waste"] == 1 else []
        self.options = options
        self.cards = Cards(rows, left, waste)
        self.past: list[Cards] = []
        self.moves = 0
        self.undos = 0

    @property
    def pyramid(self) -> list[str | None]:
        return [name for row in self.cards.rows for name in row]

    @property
    def removed(self) -> int:
        return self.pyramid.count(None)

    @property
    def cleared(self) -> bool:
        if self.options["win"] == "all" and (self.cards.stock or self.cards.waste):
            return False
        return self.removed == 28

    @property
    def stuck(self) -> bool:
        if self.cleared or self.refusal("draw") is None or self.refusal("recycle") is None:
            return False
        return all(self.refusal(action) is not None for action in self.removals())

    def removals(self) -> list[str]:
        """All single cards and pairs of what is on the table, whether allowed or not."""
        names = [name for name in self.pyramid if name is not None] + self.cards.waste
        return names + [f"{a} {b}" for a in names for b in names]

    def covering(self, name: str) -> list[str]:
        """The remaining cards on a card of the pyramid."""
        for r, row in enumerate(self.cards.rows):
            if name in row and r < 6:
                c = row.index(name)
                return [cover for cover in self.cards.rows[r + 1][c : c + 2] if cover is not None]
        return []

    def refusal(self, action: str) -> str | None:
        """The code with which an action is refused; None if it is allowed."""
        if self.cleared:
            return "race_over"
        cards = self.cards
        if action == "draw":
            return None if cards.stock else "stock_empty"
        if action == "recycle":
            if cards.stock:
                return "stock_not_empty"
            if not cards.waste:
                return "nothing_to_recycle"
            limit = self.options["recycles"]
            return "no_recycles_left" if isinstance(limit, int) and cards.recycles == limit else None
        if action == "undo":
            return None if self.past else "nothing_to_undo"
        return self.removal_refusal(action.split())

    def removal_refusal(self, names: list[str]) -> str | None:
        for i, name in enumerate(names):
            if name in self.pyramid:
                covers = self.covering(name)
                others = names[:i] + names[i + 1 :]
                if covers and not (self.options["pair_with_cover"] and covers == others and others != [name]):
                    return "covered"
            elif not self.cards.waste or self.cards.waste[-1] != name:
                return "not_available"
            if name in names[:i]:
                return "not_available"
        values = [value(name) for name in names]
        if values == [13]:
            return None
        if len(names) > 1 and 13 in values:
            return "king_alone"
        return None if len(names) == 2 and sum(values) == 13 else "not_thirteen"

    def do(self, action: str) -> None:
        """Take an allowed action."""
        assert self.refusal(action) is None
        if action == "undo":
            self.cards = self.past.pop()
            self.undos += 1
            self.moves += bool(self.options["undo_counts"])
            return
        self.past.append(copy.deepcopy(self.cards))
        limit = self.options["undo_limit"]
        if isinstance(limit, int):
            while len(self.past) > limit:
                self.past.pop(0)
        self.moves += 1
        cards = self.cards
        if action == "draw":
            cards.waste.append(cards.stock.pop(0))
        elif action == "recycle":
            cards.stock, cards.waste = cards.waste, []
            cards.recycles += 1
        else:
            for name in action.split():
                cards.foundation.append(name)
                if name in cards.waste:
                    cards.waste.remove(name)
                for row in cards.rows:
                    if name in row:
                        row[row.index(name)] = None
