"""The rules once more, as slowly and plainly as possible: lists of card names, a copy of everything before each action.

Shares no code with `pyramid_race.game`, so that the two can be played side by side."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

VALUES: dict[str, int] = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(number): number for number in range(2, 11)}


def value(name: str) -> int:
    return VALUES[name[:-1]]


def pile_of(draw: str) -> int:
    """The pile that `draw` (the first), `draw 1`, `draw 2` … name."""
    return int(draw.removeprefix("draw") or 1)


@dataclass
class Cards:
    """The cards in front of a player."""

    rows: list[list[str | None]]
    stock: list[str]
    """In drawing order."""
    piles: list[list[str]]
    """The waste, the top of each pile last."""
    just_drawn: bool = False
    """Whether the last action was a draw."""
    foundation: list[str] = field(default_factory=list)
    recycles: int = 0


class Reference:
    """A game by any options, by their names."""

    def __init__(self, names: list[str], options: dict[str, Any]) -> None:
        left = list(names)
        rows: list[list[str | None]] = [[left.pop(0) for _ in range(length)] for length in range(1, 8)]
        piles: list[list[str]] = [[] for _ in range(options["waste_piles"])]
        if options["initial_waste"] == 1:
            piles[0].append(left.pop(0))
        self.options = options
        self.cards = Cards(rows, left, piles)
        self.past: list[Cards] = []
        self.moves = 0
        self.undos = 0

    @property
    def pyramid(self) -> list[str | None]:
        return [name for row in self.cards.rows for name in row]

    @property
    def waste(self) -> list[str]:
        return [name for pile in self.cards.piles for name in pile]

    @property
    def open_stock(self) -> list[str] | None:
        """The cards of the stock that everybody sees."""
        if self.options["stock_face_up"]:
            return self.cards.stock
        return self.cards.stock[:1] if self.options["stock_top"] else None

    @property
    def removed(self) -> int:
        return self.pyramid.count(None)

    @property
    def cleared(self) -> bool:
        if self.options["win"] == "all" and (self.cards.stock or self.waste):
            return False
        return self.removed == 28

    @property
    def stuck(self) -> bool:
        if self.cleared or self.refusal("draw 1") is None or self.refusal("recycle") is None:
            return False
        return all(self.refusal(action) is not None for action in self.removals())

    def removals(self) -> list[str]:
        """All single cards and pairs of what is on the table, whether allowed or not."""
        names = [name for name in self.pyramid if name is not None] + self.waste + (self.open_stock or [])
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
        if action.startswith("draw"):
            if not 1 <= pile_of(action) <= len(cards.piles):
                return "not_available"
            return None if cards.stock else "stock_empty"
        if action == "recycle":
            if cards.stock:
                return "stock_not_empty"
            if not self.waste:
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
            elif not self.is_free(name, names[:i] + names[i + 1 :]):
                return "not_available"
            if name in names[:i]:
                return "not_available"
        values = [value(name) for name in names]
        if values == [13]:
            return None
        if len(names) > 1 and 13 in values:
            return "king_alone"
        if len(names) != 2 or sum(values) != 13:
            return "not_thirteen"
        in_pyramid = any(name in self.pyramid for name in names)
        return None if in_pyramid or self.draw_cards_pair(*names) else "not_available"

    def is_free(self, name: str, others: list[str]) -> bool:
        """Whether a card that is not in the pyramid can go, as far as what lies on it is concerned."""
        cards = self.cards
        if any(pile and pile[-1] == name for pile in cards.piles):
            return True
        if self.options["stock_top"] and cards.stock and cards.stock[0] == name:
            return True
        return [name, *others] == cards.piles[0][-2:] and self.two_topmost_pair()

    def two_topmost_pair(self) -> bool:
        """Whether the two topmost cards of the one pile may be paired now."""
        if len(self.cards.piles) > 1:
            return False
        if self.options["pair_waste"] == "drawn" and not self.options["stock_top"]:
            return self.cards.just_drawn
        return self.options["pair_waste"] == "top_two"

    def draw_cards_pair(self, one: str, other: str) -> bool:
        """Whether two free cards that are not in the pyramid may be paired."""
        if one in self.cards.stock or other in self.cards.stock:
            return self.options["pair_waste"] == "drawn" and len(self.cards.piles) == 1
        if len(self.cards.piles) > 1:
            return self.options["pair_waste"] != "none"
        return self.two_topmost_pair()

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
        cards.just_drawn = action.startswith("draw")
        if cards.just_drawn:
            cards.piles[pile_of(action) - 1].append(cards.stock.pop(0))
        elif action == "recycle":
            cards.stock, cards.piles = self.waste, [[] for _ in cards.piles]
            cards.recycles += 1
        else:
            for name in action.split():
                cards.foundation.append(name)
                for stack in (cards.stock, *cards.piles):
                    if name in stack:
                        stack.remove(name)
                for row in cards.rows:
                    if name in row:
                        row[row.index(name)] = None
