"""A race as its room is told of it: the deal at GO, a clear, the result."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from pyramid_race.game import board as play
from pyramid_race.game.rules import Rules
from pyramid_race.node.views.boards import Message, board_status, board_view, runner_board
from pyramid_race.race.commitment import commitment_to
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Race, Room, Runner
from pyramid_race.race.series import Series, is_over, table, winner
from pyramid_race.race.standings import Standing, standings
from pyramid_race.race.wish import medal


@lru_cache(maxsize=256)
def rules_view(preset: str, rules: Rules) -> Message:
    return {"preset": preset, **{option.name: getattr(rules, option.name) for option in fields(rules)}}


def commitment(race: Race) -> str:
    """SHA-256 of code and nonce, in hexadecimal: published at GO, opened by the result."""
    return commitment_to(str(race.code), race.nonce)


def deal_view(room: Room, race: Race, viewer: PlayerId | None) -> Message:
    """The deal as it is sent at GO (only then). A racer gets his own board, others the common starting board."""
    runner = race.runners.get(viewer) if viewer is not None else None
    start = play.start(race.table)
    view: Message = {"type": "deal", "room": room.id, "race": race.number}
    if race.sealed and race.ended_at is None:
        view["commitment"] = commitment(race)
    else:
        view["code"] = str(race.code)
    return view | {
        "rules": rules_view(room.settings.preset, race.table.rules),
        "starts_at": race.starts_at,
        "ends_at": race.ends_at,
        "board": board_view(race.table, start, board_status(race, start))
        if runner is None
        else runner_board(race, runner),
    }


def result_view(room: Room, race: Race) -> Message:
    view: Message = {
        "type": "result",
        "room": room.id,
        "race": race.number,
        "code": str(race.code),
        "ended_at": race.ended_at,
        "par": race.knowledge.par,
        "standings": [_standing(row, race.knowledge.par) for row in standings(race)],
    }
    if race.ending is not None:
        view["ended"] = race.ending.why
        if race.ending.by is not None:
            view["ended_by"] = race.ending.by
    if race.again:
        view["again"] = True
    if race.chosen:
        view["chosen"] = True
    if race.knowledge.par_pending:
        view["par_pending"] = True
    if room.series is not None and race.number in (one.number for one in room.series.races):
        view["series"] = series_view(room.series)
    if race.sealed:
        view["opening"] = {"code": str(race.code), "nonce": race.nonce, "commitment": commitment(race)}
    return view


def _standing(row: Standing, par: int | None) -> Message:
    view: Message = {
        "player": row.player, "name": row.name, "place": row.place, "status": row.status,
        "removed": row.removed, "score": row.score, "moves": row.moves, "undos": row.undos,
        "time_ms": row.time_ms, **({"bot": True} if row.bot else {}),
    }  # fmt: skip
    won = medal(row.moves, par) if par is not None and row.status == "cleared" else None
    if won is not None:
        view["medal"] = won
    return view


def par_view(room: Room, race: Race) -> Message:
    """The par, when it has become known after the result; None: it hasn't been found."""
    return {"type": "par", "room": room.id, "race": race.number, "par": race.knowledge.par}


def finished_view(room: Room, race: Race, runner: Runner) -> Message:
    assert runner.finished_at is not None
    return {
        "type": "finished",
        "room": room.id,
        "race": race.number,
        "player": runner.player,
        "place": runner.place,
        "time_ms": runner.finished_at - race.starts_at,
    }


def code_is_open(race: Race | None) -> bool:
    """Whether the code of a race that has begun may be seen."""
    return race is not None and (not race.sealed or race.ended_at is not None)


def series_view(series: Series) -> Message:
    """The running table of a series."""
    return {
        "best_of": series.best_of,
        "races": [race.number for race in series.races],
        "table": [
            {
                "player": row.player,
                "name": row.name,
                "rank": row.rank,
                "wins": row.wins,
                "places": list(row.places),
                "statuses": list(row.statuses),
                **({"bot": True} if row.bot else {}),
            }
            for row in table(series)
        ],
        "over": is_over(series),
        "winner": winner(series),
    }
