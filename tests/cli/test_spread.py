"""How deals are spread, in numbers and in text."""

from __future__ import annotations

from pyramid_race.cli.spread import as_object, as_text, percent, quantile
from pyramid_race.game.deal import short_code
from pyramid_race.game.solver.levels import Level
from pyramid_race.solving.work import Rating


def won(number: int, par: int | None, share: float, level: Level | None) -> Rating:
    return Rating(short_code(number), True, par, share, level)


RATINGS = [
    won(1, 44, 0.62, "easy"),
    won(2, 55, 0.104, "medium"),
    won(3, 57, 1.0, "medium"),
    won(4, 71, 0.00052, "hard"),
    won(5, None, 0.05, None),
    Rating(short_code(6), False, None, 0.0, None),
    Rating(short_code(7), False, None, 0.2, None),
    Rating(short_code(8), None, None, 0.3, None),
]


def test_in_numbers() -> None:
    told = as_object(RATINGS)
    assert {name: told[name] for name in ("deals", "unwinnable", "undecided", "par_unknown")} == {
        "deals": 8,
        "unwinnable": 2,
        "undecided": 1,
        "par_unknown": 1,
    }
    assert {name: told[name]["deals"] for name in ("winnable", "easy", "medium", "hard")} == {
        "winnable": 5,
        "easy": 1,
        "medium": 2,
        "hard": 1,
    }
    assert told["winnable"]["par"]["0"] == 44
    assert told["winnable"]["par"]["100"] == 71
    assert list(told["winnable"]["win_share"].values()) == [0.05, 0.05, 5.0, 10.4, 62.0, 100.0, 100.0]
    assert told["hard"]["win_share"]["50"] == 0.05


def test_in_text() -> None:
    assert (
        as_text(RATINGS)
        == """\
can't be won         25.0%  ################
can be won           62.5%  ########################################
not decided          12.5%  ########

Of those that can be won:

easy                 20.0%  ####################
medium               40.0%  ########################################
hard                 20.0%  ####################
par not found        20.0%  ####################

par 40-44            25.0%  ####################
par 45-49             0.0%
par 50-54             0.0%
par 55-59            50.0%  ########################################
par 60-64             0.0%
par 65-69             0.0%
par 70-74            25.0%  ####################

win share 0-10%      40.0%  ########################################
win share 10-20%     20.0%  ####################
win share 20-30%      0.0%
win share 30-40%      0.0%
win share 40-50%      0.0%
win share 50-60%      0.0%
win share 60-70%     20.0%  ####################
win share 70-80%      0.0%
win share 80-90%      0.0%
win share 90-100%    20.0%  ####################

                       least      5%     25%    half     75%     95%    most
par, all                  44      44      55      57      57      71      71
par, easy                 44      44      44      44      44      44      44
par, medium               55      55      55      55      57      57      57
par, hard                 71      71      71      71      71      71      71
win share, all          0.05    0.05    5.00   10.40   62.00  100.00  100.00
win share, easy        62.00   62.00   62.00   62.00   62.00   62.00   62.00
win share, medium      10.40   10.40   10.40   10.40  100.00  100.00  100.00
win share, hard         0.05    0.05    0.05    0.05    0.05    0.05    0.05"""
    )


def test_nothing_that_can_be_won() -> None:
    lost = RATINGS[5:7]
    assert as_text(lost) == "can't be won        100.0%  ########################################"
    assert as_object(lost)["winnable"] == {"deals": 0, "par": None, "win_share": None}


def test_pars_that_nobody_found() -> None:
    assert "par not found       100.0%" in as_text(RATINGS[4:5])
    assert as_object(RATINGS[4:5])["winnable"]["par"] is None


def test_quantiles() -> None:
    for at in (0, 5, 25, 50, 75, 95, 100):
        assert quantile(range(101), at) == at
        assert quantile([7], at) == 7
    assert [quantile([1, 2], at) for at in (0, 25, 75, 100)] == [1, 1, 2, 2]


def test_a_percentage_has_two_places() -> None:
    assert percent(0.00054) == 0.05
    assert percent(1.0) == 100
