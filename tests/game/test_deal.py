from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.cards import NAMES, Card, parse_card
from pyramid_race.game.deal import BadCode, DealCode, _below, deal_cards, exact_code, parse_code, short_code
from pyramid_race.game.rules import PRESETS

CASES = json.loads((Path(__file__).parents[1] / "cases" / "deals.json").read_text())
VECTORS: list[dict[str, Any]] = CASES["deals"]


def wide(text: str) -> str:
    """The text in full-width characters, as Japanese and Korean keyboards write it."""
    return "".join(chr(ord(character) + 0xFEE0) for character in text)


EXACT = f"PY1-N-{VECTORS[0]['exact']}"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["letters"])
def test_vectors(vector: dict[str, Any]) -> None:
    cards = tuple(map(parse_card, vector["cards"].split()))
    assert deal_cards(DealCode("N", vector["letters"])) == cards
    assert deal_cards(DealCode("C", vector["letters"])) == cards
    assert exact_code(cards, "C") == DealCode("C", vector["exact"])
    assert deal_cards(DealCode("L", vector["exact"])) == cards


def test_first_and_last_exact_code() -> None:
    assert exact_code(range(52)) == DealCode("N", "A" * 48)
    assert exact_code(range(51, -1, -1)) == DealCode("N", CASES["max_exact"])
    assert deal_cards(DealCode("N", CASES["max_exact"])) == tuple(range(51, -1, -1))


def test_exact_codes_past_the_last_order_are_refused() -> None:
    last = CASES["max_exact"]
    for letters in (last[:43] + "IAAAA", "Z" * 48):
        with pytest.raises(BadCode, match="past the last order"):
            DealCode("N", letters)


@given(st.permutations(range(52)), st.sampled_from(list(PRESETS)))
def test_exact_codes_round_trip(cards: list[Card], preset: str) -> None:
    code = exact_code(cards, preset)
    assert code.exact
    assert code.preset == preset
    assert deal_cards(parse_code(str(code))) == tuple(cards)


@pytest.mark.parametrize("cards", [[], range(51), [0] * 52, [*range(51), 52]])
def test_only_the_52_cards_have_an_exact_code(cards: list[Card]) -> None:
    with pytest.raises(ValueError, match="each of the 52 cards once"):
        exact_code(cards)


@given(st.integers(0, 26**7 - 1), st.sampled_from(list(PRESETS)))
def test_short_codes(number: int, preset: str) -> None:
    code = short_code(number, preset)
    assert not code.exact
    assert code.preset == preset
    assert sum((ord(letter) - ord("A")) * 26**i for i, letter in enumerate(reversed(code.letters))) == number
    assert parse_code(str(code)) == code
    assert sorted(deal_cards(code)) == list(range(52))


def test_short_code_numbers() -> None:
    assert str(short_code(0)) == "PY1-N-AAAAAAA"
    assert str(short_code(18, "C")) == "PY1-C-AAAAAAS"
    assert str(short_code(26**7 - 1)) == "PY1-N-ZZZZZZZ"
    for number in (-1, 26**7):
        with pytest.raises(BadCode):
            short_code(number)


def test_the_pinned_deal_shows_the_published_cards() -> None:
    names = [NAMES[card] for card in deal_cards(DealCode("N", "AAAAAAS"))]
    assert " ".join(names[21:29]) == "7C 10C 3H 4H 3S KD 7S 7D"


@pytest.mark.parametrize(
    "text",
    [
        "PY1-N-AAAAAAS",
        "py1-n-aaaaaas",
        "  PY1-N-AAAAAAS\r\n",
        "\u3000PY1-N-AAAAAAS\u3000",
        "\ufeffPY1-N-AAAAAAS\u200b",
        "PY1NAAAAAAS",
        "PY1N-AAAAAAS",
        "PY1--N--AAAAAAS",
        wide("PY1-N-AAAAAAS"),
        wide("py1-n-aaaaaas").replace(wide("-"), "\u30fc"),
        "PY1\N{HYPHEN}N\N{NON-BREAKING HYPHEN}AAAAAAS",
        "PY1\N{EN DASH}N\N{EM DASH}AAAAAAS",
        "PY1\N{MINUS SIGN}N\N{SMALL HYPHEN-MINUS}AAAAAAS",
    ],
)
def test_pasting_is_forgiving(text: str) -> None:
    assert str(parse_code(text)) == "PY1-N-AAAAAAS"


def test_pasting_an_exact_code() -> None:
    assert str(parse_code(EXACT.lower().replace("-", ""))) == EXACT


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("--", "empty"),
        ("AAAAAAS", "begins with PY1"),
        ("PY2-N-AAAAAAS", "begins with PY1"),
        ("PY1", "the preset is missing"),
        ("PY1-X-AAAAAAS", "no preset 'X'; the presets are N, C, S, L, M, O"),
        ("PY1-AAAAAAS", "no preset 'A'"),
        ("PY1-N-", "7 letters, or 48 if exact, not 0"),
        ("PY1-N-AAAAAA", "7 letters, or 48 if exact, not 6"),
        ("PY1-N-AAAAAASS", "7 letters, or 48 if exact, not 8"),
        (EXACT[:-1], "not 47"),
        (EXACT + "A", "not 49"),
        ("PY1-N-AAAAAA5", "'5' (number 7 after the preset) is not a letter"),
        ("PY1-N-AAA AAS", "no spaces inside"),
        (" py1 n aaaaaas ", "no spaces inside"),
        ("PY1-N\u00a0AAAAAAS", "no spaces inside"),
        ("PY1\u3000N-AAAAAAS", "no spaces inside"),
        ("PY1-N-ÄAAAAAS", "'Ä' (number 1 after the preset)"),
        # Upper case or compatibility forms of these would be letters of ours.
        ("PY1-N-AAAAAA\u017f", "'\u017f' (number 7 after the preset)"),
        ("PY1-N-AAAAAß", "'ß' (number 6 after the preset)"),
        ("PY1-\u2115-AAAAAAS", "no preset '\u2115'"),
        ("PY1-N-AAAAAA\ud800", "'\\ud800' (number 7 after the preset)"),
        ("PY1-N-" + "A" * 100_000, "not 100000"),
    ],
)
def test_a_wrong_code_is_refused_with_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadCode) as refused:
        parse_code(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 200


@given(st.text() | st.text(alphabet="PY1NCSLMO-ab \u3000", max_size=60).map(lambda text: "PY1" + text))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        code = parse_code(text)
    except BadCode:
        return
    assert parse_code(str(code)) == code


@pytest.mark.parametrize(("preset", "letters"), [("X", "AAAAAAS"), ("", "AAAAAAS"), ("N", "aaaaaas"), ("N", "AAA")])
def test_a_code_is_always_valid(preset: str, letters: str) -> None:
    with pytest.raises(BadCode):
        DealCode(preset, letters)


def test_a_short_deal_depends_on_every_letter() -> None:
    deals = {deal_cards(short_code(26**i)) for i in range(7)} | {deal_cards(short_code(0))}
    assert len(deals) == 8


def test_exact_codes_have_room_for_every_order() -> None:
    assert 26**47 < math.factorial(52) <= 26**48


def test_words_past_the_last_whole_multiple_are_dropped() -> None:
    # 2**32 = 3 * 1431655765 + 1: too rare for any vector to show it.
    assert _below(3, iter([2**32 - 1, 7])) == 1
    assert _below(3, iter([2**32 - 2, 7])) == 2
    assert _below(2, iter([2**32 - 1])) == 1
