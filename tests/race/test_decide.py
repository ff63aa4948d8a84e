"""The door of a room (`race/decide.py`)."""

from __future__ import annotations

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import (
    Chat,
    Command,
    Configure,
    Disconnect,
    Forfeit,
    Join,
    Kick,
    Leave,
    Move,
    Rematch,
    SetReady,
    Start,
    Tick,
)
from pyramid_race.race.events import Chatted
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
    Tick(),
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
