"""What happens in a race: moves, giving up, and time; and what time does in the lobby."""

from __future__ import annotations

from pyramid_race.game.board import Board, action_text, apply, is_cleared, parse_action, start
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.again import opened_by_itself
from pyramid_race.race.commands import Forfeit, Move, Tick, Unforfeit
from pyramid_race.race.deadlines import again_at, deserted_at, forfeits_at, host_lost_at, present
from pyramid_race.race.decision import Decision, MoveGuard, Repeated, Tried
from pyramid_race.race.events import Event, Forfeited, HostChanged, Joined, Left, Moved, RaceEnded, TimeUp, Unforfeited
from pyramid_race.race.hosting import begin_by_itself
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.lifecycle import TAKE_BACK_MS, may_take_back
from pyramid_race.race.model import Race, Room, Runner
from pyramid_race.race.seats import next_host
from pyramid_race.race.unseen import next_seated, seats_open_at


def move(room: Room, command: Move, now: int) -> Decision | Refusal | Repeated:
    """The hot path. The order of the checks is part of the contract: a move accepted before is answered as it was then,
    even if nothing could be played any more."""
    found = _race_of(room, command.actor, command.race)
    if isinstance(found, Refusal):
        return found
    race, runner = found
    if now < race.starts_at:
        return Refusal("not_racing", "The race hasn't begun yet.")
    text = action_text(command.action)
    seq = command.seq
    played = len(runner.played)
    if 1 <= seq <= played:
        if runner.played.number(seq) == text:
            return Repeated(seq, _board_after(race, runner, seq))
        return Refusal("seq", f"Move {seq} was another one; the next is {played + 1}.")
    over = _over(race, runner, now)
    if over is not None:
        return over
    if seq != played + 1:
        return Refusal("seq", f"The next move is {played + 1}, not {seq}.")
    board = apply(race.table, runner.board, command.action)
    if isinstance(board, Refusal):
        return board
    return Decision(
        (Moved(command.actor, seq, text),),
        MoveGuard(race.number, command.actor, seq),
        race.starts_at,
        race.ends_at,
        is_cleared(race.table, board),
        Tried(runner.board, board),
    )


def forfeit(room: Room, command: Forfeit, now: int) -> Decision | Refusal:
    found = _race_of(room, command.actor, command.race)
    if isinstance(found, Refusal):
        return found
    race, runner = found
    if now < race.starts_at:
        return Refusal("wrong_phase", "The race hasn't begun yet: leave the room, or say that you aren't ready.")
    over = _over(race, runner, now)
    if over is not None:
        return over
    return Decision((Forfeited(command.actor, command.actor),), not_before=race.starts_at, not_after=race.ends_at)


def unforfeit(room: Room, command: Unforfeit, now: int) -> Decision | Refusal:
    """The racer goes on, with the board as it was."""
    found = _race_of(room, command.actor, command.race)
    if isinstance(found, Refusal):
        return found
    race, runner = found
    if race.ended_at is not None or now >= race.ends_at:
        return Refusal("race_over", "The race is over.")
    if runner.status != "forfeited":
        code = "wrong_phase" if runner.status == "playing" else "race_over"
        return Refusal(code, "You haven't given up: there is nothing to take back.")
    if runner.gave_up_at is None:
        return Refusal("race_over", "Only your own word can be taken back, and only as long as you stay in the room.")
    if not may_take_back(runner, now):
        return Refusal("race_over", f"A forfeit can be taken back for {TAKE_BACK_MS // 1000} seconds.")
    not_after = min(runner.gave_up_at + TAKE_BACK_MS, race.ends_at)
    return Decision((Unforfeited(command.actor),), not_after=not_after)


def tick(room: Room, command: Tick, now: int) -> Decision:
    """Whatever is due at `now`: first a new host, then the time limit or forfeits of racers who have been away for too
    long; in the lobby seats, and a start."""
    lost_at = host_lost_at(room)
    if lost_at is not None and lost_at <= now:
        host = next_host(present(room))
        if host is not None:
            return Decision((HostChanged(host), *_lost_for_good(room)), not_before=lost_at)
    race = room.race
    if race is None:
        return _seats_taken(room, now) or begin_by_itself(room, command.drawn, now)
    if race.ended_at is not None:
        opens_at = again_at(room, race)
        is_due = opens_at is not None and opens_at <= now
        return Decision(opened_by_itself(room), not_before=opens_at) if is_due else Decision(())
    if now >= race.ends_at:
        return Decision((TimeUp(),), not_before=race.ends_at)
    deserted = deserted_at(room, race)
    if deserted is not None and deserted <= now:
        return Decision((RaceEnded(race.number),), not_before=deserted, not_after=race.ends_at)
    due = {player: at for player, at in forfeits_at(room).items() if at <= now}
    if not due:
        return Decision(())
    return Decision(tuple(map(Forfeited, due)), not_before=max(due.values()), not_after=race.ends_at)


def _seats_taken(room: Room, now: int) -> Decision | None:
    """Seats for those who were to see the end of the last race before they get one."""
    opens_at = seats_open_at(room)
    if opens_at is None or opens_at > now:
        return None
    seated = next_seated(room, now)
    joined = tuple(Joined(m.player, m.name, "player", m.bot, with_bots=m.with_bots) for m in seated)
    return Decision(joined, not_before=opens_at)


def _lost_for_good(room: Room) -> tuple[Event, ...]:
    """A host who only watched was kept while he was away; as a spectator he isn't."""
    lost = room.members[room.host] if room.host is not None else None
    return (Left(lost.player),) if lost is not None and lost.role == "spectator" and not lost.cohost else ()


def _race_of(room: Room, actor: PlayerId, number: int) -> tuple[Race, Runner] | Refusal:
    if actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    race = room.race
    if room.members[actor].role == "spectator" and (race is None or actor not in race.runners):
        return Refusal("not_racing", "Spectators don't race.")  # whatever phase it is: some are yet to see it
    if race is None:
        return Refusal("wrong_phase", "There is no race: the room is in the lobby.")
    if number != race.number:
        return Refusal("not_racing", f"The race of this room is number {race.number}, not {number}.")
    runner = race.runners.get(actor)
    if runner is None:
        return Refusal("not_racing", "You are not one of the racers.")
    return race, runner


def _over(race: Race, runner: Runner, now: int) -> Refusal | None:
    if race.ended_at is not None:
        return Refusal("race_over", "The race is over.")
    if now >= race.ends_at:
        return Refusal("race_over", "The time is up.")
    if runner.status == "cleared":
        return Refusal("race_over", "You have cleared the pyramid.")
    if runner.status != "playing":
        return Refusal("race_over", "You are out of this race.")
    return None


def _board_after(race: Race, runner: Runner, seq: int) -> Board:
    """The runner's board as it was after the accepted action `seq`: the answer of that time."""
    if seq == len(runner.played):
        return runner.board
    board = start(race.table)
    for text in runner.played.first(seq):
        after = apply(race.table, board, parse_action(text))
        if isinstance(after, Refusal):
            raise AssertionError(f"accepted action {text!r} is refused on replay: {after.message}")
        board = after
    return board
