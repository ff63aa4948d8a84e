"""Who comes into the room, in which role (`race/seats.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.race.commands import Disconnect, Leave, Mute, Open
from pyramid_race.race.events import Connected, Joined, Opened
from pyramid_race.race.model import Member, PlayerId, Role, RoomSettings
from pyramid_race.race.seats import MAX_SPECTATORS

from tests.race.driver import ANN, BOB, CAT, DAN, Play, joining, kinds, racing


class TestOpen:
    def test_the_opener_is_host_and_first_player(self) -> None:
        play = Play()
        settings = RoomSettings(name="Evening")
        decision = play.do(Open(ANN, "Ann", "player", settings, connection="n1/1"))
        assert decision.events == (Opened(ANN, "Ann", "player", settings), Connected(ANN, "n1/1"))
        assert play.room.host == ANN
        ann = Member(ANN, "Ann", "player", connection="n1/1", connections=("n1/1",), seated_at=play.now)
        assert play.room.members == {ANN: ann}
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
        assert code(RoomSettings(capacity=0)) == "bad_settings"


class TestJoin:
    def test_a_name_that_looks_like_somebody_elses_is_refused(self) -> None:
        play = Play()
        play.open()
        cyrillic = "\u0410nn"
        assert play.refused(replace(joining(BOB), name="ann")) == "name_taken"
        assert play.refused(replace(joining(BOB, "spectator"), name=cyrillic)) == "name_taken"
        play.do(joining(BOB))
        play.do(replace(joining(BOB), name=cyrillic))
        assert play.room.members[BOB].name == "Bob", "a member comes back all the same"
        play.do(replace(joining(ANN), name="ANN"))
        assert play.room.members[ANN].name == "ANN", "one's own name is free"

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

    @pytest.mark.parametrize("role", ["player", "spectator"])
    def test_a_new_name_shows_in_the_room_and_changes_nothing_else(self, role: Role) -> None:
        play = Play()
        play.open()
        play.join(BOB, role=role)
        if role == "player":
            play.ready(BOB)
        before = play.room.members[BOB]
        renamed = replace(joining(BOB, role, connection="n1/bob"), name="Robert")
        assert play.do(renamed).events == (Joined(BOB, "Robert", role),)
        assert play.room.members[BOB] == replace(before, name="Robert")

    @pytest.mark.parametrize("player", [BOB, CAT])
    def test_while_a_race_runs_nobody_says_anything_by_a_new_name(self, player: PlayerId) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.watch(CAT)
        renamed = replace(joining(player, play.room.members[player].role, connection=f"n1/{player}"), name="next is KD")
        play.count_down()
        play.do(renamed)
        play.now = play.race.starts_at
        play.do(renamed)
        assert play.room.members[player].name == player.title()
        play.do(Leave(BOB))
        play.do(replace(joining(BOB, "spectator"), name="next is KD"))
        assert play.room.members[BOB].name == "Bob", "a racer who has gone and comes back"
        play.forfeit(ANN)
        assert play.phase == "finished"
        play.do(replace(renamed, role="spectator", connection="n1/9"))
        assert play.room.members[player].name == "next is KD"

    def test_nor_does_who_is_muted(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.do(Mute(ANN, BOB, muted=True))
        renamed = replace(joining(BOB, connection="n1/bob"), name="Ann is mean")
        assert play.do(renamed).events == ()
        play.do(Mute(ANN, BOB, muted=False))
        assert play.do(renamed).events == (Joined(BOB, "Ann is mean", "player"),)

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
        member = play.room.members[BOB]
        assert (member.role, member.ready, member.connection) == ("spectator", False, "n2/9")

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
