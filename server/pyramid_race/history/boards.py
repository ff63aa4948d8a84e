"""Leaderboards: which ones a result belongs on, and who is before whom there.

Who has cleared comes first, by time and then by moves. On the board of the daily deal, which has a place for everybody
who has tried, the others follow by the pyramid cards removed, then by fewer moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime

from pyramid_race.history.record import Line, RaceRecord

MOST_MOVES = 10_000
UNCLEARED = 10**12
"""More than any time in ms (a race has two hours at most) multiplied by MOST_MOVES."""
PYRAMID = 28
_OF_DEALS = "deal:"


@dataclass(frozen=True, slots=True)
class Row:
    """What counts of a player on one board."""

    player: str
    status: str
    removed: int
    moves: int
    undos: int
    time_ms: int | None
    at: int
    """When (ms) the race ended."""
    room: str
    number: int
    public: bool
    daily: str | None


def day_of(ms: int) -> str:
    """The day (UTC) at `ms`, as `2026-11-30`."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def week_of(ms: int) -> str:
    """The week (UTC, ISO: from Monday on) at `ms`, as `2026-W49`."""
    year, week, _ = datetime.fromtimestamp(ms / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_week(text: str) -> bool:
    year, _, week = text.partition("-W")
    if not (len(year) == 4 and len(week) == 2 and (year + week).isascii() and (year + week).isdigit()):
        return False
    try:
        date.fromisocalendar(int(year), int(week), 1)
    except ValueError:
        return False
    return True


def by_deal(code: str, rules: str) -> str:
    return f"{_OF_DEALS}{code}:{rules}"


def by_day(day: str, rules: str) -> str:
    return f"day:{day}:{rules}"


def by_week(week: str, rules: str) -> str:
    return f"week:{week}:{rules}"


def by_daily(day: str) -> str:
    return f"daily:{day}"


def results(record: RaceRecord) -> Iterator[tuple[str, Row]]:
    """The boards that a race touches, each with a row that belongs there unless `stays` says otherwise. No bots, and
    nothing of a deal that was raced in the room before. One that was chosen by its code has only its own board: by day
    and week those are compared who could know nothing of their deals. Nor is a try at the daily deal
    there: it has a board, which others may see only when they have tried it themselves or the day is over."""
    if record.again:
        return
    for line in record.lines:
        if line.bot:
            continue
        row = _row(record, line)
        if line.status == "cleared":
            yield by_deal(record.code, record.rules), row
        if line.status == "cleared" and not record.chosen and record.daily is None:
            yield by_day(day_of(record.ended_at), record.rules), row
            yield by_week(week_of(record.ended_at), record.rules), row
        if record.daily is not None:
            yield by_daily(record.daily), row


def stays(board: str, known: int, new: int) -> bool:
    """Whether on a board the result that a player has there stays, when there is another: the first on that of a deal,
    since whoever plays it again knows the cards; else the better one. Both as `order` puts them."""
    return board.startswith(_OF_DEALS) or known <= new


def _row(record: RaceRecord, line: Line) -> Row:
    return Row(
        line.player, line.status, line.removed, line.moves, line.undos, line.time_ms,
        record.ended_at, record.room, record.number, record.public, record.daily,
    )  # fmt: skip


def order(row: Row) -> int:
    """Less is better. Rows with the same order share a place."""
    moves = min(row.moves, MOST_MOVES - 1)
    if row.time_ms is not None:
        return row.time_ms * MOST_MOVES + moves
    return UNCLEARED + (PYRAMID - row.removed) * MOST_MOVES + moves


def placed(rows: Iterable[Row]) -> list[tuple[int, Row]]:
    """The rows with their places, best first (1, 2, 2, 4); those that share one by time of the race."""
    found: list[tuple[int, Row]] = []
    last = None
    for index, row in enumerate(sorted(rows, key=lambda row: (order(row), row.at, row.player)), 1):
        place = found[-1][0] if found and order(row) == last else index
        found.append((place, row))
        last = order(row)
    return found
