"""What a race's end means for who hasn't seen it yet, where spectators are behind (`race/unseen.py`)."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.commands import Configure, Leave, Rematch
from pyramid_race.race.deadlines import next_deadline
from pyramid_race.race.events import Joined
from pyramid_race.race.matching import QUICK, fits, offered_from
from pyramid_race.race.unseen import sees_the_present

from tests.race.driver import ANN, BOB, CAT, DAN, EVE, Play, racing

DELAY_MS = 60_000


def over(**settings: object) -> Play:
    """A race of Ann's and Bob's that has just ended; Eve and Cat, in that order, have watched."""
    play = racing(ANN, BOB, **({"spectator_delay_s": DELAY_MS // 1000} | settings))
    play.watch(EVE, CAT)
    play.clear(ANN)
    play.clear(BOB)
    assert play.phase == "finished"
    return play


def roles(play: Play) -> dict[str, str]:
    return {m.player: "next" if m.waits else m.role for m in play.room.members.values()}


def test_a_seat_waits_until_its_bearer_has_seen_the_end() -> None:
    play = over(capacity=4)
    play.join(EVE, DAN)
    assert roles(play) == {ANN: "player", BOB: "player", EVE: "next", CAT: "spectator", DAN: "next"}
    play.do(Rematch(ANN))
    play.join(CAT)
    assert roles(play) == {ANN: "player", BOB: "player", EVE: "next", CAT: "next", DAN: "next"}
    until = play.room.unseen.until if play.room.unseen else 0
    assert (next_deadline(play.room), until) == (until, play.now + DELAY_MS)
    assert not sees_the_present(play.room, EVE, until)
    assert play.tick().events == ()
    play.now = until
    assert play.tick().events == (Joined(EVE, "Eve", "player"), Joined(CAT, "Cat", "player"))
    assert roles(play) == {ANN: "player", BOB: "player", EVE: "player", CAT: "player", DAN: "next"}
    assert sees_the_present(play.room, EVE, until)
    assert next_deadline(play.room) is None, "all seats are taken"
    assert play.replayed() == play.room


def test_a_race_that_begins_sooner_is_without_them() -> None:
    play = over()
    play.join(EVE)
    play.do(Rematch(ANN))
    play.start()
    assert set(play.race.runners) == {ANN, BOB}
    assert roles(play)[EVE] == "next"
    play.clear(ANN)
    play.clear(BOB)
    play.now += DELAY_MS
    play.do(Rematch(ANN))
    assert roles(play)[EVE] == "player"


def test_who_has_raced_knows_and_comes_back_at_once() -> None:
    play = over()
    play.join(BOB, role="spectator")
    assert not sees_the_present(play.room, BOB, play.now)
    play.join(BOB)
    play.do(Leave(ANN))
    play.join(ANN)
    assert (roles(play)[ANN], roles(play)[BOB]) == ("player", "player")
    assert sees_the_present(play.room, ANN, play.now)


def test_who_has_a_seat_and_missed_the_race_is_behind_until_he_races() -> None:
    play = Play()
    play.open(ANN, start="all_ready", spectator_delay_s=60)
    play.join(BOB, CAT)
    play.lose(CAT)
    play.ready(ANN, BOB)
    play.now += 10_000
    play.tick()
    play.now = play.race.starts_at
    play.join(CAT)
    assert [sees_the_present(play.room, one, play.now) for one in (ANN, BOB, CAT, EVE)] == [True, True, False, False]
    play.forfeit(ANN, BOB)
    assert not sees_the_present(play.room, CAT, play.now)
    assert sees_the_present(play.room, CAT, play.now + DELAY_MS)
    play.do(Rematch(ANN))
    assert not sees_the_present(play.room, CAT, play.now)
    play.ready(ANN, BOB, CAT)
    assert CAT in play.race.runners
    assert sees_the_present(play.room, CAT, play.now)


def test_without_a_delay_nobody_waits_for_it() -> None:
    play = over()
    play.join(EVE)
    play.do(Rematch(ANN))
    play.do(Configure(ANN, replace(play.room.settings, spectator_delay_s=0)))
    assert (roles(play)[EVE], play.room.unseen) == ("player", None)
    plain = over(spectator_delay_s=0)
    plain.join(EVE)
    assert (roles(plain)[EVE], plain.room.unseen) == ("player", None)


def test_quick_play_sends_nobody_there_meanwhile() -> None:
    play = over(start="auto", auto_players=3, auto_s=15, time_limit_s=QUICK.time_limit_s)
    play.do(Rematch(ANN))
    assert offered_from(play.room, play.now) is None
    assert not fits(play.room, DAN, play.now, with_bots=False)
    play.now += DELAY_MS
    assert offered_from(play.room, play.now) is not None
