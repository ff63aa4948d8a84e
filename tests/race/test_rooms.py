"""Whole rooms, by property: whatever is asked in whatever order, by nodes that may lag, the log stays sensible."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from pyramid_race.game.board import Action, Board, Draw, Recycle, legal_actions, removed
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import (
    Command,
    Drawn,
    Forfeit,
    Join,
    Move,
    Open,
    Rematch,
    SetReady,
    Start,
    Tick,
)
from pyramid_race.race.deadlines import next_deadline
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.events import Event
from pyramid_race.race.model import PlayerId, Role, Room, RoomSettings, Runner

from tests.race.asking import (
    CUTS,
    DEALS,
    JOINS,
    KICKS,
    LAGS,
    LEAVES,
    MOSTLY,
    OTHER_COMMANDS,
    PLAYERS,
    ROLES,
    ROOM_SETTINGS,
    is_bot,
)
from tests.race.driver import ANN, BOT, LINE, Play, replay

STEPS = {
    "lobby": {"countdown", "racing"},
    "countdown": {"lobby", "racing"},
    "racing": {"finished"},
    "finished": {"lobby"},
}


class Rooms(RuleBasedStateMachine):
    """One room. Commands are decided on the newest state or on an older one, as a node would that hasn't read on; what
    was decided gets into the log only if the log's own guards hold: the epoch, the time, the racer's last seq."""

    def __init__(self) -> None:
        super().__init__()
        self.play = Play()
        self.rooms: list[Room] = [self.play.room]
        self.seqs: dict[tuple[int, PlayerId], int] = {}
        self.taken: dict[tuple[int, PlayerId, int], tuple[Action, Board]] = {}
        self.phase = self.play.phase

    # --- asking ---

    def ask(self, command: Command, *, lag: int = 0) -> None:
        room = self._older(lag)
        outcome = decide(room, command, self.play.now)
        if isinstance(outcome, Decision) and self._guarded(room, outcome):
            self._append(*outcome.events)
            if isinstance(command, Move):
                assert outcome.clears == (self.play.room.epoch == self.play.room.version)
                self.taken[command.race, command.actor, command.seq] = (
                    command.action,
                    self.play.runner(command.actor).board,
                )

    def _older(self, lag: int) -> Room:
        """The state so many events ago, but of the present epoch: what a node may still decide on."""
        same_epoch = [room for room in self.rooms if room.epoch == self.play.room.epoch]
        return same_epoch[max(-1 - lag, -len(same_epoch))]

    def _guarded(self, room: Room, decision: Decision) -> bool:
        now, move = self.play.now, decision.move
        if room.epoch != self.play.room.epoch:
            return False
        if decision.not_before is not None and now < decision.not_before:
            return False
        if decision.not_after is not None and now >= decision.not_after:
            return False
        if move is not None:
            if move.seq != self.seqs.get((move.race, move.player), 0) + 1:
                return False
            self.seqs[move.race, move.player] = move.seq
        return True

    def _append(self, *events: Event) -> None:
        for event in events:
            self.play.append(event)
            self.rooms.append(self.play.room)
            self._step()

    def _step(self) -> None:
        """Phases go on in their order only. (GO comes without an event.)"""
        phase = self.play.phase
        if phase != self.phase and not self.play.room.closed:
            assert phase in STEPS[self.phase], f"{self.phase} -> {phase}"
        self.phase = phase

    # --- rules ---

    @initialize(role=ROLES, chosen=ROOM_SETTINGS, others=st.lists(PLAYERS, max_size=4), by_human=MOSTLY)
    def opened(self, role: Role, chosen: RoomSettings, others: list[PlayerId], by_human: bool) -> None:
        player = ANN if by_human else BOT
        self.ask(Open(player, player, role, chosen, bot=not by_human, connection="n1/1"))
        for other in others:
            self.ask(Join(other, other, "player", True, "n1/1", is_bot(other)))

    @rule(command=st.one_of(JOINS, JOINS, LEAVES, CUTS, KICKS), lag=LAGS)
    def somebody_comes_or_goes(self, command: Command, lag: int) -> None:
        self.ask(command, lag=lag)

    @rule(command=OTHER_COMMANDS, by_host=st.booleans(), lag=LAGS)
    def something_else_is_asked(self, command: Any, by_host: bool, lag: int) -> None:
        if by_host and self.play.room.host is not None:
            command = replace(command, actor=self.play.room.host)
        self.ask(command, lag=lag)

    @precondition(lambda self: self.phase == "lobby" and self.play.room.host is not None)
    @rule(drawn=DEALS, go=st.sampled_from([True, True, False]))
    def they_start(self, drawn: Drawn, go: bool) -> None:
        room = self.play.room
        assert room.host is not None
        for player in room.members:
            self.ask(SetReady(player, True, drawn))
        self.ask(Start(room.host, drawn))
        if go and self.play.room.race is not None:
            self.play.now = self.play.race.starts_at
            self._step()

    @precondition(lambda self: self.phase == "racing")
    @rule(which=st.integers(0, 9), choices=st.lists(st.integers(0, 9), min_size=1, max_size=6), lag=LAGS)
    def somebody_moves(self, which: int, choices: list[int], lag: int) -> None:
        for choice in choices:
            runner = self._some_runner(which)
            actions = legal_actions(self.play.race.table, runner.board)
            if actions:
                action = actions[choice % len(actions)]
                self.ask(Move(runner.player, self.play.race.number, runner.seq + 1, action), lag=lag)

    @precondition(lambda self: self.phase == "racing")
    @rule(which=st.integers(0, 9), cards=st.sampled_from([2, len(LINE), len(LINE)]))
    def somebody_plays_the_line(self, which: int, cards: int) -> None:
        for action in LINE[:cards]:
            runner = self._some_runner(which)
            self.ask(Move(runner.player, self.play.race.number, runner.seq + 1, action))

    @precondition(lambda self: self.phase == "racing")
    @rule(which=st.integers(0, 9))
    def somebody_gives_up(self, which: int) -> None:
        self.ask(Forfeit(self._some_runner(which).player, self.play.race.number))

    @precondition(lambda self: self.phase == "racing")
    @rule()
    def everybody_gives_up(self) -> None:
        for player in self.play.race.runners:
            self.ask(Forfeit(player, self.play.race.number))

    def _some_runner(self, which: int) -> Runner:
        runners = list(self.play.race.runners.values())
        return runners[which % len(runners)]

    @precondition(lambda self: self.phase == "finished" and self.play.room.host is not None)
    @rule()
    def rematch(self) -> None:
        assert self.play.room.host is not None
        self.ask(Rematch(self.play.room.host))

    @rule(ms=st.sampled_from([0, 1, 999, 2_000, 5_000, 29_000]), lag=LAGS)
    def time_passes(self, ms: int, lag: int) -> None:
        self.play.now += ms
        self._step()
        due = next_deadline(self.play.room)
        before = self.play.room
        self.ask(Tick(), lag=lag)
        if not lag:
            assert (self.play.room is not before) == (due is not None and self.play.now >= due)

    # --- what must hold ---

    @invariant()
    def versions_are_dense_and_the_epoch_is_one_of_them(self) -> None:
        assert self.play.room.version == len(self.play.log)
        assert 0 <= self.play.room.epoch <= self.play.room.version

    @invariant()
    def the_host_is_a_member(self) -> None:
        room = self.play.room
        if room.version == 0 or room.closed:
            assert room.host is None
            assert not room.members
            return
        assert room.host is not None
        assert room.host in room.members
        if room.members[room.host].bot:
            assert room.host == next(iter(room.members)), "a bot is host only of what it has opened itself"

    @invariant()
    def seats_and_racers_agree(self) -> None:
        room, race = self.play.room, self.play.room.race
        if room.closed:
            return
        seats = [member for member in room.members.values() if member.role == "player"]
        assert len(seats) <= room.settings.capacity
        if race is None:
            return
        assert race.runners
        if race.ended_at is None:
            assert {member.player for member in seats} <= set(race.runners)
            playing = {player for player, runner in race.runners.items() if runner.status == "playing"}
            assert playing
            if self.play.now < race.ends_at:
                assert playing <= {member.player for member in seats}

    @invariant()
    def nobody_becomes_a_racer_after_the_start(self) -> None:
        race = self.play.room.race
        for earlier in reversed(self.rooms):
            if race is None or earlier.race is None or earlier.race.number != race.number:
                return
            if self.phase in ("racing", "finished") and earlier.race.ended_at is None:
                assert set(race.runners) <= set(earlier.race.runners)

    @invariant()
    def the_same_move_again_gets_its_first_answer(self) -> None:
        race = self.play.room.race
        for (number, player, seq), (action, board) in self.taken.items():
            if race is not None and number == race.number and player in self.play.room.members:
                again = decide(self.play.room, Move(player, number, seq, action), self.play.now)
                assert again == Repeated(seq, board)
                other = Draw() if action != Draw() else Recycle()
                refusal = decide(self.play.room, Move(player, number, seq, other), self.play.now)
                assert isinstance(refusal, Refusal)
                assert refusal.code == "seq"

    @invariant()
    def places_follow_the_log_and_the_rule(self) -> None:
        race = self.play.room.race
        if race is None:
            return
        cleared = [runner for runner in race.runners.values() if runner.status == "cleared"]
        cleared.sort(key=lambda runner: self._cleared_at(runner.player))
        assert [runner.place for runner in cleared] == list(range(1, len(cleared) + 1))
        for runner in race.runners.values():
            if runner.status == "cleared":
                continue
            if race.ended_at is None:
                assert runner.place is None
                continue
            better = [
                other
                for other in race.runners.values()
                if (removed(other.board), -other.reached_at, -other.board.moves)
                > (removed(runner.board), -runner.reached_at, -runner.board.moves)
            ]
            ahead = {other.player for other in better} | {other.player for other in cleared}
            assert runner.place == 1 + len(ahead)

    def _cleared_at(self, player: PlayerId) -> int:
        """The version of the event with which this racer of the present race cleared the pyramid."""
        version = self.play.room.version
        for room in reversed(self.rooms):
            if room.race is None or room.race.runners[player].status != "cleared":
                break
            version = room.version
        return version

    def teardown(self) -> None:
        """Every state on the way is what the log folds to: nothing was changed in place, nothing lives outside it."""
        assert replay(self.play.room.id, self.play.log) == self.rooms
        for before, after in pairwise(self.rooms):
            assert after.version == before.version + 1
            assert after.epoch in (before.epoch, after.version)


# Time enough to shrink a failure, which takes minutes; a pass takes seconds.
TestRooms = pytest.mark.timeout(600)(Rooms.TestCase)
TestRooms.settings = settings(max_examples=150, stateful_step_count=50)
