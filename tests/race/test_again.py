"""A room of quick play runs by itself: nobody is in charge, and another race comes when enough want it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.race.commands import (
    Command,
    Configure,
    DeleteChat,
    EndRace,
    ForfeitPlayer,
    HandOver,
    Invite,
    Kick,
    Leave,
    Lock,
    Mute,
    Open,
    Rematch,
    SetCohost,
    SetReady,
    Start,
    StopCountdown,
    Unban,
)
from pyramid_race.race.deadlines import AWAY_MS, next_deadline
from pyramid_race.race.matching import QUICK

from tests.race.driver import ANN, BOB, BOT, CAT, DAN, DRAWN, EVE, Play, joining, kinds


def quick() -> Play:
    play = Play()
    play.do(Open(ANN, "Ann", "player", QUICK, connection="n1/ann", with_bots=True))
    return play


def raced(play: Play) -> Play:
    """The race has begun by itself, and everybody has given up."""
    play.now += QUICK.auto_s * 1000 if QUICK.auto_s else 0
    play.tick()
    play.now = play.race.starts_at
    play.forfeit(*play.race.runners)
    assert play.phase == "finished"
    return play


HOSTING: list[Command] = [
    Configure(ANN, replace(QUICK, auto_s=60)),
    Start(ANN, DRAWN),
    StopCountdown(ANN),
    Kick(ANN, BOB),
    Unban(ANN, BOB),
    HandOver(ANN, BOB),
    SetCohost(ANN, BOB, True),
    Lock(ANN, True),
    Invite(ANN, ("hash",)),
    ForfeitPlayer(ANN, 1, BOB),
    EndRace(ANN, 1),
]


@pytest.mark.parametrize("command", HOSTING, ids=lambda command: type(command).__name__)
def test_nobody_is_in_charge(command: Command) -> None:
    play = quick()
    play.join(BOB)
    for until in (0, QUICK.auto_s or 0, QUICK.countdown_s):
        play.now += until * 1000
        play.tick()
        assert play.refused(command) == "not_available"
    assert play.phase == "racing"


def test_talk_is_looked_after_all_the_same() -> None:
    play = quick()
    play.join(BOB)
    assert kinds(play.do(Mute(ANN, BOB, True))) == ["Muted"]
    assert play.refused(DeleteChat(BOB, 1)) != "not_available"


def test_another_race_comes_when_two_want_it() -> None:
    play = quick()
    play.join(BOB, CAT, DAN)
    play.do(SetReady(BOB, True))  # says nothing about the race after the next
    raced(play)
    play.lose(DAN)
    assert kinds(play.do(Rematch(BOB))) == ["ReadySet"]
    assert kinds(play.do(Rematch(BOB))) == []
    assert play.phase == "finished"
    # Ann is the host and doesn't want; Dan is away.
    assert kinds(play.do(Rematch(CAT))) == ["ReadySet", "Joined", "Left", "HostChanged", "Rematched"]
    assert play.phase == "lobby"
    assert {player: member.role for player, member in play.room.members.items()} == {
        ANN: "spectator", BOB: "player", CAT: "player",
    }  # fmt: skip
    assert play.room.host == BOB
    assert kinds(play.do(Rematch(CAT))) == [], "wanted by several in one moment"
    assert play.refused(Rematch(EVE)) == "not_member"
    play.now += (QUICK.auto_s or 0) * 1000
    play.tick()
    assert set(play.race.runners) == {BOB, CAT}
    assert play.room == play.replayed()


def test_who_has_asked_gets_it_when_the_others_have_gone() -> None:
    ways: list[Command] = [Leave(BOB), joining(BOB, "spectator")]
    for gone in ways:
        play = quick()
        play.join(BOB)
        raced(play)
        play.do(Rematch(ANN))
        assert next_deadline(play.room) is None
        play.do(gone)
        assert kinds(play.tick()) == ["Rematched"], "only Ann is left"
        assert play.phase == "lobby"

    # Who has just lost the connection may be loading the page again.
    play = quick()
    play.join(BOB, CAT)
    raced(play)
    play.do(Rematch(ANN))
    play.do(Leave(CAT))
    play.lose(BOB)
    due = next_deadline(play.room)
    assert due == play.now + AWAY_MS
    assert kinds(play.tick()) == []
    play.join(BOB)
    assert next_deadline(play.room) is None
    play.lose(BOB)
    play.now += AWAY_MS
    assert kinds(play.tick()) == ["Left", "Rematched"]
    assert play.room == play.replayed()


def test_where_nobody_has_asked_nobody_gets_it() -> None:
    play = quick()
    play.join(BOB)
    play.now += (QUICK.auto_s or 0) * 1000
    play.tick()
    play.do(joining(CAT))
    play.do(joining(DAN))
    play.now = play.race.starts_at
    play.forfeit(ANN, BOB)
    assert play.phase == "finished"
    assert kinds(play.tick()) == [], "two wait for seats, but those who raced look at their result"
    assert next_deadline(play.room) is None


def test_one_alone_with_bots_gets_it_at_once() -> None:
    play = quick()
    play.join(BOT)
    raced(play)
    assert kinds(play.do(Rematch(ANN))) == ["ReadySet", "Rematched"]


def test_who_waits_for_a_seat_wants_it_and_who_watches_has_no_say() -> None:
    play = quick()
    play.join(BOB)
    play.watch(DAN)
    play.now += (QUICK.auto_s or 0) * 1000
    play.tick()
    assert play.refused(Rematch(ANN)) == "wrong_phase"
    play.do(joining(CAT))
    play.now = play.race.starts_at
    play.forfeit(ANN, BOB)
    assert play.refused(Rematch(DAN)) == "not_racing"
    assert kinds(play.do(Rematch(ANN))) == ["ReadySet", "Joined", "Rematched"]
    assert {player for player, member in play.room.members.items() if member.role == "player"} == {ANN, CAT}
