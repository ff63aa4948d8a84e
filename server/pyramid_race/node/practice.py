"""Games won alone: checked by the rules, kept for the player, told to nobody else."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal

from redis.asyncio import Redis

from pyramid_race.game.board import Table
from pyramid_race.game.deal import BadCode, DealCode, deal_cards, parse_code
from pyramid_race.game.line import BadLine, won
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, BadRules, Rules, parse_rules, rules_text
from pyramid_race.node.answers import error, with_ref
from pyramid_race.node.connection import Connection
from pyramid_race.protocol import commands as wire
from pyramid_race.store import practice
from pyramid_race.store.players import Player
from pyramid_race.store.practice import Game

Message = dict[str, Any]

LEAST_MS_A_MOVE = 50
"""Nobody plays faster. What lies above is believed: the time is the browser's own, and ranked nowhere."""
ACTIONS_A_TOKEN = 25
"""So many actions to check are about the work of an ordinary command."""


async def serve(
    redis: Redis, connection: Connection, player: Player, command: wire.Practice | wire.PracticeGames, now: int
) -> None:
    """Does what is asked, and answers. Raises what the store raises."""
    if isinstance(command, wire.Practice):
        connection.charge(len(command.line) // ACTIONS_A_TOKEN)
        told = await keep(redis, player.id, command, now)
    else:
        told = await games(redis, player.id, command)
    if isinstance(told, Refusal):
        connection.send(error(told.code, told.message, command.ref))
    else:
        connection.send(with_ref(told, command.ref))


async def keep(redis: Redis, player: str, command: wire.Practice, now: int) -> Message | Refusal:
    """Keeps the game if it is won; the answer has the player's best games of that deal."""
    game = checked(command, now)
    if isinstance(game, Refusal):
        return game
    await practice.keep(redis, player, game, command.line)
    return _told("practice_kept", await practice.best(redis, player), game.code)


async def games(redis: Redis, player: str, command: wire.PracticeGames) -> Message | Refusal:
    """The player's best games, all or those of one deal."""
    code = None if command.code is None else _code(command.code)
    if isinstance(code, Refusal):
        return code
    return _told("practice_games", await practice.best(redis, player), None if code is None else str(code))


def checked(command: wire.Practice, now: int) -> Game | Refusal:
    """The game that was played, with its counts as the rules count; or why it is none."""
    meant = _meant(command)
    if isinstance(meant, Refusal):
        return meant
    code, rules = meant
    try:
        board = won(Table(deal_cards(code), rules), command.line)
    except BadLine as error:
        return Refusal("bad_message", f"line: {error}")
    if command.time_ms < board.moves * LEAST_MS_A_MOVE:
        return Refusal("bad_message", f"time_ms: nobody makes {board.moves} moves in {command.time_ms} ms")
    return Game(str(code), rules_text(code.preset, rules), command.time_ms, board.moves, board.undos, now)


def _meant(command: wire.Practice) -> tuple[DealCode, Rules] | Refusal:
    """The deal and its rules; the code gets the letter of the rules, so that a game has one code only."""
    code = _code(command.code)
    if isinstance(code, Refusal):
        return code
    if command.rules is None:
        return code, PRESETS[code.preset]
    try:
        preset, rules = parse_rules(command.rules)
    except BadRules as error:
        return Refusal("bad_message", f"rules: {error}")
    return DealCode(preset, code.letters), rules


def _code(text: str) -> DealCode | Refusal:
    try:
        return parse_code(text)
    except BadCode as error:
        return Refusal("bad_code", f"code: {error}")


def _told(kind: Literal["practice_kept", "practice_games"], found: list[Game], code: str | None) -> Message:
    listed = [asdict(game) for game in found if code is None or game.code == code]
    return {"type": kind, "games": listed}
