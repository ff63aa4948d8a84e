"""The late boards are worth asking about: whatever a rule decides is decided by it on some of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from pyramid_race.game.board import Board, Table
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.order_free import OrderFree

from tests.game.solver.breadth_first import Opinion, TooMany, breadth_first
from tests.game.solver.late import MOST_IN_DRAW_PILE, MOST_IN_PYRAMID, board_with_a_pair_just_drawn, late_board


def random_rules(random: Random) -> Rules:
    """All options, mixed as in the strategies of `late`."""
    return Rules(
        recycles=random.choice([None, 0, 0, 1, 1, 2, 3]),
        win=random.choice(["pyramid", "all"]),
        pair_with_cover=random.choice([False, True]),
        pair_waste=random.choice(["none", "drawn", "top_two"]),
        stock_top=random.choice([False, True]),
        waste_piles=random.choice([1, 1, 1, 2, 3]),
    )


def what_decides(table: Table, board: Board, opinion: Opinion) -> list[str]:
    """What of the rules and the board makes a difference to what can come of it."""
    rules, position = table.rules, board.position
    variants = {
        "recycles": (replace(rules, recycles=None), position),
        "cover": (replace(rules, pair_with_cover=False), position),
        "pairs of waste": (replace(rules, pair_waste="none"), position._replace(drawn=False)),
        "just drawn": (rules, position._replace(drawn=False)),
        "stock top": (replace(rules, stock_top=False), position),
        "goal": (replace(rules, win="pyramid"), position),
    }
    return [name for name, (other, there) in variants.items() if _opinion(table, other, Board(there)) != opinion]


def _opinion(table: Table, rules: Rules, board: Board) -> Opinion:
    return replace(breadth_first(Table(table.cards, rules), board, at_most=1000), boards=0)


def some(random: Random) -> tuple[Rules, int, int, int]:
    """Rules, how many cards are left of the pyramid and of the draw pile, a seed."""
    in_pyramid, in_draw_pile = random.randint(1, MOST_IN_PYRAMID), random.randint(0, MOST_IN_DRAW_PILE)
    return random_rules(random), in_pyramid, in_draw_pile, random.getrandbits(32)


def test_what_late_boards_are_about() -> None:
    random = Random(1)
    counts: Counter[str] = Counter()
    for _ in range(300):
        table, board = late_board(*some(random))
        try:
            opinion = _opinion(table, table.rules, board)
            decisive = what_decides(table, board, opinion)
        except TooMany:
            counts["too many"] += 1
            continue
        counts[f"{table.rules.waste_piles} piles, {'' if opinion.winnable else 'not '}winnable"] += 1
        counts.update(decisive)
        if not opinion.winnable and OrderFree(table).can_win(board.removed):
            counts["the stock's order"] += 1
    assert counts.pop("too many") < 100
    assert set(counts) >= {
        *(f"{piles} piles, {winnable}" for piles in (1, 2, 3) for winnable in ("winnable", "not winnable")),
        *("recycles", "cover", "pairs of waste", "stock top", "goal", "the stock's order"),
    }
    assert min(counts.values()) >= 5, counts


def test_what_a_pair_just_drawn_is_about() -> None:
    random = Random(1)
    decisive = 0
    for _ in range(120):
        rules, in_pyramid, in_draw_pile, seed = some(random)
        rules = replace(rules, pair_waste="drawn", stock_top=False, waste_piles=1)
        table, board = board_with_a_pair_just_drawn(rules, in_pyramid, in_draw_pile, seed)
        assert board.position.drawn
        try:
            decisive += "just drawn" in what_decides(table, board, _opinion(table, rules, board))
        except TooMany:
            continue
    assert decisive >= 10
