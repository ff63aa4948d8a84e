"""What is shown of the history, and to whom."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pyramid_race.history.boards import placed, results
from pyramid_race.history.record import Line, RaceRecord
from pyramid_race.history.totals import Totals
from pyramid_race.node.history_views import board_view, player_view, raced_views, shown_racers
from pyramid_race.protocol.values import BoardRow, Raced
from pyramid_race.store.history_reads import Known, Point

from tests.support.history import ENDED, line, record

NAMES = {"ann": "Ann", "bob": "Bob"}
TODAY, YESTERDAY = "2025-11-30", "2025-11-29"


def raced(race: RaceRecord, today: str | None = TODAY, points: list[Point] | None = None) -> dict[str, Any]:
    (view,) = raced_views("ann", [race], points or [], NAMES, today)
    TypeAdapter(Raced).validate_python(view)
    return view


def test_a_race_on_a_deal_that_was_known_is_marked() -> None:
    assert raced(record("ann", "bob", again=True))["again"] is True
    assert raced(record("ann", "bob", chosen=True))["chosen"] is True
    assert not {"again", "chosen"} & raced(record("ann", "bob")).keys()


def test_a_race_that_was_open_to_all_is_shown_with_everything() -> None:
    view = raced(record("bob", "ann", line("gone", 3, status="timeout"), line("bot", 4, bot=True)))
    assert (view["room"], view["race"], view["code"]) == ("ROOM22", 1, "PY1-N-AAAAAAA")
    assert (view["place"], view["players"], view["time_ms"], view["moves"]) == (2, 4, 60_002, 22)
    assert view["racers"] == [
        {"player": "bob", "name": "Bob", "place": 1}, {"player": "ann", "name": "Ann", "place": 2},
        {"player": "gone", "name": None, "place": 3}, {"player": "bot", "name": None, "place": 4, "bot": True},
    ]  # fmt: skip
    assert not {"rating", "change", "daily"} & view.keys()
    crowd = record(*(line(f"p{number}", number) for number in range(1, 30)), line("ann", 30))
    assert len(raced(crowd)["racers"]) == len(shown_racers([crowd])) == 8


def test_how_many_gave_up_before_somebody() -> None:
    def gave_up(player: str, place: int) -> Line:
        return line(player, place, status="forfeited")

    race = record(gave_up("bob", 1), gave_up("cem", 1), line("ann", 3, status="timeout"), gave_up("dee", 4))
    assert (raced(race)["place"], raced(race)["forfeits_before"]) == (3, 2)


def test_a_rated_race_says_what_it_has_changed() -> None:
    points = [Point(ENDED - 5, 1500), Point(ENDED, 1482)]
    view = raced(record("bob", "ann"), points=points)
    assert (view["rating"], view["change"]) == (1482, -18)
    first = raced(record("bob", "ann"), points=points[1:])
    assert first["rating"] == 1482
    assert "change" not in first, "what was before isn't known any more"


def test_what_others_must_not_be_told() -> None:
    private = record("ann", "bob", public=False)
    daily = record("ann", public=False, daily=TODAY)
    view = raced(private)
    assert (view["room"], view["race"], view["code"]) == (None, None, None)
    assert "racers" not in view
    assert raced_views("ann", [daily], [], NAMES, TODAY) == []
    for race in (private, daily):
        assert raced(race, today=None)["code"] == race.code, "to oneself"
    over = raced(record("ann", public=False, daily=YESTERDAY))
    assert (over["kind"], over["daily"], over["room"]) == ("daily", YESTERDAY, "ROOM22")


def test_a_board_shows_who_is_still_known_and_where_that_may_be_told() -> None:
    races = [
        record("ann", "gone"), record("bob", public=False, number=2), record("ann", daily=TODAY, public=False, number=3)
    ]  # fmt: skip
    rows = placed(row for race in races for name, row in results(race) if name.startswith("deal"))
    shown = board_view(rows, NAMES, TODAY)
    TypeAdapter(list[BoardRow]).validate_python(shown)
    assert [(row["name"], row["room"], row["race"]) for row in shown] == [
        ("Ann", "ROOM22", 1), ("Ann", None, None), ("Bob", None, None)
    ]  # fmt: skip
    assert [row["room"] for row in board_view(rows, NAMES, None)] == ["ROOM22", "ROOM22", None]


def test_who_was_never_rated_has_no_rating() -> None:
    view = player_view("ann", Known("Ann", True, 7), Totals(races=2), [])
    assert (view["rating"], view["races"], view["since"], view["bot"]) == (None, 2, 7, True)
    rated = player_view("ann", Known("Ann", False, 7), Totals(races=2, rated=1), [Point(1, 1500)])
    assert rated["rating"] == {"value": 1500, "provisional": True, "races": 1}
    assert rated["ratings"] == [[1, 1500]]
    assert "bot" not in rated
