"""The accepted actions of a racer, in order: an immutable sequence that grows at its end.

In pages, so that the thousandth action costs no more than the first: a tuple would be copied whole for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

PAGE = 64


@dataclass(slots=True)
class Played:
    """Full pages of actions, and those since."""

    pages: Final[tuple[tuple[str, ...], ...]] = ()
    last: Final[tuple[str, ...]] = ()

    def __len__(self) -> int:
        return len(self.pages) * PAGE + len(self.last)

    def plus(self, action: str) -> Played:
        """With one action more."""
        if len(self.last) == PAGE:
            return Played((*self.pages, self.last), (action,))
        return Played(self.pages, (*self.last, action))

    def number(self, seq: int) -> str:
        """The action with the number `seq`, from 1 to the length."""
        page, place = divmod(seq - 1, PAGE)
        return (self.pages[page] if page < len(self.pages) else self.last)[place]

    def first(self, count: int) -> Iterator[str]:
        """The first `count` actions."""
        return (self.number(seq) for seq in range(1, count + 1))
