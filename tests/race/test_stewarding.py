"""What hosts do about people (`race/stewarding.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import (
    Disconnect,
    EndRace,
    ForfeitPlayer,
    HandOver,
    Invite,
    Kick,
    Leave,
    Lock,
    Move,
    Rematch,
    SetCohost,
    Unban,
    Unforfeit,
)
from pyramid_race.race.events import CohostSet, Forfeited, HostChanged, Kicked, Locked, RaceEnded
from pyramid_race.race.model import Ending
from pyramid_race.race.stewarding import MOST_INVITES

from tests.race.driver import ANN, BOB, BOT, CAT, EVE, LINE, Play, joining, racing


class TestHandOver:
    @pytest.mark.parametrize("phase", ["lobby", "countdown", "racing", "finished"])
    def test_in_every_phase(self, phase: str) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        if phase != "lobby":
            play.count_down()
        if phase in ("racing", "finished"):
            play.now = play.race.starts_at
        if phase == "finished":
            play.forfeit(ANN, BOB)
        assert play.phase == phase
        assert play.do(HandOver(ANN, BOB)).events == (HostChanged(BOB),)
        assert play.room.host == BOB
        assert play.phase == phase
        assert play.refused(HandOver(ANN, BOB)) == "not_host"
        assert play.do(HandOver(BOB, BOB)).events == ()

    def test_to_people_who_are_there(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, BOT)
        assert play.refused(HandOver(ANN, EVE)) == "not_member"
        assert play.refused(HandOver(ANN, BOT)) == "not_available"
        play.do(Disconnect(BOB, "n1/bob"))
        assert play.refused(HandOver(ANN, BOB)) == "not_available", "it would come back before he does"
        play.do(joining(BOB))
        play.do(HandOver(ANN, BOB))


class TestCohosts:
    def test_the_host_names_them(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, BOT)
        assert play.do(SetCohost(ANN, BOB, True)).events == (CohostSet(BOB, True),)
        assert play.room.members[BOB].cohost
        assert play.do(SetCohost(ANN, BOB, True)).events == ()
        assert play.do(SetCohost(ANN, BOB, False)).events == (CohostSet(BOB, False),)
        assert not play.room.members[BOB].cohost
        assert play.refused(SetCohost(ANN, ANN, True)) == "not_available"
        assert play.refused(SetCohost(ANN, BOT, True)) == "not_available"
        assert play.refused(SetCohost(ANN, EVE, True)) == "not_member"

    def test_one_who_watches_keeps_it_while_away(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        play.do(SetCohost(ANN, BOB, True))
        play.do(Disconnect(BOB, "n1/bob"))
        play.do(joining(BOB, "spectator"))
        assert play.room.members[BOB].cohost

    def test_they_are_the_first_to_follow_among_equals(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, CAT)
        play.do(SetCohost(ANN, CAT, True))
        assert play.do(Leave(ANN)).events[1:] == (HostChanged(CAT),)

    def test_they_cannot_remove_the_host(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, CAT)
        play.do(SetCohost(ANN, BOB, True))
        assert play.refused(Kick(BOB, ANN, ban=True)) == "not_host"
        assert play.do(Kick(BOB, CAT, ban=True)).events == (Kicked(CAT, BOB, True),)


class TestLock:
    def test_nobody_new_comes_in(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.watch(CAT)
        assert play.do(Lock(ANN, True)).events == (Locked(True, ANN),)
        assert play.do(Lock(ANN, True)).events == ()
        assert play.refused(joining(EVE)) == "locked"
        assert play.refused(joining(EVE, "spectator")) == "locked"
        play.do(joining(BOB, connection="n2/1"))
        play.do(joining(CAT))
        assert play.room.members[CAT].role == "player", "a seat is for who is in already"
        play.do(replace(joining(BOT), bot=True, passes=True))
        play.do(Lock(ANN, False))
        play.do(joining(EVE))

    def test_a_page_loaded_again_is_no_newcomer(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB, CAT)
        play.do(Lock(ANN, True))
        play.do(Disconnect(BOB, "n1/bob"))
        assert BOB not in play.room.members
        play.do(joining(BOB, "spectator"))
        play.do(Kick(ANN, CAT))
        assert play.refused(joining(CAT, "spectator")) == "locked", "who was put out is a newcomer"
        play.do(Lock(ANN, False))
        assert not play.room.doors.inside


class TestBans:
    def test_who_is_banned_stays_out_until_let_in_again(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.do(Invite(ANN, ("hash",)))
        play.do(Kick(ANN, BOB, ban=True))
        assert play.room.doors.banned == {BOB: "Bob"}
        assert play.refused(joining(BOB)) == "banned"
        assert play.refused(replace(joining(BOB, "spectator"), invite="hash")) == "banned"
        play.do(Unban(ANN, BOB))
        assert play.do(Unban(ANN, BOB)).events == ()
        play.do(joining(BOB))

    def test_a_kick_alone_is_no_ban(self) -> None:
        play = racing(ANN, BOB)
        play.do(Kick(ANN, BOB))
        play.watch(BOB)


def test_a_room_has_so_many_invitations() -> None:
    play = Play()
    play.open()
    play.do(Invite(ANN, tuple(map(str, range(MOST_INVITES - 1)))))
    assert play.refused(Invite(ANN, ("a", "b"))) == "not_available"
    play.do(Invite(ANN, ("a",)))
    assert len(play.room.doors.invites) == MOST_INVITES


class TestForfeitPlayer:
    def test_a_racer_who_does_not_play(self) -> None:
        play = racing(ANN, BOB, CAT)
        play.move(BOB, Draw())
        decision = play.do(ForfeitPlayer(ANN, 1, BOB))
        assert decision.events == (Forfeited(BOB, ANN),)
        assert (decision.not_before, decision.not_after) == (play.race.starts_at, play.race.ends_at)
        assert play.runner(BOB).status == "forfeited"
        assert BOB in play.room.members
        assert play.refused(Move(BOB, 1, 2, Draw())) == "race_over"
        assert play.refused(Unforfeit(BOB, 1)) == "race_over", "that was not his own word"
        assert play.refused(ForfeitPlayer(ANN, 1, BOB)) == "race_over"
        play.clear(CAT)
        play.do(ForfeitPlayer(ANN, 1, ANN))
        assert play.phase == "finished"

    def test_when_not(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.watch(CAT)
        assert play.refused(ForfeitPlayer(ANN, 1, BOB)) == "wrong_phase"
        play.count_down()
        assert play.refused(ForfeitPlayer(ANN, 1, BOB)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(ForfeitPlayer(ANN, 2, BOB)) == "not_racing"
        assert play.refused(ForfeitPlayer(ANN, 1, CAT)) == "not_racing"
        play.now = play.race.ends_at
        assert play.refused(ForfeitPlayer(ANN, 1, BOB)) == "race_over"


class TestEndRace:
    def test_who_still_plays_is_out_of_time(self) -> None:
        play = racing(ANN, BOB, CAT, EVE)
        play.clear(BOB)
        play.forfeit(CAT)
        play.move(EVE, LINE[0])
        play.now += 1_234
        decision = play.do(EndRace(ANN, 1))
        assert decision.events == (RaceEnded(1, ANN),)
        assert (decision.not_before, decision.not_after) == (play.race.starts_at, play.race.ends_at)
        runners = play.race.runners.values()
        assert [runner.status for runner in runners] == ["timeout", "cleared", "forfeited", "timeout"]
        assert [runner.place for runner in runners] == [3, 1, 3, 2]
        assert (play.race.ended_at, play.race.ending) == (play.now, Ending("host", ANN))
        assert play.refused(EndRace(ANN, 1)) == "race_over"
        assert play.refused(Unforfeit(CAT, 1)) == "race_over"

    def test_when_not(self) -> None:
        play = Play()
        play.open()
        assert play.refused(EndRace(ANN, 1)) == "wrong_phase"
        play.count_down()
        assert play.refused(EndRace(ANN, 1)) == "wrong_phase", "a countdown is stopped"
        play.now = play.race.starts_at
        assert play.refused(EndRace(ANN, 2)) == "not_racing"
        play.append(RaceEnded(2, ANN))
        assert play.phase == "racing"
        play.do(EndRace(ANN, 1))
        play.do(Rematch(ANN))
        play.start()
        assert play.refused(EndRace(ANN, 1)) == "not_racing"
