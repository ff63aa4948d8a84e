"""Folding a room's log (`race/evolve.py`): versions, epochs, and what only the fold does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import Chat, Disconnect, Kick, Leave, Move, SetReady, Tick
from pyramid_race.race.events import (
    Chatted,
    Closed,
    Configured,
    Connected,
    CountdownStopped,
    Disconnected,
    Event,
    HostChanged,
    Joined,
    Kicked,
    Left,
    Moved,
    Opened,
    ReadySet,
    Rematched,
    TimeUp,
)
from pyramid_race.race.evolve import evolve, sets_epoch
from pyramid_race.race.fold_people import CHAT_KEPT
from pyramid_race.race.model import ChatLine, Member, Room, RoomId, RoomSettings

from tests.race.driver import ANN, BOB, BOT, CAT, DAN, DRAWN, EVE, LINE, Play, racing


class TestEpoch:
    """It rises with whatever changes who may do what, and with nothing else."""

    def rises(self, play: Play, *events: Event) -> bool:
        before = play.room.epoch
        play.append(*events)
        assert play.room.epoch in (before, play.room.version)
        assert play.room.version == len(play.log)
        return play.room.epoch > before

    def play(self) -> Play:
        play = Play()
        play.open()
        play.join(BOB)
        play.watch(CAT)
        return play

    def test_comings_and_goings(self) -> None:
        play = self.play()
        assert self.rises(play, Joined(DAN, "Dan", "player"))
        assert not self.rises(play, Joined(EVE, "Eve", "spectator"))
        assert not self.rises(play, Connected(EVE, "n1/4"))
        assert not self.rises(play, Disconnected(DAN, "n1/4"))
        assert self.rises(play, Connected(DAN, "n1/4")), "what was to follow from his absence doesn't"
        assert not self.rises(play, Left(EVE))
        assert self.rises(play, Left(DAN))
        assert self.rises(play, Kicked(CAT, ANN))
        assert self.rises(play, Joined(BOB, "Bob", "spectator"))
        assert self.rises(play, Left(ANN))
        assert self.rises(play, HostChanged(BOB))

    def test_a_host_without_a_seat_is_no_mere_spectator(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.join(BOB)
        assert self.rises(play, Joined(ANN, "Ann", "spectator"))
        assert not self.rises(play, Joined(CAT, "Cat", "spectator"))
        assert self.rises(play, Left(ANN))

    def test_nor_is_one_who_would_be_the_next_host(self) -> None:
        play = Play()
        play.open()
        play.join(BOT)
        assert self.rises(play, Joined(CAT, "Cat", "spectator"))
        assert self.rises(play, Left(CAT))

    def test_everything_around_a_race(self) -> None:
        play = self.play()
        assert self.rises(play, ReadySet(ANN, True))
        assert self.rises(play, Configured(RoomSettings(name="x")))
        assert not self.rises(play, Chatted(ANN, "hello"))
        play.count_down()
        assert play.room.epoch == play.room.version
        assert self.rises(play, CountdownStopped(ANN))
        play.start()
        assert not self.rises(play, Moved(ANN, 1, "draw"))
        play.forfeit(BOB)
        assert play.room.epoch == play.room.version
        play.now = play.race.ends_at
        assert self.rises(play, TimeUp())
        assert self.rises(play, Rematched())
        assert self.rises(play, Closed())

    @pytest.mark.parametrize("end", ["first", "all"])
    def test_a_move_that_clears(self, end: str) -> None:
        play = racing(ANN, BOB, end=end)
        play.move(ANN, *LINE[:-2])
        assert not play.do(Move(ANN, 1, 15, LINE[14])).clears
        assert play.room.epoch < play.room.version
        assert play.do(Move(ANN, 1, 16, LINE[15])).clears, "the log is told beforehand"
        assert play.room.epoch == play.room.version

    def test_it_is_foreseen(self) -> None:
        play = self.play()
        for event in (Joined(EVE, "Eve", "spectator"), Chatted(ANN, "x"), ReadySet(ANN, True), Left(BOB)):
            foreseen = sets_epoch(play.room, event)
            assert self.rises(play, event) == foreseen


class TestNonsense:
    def test_a_room_that_is_not_open(self) -> None:
        room = evolve(Room(RoomId("ABCDEF")), Joined(ANN, "Ann", "player"), 1, 5)
        assert room == Room(RoomId("ABCDEF"), version=1)

    def test_a_second_opening(self) -> None:
        play = Play()
        play.open()
        room = play.room
        play.append(Opened(BOB, "Bob", "player", RoomSettings(name="mine")))
        assert play.room == replace(room, version=3)

    @pytest.mark.parametrize(
        "event",
        [Joined(BOB, "Bob", "player"), Chatted(ANN, "x"), Connected(ANN, "n1/1"), Moved(ANN, 1, "draw"), Closed()],
    )
    def test_a_closed_room_stays_as_it_is(self, event: Event) -> None:
        play = Play()
        play.open()
        play.do(Leave(ANN))
        room = play.room
        play.append(event)
        assert play.room == replace(room, version=room.version + 1)

    @pytest.mark.parametrize(
        "event",
        [
            Left(EVE),
            Kicked(EVE, ANN),
            HostChanged(EVE),
            ReadySet(EVE, True),
            ReadySet(CAT, True),
            Chatted(EVE, "x"),
            Connected(EVE, "n1/1"),
            Disconnected(EVE, "n1/1"),
            Disconnected(ANN, "n9/9"),
            Left(CAT, "n9/9"),
            Moved(ANN, 1, "draw"),
            CountdownStopped(ANN),
            TimeUp(),
            Rematched(),
        ],
    )
    def test_nothing_but_the_version_and_perhaps_the_epoch(self, event: Event) -> None:
        play = Play()
        play.open()
        play.watch(CAT)
        room = play.room
        play.append(event)
        assert replace(play.room, version=room.version, epoch=room.epoch) == room


class TestMembers:
    def test_they_stay_in_the_order_in_which_they_joined(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, CAT)
        play.join(BOB, role="spectator")
        play.do(Disconnect(ANN, "n1/ann"))
        play.join(DAN)
        assert list(play.room.members) == [ANN, BOB, CAT, DAN]

    def test_a_new_one_is_away_until_connected(self) -> None:
        play = Play()
        play.open()
        play.now += 5
        play.append(Joined(BOB, "Bob", "player", bot=True))
        away = Member(BOB, "Bob", "player", bot=True, lost_at=play.now, seated_at=play.now)
        assert play.room.members[BOB] == away
        play.append(Connected(BOB, "n1/2"))
        assert play.room.members[BOB] == replace(away, connection="n1/2", connections=("n1/2",), lost_at=None)

    def test_a_countdown_stopped_resets_readiness_of_that_player(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        play.ready(ANN, BOB, CAT)
        play.do(Kick(ANN, CAT))
        play.do(SetReady(BOB, False, DRAWN))
        assert [member.ready for member in play.room.members.values()] == [True, False]


class TestChat:
    def test_lines_carry_name_and_time(self) -> None:
        play = Play()
        play.open()
        play.now += 3
        play.do(Chat(ANN, "hello"))
        assert play.room.chat == (ChatLine(ANN, "Ann", "hello", play.now, id=play.room.version),)
        play.do(Leave(ANN))
        assert play.room.chat[0].name == "Ann"

    def test_the_last_lines_are_kept(self) -> None:
        play = Play()
        play.open()
        for number in range(CHAT_KEPT + 3):
            play.do(Chat(ANN, str(number)))
        assert [line.text for line in play.room.chat] == [str(number) for number in range(3, CHAT_KEPT + 3)]


def test_the_log_alone_gives_the_room() -> None:
    play = racing(ANN, BOB, CAT)
    play.move(ANN, Draw(), *LINE)
    play.do(Leave(BOB))
    play.now = play.race.ends_at
    play.do(Tick())
    assert play.replayed() == play.room
