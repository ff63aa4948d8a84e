"""What holds in every room, whatever has been asked of it: checked at each event and after each step of a test."""

from __future__ import annotations

from hypothesis.stateful import RuleBasedStateMachine, invariant
from pyramid_race.game.board import Action, Board, Draw, Recycle, removed
from pyramid_race.game.refusal import Refusal
from pyramid_race.race.commands import Chat, Command, Join, Move, Say
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Repeated
from pyramid_race.race.events import (
    Configured,
    CountdownStopped,
    Event,
    Forfeited,
    HostChanged,
    RaceEnded,
    Recorded,
    Rematched,
    Unforfeited,
)
from pyramid_race.race.lifecycle import TAKE_BACK_MS
from pyramid_race.race.model import PlayerId, Room
from pyramid_race.race.series import is_over

from tests.race.driver import Play

STEPS = {
    "lobby": {"countdown", "racing"},
    "countdown": {"lobby", "racing"},
    "racing": {"finished"},
    "finished": {"lobby"},
}


def check_admission(room: Room, command: Command, decided_on: Room) -> None:
    """`command` has been taken by `room`: nobody has come in, or spoken, who must not.

    Who was in the room as it was `decided_on`, by a node that hadn't heard yet that he had just left, comes back. One
    who was removed doesn't: that is a new epoch."""
    if isinstance(command, Chat | Say):
        assert command.actor not in room.doors.muted
    if not isinstance(command, Join) or command.passes or command.actor in (*room.members, *decided_on.members):
        return
    doors = room.doors
    assert command.actor not in doors.banned
    assert not doors.locked or command.actor in doors.inside
    is_invited = command.invite is not None and doors.invites.get(command.invite, "") in (None, command.actor)
    assert is_invited or (command.admitted and not room.settings.invite_only)
    assert is_invited or room.settings.allowed is None or command.name in room.settings.allowed


def check_absence(room: Room, event: Event) -> None:
    """What time alone has done to those who are away is done to nobody who is back."""
    away: set[PlayerId] = set()
    if isinstance(event, HostChanged) and room.host is not None:
        away = {room.host}
    elif isinstance(event, Forfeited):
        away = {event.player}
    elif isinstance(event, RaceEnded) and room.race is not None:
        away = {player for player, runner in room.race.runners.items() if runner.status == "playing"}
    assert not any(room.members[player].connected for player in away)


class Counted:
    """Which races have ended and are to be recorded, and which belong to the series: kept beside the fold."""

    def __init__(self) -> None:
        self.unrecorded: list[int] = []
        self.series: list[int] = []

    def see(self, before: Room, event: Event, after: Room) -> None:
        if isinstance(event, Recorded):
            self.unrecorded = [number for number in self.unrecorded if number != event.race]
        if isinstance(event, Configured) and event.settings.best_of != before.settings.best_of:
            self.series = []
        if isinstance(event, Rematched) and before.series is not None and is_over(before.series):
            self.series = []
        has_ended = after.race is not None and after.race.ended_at is not None
        if after.race is not None and has_ended and before.race is not None and before.race.ended_at is None:
            self.unrecorded.append(after.race.number)
            if after.settings.best_of > 1 and not after.closed:
                self.series.append(after.race.number)


class Invariants(RuleBasedStateMachine):
    """The room that is played, each of its states, and what has been taken of moves."""

    def __init__(self) -> None:
        super().__init__()
        self.play = Play()
        self.rooms: list[Room] = [self.play.room]
        self.taken: dict[tuple[int, PlayerId, int], tuple[Action, Board]] = {}
        self.phase = self.play.phase
        self.counted = Counted()

    # --- at each event ---

    def check_step(self) -> None:
        """Phases go on in their order only. (GO comes without an event.)"""
        phase = self.play.phase
        if phase != self.phase and not self.play.room.closed:
            assert phase in STEPS[self.phase], f"{self.phase} -> {phase}"
        self.phase = phase

    def check_event(self, before: Room, event: Event, *, by_time: bool) -> None:
        after, now = self.play.room, self.play.now
        self.counted.see(before, event, after)
        if by_time:
            check_absence(before, event)
        for invite, used_by in before.doors.invites.items():
            assert used_by is None or after.doors.invites[invite] == used_by
        if isinstance(event, Rematched | CountdownStopped) and before.race is not None and after.race is None:
            seats = sum(member.role == "player" for member in after.members.values())
            assert seats == after.settings.capacity or not any(member.waits for member in after.members.values())
        if before.race is None or after.race is None or before.race.number != after.race.number:
            return
        for player, runner in after.race.runners.items():
            earlier = before.race.runners[player]
            if earlier.status != "playing" and runner.status != earlier.status:
                assert (earlier.status, runner.status) == ("forfeited", "playing")
                assert isinstance(event, Unforfeited)
                assert event.player == player
                assert earlier.gave_up_at is not None
                assert now < earlier.gave_up_at + TAKE_BACK_MS
                assert after.members[player].role == "player"

    # --- after each step ---

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
        assert room.host not in room.doors.muted
        if room.members[room.host].bot:
            assert room.host == next(iter(room.members)), "a bot is host only of what it has opened itself"

    @invariant()
    def seats_and_racers_agree(self) -> None:
        room, race = self.play.room, self.play.room.race
        assert room.doors.locked or not room.doors.inside
        if room.closed:
            return
        seats = [member for member in room.members.values() if member.role == "player"]
        assert len(seats) <= room.settings.capacity
        assert not any(member.waits for member in seats)
        if race is None:
            return
        assert race.runners
        if race.ended_at is None:
            assert {member.player for member in seats} <= set(race.runners)
            playing = {player for player, runner in race.runners.items() if runner.status == "playing"}
            assert playing, "a race in which nobody plays has ended"
            if self.play.now < race.ends_at:
                assert playing <= {member.player for member in seats}

    @invariant()
    def each_race_is_recorded_once_and_counts_once(self) -> None:
        room = self.play.room
        assert [race.number for race in room.unrecorded] == self.counted.unrecorded
        assert all(race.ended_at is not None for race in room.unrecorded)
        if room.race is not None and room.race.number in self.counted.unrecorded:
            assert room.race == room.unrecorded[-1]
        races = () if room.series is None else room.series.races
        assert [race.number for race in races] == self.counted.series

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
