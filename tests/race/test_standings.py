"""Places (`race/standings.py`)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from pyramid_race.game.board import Draw, Undo, legal_actions, parse_action, status
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import exact_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import Leave, Tick
from pyramid_race.race.model import PlayerId, Race
from pyramid_race.race.standings import Standing, places, standings

from tests.race.driver import ANN, BOB, BOT, CAT, DAN, EVE, LINE, racing


def placed(race: Race) -> dict[PlayerId, int | None]:
    return {player: runner.place for player, runner in race.runners.items()}


def test_clears_rank_by_the_order_of_the_log_even_in_the_same_millisecond() -> None:
    play = racing(ANN, BOB, CAT)
    for player in (CAT, ANN, BOB):
        play.move(player, *LINE[:-1])
    play.now += 1
    for place, player in enumerate((BOB, CAT, ANN), 1):
        play.clear(player)
        assert play.runner(player).place == place, "given at once"
    assert placed(play.race) == {ANN: 3, BOB: 1, CAT: 2}
    assert {line.time_ms for line in standings(play.race)} == {1}


def test_whoever_is_out_takes_no_place_from_those_who_clear() -> None:
    play = racing(ANN, BOB, CAT)
    play.move(ANN, LINE[0])
    play.forfeit(ANN)
    play.clear(BOB)
    assert play.runner(BOB).place == 1
    play.forfeit(CAT)
    assert placed(play.race) == {ANN: 2, BOB: 1, CAT: 3}


def test_the_others_rank_by_cards_then_by_when_then_by_moves() -> None:
    play = racing(ANN, BOB, CAT, DAN, EVE)
    play.now += 100
    play.move(EVE, LINE[0], LINE[1])
    play.move(CAT, LINE[0])
    play.move(DAN, LINE[0], Draw())
    play.now += 100
    play.move(BOB, LINE[0])
    play.forfeit(ANN, BOB, CAT, DAN, EVE)
    assert placed(play.race) == {EVE: 1, CAT: 2, DAN: 3, BOB: 4, ANN: 5}


def test_equals_share_a_place_and_the_next_is_left_out() -> None:
    play = racing(ANN, BOB, CAT, DAN)
    play.now += 10
    play.move(DAN, LINE[0], LINE[1])
    play.move(ANN, LINE[0])
    play.move(CAT, LINE[1])
    play.now += 10
    play.forfeit(ANN, BOB, CAT, DAN)
    assert placed(play.race) == {DAN: 1, ANN: 2, CAT: 2, BOB: 4}
    assert [(line.place, line.player) for line in standings(play.race)] == [(1, DAN), (2, ANN), (2, CAT), (4, BOB)]


def test_those_who_did_nothing_are_equal() -> None:
    play = racing(ANN, BOB, CAT)
    play.clear(CAT)
    play.now = play.race.ends_at
    play.do(Tick())
    assert placed(play.race) == {CAT: 1, ANN: 2, BOB: 2}


def test_an_undo_reaches_the_smaller_number_anew() -> None:
    play = racing(ANN, BOB)
    play.now += 10
    play.move(ANN, LINE[0], LINE[1])
    play.now += 10
    play.move(BOB, LINE[0])
    play.now += 10
    play.move(ANN, Undo())
    assert play.runner(ANN).reached_at == play.now
    play.forfeit(ANN, BOB)
    assert placed(play.race) == {BOB: 1, ANN: 2}


def test_draws_and_their_undo_do_not_change_when_it_was_reached() -> None:
    play = racing(ANN)
    play.now += 10
    play.move(ANN, LINE[0])
    reached = play.now
    play.now += 10
    play.move(ANN, Draw(), Undo())
    assert play.runner(ANN).reached_at == reached


def test_the_order_of_the_racers_does_not_matter() -> None:
    play = racing(ANN, BOB, CAT, DAN)
    play.clear(BOB)
    play.move(CAT, LINE[0])
    play.move(DAN, LINE[1])
    runners = list(play.race.runners.values())
    expected = {BOB: 1, CAT: 2, DAN: 2, ANN: 4}
    assert all(places(order) == expected for order in permutations(runners))


def test_every_field() -> None:
    play = racing(ANN, BOT)
    play.now += 5
    play.move(BOT, LINE[0], Undo(), Draw(), LINE[0])
    play.clear(ANN)
    assert standings(play.race) == [
        Standing(ANN, "Ann", False, 1, "cleared", removed=28, score=280, moves=16, undos=0, time_ms=5),
        Standing(BOT, "Bot", True, 2, "playing", removed=2, score=20, moves=3, undos=1, time_ms=None),
    ]


def test_the_end_by_a_first_clear_leaves_the_others_playing_but_placed() -> None:
    play = racing(ANN, BOB, CAT, end="first")
    play.move(BOB, LINE[0])
    play.clear(CAT)
    assert play.phase == "finished"
    assert play.race.ended_at == play.now
    assert placed(play.race) == {ANN: 3, BOB: 2, CAT: 1}
    assert [line.status for line in standings(play.race)] == ["cleared", "playing", "playing"]


def test_a_racer_without_any_move_left_shows_as_stuck() -> None:
    # One pass, and a pyramid whose last row has no two cards that make 13, and no king.
    names = "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 9C 2C 2D 2H 2S 3C 3D 3H"
    pyramid = [parse_card(name) for name in names.split()]
    stock = [parse_card(name) for name in ["AC", "AD", "AH", "AS", "3S", "9D", "9H", "9S", "JC"]]
    stock += [card for card in range(52) if card not in pyramid and card not in stock]
    code = exact_code((*pyramid, *stock))
    play = racing(ANN, BOB, deal=str(code), rules=replace(PRESETS["N"], recycles=0))
    while status(play.race.table, play.runner(ANN).board) != "stuck":
        play.move(ANN, *legal_actions(play.race.table, play.runner(ANN).board)[:1])
    assert play.runner(ANN).status == "playing", "an undo may lead out of it"
    assert {line.player: line.status for line in standings(play.race)} == {ANN: "stuck", BOB: "playing"}
    last = parse_action(play.runner(ANN).played.number(play.runner(ANN).seq))
    play.move(ANN, Undo())
    assert {line.player: line.status for line in standings(play.race)} == {ANN: "playing", BOB: "playing"}
    play.move(ANN, last)
    play.forfeit(BOB)
    assert play.phase == "racing", "whoever is stuck still plays"
    play.now = play.race.ends_at
    play.do(Tick())
    assert play.runner(ANN).status == "timeout"


def test_leaving_keeps_a_line_in_the_standings() -> None:
    play = racing(ANN, BOB)
    play.move(BOB, LINE[0])
    play.do(Leave(BOB))
    assert [(line.player, line.status) for line in standings(play.race)] == [(BOB, "forfeited"), (ANN, "playing")]
