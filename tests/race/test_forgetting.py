"""What a log loses of somebody who wants to be forgotten."""

from __future__ import annotations

from pyramid_race.race.events import Chatted, Connected, Event, Joined, Opened
from pyramid_race.race.forgetting import without
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import RoomSettings

ADA, BOB = PlayerId("ada"), PlayerId("bob")


def test_name_and_words_go_and_nothing_else() -> None:
    opened = Opened(ADA, "Ada", "player", RoomSettings())
    said = [opened, Joined(ADA, "Ada L", "spectator"), Chatted(ADA, "I am Ada"), Connected(ADA, "n/1")]
    assert [without(event, ADA) for event in said] == [
        Opened(ADA, "", "player", RoomSettings()),
        Joined(ADA, "", "spectator"),
        Chatted(ADA, ""),
        None,
    ]
    assert [without(event, BOB) for event in said] == [None] * 4


def test_again_changes_nothing() -> None:
    forgotten: list[Event] = [Joined(ADA, "", "player"), Chatted(ADA, "")]
    assert [without(event, ADA) for event in forgotten] == [None, None]
