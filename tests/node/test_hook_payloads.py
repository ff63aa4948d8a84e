"""What webhooks are told of a room, and from when on they may be told it."""

from __future__ import annotations

from typing import Any

from pyramid_race.node.hook_payloads import AFTER_GO_MS, Hook, Withdrawn, hooks
from pyramid_race.race.codec import decode_event
from pyramid_race.race.commands import Chat, Close, Forfeit, Join, Leave, Rematch, SetReady

from tests.race.driver import ANN, BOB, CAT, DRAWN, EASY, Play, racing, replay

CODE = str(EASY)


def told(play: Play) -> list[Hook]:
    """What is left to be sent when nothing was due before the last event: replaced and withdrawn ones are."""
    rooms, waiting = replay(play.room.id, play.log), dict[str, Hook]()
    for before, after, (data, at) in zip(rooms, rooms[1:], play.log, strict=False):
        for found in hooks(before, after, decode_event(data), at):
            if isinstance(found, Withdrawn):
                waiting.pop(found.id, None)
            elif found.is_news or found.id in waiting:
                assert found.is_news == (found.id not in waiting), "an id is used once"
                waiting[found.id] = found
    return list(waiting.values())


def kinds(play: Play) -> list[str]:
    return [hook.kind for hook in told(play)]


def one(play: Play, kind: str) -> Hook:
    (found,) = [hook for hook in told(play) if hook.kind == kind]
    assert found.payload["id"] == found.id
    assert found.payload["type"] == found.kind
    return found


def names(people: list[dict[str, Any]]) -> list[str]:
    return [person["name"] for person in people]


def test_a_whole_evening() -> None:
    play = racing(ANN, BOB)
    play.watch(CAT)
    play.do(Chat(ANN, "my password is sesame"))
    play.clear(ANN)
    play.do(Forfeit(BOB, 1))
    play.do(Rematch(ANN))
    play.do(Leave(BOB))
    play.do(Leave(ANN))
    play.do(Leave(CAT))
    assert kinds(play) == [
        "room_opened", "player_joined", "player_joined", "race_started", "race_finished", "player_left",
        "player_left", "room_closed",
    ]  # fmt: skip
    assert "sesame" not in str(told(play))
    started, finished = one(play, "race_started"), one(play, "race_finished")
    assert started.payload["code"] == CODE
    assert names(started.payload["racers"]) == ["Ann", "Bob"]
    assert started.due == started.payload["starts_at"] + AFTER_GO_MS
    assert [(row["name"], row["status"]) for row in finished.payload["standings"]] == [
        ("Ann", "cleared"), ("Bob", "forfeited")
    ]  # fmt: skip
    assert finished.due == finished.payload["at"] == finished.payload["ended_at"]
    room = one(play, "room_opened").payload["room"]
    assert (room["room"], room["host"]["name"], room["visibility"], room["password"], room["private"]) == (
        play.room.id, "Ann", "public", False, False
    )  # fmt: skip


def test_before_go_nothing_of_the_deal_may_be_sent_and_a_stopped_countdown_leaves_nothing() -> None:
    play = Play()
    play.open(ANN, start="all_ready", deal=CODE)
    play.join(BOB, CAT)
    play.ready(ANN, BOB, CAT)
    assert all(hook.due > play.now for hook in told(play) if CODE in str(hook.payload))
    play.do(Leave(CAT))
    assert names(one(play, "race_started").payload["racers"]) == ["Ann", "Bob"]
    play.do(SetReady(BOB, ready=False))
    assert "race_started" not in kinds(play)
    play.do(SetReady(BOB, ready=True, drawn=DRAWN))
    assert one(play, "race_started")
    play.do(Leave(BOB))
    play.do(Leave(ANN))
    assert "race_started" not in kinds(play)
    assert CODE not in str(told(play))


def test_a_room_closed_by_a_moderator_in_a_countdown() -> None:
    play = Play()
    play.open(ANN)
    play.count_down()
    play.do(Close("no spam here"))
    assert kinds(play) == ["room_opened", "player_joined", "room_closed"]
    assert one(play, "room_closed").payload["reason"] == "no spam here"


def test_a_sealed_code_comes_with_the_result() -> None:
    play = racing(ANN, reveal_code="finish")
    assert CODE not in str(told(play))
    play.clear(ANN)
    started, finished = one(play, "race_started").payload, one(play, "race_finished").payload
    assert "code" not in started
    assert started["commitment"] == finished["opening"]["commitment"]
    assert finished["code"] == CODE


def test_with_a_delay_everything_is_told_as_much_later() -> None:
    now, later = racing(ANN, BOB), racing(ANN, BOB, spectator_delay_s=30)
    for play in (now, later):
        play.clear(ANN)
        play.do(Forfeit(BOB, 1))
    assert [hook.due + 30_000 for hook in told(now)] == [hook.due for hook in told(later)]


def test_seats_taken_and_given_up() -> None:
    play = Play()
    play.open(ANN, role="spectator")
    play.join(BOB)
    play.watch(CAT)
    play.do(Join(CAT, "Cat", "player", True, "n1/cat"))
    play.do(Join(BOB, "Bob", "spectator", True, "n1/bob"))
    seats = [(hook.kind, hook.payload["player"]["name"]) for hook in told(play)[1:]]
    assert seats == [("player_joined", "Bob"), ("player_joined", "Cat"), ("player_left", "Bob")]


def test_a_try_at_the_daily_deal_is_nobody_s_business() -> None:
    play = racing(ANN, daily="2026-11-30")
    play.clear(ANN)
    assert told(play) == []
