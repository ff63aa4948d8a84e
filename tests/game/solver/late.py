"""Boards with few cards left, by any rules: so few that everything can be tried on them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

from hypothesis import assume
from hypothesis import strategies as st
from pyramid_race.game.action import Draw
from pyramid_race.game.board import COVERS, Board, Table, apply, legal_actions, start, stock_count
from pyramid_race.game.cards import Card, value
from pyramid_race.game.position import DEALT, Position, on_pile
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import ALL, PLACES, PYRAMID, PYRAMID_PLACES, THIRTEEN

from tests.game.solver.breadth_first import TooMany, breadth_first
from tests.game.strategies import DEALS, SEEDS, good_action

MOST_IN_PYRAMID, MOST_IN_DRAW_PILE = 10, 10
"""Cards that are left. With several piles fewer: each turn of them multiplies what can come of a board."""

# Sampled, as integers would mostly be small.
IN_PYRAMID = st.sampled_from(range(1, MOST_IN_PYRAMID + 1))
IN_DRAW_PILE = st.sampled_from(range(MOST_IN_DRAW_PILE + 1))

ALL_RULES = st.builds(
    Rules,
    initial_waste=st.sampled_from([0, 1]),
    recycles=st.sampled_from([None, 0, 0, 1, 1, 2, 3]),
    win=st.sampled_from(["pyramid", "all"]),
    pair_with_cover=st.booleans(),
    pair_waste=st.sampled_from(["none", "drawn", "top_two"]),
    stock_top=st.booleans(),
    stock_face_up=st.booleans(),
    waste_piles=st.sampled_from([1, 1, 1, 2, 3]),
    undo_limit=st.sampled_from([None, 0, 5]),
)
"""All options that the solver looks at, mixed evenly, and some that are nothing to it."""

ONE_PILE_TO_PYRAMID = ALL_RULES.map(lambda rules: replace(rules, waste_piles=1, win="pyramid"))
ONE_PILE_TO_ALL = ALL_RULES.map(lambda rules: replace(rules, waste_piles=1, win="all"))

JUST_DRAWN_RULES = ALL_RULES.map(lambda rules: replace(rules, pair_waste="drawn", stock_top=False, waste_piles=1))
"""Those by which it is of matter that a card has just been drawn."""


def late_boards(rules: st.SearchStrategy[Rules] = ALL_RULES) -> st.SearchStrategy[tuple[Table, Board]]:
    return st.builds(late_board, rules, IN_PYRAMID, IN_DRAW_PILE, SEEDS)


def boards_with_a_pair_just_drawn() -> st.SearchStrategy[tuple[Table, Board]]:
    return st.builds(board_with_a_pair_just_drawn, JUST_DRAWN_RULES, IN_PYRAMID, IN_DRAW_PILE, SEEDS)


@st.composite
def ends_of_games(draw: st.DrawFn) -> tuple[Table, Board]:
    """A board that play has led to, mostly good play, from which everything can be tried."""
    table, random = draw(st.builds(Table, DEALS, ALL_RULES)), Random(draw(SEEDS))
    boards = [start(table)]
    while len(boards) < 120 and (actions := legal_actions(table, Board(boards[-1].position))):
        action = good_action(table, boards[-1]) if random.random() < 0.9 else random.choice(actions)
        after = apply(table, boards[-1], action)
        assert isinstance(after, Board)
        boards.append(Board(after.position))
    near = [boards[max(0, len(boards) - back)] for back in (16, 8, 4, 2, 1)]
    board = next((board for board in near if can_be_tried(table, board)), None)
    assume(board is not None)
    assert board is not None
    return table, board


def can_be_tried(table: Table, board: Board) -> bool:
    """Whether it comes to no more than a thousand boards."""
    try:
        breadth_first(table, board, at_most=1000)
    except TooMany:
        return False
    return True


def late_board(rules: Rules, in_pyramid: int, in_draw_pile: int, seed: int) -> tuple[Table, Board]:
    """A board with so many cards left of the pyramid and of stock and waste: as many of any value as of its partner,
    since that is what removals leave, and of few values, so that many pairs are possible."""
    random = Random(seed)
    left = PYRAMID
    while left.bit_count() > in_pyramid:
        left &= ~(1 << random.choice([p for p in range(PYRAMID_PLACES) if left >> p & 1 and not COVERS[p] & left]))
    in_draw_pile = min(in_draw_pile, MOST_IN_DRAW_PILE if rules.waste_piles == 1 else 7 - rules.waste_piles)
    position = _with_draw_pile(rules, in_draw_pile, random)
    table = Table(_deal(left | ALL & ~PYRAMID & ~position.removed, random), rules)
    board = Board(position._replace(removed=position.removed | PYRAMID & ~left))
    if stock_count(table, board) and random.random() < 0.5:
        # Some rules are about what has just been drawn.
        board = _drawn(table, board, random.randint(1, rules.waste_piles))
    return table, board


def board_with_a_pair_just_drawn(rules: Rules, in_pyramid: int, in_draw_pile: int, seed: int) -> tuple[Table, Board]:
    """Likewise, where the card just drawn makes 13 with the one below it; by JUST_DRAWN_RULES."""
    for other_seed in count(seed):
        table, board = late_board(rules, in_pyramid, max(2, in_draw_pile), other_seed)
        while stock_count(table, board) and not board.position.drawn:
            board = _drawn(table, board, 1)
        if board.position.drawn:
            below, top = on_pile(board.position, board.position.piles[0])[-2:]
            cards = list(table.cards)
            left = [place for place in range(PLACES) if not board.removed >> place & 1]
            partners = [place for place in left if value(cards[place]) + value(cards[top]) == THIRTEEN]
            if partners:
                cards[below], cards[partners[-1]] = cards[partners[-1]], cards[below]
                return Table(tuple(cards), rules), board
    raise AssertionError("there are such boards for any rules")


def _drawn(table: Table, board: Board, pile: int) -> Board:
    after = apply(table, board, Draw(pile))
    assert isinstance(after, Board)
    return Board(after.position)


def _deal(left: int, random: Random) -> tuple[Card, ...]:
    """A deal in which the cards on these places make pairs among themselves, or are kings."""
    cards = left.bit_count()
    kings = min(cards, random.choice([0, 2] if cards % 2 == 0 else [1, 3]))
    pairs = (cards - kings) // 2
    lows = random.sample(range(1, 7), max(random.randint(1, 3), -(-pairs // 4)))
    values = [THIRTEEN] * kings
    for low in random.sample(lows * 4, pairs):
        values += [low, THIRTEEN - low]
    random.shuffle(values)
    pack = random.sample(range(PLACES), PLACES)
    deal: list[Card] = []
    for place in range(PLACES):
        if left >> place & 1:
            wanted = values.pop()
            deal.append(next(card for card in pack if value(card) == wanted))
            pack.remove(deal[-1])
        else:
            deal.append(-1)
    return tuple(pack.pop() if card < 0 else card for card in deal)


def _with_draw_pile(rules: Rules, cards: int, random: Random) -> Position:
    """Stock and waste with so many cards left, in this pass or that."""
    drawn = random.randint(0, cards)
    recycles = random.choice([0, random.randint(0, 3 if rules.recycles is None else rules.recycles)])
    if recycles:
        # What is removed in a pass keeps its place in the order until the next one.
        gone = random.randint(0, 3)
        order = random.sample(DEALT, cards + gone)
        if rules.waste_piles == 1:
            order.sort()
    else:
        order, gone = list(DEALT), len(DEALT) - cards
    stock = drawn + gone
    waste = random.sample(order[:stock], drawn)
    piles = [0] * rules.waste_piles
    for place in waste:
        piles[random.randrange(rules.waste_piles)] |= 1 << place
    live = {*waste, *order[stock:]}
    removed = sum(1 << place for place in DEALT if place not in live)
    return Position(removed, stock, recycles, False, tuple(order) if recycles else DEALT, tuple(piles))
