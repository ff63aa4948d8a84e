"""How the racers of a race came out, as it is rated and as pages show it (`web_client/state/places.js`)."""

from __future__ import annotations

from pyramid_race.history.record import RaceRecord


def is_cleared(record: RaceRecord) -> bool:
    """Whether anybody has cleared the pyramid."""
    return any(line.status == "cleared" for line in record.lines)


def was_ended(record: RaceRecord) -> bool:
    """Whether a host or a moderator has ended the race."""
    return record.ended in ("host", "closed")


def ranks(record: RaceRecord) -> list[int]:
    """In the order of the lines: the places; but

    - where nobody has cleared, those who gave up are equals behind all who stayed, however many cards they had removed;
    - where a host has ended a race that was won, all who hadn't cleared are equals: he chose the moment."""
    stayed = [line.place for line in record.lines if line.status != "forfeited"]
    if is_cleared(record):
        cleared = sum(line.status == "cleared" for line in record.lines)
        last = cleared + 1 if was_ended(record) else len(record.lines)
        return [line.place if line.status == "cleared" else min(line.place, last) for line in record.lines]
    return [
        1 + (len(stayed) if line.status == "forfeited" else sum(place < line.place for place in stayed))
        for line in record.lines
    ]
