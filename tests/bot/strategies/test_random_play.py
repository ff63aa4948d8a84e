"""Random play: anything that is legal, but not for ever."""

from __future__ import annotations

from collections import Counter
from random import Random

from pyramid_race.bot.strategies.random_play import choose
from pyramid_race.bot.strategies.turning import one_round
from pyramid_race.game.board import Action, Draw, Remove, Undo, legal_actions, start
from pyramid_race.game.rules import PRESETS, parse_rules
from pyramid_race.game.table import Table

from tests.bot.strategies.playing import seen
from tests.game.playing import CARDS, play

TABLE = Table(CARDS, PRESETS["N"])


def chosen(table: Table, turns: int = 0, after: tuple[str, ...] = ()) -> Counter[Action | None]:
    """What it does next, of a thousand tries."""
    sight = seen(table, play(table, *after))
    random = Random(1)
    return Counter(choose(sight, turns, random) for _ in range(1000))


def test_does_everything_that_is_legal_about_as_often() -> None:
    legal = legal_actions(TABLE, start(TABLE))
    tries = chosen(TABLE)
    assert set(tries) == set(legal)
    assert min(tries.values()) > 0.7 * 1000 / len(legal)


def test_never_takes_back() -> None:
    assert not any(isinstance(action, Undo) for action in chosen(TABLE, after=("draw",)))


def test_draws_to_any_pile_and_as_often_as_to_one() -> None:
    table = Table(CARDS, parse_rules("N,waste_piles=3")[1])
    tries = chosen(table)
    drawn = {pile: tries[Draw(pile)] for pile in (1, 2, 3)}
    assert min(drawn.values()) > 30
    assert abs(sum(drawn.values()) - chosen(TABLE)[Draw()]) < 100


def test_after_a_round_without_a_removal_it_takes_what_is_there_or_gives_up() -> None:
    turns = one_round(seen(TABLE, start(TABLE)))
    assert all(isinstance(action, Remove) for action in chosen(TABLE, turns))
    nothing_there = ("KD", "10C 3H", "draw", "draw")
    assert set(chosen(TABLE, 0, nothing_there)) == {Draw()}
    assert set(chosen(TABLE, turns, nothing_there)) == {None}
