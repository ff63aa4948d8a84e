"""What a room's log loses of somebody who wants to be forgotten: his name and his words, not what he has played."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.events import Chatted, Event, Joined, Opened
from pyramid_race.race.ids import PlayerId


def without(event: Event, player: PlayerId) -> Event | None:
    """The event to keep instead of `event`; None where it says nothing of the player's name or words."""
    match event:
        case Opened(player=who, name=name) | Joined(player=who, name=name) if who == player and name:
            return replace(event, name="")
        case Chatted(player=who, text=text) if who == player and text:
            return replace(event, text="")
        case _:
            return None
