"""How one race goes from its countdown to its result: the part of the fold that concerns racers only.

All functions are total: what makes no sense in the state at hand changes nothing. Times are ms of the log's clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from pyramid_race.game.board import Action, Table, apply, is_cleared, parse_action, removed, start
from pyramid_race.game.deal import BadCode, deal_cards, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.solver.dead_ends import DeadEnds
from pyramid_race.race.climb import climbed
from pyramid_race.race.decision import Tried
from pyramid_race.race.events import CountdownStarted, Moved
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.knowledge import Knowledge
from pyramid_race.race.model import Ending, Race, Room, Runner
from pyramid_race.race.standings import places
from pyramid_race.race.wish import wish_of

TAKE_BACK_MS = 10_000
"""For so long a racer may take his own forfeit back, while the race runs."""

ALL_DONE = Ending("all_done")
FIRST_CLEAR = Ending("first_clear")
TIME_LIMIT = Ending("time_limit")
DESERTED = Ending("deserted")
CLOSED = Ending("closed")


def new_race(room: Room, event: CountdownStarted, at: int) -> Race | None:
    """The race that `event` begins with everybody seated; None if there is nobody or no such deal."""
    settings = room.settings
    try:
        code = parse_code(event.code)
    except BadCode:
        return None
    table = Table(deal_cards(code), settings.rules)
    starts_at = at + event.countdown_ms
    board = start(table)
    # Where all must be ready, who is away and hasn't said so keeps the seat and misses the race.
    all_ready = settings.start == "all_ready" and any(member.ready for member in room.members.values())
    runners = {
        member.player: Runner(member.player, member.name, board, bot=member.bot, reached_at=starts_at)
        for member in room.members.values()
        if member.role == "player" and (member.ready or member.connected or not all_ready)
    }
    if not runners:
        return None
    return Race(
        number=event.race,
        code=code,
        nonce=event.nonce,
        table=table,
        starts_at=starts_at,
        ends_at=starts_at + event.time_limit_ms,
        end=settings.end,
        sealed=settings.reveal_code == "finish",
        runners=runners,
        knowledge=Knowledge(DeadEnds(table) if settings.tells_dead else None),
        again=bytes(table.cards) in room.dealt,
        chosen=settings.daily is None and wish_of(settings.deal) is None,
    )


# The vocabulary is small (28 + 24 cards in pairs), and every move of every racer is parsed when it is folded.
@lru_cache(maxsize=4096)
def _parsed(text: str) -> Action | None:
    try:
        return parse_action(text)
    except ValueError:
        return None


def moved(race: Race, event: Moved, at: int, tried: Tried | None = None) -> Race:
    """The race after an accepted action. This is the hot path: one dict is copied and the values are built directly."""
    runner = race.runners.get(event.player)
    if runner is None or runner.status != "playing" or race.ended_at is not None:
        return race
    action = _parsed(event.action)
    if action is None or event.seq != len(runner.played) + 1:
        return race
    # Only if nothing has come between: then it is the same board that was looked at.
    is_known = tried is not None and tried.on is runner.board
    board = tried.after if tried is not None and is_known else apply(race.table, runner.board, action)
    if isinstance(board, Refusal):
        return race
    count = removed(board)
    is_change = count != removed(runner.board)
    cleared = is_cleared(race.table, board)
    runners = dict(race.runners)
    runners[event.player] = Runner(
        runner.player,
        runner.name,
        board,
        runner.bot,
        runner.played.plus(event.action),
        "cleared" if cleared else "playing",
        at if is_change else runner.reached_at,
        at if cleared else None,
        1 + sum(other.status == "cleared" for other in race.runners.values()) if cleared else None,
        climbed(runner.climb, at - race.starts_at, count) if is_change else runner.climb,
    )
    if cleared and (race.end == "first" or _all_done(runners)):
        return _concluded(race, runners, at, ALL_DONE if _all_done(runners) else FIRST_CLEAR)
    return _with_runners(race, runners)


def departed(race: Race, player: PlayerId, at: int) -> Race:
    """The race after a member has gone: no racer at all before GO, later a forfeit that can't be taken back."""
    runner = race.runners.get(player)
    if runner is None or race.ended_at is not None:
        return race
    if at < race.starts_at:
        return _with_runners(race, {key: other for key, other in race.runners.items() if key != player})
    if runner.gave_up_at is not None:
        return _with_runners(race, {**race.runners, player: replace(runner, gave_up_at=None)})
    return forfeited(race, player, at)


def forfeited(race: Race, player: PlayerId, at: int, gave_up_at: int | None = None) -> Race:
    """The race after a racer is out of it. Past the time limit it is `timed_out` that speaks."""
    runner = race.runners.get(player)
    if runner is None or runner.status != "playing" or race.ended_at is not None:
        return race
    if not race.starts_at <= at < race.ends_at:
        return race
    runners = {**race.runners, player: replace(runner, status="forfeited", gave_up_at=gave_up_at)}
    return _concluded(race, runners, at, ALL_DONE) if _all_done(runners) else _with_runners(race, runners)


def taken_out(race: Race, player: PlayerId, at: int, was_there: bool) -> Race:
    """The race after a host or a moderator has taken a racer out of it, who `was_there` or had been away."""
    after = forfeited(race, player, at)
    if after is race:
        return race
    runners = {**after.runners, player: replace(after.runners[player], taken_out=True)}
    return replace(after, runners=runners, interfered=after.interfered or was_there)


def gave_up(race: Race, player: PlayerId, at: int) -> Race:
    """The race after a racer has forfeited by his own word."""
    return forfeited(race, player, at, at)


def may_take_back(runner: Runner, at: int) -> bool:
    """Whether a forfeit may still be taken back at `at`, as far as its racer is concerned."""
    return runner.status == "forfeited" and runner.gave_up_at is not None and at < runner.gave_up_at + TAKE_BACK_MS


def taken_back(race: Race, player: PlayerId, at: int) -> Race:
    """The race after a racer has taken his forfeit back, if that is still possible."""
    runner = race.runners.get(player)
    if runner is None or race.ended_at is not None or at >= race.ends_at or not may_take_back(runner, at):
        return race
    return _with_runners(race, {**race.runners, player: replace(runner, status="playing", gave_up_at=None)})


def ended_early(race: Race, at: int, by: PlayerId | None) -> Race:
    """The race as it stands at `at`: whoever still plays is out of time. `by` a host, or because all have gone."""
    if race.ended_at is not None or not race.starts_at <= at < race.ends_at:
        return race
    return _concluded(race, _out_of_time(race), at, DESERTED if by is None else Ending("host", by))


def without_name(race: Race, player: PlayerId) -> Race:
    """The race with nobody's name in the player's place."""
    runner = race.runners.get(player)
    if runner is None:
        return race
    return _with_runners(race, {**race.runners, player: replace(runner, name="")})


def timed_out(race: Race, at: int) -> Race:
    """The race after its time limit. It ended at the limit, however late that is noticed."""
    if race.ended_at is not None or at < race.ends_at:
        return race
    return _concluded(race, _out_of_time(race), race.ends_at, TIME_LIMIT)


def abandoned(race: Race, at: int) -> Race | None:
    """What is left of the race when its room closes at `at`: nothing before GO, later its result."""
    if race.ended_at is None and at < race.starts_at:
        return None
    race = timed_out(race, at)
    if race.ended_at is not None:
        return race
    for player in race.runners:
        race = forfeited(race, player, at)
    return replace(race, ending=CLOSED)


def _out_of_time(race: Race) -> dict[PlayerId, Runner]:
    return {
        key: replace(runner, status="timeout") if runner.status == "playing" else runner
        for key, runner in race.runners.items()
    }


def _all_done(runners: Mapping[PlayerId, Runner]) -> bool:
    return all(runner.status != "playing" for runner in runners.values())


def _concluded(race: Race, runners: Mapping[PlayerId, Runner], at: int, ending: Ending) -> Race:
    final = places(runners.values())
    placed = {key: replace(runner, place=final[key]) for key, runner in runners.items()}
    return replace(race, runners=placed, ended_at=at, ending=ending)


def _with_runners(race: Race, runners: Mapping[PlayerId, Runner]) -> Race:
    return Race(
        race.number,
        race.code,
        race.nonce,
        race.table,
        race.starts_at,
        race.ends_at,
        race.end,
        race.sealed,
        runners,
        race.ended_at,
        race.knowledge,
        race.ending,
        race.again,
        race.chosen,
        race.interfered,
    )
