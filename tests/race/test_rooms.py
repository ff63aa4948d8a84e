"""Whole rooms, by property: whatever is asked in whatever order, by nodes that may lag, the log stays sensible."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule
from pyramid_race.game.board import legal_actions
from pyramid_race.race.commands import (
    Command,
    Disconnect,
    Drawn,
    Forfeit,
    Join,
    Leave,
    Move,
    Open,
    Rematch,
    SetReady,
    Start,
    Tick,
    Unforfeit,
)
from pyramid_race.race.deadlines import next_deadline
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Decision
from pyramid_race.race.evolve import evolve
from pyramid_race.race.model import PlayerId, Role, Room, RoomSettings, Runner

from tests.race.asking import (
    BY_NOBODY,
    CUTS,
    DEALS,
    EVERYBODY,
    JOINS,
    KICKS,
    LAGS,
    LEAVES,
    MOSTLY,
    OTHER_COMMANDS,
    PLAYERS,
    ROLES,
    ROOM_SETTINGS,
    STEWARDING,
    is_bot,
)
from tests.race.driver import ANN, BOT, DRAWN, LINE, replay
from tests.race.invariants import Invariants, check_admission


class Rooms(Invariants):
    """One room. Commands are decided on the newest state or on an older one, as a node would that hasn't read on; what
    was decided gets into the log only if the log's own guards hold: the epoch, the time, the racer's last seq."""

    def __init__(self) -> None:
        super().__init__()
        self.seqs: dict[tuple[int, PlayerId], int] = {}

    # --- asking ---

    def ask(self, command: Command, *, lag: int = 0) -> None:
        room = self._older(lag)
        outcome = decide(room, command, self.play.now)
        if isinstance(outcome, Decision) and self._guarded(room, outcome):
            if outcome.events:
                check_admission(self.play.room, command, room)
            self._append(command, room, outcome)
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

    def _append(self, command: Command, decided_on: Room, decision: Decision) -> None:
        """What the node has said of new epochs goes into the log's head with the events, so it has to be right even if
        the node didn't know of the latest ones."""
        ahead = decided_on
        for event in decision.events:
            before, before_ahead = self.play.room, ahead
            self.play.append(event)
            self.rooms.append(self.play.room)
            if decision.move is None:
                ahead = evolve(before_ahead, event, before_ahead.version + 1, self.play.now)
                foreseen = ahead.epoch != before_ahead.epoch
                assert foreseen == (self.play.room.epoch != before.epoch), f"{event} makes a new epoch, or not"
            self.check_event(before, event, by_time=isinstance(command, Tick))
            self.check_step()

    # --- rules ---

    @initialize(role=ROLES, chosen=ROOM_SETTINGS, others=st.lists(PLAYERS, max_size=4), by_human=MOSTLY)
    def opened(self, role: Role, chosen: RoomSettings, others: list[PlayerId], by_human: bool) -> None:
        player = ANN if by_human else BOT
        self.ask(Open(player, player, role, chosen, bot=not by_human, connection="n1/1"))
        if self.play.room.version == 0:  # some settings can't be
            self.ask(Open(player, player, role, RoomSettings(), bot=not by_human, connection="n1/1"))
        for other in others:
            self.ask(Join(other, other, "player", True, "n1/1", is_bot(other), passes=True))

    @rule(command=st.one_of(JOINS, JOINS, LEAVES, CUTS, KICKS), lag=LAGS)
    def somebody_comes_or_goes(self, command: Command, lag: int) -> None:
        self.ask(command, lag=lag)

    @rule(command=st.one_of(OTHER_COMMANDS, STEWARDING), by_host=st.booleans(), lag=LAGS)
    def something_else_is_asked(self, command: Any, by_host: bool, lag: int) -> None:
        if by_host and self.play.room.host is not None:
            command = replace(command, actor=self.play.room.host)
        self.ask(command, lag=lag)

    @rule(command=STEWARDING, which=st.integers(0, 9), lag=LAGS)
    def the_host_does_something(self, command: Any, which: int, lag: int) -> None:
        """About somebody who is there, and the race there is."""
        room = self.play.room
        if room.host is None:
            return
        about: dict[str, Any] = {"actor": room.host}
        if hasattr(command, "player"):
            about["player"] = list(room.members)[which % len(room.members)]
        if hasattr(command, "race"):
            about["race"] = room.races
        self.ask(replace(command, **about), lag=lag)

    @rule(which=st.integers(0, 9), role=ROLES, lag=LAGS)
    def somebody_is_lost_or_back(self, which: int, role: Role, lag: int) -> None:
        members = list(self.play.room.members.values())
        if not members:
            return
        member = members[which % len(members)]
        if member.connection is not None:
            self.ask(Disconnect(member.player, member.connection), lag=lag)
        else:
            self.ask(Join(member.player, member.player, role, False, "n2/2"), lag=lag)

    @precondition(lambda self: self.phase == "racing")
    @rule(ms=st.sampled_from([2_000, 121_000]), back=st.booleans())
    def everybody_is_lost(self, ms: int, back: bool) -> None:
        for member in self.play.room.members.values():
            if member.connection is not None:
                self.ask(Disconnect(member.player, member.connection))
        if back:
            self.somebody_is_lost_or_back(which=ms, role="player", lag=0)
        self.time_passes(ms, lag=0)

    @precondition(lambda self: self.phase in ("countdown", "racing"))
    @rule(roles=st.lists(ROLES, min_size=1, max_size=4), passes=st.booleans(), lag=LAGS)
    def some_come_late(self, roles: list[Role], passes: bool, lag: int) -> None:
        for player, role in zip(self._outside(), roles, strict=False):
            self.ask(Join(player, player, role, True, "n1/1", is_bot(player), passes=passes), lag=lag)

    @precondition(lambda self: None in self.play.room.doors.invites.values() and len(self._outside()) > 1)
    @rule(role=ROLES)
    def two_come_with_one_invitation(self, role: Role) -> None:
        """On two nodes at once; neither of them has the password."""
        room = self.play.room
        invite = next(invite for invite, used_by in room.doors.invites.items() if used_by is None)
        came = 0
        for player in self._outside()[:2]:
            command = Join(player, player, role, False, "n1/1", is_bot(player), invite=invite)
            outcome = decide(room, command, self.play.now)
            if isinstance(outcome, Decision) and self._guarded(room, outcome):
                self._append(command, room, outcome)
                came += 1
        assert came <= 1

    def _outside(self) -> list[PlayerId]:
        return [player for player in EVERYBODY if player not in self.play.room.members]

    @precondition(lambda self: bool(self.play.room.unrecorded))
    @rule(command=BY_NOBODY, lag=LAGS)
    def the_server_says_something(self, command: Command, lag: int) -> None:
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
            self.check_step()

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
    @rule(which=st.integers(0, 9), ms=st.sampled_from([None, 0, 9_999, 10_000]), leaves=st.booleans(), lag=LAGS)
    def somebody_gives_up(self, which: int, ms: int | None, leaves: bool, lag: int) -> None:
        """And may think better of it some ms later, or go and come back."""
        player, number = self._some_runner(which).player, self.play.race.number
        self.ask(Forfeit(player, number))
        if leaves:
            self.ask(Leave(player))
            self.ask(Join(player, player, "spectator", True, "n1/1", is_bot(player)))
        if ms is not None:
            self.play.now += ms
            self.check_step()
            self.ask(Unforfeit(player, number), lag=lag)

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

    @rule(ms=st.sampled_from([0, 1, 999, 2_000, 5_000, 29_000, 121_000]), lag=LAGS)
    def time_passes(self, ms: int, lag: int) -> None:
        self.play.now += ms
        self.check_step()
        due = next_deadline(self.play.room)
        before = self.play.room
        self.ask(Tick(DRAWN), lag=lag)
        if not lag:
            assert (self.play.room is not before) == (due is not None and self.play.now >= due)

    def teardown(self) -> None:
        """Every state on the way is what the log folds to: nothing was changed in place, nothing lives outside it."""
        assert replay(self.play.room.id, self.play.log) == self.rooms
        for before, after in pairwise(self.rooms):
            assert after.version == before.version + 1
            assert after.epoch in (before.epoch, after.version)


# Time enough to shrink a failure, which takes minutes; a pass takes seconds.
TestRooms = pytest.mark.timeout(600)(Rooms.TestCase)
TestRooms.settings = settings(max_examples=100, stateful_step_count=50)
