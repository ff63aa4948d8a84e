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
    open_stock,
    piles,
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
PILE = st.integers(1, 3)


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
    def remove_from_the_draw_piles(self) -> None:
        for action in legal_actions(self.table, self.board):
            if isinstance(action, Remove) and all(self.table.place[card] >= 28 for card in action.cards):
                self.act(action)
                break

    @rule(pile=PILE)
    def draw(self, pile: int) -> None:
        self.act(Draw(pile))

    @rule(to=st.lists(PILE, min_size=1, max_size=4))
    def draw_to_the_end(self, to: list[int]) -> None:
        known = [pile for pile in to if pile <= self.table.rules.waste_piles] or [1]
        for number in range(stock_count(self.table, self.board) + 1):
            self.act(Draw(known[number % len(known)]))

    @rule()
    def recycle(self) -> None:
        self.act(Recycle())

    @rule()
    def undo(self) -> None:
        self.act(Undo())

    @rule()
    def both_know_the_same_removals(self) -> None:
        reference = self.reference
        expected = {frozenset(text.split()) for text in reference.removals() if reference.refusal(text) is None}
        removals = [action for action in legal_actions(self.table, self.board) if isinstance(action, Remove)]
        assert {frozenset(NAMES[card] for card in action.cards) for action in removals} == expected

    @rule(card=CARD)
    def name_a_card(self, card: int) -> None:
        self.act(Remove((card,)))

    @rule(one=CARD, other=CARD)
    def name_two_cards(self, one: int, other: int) -> None:
        self.act(Remove((one, other)))

    @rule(one=st.integers(0, 100), other=st.integers(0, 100))
    def name_two_cards_in_sight(self, one: int, other: int) -> None:
        sight = [card for place, card in enumerate(self.table.cards[:28]) if place not in gone(self.board)]
        sight += [card for pile in piles(self.table, self.board) for card in pile[-2:]]
        sight += (open_stock(self.table, self.board) or [])[:2]
        if sight:
            self.act(Remove((sight[-1 - one % len(sight)], sight[-1 - other % len(sight)])))

    @invariant()
    def both_show_the_same(self) -> None:
        if not hasattr(self, "table"):
            return
        table, board, reference = self.table, self.board, self.reference
        shown = [NAMES[card] if place not in gone(board) else None for place, card in enumerate(table.cards[:28])]
        assert shown == reference.pyramid
        assert [[NAMES[card] for card in pile] for pile in piles(table, board)] == reference.cards.piles
        assert [NAMES[card] for card in waste(table, board)] == reference.waste
        in_sight = open_stock(table, board)
        assert (in_sight and [NAMES[card] for card in in_sight]) == reference.open_stock
        assert stock_count(table, board) == len(reference.cards.stock)
        assert removed(board) == reference.removed
        assert board.score == 10 * reference.removed
        assert (board.moves, board.undos) == (reference.moves, reference.undos)
        assert board.recycles == reference.cards.recycles
        assert undos_left(table, board) == len(reference.past)
        expected = "cleared" if reference.cleared else "stuck" if reference.stuck else "playing"
        assert status(table, board) == expected
        pairs_just_drawn = table.rules.pair_waste == "drawn" and reference.two_topmost_pair()
        assert board.position.drawn == (pairs_just_drawn and len(reference.waste) > 1)


SideBySide.TestCase.settings = settings(max_examples=60, stateful_step_count=50)
TestSideBySide = SideBySide.TestCase
