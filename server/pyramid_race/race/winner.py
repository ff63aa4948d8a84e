"""Who has won a race: the one thing that series, totals of players and whatever else counts wins ask."""

from __future__ import annotations


def has_won(place: int, cleared: bool) -> bool:
    """Whether a racer who came out so is the winner: first, by having cleared the pyramid.

    Where nobody has cleared there is a first place by the cards removed, and no winner, however the race ended. One who
    raced alone has won, too; whether that counts is for those who count."""
    return cleared and place == 1
