"""A room driven by commands: the log in memory, an exact clock, and the guards that the real log checks too."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pyramid_race.game.board import Action, Remove, Table
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import deal_cards, exact_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.codec import decode_event, encode_event
from pyramid_race.race.commands import Command, Disconnect, Drawn, Forfeit, Join, Move, Open, SetReady, Start, Tick
from pyramid_race.race.decide import decide
from pyramid_race.race.decision import Decision, Repeated
from pyramid_race.race.events import Event
from pyramid_race.race.evolve import evolve
from pyramid_race.race.model import PlayerId, Race, Role, Room, RoomId, RoomSettings, Runner

# A deal whose rows can be cleared one by one from the bottom, without the stock: 16 removals.
ROWS = [
    ["KC"],
    ["6C", "7C"],
    ["5C", "8C", "KD"],
    ["3C", "10C", "4C", "9C"],
    ["AC", "QC", "2C", "JC", "KH"],
    ["4D", "9D", "5D", "8D", "6D", "7D"],
    ["AD", "QD", "2D", "JD", "3D", "10D", "KS"],
]
_PYRAMID = [parse_card(name) for row in ROWS for name in row]
EASY = exact_code((*_PYRAMID, *(card for card in range(52) if card not in _PYRAMID)))
EASY_TABLE = Table(deal_cards(EASY), PRESETS["N"])
LINE: list[Action] = []
"""The removals that clear it."""
for _row in reversed(ROWS):
    _cards = [parse_card(name) for name in _row if not name.startswith("K")]
    LINE += [Remove((one, other)) for one, other in zip(_cards[::2], _cards[1::2], strict=True)]
    LINE += [Remove((parse_card(name),)) for name in _row if name.startswith("K")]

DRAWN = Drawn(EASY, "nonce")
T0 = 1_700_000_000_000

ANN, BOB, CAT, DAN, EVE, BOT, BOT2 = map(PlayerId, ("ann", "bob", "cat", "dan", "eve", "bot", "bot2"))


@dataclass
class Play:
    """One room. `do` decides and appends, and returns what was decided."""

    room: Room = field(default_factory=lambda: Room(RoomId("ABCDEF")))
    now: int = T0
    log: list[tuple[bytes, int]] = field(default_factory=list)

    def decide(self, command: Command) -> Decision | Refusal | Repeated:
        return decide(self.room, command, self.now)

    def append(self, *events: Event) -> None:
        for event in events:
            self.log.append((encode_event(event), self.now))
            self.room = evolve(self.room, event, self.room.version + 1, self.now)

    def do(self, command: Command) -> Decision:
        """A command that must be taken. Returns the decision."""
        outcome = self.decide(command)
        assert isinstance(outcome, Decision), outcome
        assert outcome.not_before is None or self.now >= outcome.not_before
        assert outcome.not_after is None or self.now < outcome.not_after
        self.append(*outcome.events)
        return outcome

    def refused(self, command: Command) -> str:
        """The code with which a command is refused; every refusal has a sentence for people too."""
        outcome = self.decide(command)
        assert isinstance(outcome, Refusal), outcome
        assert outcome.message
        return outcome.code

    def repeated(self, command: Command) -> Repeated:
        outcome = self.decide(command)
        assert isinstance(outcome, Repeated), outcome
        return outcome

    def replayed(self) -> Room:
        """The room as any node folds it from the log."""
        return replay(self.room.id, self.log)[-1]

    # --- the usual commands ---

    def open(self, player: PlayerId = ANN, role: Role = "player", **settings: Any) -> Decision:
        chosen = replace(RoomSettings(), **settings)
        return self.do(Open(player, player.title(), role, chosen, connection=f"n1/{player}"))

    def join(self, *players: PlayerId, role: Role = "player", connection: str | None = None) -> None:
        for player in players:
            bot = player.startswith("bot")
            self.do(Join(player, player.title(), role, True, connection or f"n1/{player}", bot))

    def watch(self, *players: PlayerId) -> None:
        self.join(*players, role="spectator")

    def ready(self, *players: PlayerId) -> None:
        for player in players:
            self.do(SetReady(player, ready=True, drawn=DRAWN))

    def count_down(self) -> None:
        """The host starts; GO is yet to come."""
        assert self.room.host is not None
        self.do(Start(self.room.host, DRAWN))

    def start(self) -> None:
        """The host starts, and GO comes."""
        self.count_down()
        self.now = self.race.starts_at

    def move(self, player: PlayerId, *actions: Action) -> None:
        for action in actions:
            self.do(Move(player, self.race.number, self.runner(player).seq + 1, action))

    def clear(self, player: PlayerId) -> None:
        """Plays the deal to its end, from wherever the player has come along the line."""
        self.move(player, *LINE[self.runner(player).seq :])

    def forfeit(self, *players: PlayerId) -> None:
        for player in players:
            self.do(Forfeit(player, self.race.number))

    def tick(self) -> Decision:
        return self.do(Tick(DRAWN))

    def lose(self, *players: PlayerId) -> None:
        """Their connections are gone."""
        for player in players:
            connection = self.room.members[player].connection
            assert connection is not None
            self.do(Disconnect(player, connection))

    @property
    def race(self) -> Race:
        assert self.room.race is not None
        return self.room.race

    def runner(self, player: PlayerId) -> Runner:
        return self.race.runners[player]

    @property
    def phase(self) -> str:
        return self.room.phase(self.now)


def replay(room_id: RoomId, log: list[tuple[bytes, int]]) -> list[Room]:
    """The room after each event of the log, the empty one first."""
    rooms = [Room(room_id)]
    for version, (data, at) in enumerate(log, 1):
        rooms.append(evolve(rooms[-1], decode_event(data), version, at))
    return rooms


def joining(player: PlayerId, role: Role = "player", *, admitted: bool = True, connection: str = "n2/9") -> Join:
    """A command to join, by default over a new connection."""
    return Join(player, player.title(), role, admitted, connection)


def racing(*players: PlayerId, **settings: Any) -> Play:
    """A race just begun with these players, the first being the host."""
    play = Play()
    play.open(players[0], **settings)
    play.join(*players[1:])
    play.start()
    return play


def kinds(decision: Decision) -> list[str]:
    return [type(event).__name__ for event in decision.events]
