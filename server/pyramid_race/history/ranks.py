"""How the racers of a race came out, as it is rated and as pages show it (`web_client/state/places.js`)."""

from __future__ import annotations

from pyramid_race.history.record import RaceRecord


def is_cleared(record: RaceRecord) -> bool:
    """Whether anybody has cleared the pyramid."""
    return any(line.status == "cleared" for line in record.lines)


def ranks(record: RaceRecord) -> list[int]:
    """In the order of the lines: the places; but where nobody has cleared, those who gave up are equals behind all who
    stayed, however many cards they had removed."""
    stayed = [line.place for line in record.lines if line.status != "forfeited"]
    if is_cleared(record):
        return [line.place for line in record.lines]
    return [
        1 + (len(stayed) if line.status == "forfeited" else sum(place < line.place for place in stayed))
        for line in record.lines
    ]
