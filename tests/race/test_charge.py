"""Who has a say in a room (`race/charge.py`), and what each of them may do."""

from __future__ import annotations

import pytest
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.charge import in_charge
from pyramid_race.race.commands import (
    Command,
    Configure,
    EndRace,
    ForfeitPlayer,
    HandOver,
    Invite,
    Kick,
    Leave,
    Lock,
    Mute,
    Rematch,
    SetCohost,
    Start,
    StopCountdown,
    Unban,
)
from pyramid_race.race.decision import Decision
from pyramid_race.race.model import PlayerId, RoomSettings

from tests.race.driver import ANN, BOB, CAT, DAN, DRAWN, EVE, Play, kinds


def theirs(actor: PlayerId) -> list[Command]:
    """What hosts and co-hosts may do in a lobby, if not all of it makes sense there."""
    return [
        Configure(actor, RoomSettings(name="x")),
        Start(actor, DRAWN),
        Kick(actor, DAN),
        Unban(actor, DAN),
        Lock(actor, True),
        Invite(actor, ("hash",)),
        StopCountdown(actor),
        ForfeitPlayer(actor, 1, DAN),
        EndRace(actor, 1),
        Rematch(actor),
        Mute(actor, DAN, True),
    ]


def room() -> Play:
    """Ann is host, Bob watches as a co-host, Cat and Dan play."""
    play = Play()
    play.open()
    play.watch(BOB)
    play.join(CAT, DAN)
    play.do(SetCohost(ANN, BOB, True))
    return play


@pytest.mark.parametrize("number", range(len(theirs(ANN))), ids=lambda n: type(theirs(ANN)[n]).__name__)
def test_hosts_and_cohosts_may_what_others_may_not(number: int) -> None:
    play = room()
    assert play.refused(theirs(EVE)[number]) == "not_member"
    assert play.refused(theirs(CAT)[number]) == "not_host"
    by_host, by_cohost = (play.decide(theirs(actor)[number]) for actor in (ANN, BOB))
    if isinstance(by_host, Refusal):
        assert by_cohost == by_host
        assert by_host.code != "not_host"
    else:
        assert isinstance(by_host, Decision)
        assert isinstance(by_cohost, Decision)
        assert kinds(by_cohost) == kinds(by_host)


@pytest.mark.parametrize("command", [HandOver, SetCohost])
def test_some_things_are_for_the_host_alone(command: type[HandOver | SetCohost]) -> None:
    def asked(actor: PlayerId) -> Command:
        return SetCohost(actor, CAT, True) if command is SetCohost else HandOver(actor, CAT)

    play = room()
    assert play.refused(asked(EVE)) == "not_member"
    assert play.refused(asked(CAT)) == "not_host"
    assert play.refused(asked(BOB)) == "not_host"
    play.do(asked(ANN))


def test_a_cohost_who_leaves_is_none_any_more() -> None:
    play = room()
    assert in_charge(play.room, BOB)
    play.do(Leave(BOB))
    play.watch(BOB)
    assert not in_charge(play.room, BOB)
    assert not in_charge(play.room, EVE)
