"""What is shown of the history. Everything here is a pure function from records to messages.

A race in a room that wasn't public is counted, but nobody else is told where it was or who was in it; and nothing that
would give away today's daily deal is told to somebody who may not have tried it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pyramid_race.history.boards import Row
from pyramid_race.history.record import Line, RaceRecord
from pyramid_race.history.totals import Totals
from pyramid_race.store.history_reads import Known, Point

Message = dict[str, Any]
Names = Mapping[str, str]

RACERS_SHOWN = 8


def player_view(player: str, known: Known, totals: Totals, points: list[Point]) -> Message:
    """A player's page, without the races."""
    rating: Message | None = None
    if totals.rated:
        rating = {
            "value": totals.rating.value, "provisional": totals.rating.is_provisional, "races": totals.rated
        }  # fmt: skip
    return {
        "player": player,
        "name": known.name,
        **({"bot": True} if known.bot else {}),
        "since": known.since,
        "races": totals.races,
        "wins": totals.wins,
        "cleared": totals.cleared,
        "best_time_ms": totals.best_time_ms,
        "best_moves": totals.best_moves,
        "rating": rating,
        "ratings": [[point.at, point.value] for point in points],
    }


def raced_views(
    player: str, records: Iterable[RaceRecord], points: list[Point], names: Names, today: str | None
) -> list[Message]:
    """The races of a player. `today`: the day whose daily deal is still open: nothing is told of it; None for the
    player's own eyes, which see everything."""
    values = {point.at: (before, point.value) for before, point in zip([None, *points], points, strict=False)}
    found: list[Message] = []
    for record in records:
        line = next((line for line in record.lines if line.player == player), None)
        is_open = today is not None and record.daily is not None and record.daily >= today
        if line is not None and not is_open:
            view = _raced_view(record, line, today is None or record.public or record.daily is not None, names)
            before, value = values.get(record.ended_at, (None, None))
            if value is not None:
                view["rating"] = value
            if value is not None and before is not None:
                view["change"] = value - before.value
            found.append(view)
    return found


def _raced_view(record: RaceRecord, line: Line, is_told: bool, names: Names) -> Message:
    """`is_told`: whether it may be seen where the race was, and so its replay."""
    view: Message = {
        "kind": record.kind,
        **({} if record.daily is None else {"daily": record.daily}),
        **({"again": True} if record.again else {}),
        **({"chosen": True} if record.chosen else {}),
        "room": record.room if is_told else None,
        "race": record.number if is_told else None,
        "code": record.code if is_told else None,
        "rules": record.rules,
        "starts_at": record.starts_at,
        "ended_at": record.ended_at,
        "players": len(record.lines),
        "clears": sum(racer.status == "cleared" for racer in record.lines),
        "place": line.place,
        "forfeits_before": sum(o.status == "forfeited" and o.place < line.place for o in record.lines),
        "status": line.status,
        "removed": line.removed,
        "moves": line.moves,
        "undos": line.undos,
        "time_ms": line.time_ms,
    }
    if is_told:
        view["racers"] = [
            {
                "player": racer.player,
                "name": names.get(racer.player),
                "place": racer.place,
                **({"bot": True} if racer.bot else {}),
            }
            for racer in record.lines[:RACERS_SHOWN]
        ]
    return view


def shown_racers(records: Iterable[RaceRecord]) -> list[str]:
    """Whose names `raced_views` wants."""
    return sorted({line.player for record in records for line in record.lines[:RACERS_SHOWN]})


def board_view(rows: Iterable[tuple[int, Row]], names: Names, today: str | None) -> list[Message]:
    """The rows of a leaderboard; who has been forgotten isn't there. `today` as for `raced_views`; None for those who
    have tried today's deal and may be told where others have."""
    return [
        {
            "place": place,
            "player": row.player,
            "name": names[row.player],
            "status": row.status,
            "removed": row.removed,
            "moves": row.moves,
            "undos": row.undos,
            "time_ms": row.time_ms,
            "at": row.at,
            **_where(row, today),
        }
        for place, row in rows
        if row.player in names
    ]


def _where(row: Row, today: str | None) -> Message:
    is_told = row.public if row.daily is None else today is None or row.daily < today
    return {"room": row.room if is_told else None, "race": row.number if is_told else None}
