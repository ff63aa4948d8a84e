"""Webhooks: what happens in rooms, told to the operator's own programs over HTTP.

A payload goes from the room to memory, from there to the store, and from there to each receiver by itself: a room never
waits for any of it, and a receiver that is slow or dead keeps nobody else from hearing."""

from __future__ import annotations

from pyramid_race.race.events import Event
from pyramid_race.race.model import Room


class Webhooks:
    def room_event(self, before: Room, after: Room, event: Event, at: int) -> None:
        """`event` has just been appended by this node and folded: `before` became `after` at `at` (ms).

        Cheap, takes no time of the race, and never raises. Call it on the node that appended the event, and not for
        events that it has heard of."""
