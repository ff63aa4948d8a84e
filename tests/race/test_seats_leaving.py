"""Who leaves the room, and what follows (`race/seats.py`)."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.commands import Disconnect, Kick, Leave, Open
from pyramid_race.race.events import Closed, Disconnected, HostChanged, Left
from pyramid_race.race.model import Member, PlayerId, Role, RoomSettings
from pyramid_race.race.seats import next_host

from tests.race.driver import ANN, BOB, BOT, BOT2, CAT, DAN, DRAWN, EVE, Play, joining, kinds, racing


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
        away = Member(
            BOB, "Bob", "player", connections=("n1/bob",), lost_at=play.now, seated_at=play.now - 10
        )  # fmt: skip
        assert play.room.members[BOB] == away
        play.do(joining(BOB))
        known = ("n1/bob", "n2/9")
        assert play.room.members[BOB] == replace(away, connection="n2/9", connections=known, lost_at=None)

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
