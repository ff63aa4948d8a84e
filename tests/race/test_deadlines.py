"""When the passing of time alone changes a room (`race/deadlines.py`)."""

from __future__ import annotations

from pyramid_race.race.commands import Disconnect, Leave, Rematch, Tick
from pyramid_race.race.deadlines import next_deadline

from tests.race.driver import ANN, BOB, CAT, Play, racing


def test_only_a_race_under_way_has_deadlines() -> None:
    play = Play()
    assert next_deadline(play.room) is None
    play.open()
    assert next_deadline(play.room) is None
    play.count_down()
    assert next_deadline(play.room) == play.race.ends_at
    play.now = play.race.starts_at
    assert next_deadline(play.room) == play.race.ends_at
    play.forfeit(ANN)
    assert next_deadline(play.room) is None
    play.do(Rematch(ANN))
    assert next_deadline(play.room) is None
    play.start()
    play.do(Leave(ANN))
    assert play.room.closed
    assert next_deadline(play.room) is None


def test_a_lost_connection_counts_from_go_on() -> None:
    play = Play()
    play.open(disconnect_grace_s=30)
    play.join(BOB, CAT)
    play.do(Disconnect(BOB, "n1/bob"))
    play.count_down()
    go = play.race.starts_at
    assert next_deadline(play.room) == go + 30_000
    play.now = go + 7
    play.do(Disconnect(CAT, "n1/cat"))
    play.join(BOB, connection="n2/1")
    assert next_deadline(play.room) == go + 30_007
    play.forfeit(CAT)
    assert next_deadline(play.room) == play.race.ends_at


def test_the_time_limit_may_come_first() -> None:
    play = racing(ANN, BOB, disconnect_grace_s=30, time_limit_s=10)
    play.do(Disconnect(BOB, "n1/bob"))
    assert next_deadline(play.room) == play.race.ends_at


def test_at_the_deadline_a_tick_has_something_to_do_and_before_it_nothing() -> None:
    play = racing(ANN, BOB, CAT, disconnect_grace_s=30)
    for player in (BOB, CAT):
        play.now += 1_000
        play.do(Disconnect(player, f"n1/{player}"))
    ticks = 0
    while (deadline := next_deadline(play.room)) is not None:
        play.now = deadline - 1
        assert play.do(Tick()).events == ()
        play.now = deadline
        assert play.do(Tick()).events
        ticks += 1
    assert ticks == 3
    assert play.phase == "finished"
