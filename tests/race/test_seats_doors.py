"""Who is let in, and who comes too late for the race under way (`race/seats.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.race.commands import (
    Configure,
    Disconnect,
    Invite,
    Join,
    Kick,
    Leave,
    Lock,
    Rematch,
    StopCountdown,
)
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Connected, Joined
from pyramid_race.race.model import PlayerId, Role, RoomSettings

from tests.race.driver import ANN, BOB, BOT, CAT, DAN, EVE, Play, joining, kinds, racing


def invited(player: PlayerId, invite: str, role: Role = "player", *, admitted: bool = False) -> Join:
    return replace(joining(player, role, admitted=admitted), invite=invite)


def waiting(play: Play) -> list[PlayerId]:
    return [member.player for member in play.room.members.values() if member.waits]


def seats(play: Play) -> list[PlayerId]:
    return [member.player for member in play.room.members.values() if member.role == "player"]


class TestInvitations:
    def test_one_admits_one_person_past_password_and_lists(self) -> None:
        play = Play()
        play.open(invite_only=True, password_hash="hash", allowed=("nobody",))
        play.do(Invite(ANN, ("one", "two")))
        assert play.refused(joining(BOB)) == "not_invited"
        decision = play.do(invited(BOB, "one"))
        assert decision.events == (Joined(BOB, "Bob", "player", invite="one"), Connected(BOB, "n2/9"))
        assert play.room.doors.invites == {"one": BOB, "two": None}
        assert play.refused(invited(CAT, "one", admitted=True)) == "invite_used"
        assert play.refused(invited(CAT, "unknown")) == "invite_used"
        play.do(invited(CAT, "two", "spectator"))
        assert play.replayed() == play.room

    def test_its_bearer_may_come_back(self) -> None:
        play = Play()
        play.open(invite_only=True)
        play.do(Invite(ANN, ("one",)))
        play.do(invited(BOB, "one", "spectator"))
        play.do(Disconnect(BOB, "n2/9"))
        assert BOB not in play.room.members
        assert play.refused(joining(BOB)) == "not_invited"
        play.do(invited(BOB, "one"))
        assert kinds(play.do(Lock(ANN, True))) == ["Locked"]
        play.do(Leave(BOB))
        play.do(invited(BOB, "one"))

    def test_two_people_at_once_cannot_use_the_same(self) -> None:
        for role in ("player", "spectator"):
            play = Play()
            play.open(invite_only=True)
            play.do(replace(joining(CAT), passes=True))
            play.do(Invite(ANN, ("one",)))
            before = play.room
            decisions = [decide(before, invited(player, "one", role), play.now) for player in (BOB, EVE)]
            assert all(isinstance(decision, Decision) for decision in decisions), "two nodes, neither of which knows"
            play.append(*decisions[0].events)  # type: ignore[union-attr]
            assert play.room.epoch > before.epoch, "so that the other is decided anew"
            assert play.refused(invited(EVE, "one", role)) == "invite_used"

    def test_neither_a_lock_nor_a_ban_is_opened(self) -> None:
        play = Play()
        play.open(invite_only=True)
        play.do(Invite(ANN, ("one", "two")))
        play.do(invited(BOB, "one"))
        play.do(Kick(ANN, BOB, ban=True))
        assert play.refused(invited(BOB, "two")) == "banned"
        play.do(Lock(ANN, True))
        assert play.refused(invited(BOB, "two")) == "banned", "even of a room that is locked too"
        assert play.refused(invited(CAT, "two")) == "locked"
        assert play.room.doors.invites["two"] is None

    def test_a_used_one_shuts_no_door_that_is_open(self) -> None:
        play = Play()
        play.open()
        assert kinds(play.do(invited(BOB, "unknown", admitted=True))) == ["Joined", "Connected"]
        play.do(Configure(ANN, RoomSettings(password_hash="hash")))
        assert play.refused(invited(CAT, "unknown")) == "wrong_password"
        play.do(Configure(ANN, RoomSettings(allowed=("CAT",))))
        play.do(invited(CAT, "unknown", admitted=True))
        assert play.refused(invited(DAN, "unknown", admitted=True)) == "invite_used"

    def test_a_member_uses_none(self) -> None:
        play = Play()
        play.open()
        play.do(Invite(ANN, ("one",)))
        play.join(BOB)
        play.do(invited(BOB, "one"))
        assert play.room.doors.invites == {"one": None}


class TestLists:
    def test_names_are_read_without_regard_to_case(self) -> None:
        play = Play()
        play.open(allowed=("bob", "STRASSE"))
        play.do(joining(BOB))
        play.do(replace(joining(CAT), name="Straße"))
        assert play.refused(joining(DAN)) == "not_invited"
        assert play.refused(joining(DAN, "spectator")) == "not_invited"
        play.do(Configure(ANN, RoomSettings(allowed=())))
        assert play.refused(joining(DAN)) == "not_invited"
        play.do(joining(BOB, connection="n2/1"))

    def test_the_password_is_asked_for_besides(self) -> None:
        play = Play()
        play.open(allowed=("bob",), password_hash="hash")
        assert play.refused(joining(BOB, admitted=False)) == "wrong_password"
        assert play.refused(joining(CAT)) == "not_invited"

    def test_a_bot_that_the_host_adds_and_a_moderator_pass(self) -> None:
        play = Play()
        play.open(allowed=(), invite_only=True, password_hash="hash")
        play.do(Lock(ANN, True))
        play.do(replace(joining(BOT, admitted=False), bot=True, passes=True))
        play.do(Kick(ANN, BOT, ban=True))
        play.do(replace(joining(BOT, admitted=False), bot=True, passes=True))

    def test_a_try_at_the_daily_deal_is_for_one(self) -> None:
        play = Play()
        play.open(daily="2026-11-30")
        for command in (joining(BOB), joining(BOB, "spectator"), replace(joining(BOT), bot=True, passes=True)):
            assert play.refused(command) == "locked"
        play.do(joining(ANN))


class TestLateComers:
    def test_they_watch_and_race_next_time(self) -> None:
        play = Play()
        play.open()
        play.watch(CAT)
        play.count_down()
        decision = play.do(joining(BOB))
        assert decision.events == (Joined(BOB, "Bob", "spectator", waits=True), Connected(BOB, "n2/9"))
        play.now = play.race.starts_at
        play.join(CAT, DAN)
        assert waiting(play) == [CAT, BOB, DAN]
        assert set(play.race.runners) == {ANN}
        play.forfeit(ANN)
        assert seats(play) == [ANN]
        play.now += 5
        play.do(Rematch(ANN))
        assert seats(play) == [ANN, CAT, BOB, DAN]
        assert not waiting(play)
        assert play.room.members[BOB].seated_at == play.now
        play.start()
        assert set(play.race.runners) == {ANN, CAT, BOB, DAN}

    def test_while_seats_are_free(self) -> None:
        play = racing(ANN, capacity=2)
        play.join(BOB, CAT)
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert (seats(play), waiting(play)) == ([ANN, BOB], [CAT])
        assert play.refused(joining(CAT)) == "room_full"
        play.start()
        play.do(Leave(BOB))
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert (seats(play), waiting(play)) == ([ANN, CAT], [])

    def test_nobody_goes_before_them_once_the_race_is_over(self) -> None:
        play = racing(ANN, capacity=2)
        play.join(BOB)
        play.forfeit(ANN)
        play.join(CAT)
        assert waiting(play) == [BOB, CAT]
        play.do(Rematch(ANN))
        assert (seats(play), waiting(play)) == ([ANN, BOB], [CAT])

    def test_the_first_of_them_may_take_the_seat_then(self) -> None:
        play = racing(ANN, capacity=2)
        play.join(BOB)
        play.forfeit(ANN)
        play.join(BOB)
        assert seats(play) == [ANN, BOB]

    def test_a_countdown_that_is_stopped_seats_them_too(self) -> None:
        play = Play()
        play.open(capacity=2)
        play.count_down()
        play.join(BOB, CAT)
        play.do(StopCountdown(ANN))
        assert (seats(play), waiting(play)) == ([ANN, BOB], [CAT])

    def test_they_may_think_better_of_it(self) -> None:
        play = racing(ANN)
        play.join(BOB)
        assert kinds(play.do(joining(BOB, connection="n1/bob"))) == []
        play.watch(BOB)
        assert not waiting(play)
        play.join(BOB)
        play.do(Disconnect(BOB, "n1/bob"))
        assert BOB not in play.room.members
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert seats(play) == [ANN]

    def test_a_racer_who_left_is_one(self) -> None:
        play = racing(ANN, BOB)
        play.do(Leave(BOB))
        play.join(BOB)
        assert waiting(play) == [BOB]
        assert play.runner(BOB).status == "forfeited"
        assert list(play.race.runners) == [ANN, BOB]

    @pytest.mark.parametrize("late", [False, True])
    def test_100_ms_before_and_after_go(self, late: bool) -> None:
        play = Play()
        play.open()
        play.count_down()
        play.now = play.race.starts_at + (100 if late else -100)
        decision = play.do(joining(BOB))
        assert (decision.not_before, decision.not_after) == (None, None), "the same on either side of GO"
        assert waiting(play) == [BOB]
        assert set(play.race.runners) == {ANN}
