"""What is said in a room (`race/talk.py`), and who is heard."""

from __future__ import annotations

from pyramid_race.race.commands import Chat, DeleteChat, HandOver, Leave, Mute, Say, SetCohost, Unforfeit
from pyramid_race.race.events import ChatDeleted, Chatted, Muted, Said

from tests.race.driver import ANN, BOB, CAT, EVE, Play, racing


def beside(play: Play) -> list[int | None]:
    return [line.beside for line in play.room.chat]


def test_phrases_are_heard_and_gone() -> None:
    play = Play()
    play.open()
    room = play.room
    assert play.do(Say(ANN, "good_luck")).events == (Said(ANN, "good_luck"),)
    assert (play.room.chat, play.room.epoch) == (room.chat, room.epoch)
    assert play.refused(Say(EVE, "hello")) == "not_member"


def test_lines_are_deleted_by_hosts_and_by_who_wrote_them() -> None:
    play = Play()
    play.open()
    play.join(BOB, CAT)
    lines: list[int] = []
    for player in (ANN, BOB, BOB, CAT):
        assert play.do(Chat(player, "x")).events == (Chatted(player, "x"),)
        lines.append(play.room.version)
    assert [line.id for line in play.room.chat] == lines
    assert play.refused(DeleteChat(EVE, lines[0])) == "not_member"
    assert play.refused(DeleteChat(BOB, lines[0])) == "not_host"
    assert play.refused(DeleteChat(ANN, 1)) == "not_found"
    assert play.do(DeleteChat(BOB, lines[1])).events == (ChatDeleted(lines[1], BOB),)
    play.do(DeleteChat(ANN, lines[2]))
    assert [line.id for line in play.room.chat] == [lines[0], lines[3]]
    assert play.refused(DeleteChat(ANN, lines[2])) == "not_found"


class TestMute:
    def test_nothing_more_is_heard_of_who_is_muted(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        assert play.do(Mute(ANN, BOB, True)).events == (Muted(BOB, True, ANN),)
        assert play.do(Mute(ANN, BOB, True)).events == ()
        assert play.refused(Chat(BOB, "x")) == "muted"
        assert play.refused(Say(BOB, "oops")) == "muted"
        play.do(Mute(ANN, BOB, False))
        play.do(Chat(BOB, "x"))

    def test_leaving_and_coming_back_does_not_help(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        play.do(Mute(ANN, BOB, True))
        play.do(Leave(BOB))
        assert play.do(Mute(ANN, BOB, True)).events == ()
        play.watch(BOB)
        assert play.refused(Chat(BOB, "x")) == "muted"
        play.do(Leave(BOB))
        play.do(Mute(ANN, BOB, False))
        assert play.refused(Mute(ANN, BOB, True)) == "not_member"

    def test_hosts_are_not(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, CAT)
        play.do(SetCohost(ANN, BOB, True))
        assert play.refused(Mute(BOB, ANN, True)) == "not_available"
        assert play.refused(Mute(BOB, BOB, True)) == "not_available"
        play.do(Mute(ANN, BOB, True))
        assert play.refused(Chat(BOB, "x")) == "muted", "a co-host may be"
        play.do(HandOver(ANN, BOB))
        play.do(Chat(BOB, "nobody else could have let me speak again"))


def test_what_is_said_beside_a_race_is_marked() -> None:
    play = Play()
    play.open()
    play.join(BOB)
    play.watch(CAT)
    for player in (ANN, CAT):
        play.do(Chat(player, "before"))
    play.count_down()
    play.do(Chat(CAT, "luck"))
    assert beside(play) == [None, None, None]
    play.now = play.race.starts_at
    for player in (ANN, CAT):
        play.do(Chat(player, "during"))
    play.forfeit(ANN)
    play.do(Chat(ANN, "out"))
    play.do(Unforfeit(ANN, 1))
    play.do(Chat(ANN, "in again"))
    play.clear(BOB)
    play.do(Chat(BOB, "done"))
    play.clear(ANN)
    play.do(Chat(CAT, "after"))
    assert beside(play)[3:] == [None, 1, 1, None, 1, None]


def test_a_racer_who_left_watches_and_speaks_beside() -> None:
    play = racing(ANN, BOB)
    play.do(Leave(BOB))
    play.watch(BOB)
    play.do(Chat(BOB, "x"))
    assert beside(play) == [1]
