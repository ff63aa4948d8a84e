"""Decks as people write them: every spelling comes to the same cards, and an error names all that is wrong."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.cards import NAMES, Card, parse_card
from pyramid_race.game.deck import BadDeck, count_cards, parse_deck

LETTERS = {"C": "Cc", "D": "Dd", "H": "Hh", "S": "Ss"}
SYMBOLS = {
    "C": ["♣", "♧", "♣\ufe0f", "♣\ufe0e"],
    "D": ["♦", "♢", "♦\ufe0f", "♦\ufe0e"],
    "H": ["♥", "♡", "♥\ufe0f", "♥\ufe0e", "❤\ufe0f"],
    "S": ["♠", "♤", "♠\ufe0f", "♠\ufe0e"],
}
FIRST_PICTURED = {"S": 0x1F0A1, "H": 0x1F0B1, "D": 0x1F0C1, "C": 0x1F0D1}
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SEPARATORS = [" ", ",", ", ", ";", "\n", "\r\n", "\t", "|", " | ", "·", " · ", "\u3001", "\uff0c", "\u00a0", "', '"]

ORDERED = list(range(52))


def pictured(card: Card) -> str:
    """Unicode's playing card, where the queen and the king come one later because of the knight."""
    rank = card % 13
    return chr(FIRST_PICTURED[NAMES[card][-1]] + rank + (rank >= 11))


def ranks(card: Card) -> list[str]:
    rank = RANKS[card % 13]
    return ["10", "T", "t"] if rank == "10" else [rank, rank.lower()]


def suits(card: Card) -> list[str]:
    suit = NAMES[card][-1]
    return [*LETTERS[suit], *SYMBOLS[suit]]


@st.composite
def spelt(draw: st.DrawFn, card: Card, rank_first: bool) -> str:
    if draw(st.integers(0, 9)) == 0:
        return pictured(card)
    rank, suit = draw(st.sampled_from(ranks(card))), draw(st.sampled_from(suits(card)))
    return rank + suit if rank_first else suit + rank


@st.composite
def decks(draw: st.DrawFn, *, apart: bool) -> tuple[list[Card], str]:
    """A deck and a text for it; where the cards aren't kept apart, all of them are written the same way round."""
    cards = draw(st.permutations(ORDERED))
    rank_first = draw(st.booleans())
    text = ""
    for card in cards:
        text += draw(spelt(card, draw(st.booleans()) if apart else rank_first))
        text += draw(st.sampled_from(SEPARATORS)) if apart else ""
    before, after = draw(
        st.sampled_from([("", ""), ("[", "]"), ("(", ")"), ("['", "']"), ('{"', '"}'), ("\n\n", "\n")])
    )
    return cards, before + text + after


@given(decks(apart=True))
def test_any_spelling(deck: tuple[list[Card], str]) -> None:
    cards, text = deck
    assert parse_deck(text) == tuple(cards)
    assert count_cards(text) == 52


@given(decks(apart=False))
def test_without_separators(deck: tuple[list[Card], str]) -> None:
    cards, text = deck
    assert parse_deck(text) == tuple(cards)
    assert count_cards(text) == 52


@pytest.mark.parametrize("card", range(52), ids=NAMES)
def test_each_spelling_of_each_card(card: Card) -> None:
    rest = " ".join(NAMES[other] for other in ORDERED if other != card)
    written = [rank + suit for rank in ranks(card) for suit in suits(card)]
    written += [suit + rank for rank in ranks(card) for suit in suits(card)]
    for text in [*written, pictured(card)]:
        assert parse_deck(f"{text} {rest}")[0] == card, text


def test_pictures_among_cards_that_touch() -> None:
    for name in ("C10", "10C"):
        assert parse_deck("".join(map(pictured, ORDERED)).replace(pictured(9), name)) == tuple(ORDERED)
    assert parse_deck("".join(map(pictured, ORDERED)).replace(pictured(51), "sk")) == tuple(ORDERED)


def test_full_width_letters() -> None:
    plain = ",".join(NAMES)
    assert parse_deck("".join(chr(ord(sign) - 0x21 + 0xFF01) for sign in plain)) == tuple(ORDERED)


def wrong(*changes: tuple[str, str], separator: str = " ") -> str:
    """What is said of the ordered deck, each first text of a change replaced by the second."""
    names = list(NAMES)
    for name, text in changes:
        names[names.index(name)] = text
    with pytest.raises(BadDeck) as error:
        parse_deck(separator.join(names))
    message = str(error.value)
    assert "\n" not in message
    assert message.isprintable()
    return message


@pytest.mark.parametrize(
    "word",
    [
        "1C", "0C", "1", "10", "C", "CC", "2", "11C", "100C", "XC", "10X", "VC", "AceC", "♣", "♣♣", "🂬", "🃏", "🂠",
        "\u212aC", "A\u017f", "٢C", "²C", "A-C", "A/C", "A.C", "\u2013", "\x00", "é", "A♣♠", "Ace", "7D9X",
        "PY1-N-AAAAAAS",
    ],
)  # fmt: skip
def test_what_is_no_card(word: str) -> None:
    for name in ("AC", "10D", "KS"):
        message = wrong((name, word))
        assert "no card: " in message
        assert f"(number {NAMES.index(name) + 1})" in message


def test_an_unknown_word_is_named_with_its_place() -> None:
    assert wrong(("10C", "1C")) == "no card: '1C' (number 10); missing: 10C"
    assert wrong(("10C", "1C"), separator="") == "no card: '1C' (number 10); missing: 10C"
    assert wrong(("10C", "1C9X"), separator="") == "no card: '1C9X' (number 10); missing: 10C"
    assert wrong(("KS", "queen"), ("2C", "2X")) == "no card: '2X' (number 2), 'queen' (number 52); missing: 2C KS"
    assert (
        wrong(("AC", "\x1b[1m")) == "53 instead of 52 cards; no card: '\\x1b' (number 1), '1m' (number 2); missing: AC"
    )


def test_many_unknown_words_are_counted_and_long_ones_cut() -> None:
    message = wrong(*((name, "x" * 1000) for name in NAMES[:10]))
    assert message.startswith("no card: 'xxxxxxxxxxx…' (number 1), ")
    assert message.count("(number") == 6
    assert "(number 6) and 4 more; missing: AC 2C 3C" in message


def test_duplicates_and_missing_cards_are_all_named() -> None:
    assert wrong(("AC", "KS"), ("2C", "KS"), ("QS", "10d")) == "more than once: 10D KS; missing: AC 2C QS"


def test_a_wrong_count() -> None:
    assert wrong(("KS", "")) == "51 instead of 52 cards; missing: KS"
    assert wrong(("KS", "KS AC")) == "53 instead of 52 cards; more than once: AC"
    with pytest.raises(BadDeck, match=r"^104 instead of 52 cards; more than once: AC .* KS$"):
        parse_deck(" ".join(NAMES * 2))


@pytest.mark.parametrize("text", ["", " \n", "[]", "\ufeff", "{ }|;"])
def test_no_cards_at_all(text: str) -> None:
    with pytest.raises(BadDeck, match="no card in it"):
        parse_deck(text)
    assert count_cards(text) == 0


@given(st.text())
def test_any_text_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadDeck) as error:
        parse_deck(text)
    assert str(error.value).isprintable()


@given(st.permutations(ORDERED), st.integers(0, 51), st.integers(0, 51))
def test_one_card_in_place_of_another(cards: list[Card], place: int, other: int) -> None:
    names = [NAMES[card] for card in cards]
    lost, names[place] = names[place], names[other]
    if place == other:
        assert parse_deck("".join(names)) == tuple(cards)
        return
    with pytest.raises(BadDeck) as error:
        parse_deck("".join(names))
    assert str(error.value) == f"more than once: {names[other]}; missing: {lost}"


def test_a_huge_text_takes_no_undue_time() -> None:
    rng = random.Random(3)
    text = "".join(rng.choice("0123456789AJQKTCDHS♣ ") for _ in range(200_000))
    assert count_cards(text) > 10_000
    with pytest.raises(BadDeck) as error:
        parse_deck(text)
    assert len(str(error.value)) < 1000


def test_the_names_of_the_wire_are_spellings() -> None:
    assert parse_deck(" ".join(NAMES)) == tuple(map(parse_card, NAMES))
