"""Which of a player's connections acts for him in a room (`race/control.py`)."""

from __future__ import annotations

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import (
    Chat,
    Close,
    Command,
    Configure,
    Disconnect,
    Forfeit,
    Join,
    Leave,
    Lock,
    Move,
    Open,
    SetReady,
    Tick,
)
from pyramid_race.race.control import NOT_JOINED, REPLACED, not_in_control
from pyramid_race.race.events import Connected, Disconnected, Joined, Left
from pyramid_race.race.fold_people import CONNECTIONS_KEPT
from pyramid_race.race.model import Role, RoomSettings

from tests.race.driver import ANN, BOB, EVE, Play, joining, racing


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_a_replaced_connection_does_not_take_the_place_back(role: Role) -> None:
    play = Play()
    play.open()
    play.join(BOB, role=role)
    play.do(joining(BOB, role, connection="n2/1"))
    assert play.decide(joining(BOB, role, connection="n1/bob")) == REPLACED
    assert play.do(joining(BOB, role, connection="n2/1")).events == (), "the newest one asks for the room afresh"
    play.do(joining(BOB, role, connection="n1/8"))
    for older in ("n1/bob", "n2/1"):
        assert play.decide(joining(BOB, role, connection=older)) == REPLACED


def test_nor_from_a_node_that_lagged_behind() -> None:
    play = Play()
    play.open()
    play.watch(BOB)
    play.do(joining(BOB, "spectator", connection="n2/1"))
    # The comings of spectators make no new epoch, so the log takes what was decided without knowing of the newer one.
    play.append(Joined(BOB, "Bob", "spectator"), Connected(BOB, "n1/bob"))
    assert play.room.members[BOB].connection == "n2/1"
    play.append(Left(BOB, "n1/bob"))
    assert play.room.members[BOB].connection == "n2/1"


def test_one_that_was_taken_for_lost_comes_back_unless_a_newer_one_has_come() -> None:
    play = Play()
    play.open()
    play.join(BOB)
    for _ in range(3):
        play.append(Disconnected(BOB, "n1/bob"))
        assert not_in_control(play.room, Chat(BOB, "still here"), "n1/bob") is None
        play.do(joining(BOB, connection="n1/bob"))
    play.append(Disconnected(BOB, "n1/bob"))
    play.do(joining(BOB, connection="n2/1"))
    assert play.decide(joining(BOB, connection="n1/bob")) == REPLACED


def test_who_has_left_comes_in_anew_by_any_connection() -> None:
    play = Play()
    play.open()
    play.join(BOB)
    play.do(joining(BOB, connection="n2/1"))
    play.do(Leave(BOB))
    play.do(joining(BOB, connection="n1/bob"))
    assert play.room.members[BOB].connections == ("n1/bob",)


def test_a_few_connections_are_remembered() -> None:
    play = Play()
    play.open()
    for number in range(20):
        play.do(joining(ANN, connection=f"n1/{number}"))
    assert play.room.members[ANN].connections == tuple(f"n1/{number}" for number in range(20))[-CONNECTIONS_KEPT:]
    assert play.replayed() == play.room


@pytest.mark.parametrize(
    "command",
    [Move(ANN, 1, 1, Draw()), Forfeit(ANN, 1), Chat(ANN, "hello"), Lock(ANN, True), SetReady(ANN, True),
     Configure(ANN, RoomSettings())],
)  # fmt: skip
def test_only_the_newest_that_has_joined_acts(command: Command) -> None:
    play = racing(ANN, BOB)
    assert not_in_control(play.room, command, "n1/ann") is None
    assert not_in_control(play.room, command, "n1/7") == NOT_JOINED
    play.do(joining(ANN, connection="n1/7"))
    assert not_in_control(play.room, command, "n1/7") is None
    assert not_in_control(play.room, command, "n1/ann") == REPLACED


def test_what_any_connection_may_say() -> None:
    play = racing(ANN, BOB)
    play.do(joining(ANN, connection="n1/7"))
    assert not_in_control(play.room, Leave(ANN), "n1/8") is None
    assert isinstance(not_in_control(play.room, Leave(ANN), "n1/ann"), Refusal)
    by_all: list[Command] = [
        Open(ANN, "Ann", "player", RoomSettings()), Join(ANN, "Ann", "player", True, "n1/8"), Disconnect(ANN, "n1/8"),
        Tick(), Close("spam"), Chat(EVE, "a stranger is refused for being one"),
    ]  # fmt: skip
    for command in by_all:
        assert not_in_control(play.room, command, "n1/8") is None
