"""A bot in its room: what it says to what it hears."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pyramid_race.bot.errors import BotError, Done, NotNow
from pyramid_race.bot.player import NOBODY_S, SILENCE_S, Order, Player
from pyramid_race.bot.racer import Style
from pyramid_race.bot.strategies.perfect import winning_line
from pyramid_race.protocol.commands import COMMANDS
from pyramid_race.protocol.host_commands import Strength

from tests.bot.messages import HUMAN, ME, TABLE, deal, error, event, hear, member, referee, room

BOTS_ONLY = (member(HUMAN, connected=False), member(ME, bot=True, ready=True))
READY = {"type": "ready", "room": "ROOM", "ready": True, "ref": "ready"}


def newcomer(strength: Strength = "careful", **order: Any) -> Player:
    """Has said hello and been welcomed."""
    player = Player(Order("room", Style(1.0, strength), **order), "Bot Ada", Random(1))
    assert player.greet() == [{"type": "hello", "ref": "hello", "name": "Bot Ada", "bot": True}]
    return player


def welcomed(strength: Strength = "careful", **order: Any) -> Player:
    player = newcomer(strength, **order)
    player.take(hear(type="welcome", player=ME, name="Bot Ada", token="secret", now=1), 0.0)
    return player


def seated(*members: dict[str, Any]) -> Player:
    player = welcomed()
    player.take(room(*members), 0.0)
    return player


def test_joins_with_what_it_was_given() -> None:
    player = newcomer(password="sesame", invite="come in")
    (join,) = player.take(hear(type="welcome", player=ME, name="Bot Ada", token="secret", now=1), 0.0)
    COMMANDS.validate_python(join)
    assert join == {
        "type": "join", "room": "room", "role": "player", "ref": "join", "password": "sesame", "invite": "come in"
    }  # fmt: skip


def test_gets_ready_in_the_lobby_and_says_so_once() -> None:
    player = welcomed()
    assert player.take(room(), 0.0) == [READY]
    assert player.take(event("joined", player="x", name="x", role="player", bot=False), 0.0) == []
    assert player.take(event("ready", player=ME, ready=True), 0.0) == []


def test_does_not_get_ready_in_a_race() -> None:
    player = welcomed()
    assert player.take(room(phase="countdown"), 0.0) == []


def test_gets_ready_again_after_a_rematch_and_after_a_stop_of_its_own() -> None:
    player = seated()
    player.take(event("ready", player=ME, ready=True), 0.0)
    player.take(event("countdown", race=1, starts_at=1, ends_at=2), 0.0)
    assert player.take(event("countdown_stopped", player=HUMAN), 0.0) == []
    assert player.take(event("countdown_stopped", player=ME), 0.0) == [READY]
    player.take(event("ready", player=ME, ready=True), 0.0)
    player.take(hear(type="result", room="ROOM", race=1, code="", ended_at=1, standings=[]), 0.0)
    assert player.take(event("rematch", race=2), 0.0) == [READY]


def test_plays_from_go_on() -> None:
    player = seated()
    player.take(event("countdown", race=1, starts_at=1, ends_at=2), 10.0)
    player.take(hear(**deal()), 20.0)
    (move,) = player.wake(player.wakes_at)
    COMMANDS.validate_python(move)
    assert (move["type"], move["race"], move["seq"], move["room"]) == ("move", 1, 1, "ROOM")


def test_the_result_ends_its_play() -> None:
    player = seated()
    player.take(hear(**deal()), 20.0)
    player.take(hear(type="result", room="ROOM", race=1, code="", ended_at=1, standings=[]), 21.0)
    assert player.wakes_at == 21.0 + SILENCE_S


def test_its_own_forfeit_ends_its_play() -> None:
    player = seated()
    player.take(hear(**deal()), 20.0)
    player.take(event("forfeited", player=HUMAN, race=1), 20.0)
    assert player.wakes_at < 20.0 + SILENCE_S
    player.take(event("forfeited", player=ME, race=1), 20.0)
    assert player.wakes_at == 20.0 + SILENCE_S


def test_plays_the_next_race_anew() -> None:
    player = seated()
    player.take(hear(**deal()), 0.0)
    player.wake(player.wakes_at)
    player.take(event("rematch", race=2), 30.0)
    player.take(hear(**deal(race=2)), 40.0)
    (move,) = player.wake(player.wakes_at)
    assert (move["race"], move["seq"]) == (2, 1)


def test_resumes_with_its_token_and_goes_on_with_the_race() -> None:
    player = seated()
    player.take(hear(**deal()), 0.0)
    (first,) = player.wake(player.wakes_at)
    assert player.greet() == [{"type": "hello", "ref": "hello", "name": "Bot Ada", "bot": True, "token": "secret"}]
    assert not player.here
    (join,) = player.take(hear(type="welcome", player=ME, name="Bot Ada", now=1), 50.0)
    assert join["role"] == "player"
    player.take(room(phase="racing", deal=deal(), seq=0, board=referee().shown()), 50.0)
    (again,) = player.wake(player.wakes_at)
    assert again["seq"] == first["seq"]


def test_learns_of_go_from_the_room_if_it_was_away() -> None:
    player = seated()
    player.take(room(phase="racing", deal=deal(), seq=0, board=referee().shown()), 50.0)
    (move,) = player.wake(player.wakes_at)
    assert move["type"] == "move"


def test_watches_a_race_under_way_and_sits_down_after_it() -> None:
    player = welcomed()
    (join,) = player.take(error("wrong_phase", "join"), 0.0)
    assert join["role"] == "spectator"
    watching = (member(HUMAN), member(ME, bot=True, role="spectator"))
    assert player.take(room(*watching, phase="racing", deal=deal()), 0.0) == []
    assert player.take(hear(**deal()), 0.0) == []
    assert player.wakes_at == SILENCE_S  # nothing to play
    (join,) = player.take(hear(type="result", room="ROOM", race=1, code="", ended_at=1, standings=[]), 1.0)
    assert join["role"] == "player"
    assert player.take(room(), 1.0) == [READY]


def test_who_waits_for_a_seat_asks_no_more_for_it() -> None:
    player = welcomed()
    waiting = member(ME, bot=True, role="spectator") | {"next": True}
    assert player.take(room(member(HUMAN), waiting, phase="finished"), 0.0) == []
    assert player.take(event("rematch", race=2), 0.0) == []
    assert player.take(event("joined", player=ME, name="Bot", role="player", bot=True), 0.0) == [READY]


def test_leaves_when_no_human_has_been_there_for_a_while() -> None:
    player = seated(*BOTS_ONLY)
    assert player.wakes_at == NOBODY_S
    with pytest.raises(Done):
        player.wake(NOBODY_S)
    assert player.farewell() == [{"type": "leave", "room": "ROOM"}]


def test_stays_when_a_human_comes_back_in_time() -> None:
    player = seated(*BOTS_ONLY)
    player.take(event("connected", player=HUMAN), NOBODY_S - 1)
    assert player.wakes_at > NOBODY_S
    player.take(event("disconnected", player=HUMAN), NOBODY_S)
    player.take(event("joined", player="other", name="other", role="player", bot=True), NOBODY_S + 1)
    assert player.wakes_at == 2 * NOBODY_S  # another bot is no company


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_a_human_of_any_role_is_company(role: str) -> None:
    player = seated(*BOTS_ONLY)
    player.take(event("joined", player="x", name="x", role=role, bot=False), 1.0)
    assert player.wakes_at == 1.0 + SILENCE_S
    player.take(event("left", player="x"), 2.0)
    assert player.wakes_at == 2.0 + NOBODY_S


def test_leaves_a_closed_room() -> None:
    player = seated()
    with pytest.raises(Done):
        player.take(event("closed"), 0.0)


def test_asks_for_the_room_after_a_long_silence() -> None:
    player = seated()
    assert player.wake(SILENCE_S - 1) == []
    (join,) = player.wake(SILENCE_S)
    assert (join["type"], join["room"], join["role"]) == ("join", "ROOM", "player")
    assert player.wakes_at == 2 * SILENCE_S


@pytest.mark.parametrize("code", ["not_found", "room_full", "wrong_password"])
def test_a_refused_join_is_an_error_at_first_and_the_end_later(code: str) -> None:
    with pytest.raises(BotError, match=code):
        welcomed().take(error(code, "join"), 0.0)
    with pytest.raises(Done):
        seated().take(error(code, "join"), 0.0)


def test_a_forgotten_token_is_the_end() -> None:
    player = seated()
    player.greet()
    with pytest.raises(Done):
        player.take(error("unauthorized", "hello"), 0.0)


@pytest.mark.parametrize("ref", ["hello", "join", "ready"])
def test_comes_back_later_if_the_store_does_not_answer(ref: str) -> None:
    with pytest.raises(NotNow):
        seated().take(error("unavailable", ref), 0.0)


def test_a_move_that_the_store_did_not_take_is_sent_again_later() -> None:
    player = seated()
    player.take(hear(**deal()), 0.0)
    (move,) = player.wake(player.wakes_at)
    assert player.take(error("unavailable"), 5.0) == []
    assert player.wake(player.wakes_at) == [move]


def test_a_refused_forfeit_ends_its_play() -> None:
    player = seated()
    player.take(hear(**deal()), 0.0)
    player.take(error("race_over", "forfeit"), 1.0)
    assert player.wakes_at == 1.0 + SILENCE_S


def test_a_perfect_bot_asks_for_the_shortest_win_of_a_deal_whose_code_is_told() -> None:
    player = welcomed("perfect")
    player.take(room(), 0.0)
    assert player.question is None
    player.take(hear(**deal()), 20.0)
    question = player.question
    assert question is not None
    assert (question.table, question.board.moves) == (TABLE, 0)
    player.answered(question, winning_line(question), 21.0)
    assert player.question is None


@pytest.mark.parametrize("code", [None, "no code"])
def test_a_perfect_bot_plays_carefully_where_the_code_is_sealed(code: str | None) -> None:
    player = welcomed("perfect")
    player.take(room(), 0.0)
    player.take(hear(**(deal() | {"code": code})), 20.0)
    assert player.question is None
    (move,) = player.wake(player.wakes_at)
    assert move["type"] == "move"


@pytest.mark.parametrize("strength", ["random", "greedy", "careful"])
def test_other_bots_ask_nothing(strength: Strength) -> None:
    player = welcomed(strength)
    player.take(room(), 0.0)
    player.take(hear(**deal()), 20.0)
    assert player.question is None


def test_takes_another_name_where_its_own_is_taken() -> None:
    player = welcomed()
    (hello,) = player.take(error("name_taken", ref="join"), 0.0)
    COMMANDS.validate_python(hello)
    assert hello["token"] == "secret"
    assert hello["name"].startswith("Bot Ada ")
    (join,) = player.take(hear(type="welcome", player=ME, name=hello["name"], now=1), 0.0)
    assert (join["type"], join["role"]) == ("join", "player")
