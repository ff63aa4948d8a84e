"""Turning the stock, on one pile and on several."""

from __future__ import annotations

from random import Random

from pyramid_race.bot.strategies.turning import any_turn, may_recycle, one_round, turn
from pyramid_race.game.board import Board, Draw, Recycle, start
from pyramid_race.game.rules import parse_rules
from pyramid_race.game.table import Table

from tests.bot.strategies.playing import play_on, seen
from tests.game.playing import CARDS


def turned(rules: str, turns: int) -> tuple[Table, list[Board]]:
    """The boards of a game in which nothing is done but to turn the stock."""
    table = Table(CARDS, parse_rules(rules)[1])
    return table, play_on(table, start(table), lambda sight, done: turn(sight) if done < turns else None)


def test_a_round_shows_every_card() -> None:
    table, boards = turned("N", 30)
    sight = seen(table, boards[0])
    shown = {seen(table, board).waste[-1] for board in boards[: one_round(sight)] if seen(table, board).waste}
    assert shown == set(CARDS[28:])


def test_the_waste_goes_back_as_often_as_the_rules_allow() -> None:
    table, boards = turned("L,initial_waste=0,recycles=1", 60)
    assert len(boards) == 1 + 24 + 1 + 24
    last = seen(table, boards[-1])
    assert turn(last) is None
    assert any_turn(last, Random(1)) is None
    assert not may_recycle(last)
    assert turn(seen(table, boards[24])) == Recycle()


def test_of_several_piles_the_last_is_drawn_to_once_there_is_a_card_on_each() -> None:
    table, boards = turned("N,waste_piles=3,initial_waste=0", 24)
    assert [turn(seen(table, board)) for board in boards[:5]] == [Draw(1), Draw(2), Draw(3), Draw(3), Draw(3)]
    assert [len(pile) for pile in seen(table, boards[-1]).piles] == [1, 1, 22]


def test_any_turn_draws_to_every_pile() -> None:
    table, boards = turned("N,waste_piles=3", 0)
    random = Random(1)
    assert {any_turn(seen(table, boards[0]), random) for _ in range(50)} == {Draw(1), Draw(2), Draw(3)}
