"""Who is in the room, in which role (`race/seats.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import Disconnect, Join, Kick, Leave, Open
from pyramid_race.race.events import Closed, Connected, Disconnected, HostChanged, Joined, Left, Opened
from pyramid_race.race.model import Member, PlayerId, Role, RoomSettings
from pyramid_race.race.seats import MAX_SPECTATORS, next_host

from tests.race.driver import ANN, BOB, BOT, BOT2, CAT, DAN, DRAWN, EVE, Play, kinds, racing


def joining(player: PlayerId, role: Role = "player", *, admitted: bool = True, connection: str = "n2/9") -> Join:
    return Join(player, player.title(), role, admitted, connection)


class TestOpen:
    def test_the_opener_is_host_and_first_player(self) -> None:
        play = Play()
        settings = RoomSettings(name="Evening")
        decision = play.do(Open(ANN, "Ann", "player", settings, connection="n1/1"))
        assert decision.events == (Opened(ANN, "Ann", "player", settings), Connected(ANN, "n1/1"))
        assert play.room.host == ANN
        assert play.room.members == {ANN: Member(ANN, "Ann", "player", connection="n1/1")}
        assert play.room.opened_at == play.now
        assert play.phase == "lobby"

    def test_without_a_connection_yet(self) -> None:
        play = Play()
        assert kinds(play.do(Open(ANN, "Ann", "player", RoomSettings()))) == ["Opened"]
        assert not play.room.members[ANN].connected
        assert play.room.members[ANN].lost_at == play.now

    def test_as_spectator_the_host_has_no_seat(self) -> None:
        play = Play()
        play.open(ANN, role="spectator")
        assert play.room.host == ANN
        assert play.room.members[ANN].role == "spectator"

    def test_an_open_or_closed_room_is_not_opened_again(self) -> None:
        play = Play()
        play.open()
        assert play.refused(Open(BOB, "Bob", "player", RoomSettings())) == "wrong_phase"
        play.do(Leave(ANN))
        assert play.refused(Open(BOB, "Bob", "player", RoomSettings())) == "wrong_phase"

    def test_settings_under_which_no_race_could_be_run(self) -> None:
        def code(settings: RoomSettings) -> str:
            return Play().refused(Open(ANN, "Ann", "player", settings))

        assert code(RoomSettings(deal="PY1-N-AB")) == "bad_code"
        assert code(RoomSettings(rules=replace(PRESETS["N"], waste_piles=3))) == "bad_settings"
        assert code(RoomSettings(capacity=0)) == "bad_settings"


class TestJoin:
    def test_a_newcomer_takes_a_seat(self) -> None:
        play = Play()
        play.open()
        decision = play.do(joining(BOB))
        assert decision.events == (Joined(BOB, "Bob", "player"), Connected(BOB, "n2/9"))
        assert list(play.room.members) == [ANN, BOB]

    def test_a_member_resumes_with_the_new_connection_only(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        assert play.do(joining(BOB)).events == (Connected(BOB, "n2/9"),)
        assert play.room.members[BOB].connection == "n2/9"
        assert play.do(joining(BOB)).events == ()

    def test_a_member_resumes_without_the_password_and_in_any_phase(self) -> None:
        play = racing(ANN, BOB)
        assert play.do(joining(BOB, admitted=False)).events == (Connected(BOB, "n2/9"),)

    def test_a_spectator_who_resumes_is_surely_in_the_room_afterwards(self) -> None:
        # The end of the older connection doesn't change the epoch: it may get into the log between.
        play = Play()
        play.open()
        play.join(CAT)
        play.watch(BOB)
        resumed = play.decide(joining(BOB, "spectator"))
        epoch = play.room.epoch
        play.do(Disconnect(BOB, "n1/bob"))
        assert BOB not in play.room.members
        assert play.room.epoch == epoch
        play.append(*resumed.events)  # type: ignore[union-attr]
        assert play.room.members[BOB].connection == "n2/9"

    @pytest.mark.parametrize("phase", ["lobby", "finished"])
    def test_a_player_may_become_a_spectator(self, phase: str) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        if phase == "finished":
            play.start()
            play.forfeit(ANN, BOB)
        assert play.phase == phase
        if phase == "lobby":
            play.ready(BOB)
        assert kinds(play.do(joining(BOB, "spectator"))) == ["Joined", "Connected"]
        assert play.room.members[BOB] == Member(BOB, "Bob", "spectator", connection="n2/9")

    def test_a_racer_stays_one_until_the_end(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.count_down()
        assert play.phase == "countdown"
        assert play.refused(joining(BOB, "spectator")) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(joining(BOB, "spectator")) == "wrong_phase"
        play.forfeit(BOB)
        assert play.refused(joining(BOB, "spectator")) == "wrong_phase"

    def test_a_spectator_may_take_a_free_seat(self) -> None:
        play = Play()
        play.open(capacity=2)
        play.watch(BOB, CAT)
        assert kinds(play.do(joining(BOB))) == ["Joined", "Connected"]
        assert play.room.members[BOB].role == "player"
        assert play.refused(joining(CAT)) == "room_full"
        assert play.refused(joining(DAN)) == "room_full"
        assert kinds(play.do(joining(DAN, "spectator"))) == ["Joined", "Connected"]

    def test_with_the_same_connection_a_change_of_role_is_all(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        assert play.do(joining(BOB, connection="n1/bob")).events == (Joined(BOB, "Bob", "player"),)

    def test_no_seat_is_taken_during_countdown_and_race(self) -> None:
        play = Play()
        play.open()
        play.watch(CAT)
        play.count_down()
        for _ in range(2):
            assert play.refused(joining(BOB)) == "wrong_phase"
            assert play.refused(joining(CAT)) == "wrong_phase"
            play.now = play.race.starts_at
        play.watch(BOB)
        play.forfeit(ANN)
        assert play.phase == "finished"
        play.join(BOB, CAT)
        assert set(play.race.runners) == {ANN}

    def test_a_racer_who_left_may_only_watch_until_the_race_is_over(self) -> None:
        play = racing(ANN, BOB)
        play.do(Leave(BOB))
        assert play.refused(joining(BOB)) == "wrong_phase"
        play.watch(BOB)
        assert play.refused(joining(BOB)) == "wrong_phase"
        assert play.runner(BOB).status == "forfeited"
        play.forfeit(ANN)
        play.join(BOB)
        assert play.room.members[BOB].role == "player"

    def test_the_password_is_asked_of_newcomers_first(self) -> None:
        play = Play()
        play.open(capacity=1)
        assert play.refused(joining(BOB, admitted=False)) == "wrong_password"
        assert play.refused(joining(BOB, "spectator", admitted=False)) == "wrong_password"

    def test_there_is_an_end_to_spectators(self) -> None:
        play = Play()
        play.open()
        crowd = {PlayerId(f"s{i}"): Member(PlayerId(f"s{i}"), "S", "spectator") for i in range(MAX_SPECTATORS)}
        play.room = replace(play.room, members={**play.room.members, **crowd})
        assert play.refused(joining(BOB, "spectator")) == "room_full"
        play.do(Leave(PlayerId("s7")))
        play.do(joining(BOB, "spectator"))


class TestLeave:
    def test_only_members_leave(self) -> None:
        play = Play()
        play.open()
        assert play.refused(Leave(BOB)) == "not_member"
        play.join(BOB)
        assert play.do(Leave(BOB)).events == (Left(BOB),)
        assert play.refused(Leave(BOB)) == "not_member"

    def test_the_host_hands_over(self) -> None:
        play = Play()
        play.open()
        play.join(BOT, BOB, CAT)
        play.do(Disconnect(BOB, "n1/bob"))
        assert play.do(Leave(ANN)).events == (Left(ANN), HostChanged(CAT))
        assert play.do(Leave(CAT)).events == (Left(CAT), HostChanged(BOB))
        assert play.room.host == BOB

    def test_a_room_with_bots_only_closes(self) -> None:
        play = Play()
        play.open()
        play.join(BOT)
        assert play.do(Leave(ANN)).events == (Left(ANN), Closed())
        assert play.room.closed
        assert play.room.host is None
        assert not play.room.members

    def test_the_last_one_closes_the_room(self) -> None:
        play = Play()
        play.open(role="spectator")
        assert play.do(Leave(ANN)).events == (Left(ANN), Closed())
        assert play.refused(joining(BOB)) == "not_found"

    def test_a_bot_that_opened_a_room_keeps_it(self) -> None:
        play = Play()
        play.do(Open(BOT, "Bot", "player", RoomSettings(), bot=True))
        play.join(BOT2, BOB)
        assert play.do(Leave(BOB)).events == (Left(BOB),)
        assert play.do(Leave(BOT)).events == (Left(BOT), Closed())

    def test_a_countdown_stops_for_want_of_racers(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.join(BOB, CAT)
        play.count_down()
        assert kinds(play.do(Leave(CAT))) == ["Left"]
        assert set(play.race.runners) == {BOB}
        decision = play.do(Leave(BOB))
        assert kinds(decision) == ["Left", "CountdownStopped"]
        assert decision.not_after is not None
        assert play.room.race is None
        assert play.room.races == 0
        play.join(BOB)
        play.start()
        assert play.race.number == 1

    def test_where_all_must_be_ready_it_takes_two(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        play.ready(ANN, BOB, CAT)
        assert kinds(play.do(Leave(CAT))) == ["Left"]
        assert kinds(play.do(Leave(ANN))) == ["Left", "CountdownStopped", "HostChanged"]
        assert play.phase == "lobby"
        assert play.room.members[BOB].ready

    def test_spectators_stop_no_countdown(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        play.count_down()
        assert kinds(play.do(Leave(BOB))) == ["Left"]
        assert play.phase == "countdown"

    def test_in_a_race_leaving_forfeits(self) -> None:
        play = racing(ANN, BOB)
        decision = play.do(Leave(BOB))
        assert kinds(decision) == ["Left"]
        assert decision.not_before == play.race.starts_at
        assert play.runner(BOB).status == "forfeited"
        assert play.phase == "racing"
        play.watch(CAT)
        play.do(Leave(ANN))
        assert play.phase == "finished"
        assert play.room.host == CAT

    def test_a_clear_stays_a_clear(self) -> None:
        play = racing(ANN, BOB)
        play.clear(BOB)
        play.do(Leave(BOB))
        assert play.runner(BOB).status == "cleared"

    def test_where_the_only_one_not_ready_goes_the_countdown_begins(self) -> None:
        for farewell in (Leave(CAT, DRAWN), Kick(ANN, CAT, DRAWN)):
            play = Play()
            play.open(start="all_ready")
            play.join(BOB, CAT)
            play.ready(ANN, BOB)
            assert kinds(play.do(farewell)) == [("Left", "Kicked")[isinstance(farewell, Kick)], "CountdownStarted"]
            assert set(play.race.runners) == {ANN, BOB}
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        play.ready(ANN, BOB)
        join = replace(joining(CAT, "spectator", connection="n1/cat"), drawn=DRAWN)
        assert kinds(play.do(join)) == ["Joined", "CountdownStarted"]

    def test_but_not_for_one_alone_nor_where_the_host_starts(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB)
        play.ready(ANN)
        assert kinds(play.do(Leave(BOB, DRAWN))) == ["Left"]
        play = Play()
        play.open(start="host")
        play.join(BOB, CAT)
        play.ready(ANN, BOB)
        assert kinds(play.do(Leave(CAT, DRAWN))) == ["Left"]


class TestKick:
    def test_who_may_remove_whom(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        assert play.refused(Kick(EVE, BOB)) == "not_member"
        assert play.refused(Kick(BOB, ANN)) == "not_host"
        assert play.refused(Kick(ANN, ANN)) == "not_available"
        assert play.refused(Kick(ANN, EVE)) == "not_member"
        assert kinds(play.do(Kick(ANN, BOB))) == ["Kicked"]
        assert list(play.room.members) == [ANN]

    def test_a_racer_is_out_and_a_countdown_may_stop(self) -> None:
        play = racing(ANN, BOB)
        play.do(Kick(ANN, BOB))
        assert play.runner(BOB).status == "forfeited"
        play = Play()
        play.open(role="spectator")
        play.join(BOB)
        play.count_down()
        assert kinds(play.do(Kick(ANN, BOB))) == ["Kicked", "CountdownStopped"]
        assert play.phase == "lobby"


class TestDisconnect:
    def test_players_keep_their_seat(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.now += 10
        assert play.do(Disconnect(BOB, "n1/bob")).events == (Disconnected(BOB, "n1/bob"),)
        assert play.room.members[BOB] == Member(BOB, "Bob", "player", lost_at=play.now)
        play.do(joining(BOB))
        assert play.room.members[BOB] == Member(BOB, "Bob", "player", connection="n2/9")

    def test_spectators_go_with_their_connection(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        assert play.do(Disconnect(BOB, "n1/bob")).events == (Left(BOB, "n1/bob"),)
        assert BOB not in play.room.members

    def test_the_host_is_not_let_go_even_without_a_seat(self) -> None:
        play = Play()
        play.open(role="spectator")
        assert kinds(play.do(Disconnect(ANN, "n1/ann"))) == ["Disconnected"]
        assert play.room.host == ANN

    def test_an_older_connection_or_a_stranger_means_nothing(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.do(joining(BOB))
        assert play.do(Disconnect(BOB, "n1/bob")).events == ()
        assert play.do(Disconnect(EVE, "n1/eve")).events == ()

    def test_a_loss_noted_late_takes_nobody_out(self) -> None:
        # Decided before the newer connection was in the log, appended after it: the epoch is the same.
        play = Play()
        play.open()
        play.join(CAT, DAN)
        play.watch(BOB)
        lost = [play.decide(Disconnect(player, f"n1/{player}")) for player in (BOB, CAT)]
        play.do(joining(BOB, "spectator"))
        play.do(joining(CAT))
        epoch = play.room.epoch
        for decision in lost:
            play.append(*decision.events)  # type: ignore[union-attr]
        assert play.room.epoch == epoch
        assert play.room.members[BOB].connected
        assert play.room.members[CAT].connected


def test_next_host() -> None:
    def member(name: str, role: Role, *, here: bool, bot: bool = False) -> Member:
        return Member(PlayerId(name), name, role, bot=bot, connection="n1/1" if here else None)

    line = [
        member("bot", "player", here=True, bot=True),
        member("away watching", "spectator", here=False),
        member("watching", "spectator", here=True),
        member("away", "player", here=False),
        member("first", "player", here=True),
        member("second", "player", here=True),
    ]
    order: list[str | None] = []
    while (heir := next_host(line)) is not None:
        order.append(heir)
        line = [member for member in line if member.player != heir]
    assert order == ["first", "second", "away", "watching", "away watching"]
    assert [member.player for member in line] == ["bot"]
