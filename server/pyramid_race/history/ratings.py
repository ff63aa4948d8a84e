"""How strong a player is, as openskill's Plackett-Luce model reckons it from the places in rated races.

A strength is a guess: `mu` with a spread of `sigma`. What is shown is `mu` on a scale like that of chess: 1500 at the
start, and where two are well known 400 points more mean to win about ten times as often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from pyramid_race.history.ranks import is_cleared, ranks, was_ended
from pyramid_race.history.record import RaceRecord

MU, SIGMA = 25.0, 25.0 / 3
SHOWN_AT_START, POINTS_A_MU, LEAST_SHOWN = 1500, 25, 100
PROVISIONAL_SIGMA = 7.0
"""A spread above this is called provisional: six races against one other, nine in fields of four."""
DIGITS = 6
"""Strengths are rounded to so many digits after each race, so that every machine comes to the same."""

# All numbers are given, so that another version of the library doesn't change them unnoticed.
_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=25.0 / 6, kappa=0.0001, tau=25.0 / 300, limit_sigma=False)


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MU
    sigma: float = round(SIGMA, DIGITS)

    @property
    def value(self) -> int:
        """As it is shown."""
        return max(LEAST_SHOWN, round(SHOWN_AT_START + POINTS_A_MU * (self.mu - MU)))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


START = Rating()


def is_rated(record: RaceRecord) -> bool:
    """Whether a race counts for ratings. What it says of strength has to come from the racers alone:

    - two or more people, and no bot: anybody could have as many weak ones as they like;
    - a deal that nobody could know: not raced in the room before, nor chosen by its code;
    - an end that came by itself, or after somebody had cleared. A host or a moderator who ends a race before that, or
      takes somebody out of it who is there, could do so whenever it suits somebody; afterwards nobody loses his win;
    - somebody who raced to that end. If nobody has cleared and all have given up, or went away and left it deserted,
      the cards that they had removed by then say nothing."""
    return (
        len(record.lines) >= 2
        and not any(line.bot for line in record.lines)
        and not (record.again or record.chosen)
        and not record.interfered
        and (is_cleared(record) or _was_raced_out(record))
    )


def _was_raced_out(record: RaceRecord) -> bool:
    """Whether somebody still raced, or was there, when it was over, and nobody had to end it."""
    return (
        not was_ended(record)
        and record.ended != "deserted"
        and any(line.status != "forfeited" for line in record.lines)
    )


def rated(record: RaceRecord, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all racers after a rated race; who has none in `before` begins with the usual one.

    Only the ranks count. Those who share one may stand in any order."""
    ranked = sorted(zip(ranks(record), record.lines, strict=True), key=lambda one: (one[0], one[1].player))
    lines = [line for _, line in ranked]
    known = [before.get(line.player, START) for line in lines]
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in known]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank, _ in ranked])
    return {
        line.player: Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS))
        for line, (rating,) in zip(lines, after, strict=True)
    }
