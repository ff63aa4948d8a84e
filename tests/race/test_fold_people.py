"""What the fold does about people alone (`race/fold_people.py`)."""

from __future__ import annotations

import pytest
from pyramid_race.race.commands import (
    Chat,
    Configure,
    Forget,
    Kick,
    Leave,
    Record,
    Rematch,
    StopCountdown,
)
from pyramid_race.race.events import (
    ChatDeleted,
    CohostSet,
    Event,
    Forgotten,
    HostChanged,
    Joined,
    Kicked,
    Muted,
    RaceEnded,
    Recorded,
    Said,
    Unbanned,
    Unforfeited,
)
from pyramid_race.race.model import Race, RoomSettings

from tests.race.driver import ANN, BOB, BOT, CAT, EVE, Play, racing


@pytest.mark.parametrize(
    "event",
    [
        CohostSet(EVE, True),
        Unbanned(EVE),
        HostChanged(EVE),
        Unforfeited(BOB),
        RaceEnded(1, ANN),
        ChatDeleted(99, ANN),
        Muted(BOB, False, ANN),
        Said(EVE, "hello"),
        Recorded(7),
        Forgotten(EVE),
        Kicked(EVE, ANN, True),
    ],
)
def test_what_makes_no_sense_changes_nothing(event: Event) -> None:
    play = Play()
    play.open()
    play.join(BOB)
    before = play.room
    play.append(event)
    for name in ("host", "members", "race", "chat", "doors", "series", "unrecorded", "settings", "held"):
        assert getattr(play.room, name) == getattr(before, name)


def test_a_kick_bans_only_who_was_there_and_under_the_name_he_had() -> None:
    play = Play()
    play.open()
    play.join(BOB)
    play.append(Joined(BOB, "Robert", "player"), Kicked(BOB, ANN, True))
    assert play.room.doors.banned == {BOB: "Robert"}


class TestHeld:
    """A host who has stopped a countdown decides when the next one begins."""

    def held(self) -> Play:
        play = Play()
        play.open(start="auto", auto_players=1)
        play.count_down()
        play.do(StopCountdown(ANN))
        assert play.room.held
        return play

    def test_until_he_starts(self) -> None:
        play = self.held()
        play.count_down()
        assert not play.room.held

    def test_or_changes_the_settings(self) -> None:
        play = self.held()
        play.do(Configure(ANN, RoomSettings(start="auto", auto_players=2)))
        assert not play.room.held

    def test_or_a_race_has_been_run(self) -> None:
        play = self.held()
        play.start()
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert not play.room.held

    def test_going_stops_a_countdown_without_that(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.join(BOB)
        play.count_down()
        play.do(Leave(BOB))
        assert play.phase == "lobby"
        assert not play.room.held


class TestForgotten:
    def played(self) -> Play:
        play = racing(ANN, BOB, best_of=3)
        play.do(Chat(BOB, "I am Bob"))
        play.do(Chat(ANN, "hello"))
        play.clear(ANN)
        play.clear(BOB)
        return play

    def names(self, races: tuple[Race, ...]) -> list[str]:
        return [race.runners[BOB].name for race in races]

    def test_no_name_is_left_anywhere(self) -> None:
        play = self.played()
        play.do(Kick(ANN, BOB, ban=True))
        play.do(Forget(BOB))
        room = play.room
        assert room.doors.banned == {BOB: ""}
        assert [line.player for line in room.chat] == [ANN]
        assert room.series is not None
        assert self.names((play.race, *room.unrecorded)) == ["", ""]
        assert play.runner(BOB).status == "cleared"
        assert {one.name for race in room.series.races for one in race.finishers} == {"Ann", ""}
        assert play.replayed() == room

    def test_while_a_member(self) -> None:
        play = self.played()
        play.do(Forget(BOB))
        assert play.room.members[BOB].name == ""

    def test_after_a_rematch_and_in_a_closed_room(self) -> None:
        play = self.played()
        play.do(Rematch(ANN))
        play.do(Leave(BOB))
        play.do(Leave(ANN))
        assert play.room.closed
        play.do(Forget(BOB))
        assert self.names(play.room.unrecorded) == [""]


class TestUnrecorded:
    def test_until_the_history_has_it(self) -> None:
        play = racing(ANN)
        assert play.room.unrecorded == ()
        assert play.do(Record(1)).events == (), "it hasn't ended"
        play.clear(ANN)
        assert play.room.unrecorded == (play.race,)
        assert play.do(Record(2)).events == ()
        assert play.do(Record(1)).events == (Recorded(1),)
        assert play.do(Record(1)).events == (), "by two nodes at once"
        assert play.room.unrecorded == ()
        assert play.race.ended_at is not None

    def test_whatever_becomes_of_the_room(self) -> None:
        play = racing(ANN, BOT)
        play.clear(ANN)
        play.clear(BOT)
        play.do(Rematch(ANN))
        play.start()
        play.do(Leave(ANN))
        assert play.room.closed
        assert [race.number for race in play.room.unrecorded] == [1, 2], "closing ends a race that runs"
        assert play.do(Record(1)).events
        assert [race.number for race in play.room.unrecorded] == [2]

    def test_a_countdown_is_no_race(self) -> None:
        play = Play()
        play.open()
        play.join(CAT)
        play.count_down()
        play.do(Leave(ANN))
        play.do(Leave(CAT))
        assert play.room.unrecorded == ()
