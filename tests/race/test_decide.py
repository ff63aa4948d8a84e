"""The door of a room (`race/decide.py`)."""

from __future__ import annotations

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import (
    Chat,
    Close,
    Command,
    Configure,
    DeleteChat,
    Disconnect,
    EndRace,
    Forfeit,
    ForfeitPlayer,
    Forget,
    HandOver,
    Invite,
    Join,
    Kick,
    Leave,
    Lock,
    Move,
    Mute,
    Record,
    Rematch,
    Say,
    SetCohost,
    SetReady,
    Start,
    StopCountdown,
    Tick,
    Unban,
    Unforfeit,
)
from pyramid_race.race.events import Chatted, Closed, Forgotten
from pyramid_race.race.model import RoomSettings

from tests.race.driver import ANN, BOB, CAT, DRAWN, EVE, Play, racing

COMMANDS: list[Command] = [
    Configure(ANN, RoomSettings()),
    Join(ANN, "Ann", "player", True, "n1/1"),
    Leave(ANN),
    SetReady(ANN, True, DRAWN),
    Start(ANN, DRAWN),
    Kick(ANN, BOB),
    Move(ANN, 1, 1, Draw()),
    Forfeit(ANN, 1),
    Rematch(ANN),
    Chat(ANN, "hello"),
    Disconnect(ANN, "n1/1"),
    Tick(DRAWN),
    HandOver(ANN, BOB),
    SetCohost(ANN, BOB, True),
    Lock(ANN, True),
    Invite(ANN, ("hash",)),
    Unban(ANN, BOB),
    StopCountdown(ANN),
    Unforfeit(ANN, 1),
    ForfeitPlayer(ANN, 1, BOB),
    EndRace(ANN, 1),
    DeleteChat(ANN, 1),
    Mute(ANN, BOB, True),
    Say(ANN, "hello"),
    Close("spam"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_there_is_no_room_before_its_opening_nor_after_its_closing(command: Command) -> None:
    play = Play()
    assert play.refused(command) == "not_found"
    play.open()
    play.do(Leave(ANN))
    assert play.refused(command) == "not_found"


def test_members_chat_in_every_phase() -> None:
    play = racing(ANN)
    play.watch(CAT)
    assert play.refused(Chat(EVE, "hello")) == "not_member"
    assert play.do(Chat(CAT, "go!")).events == (Chatted(CAT, "go!"),)
    play.do(Chat(ANN, "no"))
    play.forfeit(ANN)
    play.do(Chat(CAT, "oh"))
    assert [line.text for line in play.room.chat] == ["go!", "no", "oh"]


def test_a_moderator_closes_a_room_and_says_why() -> None:
    play = racing(ANN, BOB)
    assert play.do(Close("spam")).events == (Closed("spam"),)
    assert play.room.closed
    assert play.room.members == {}
    assert [race.number for race in play.room.unrecorded] == [1]


def test_what_never_was_is_neither_recorded_nor_forgotten() -> None:
    play = Play()
    assert play.do(Record(1)).events == ()
    assert play.do(Forget(ANN)).events == ()
    play.open()
    assert play.do(Forget(EVE)).events == (Forgotten(EVE),), "his words may be in the chat"


def test_the_daily_deal_is_tried_as_it_is() -> None:
    play = Play()
    play.open(daily="2026-11-30")
    assert play.refused(Configure(ANN, RoomSettings())) == "not_available"
    play.start()
    play.clear(ANN)
    assert play.refused(Rematch(ANN)) == "not_available"
