"""The board played side by side with the plain reference: after every action, allowed or not, both show the same."""

from __future__ import annotations

from dataclasses import asdict

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from pyramid_race.game.action import Action, Draw, Recycle, Remove, Undo, action_text
from pyramid_race.game.board import (
    Board,
    Table,
    apply,
    gone,
    legal_actions,
    removed,
    start,
    status,
    stock_count,
    undos_left,
    waste,
)
from pyramid_race.game.cards import NAMES
from pyramid_race.game.refusal import Refusal

from tests.game.reference import Reference
from tests.game.strategies import TABLES

CARD = st.integers(0, 51)


class SideBySide(RuleBasedStateMachine):
    table: Table
    board: Board
    reference: Reference

    @initialize(table=TABLES)
    def deal(self, table: Table) -> None:
        self.table = table
        self.board = start(table)
        self.reference = Reference([NAMES[card] for card in table.cards], asdict(table.rules))

    def act(self, action: Action) -> None:
        text = action_text(action)
        after = apply(self.table, self.board, action)
        expected = self.reference.refusal(text)
        if isinstance(after, Refusal):
            assert after.code == expected
        else:
            assert expected is None
            self.reference.do(text)
            self.board = after

    @rule(choice=st.integers(0, 30))
    def removal(self, choice: int) -> None:
        removals = [action for action in legal_actions(self.table, self.board) if isinstance(action, Remove)]
        if removals:
            self.act(removals[choice % len(removals)])

    @rule()
    def draw(self) -> None:
        self.act(Draw())

    @rule()
    def draw_to_the_end(self) -> None:
        for _ in range(stock_count(self.table, self.board) + 1):
            self.act(Draw())

    @rule()
    def recycle(self) -> None:
        self.act(Recycle())

    @rule()
    def undo(self) -> None:
        self.act(Undo())

    @rule(card=CARD)
    def name_a_card(self, card: int) -> None:
        self.act(Remove((card,)))

    @rule(one=CARD, other=CARD)
    def name_two_cards(self, one: int, other: int) -> None:
        self.act(Remove((one, other)))

    @rule(one=st.integers(0, 100), other=st.integers(0, 100))
    def name_two_cards_in_sight(self, one: int, other: int) -> None:
        sight = [card for place, card in enumerate(self.table.cards[:28]) if place not in gone(self.board)]
        sight += waste(self.table, self.board)[-2:]
        if sight:
            self.act(Remove((sight[-1 - one % len(sight)], sight[-1 - other % len(sight)])))

    @invariant()
    def both_show_the_same(self) -> None:
        if not hasattr(self, "table"):
            return
        table, board, reference = self.table, self.board, self.reference
        shown = [NAMES[card] if place not in gone(board) else None for place, card in enumerate(table.cards[:28])]
        assert shown == reference.pyramid
        assert [NAMES[card] for card in waste(table, board)] == reference.cards.waste
        assert stock_count(table, board) == len(reference.cards.stock)
        assert removed(board) == reference.removed
        assert board.score == 10 * reference.removed
        assert (board.moves, board.undos) == (reference.moves, reference.undos)
        assert board.recycles == reference.cards.recycles
        assert undos_left(table, board) == len(reference.past)
        expected = "cleared" if reference.cleared else "stuck" if reference.stuck else "playing"
        assert status(table, board) == expected


SideBySide.TestCase.settings = settings(max_examples=60, stateful_step_count=50)
TestSideBySide = SideBySide.TestCase
