"""Drags, by mouse and by fingers: what they do, what comes back, and that nothing else moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import exact_code

from tests.browser.conftest import NewPage
from tests.support.hands import Finger, drag, grip, middle, take
from tests.support.pages import card
from tests.support.play import EASY_CARDS, EASY_WIN
from tests.support.table import flights, foundation, gone, offset, start, watch_flights, won

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PUBLISHED = "PY1-N-AAAAAAS"


def test_a_race_is_won_by_drags_alone(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    for action in EASY_WIN:
        first, *second = action["cards"]
        drag(page, card(page, first), card(page, second[0]) if second else foundation(page))
        if action is not EASY_WIN[-1]:
            gone(page, action)
    won(page)


def test_a_race_is_won_by_fingers_alone_and_nothing_scrolls_or_zooms(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start(page)
    with Finger(page) as finger:
        for number, action in enumerate(EASY_WIN):
            first, *second = action["cards"]
            if number % 2:
                for name in action["cards"]:
                    finger.tap(card(page, name))
            else:
                finger.drag(card(page, first), card(page, second[0]) if second else foundation(page))
            if action is not EASY_WIN[-1]:
                gone(page, action)
                view = (
                    "() => [scrollX, scrollY, visualViewport.scale, visualViewport.offsetTop, String(getSelection())]"
                )
                assert page.evaluate(view) == [0, 0, 1, 0, ""]
    won(page)


def test_two_thumbs_may_overlap_and_one_may_rest(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start(page)
    with Finger(page) as finger:
        finger.down(grip(card(page, "4D")))
        finger.down(grip(card(page, "4D")), grip(card(page, "9D")))
        finger.up()
        gone(page, {"cards": ["4D", "9D"]})
        rest = (20.0, 300.0)
        for name in ("5D", "8D"):
            finger.down(rest)
            finger.down(rest, grip(card(page, name)))
            finger.up()
        gone(page, {"cards": ["5D", "8D"]})
    expect(page.get_by_test_id("moves")).to_have_text("2")


def test_a_drop_that_doesn_t_fit_comes_back_and_says_why(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    four, hint = card(page, "4D"), page.get_by_test_id("hint")
    watch_flights(page)
    take(page, four, card(page, "5D"))
    assert offset(four) != [0, 0]
    expect(card(page, "5D")).to_have_attribute("data-over", "")
    expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()
    expect(hint).to_have_text("Two cards go when they make 13.")
    assert offset(four) == [0, 0]
    assert flights(page) == ["4"]
    expect(page.locator(".selected, [data-over], [data-lifted]")).to_have_count(0)
    drag(page, card(page, "10D"), card(page, "KS"))
    expect(hint).to_have_text("That card is covered by another one.")
    drag(page, four, foundation(page))
    expect(hint).to_have_text("Two cards go when they make 13.")
    # Let go on the felt, or where it was taken: nothing to say.
    drag(page, four, (20, 400))
    expect(hint).to_have_text("")
    expect(page.get_by_test_id("moves")).to_have_text("0")
    # A drag forgets what was selected; a tap that slips stays a tap.
    page.mouse.move(*grip(four))
    page.mouse.down()
    page.mouse.move(grip(four)[0] + 3, grip(four)[1])
    page.mouse.up()
    expect(four).to_have_attribute("aria-pressed", "true")


def test_a_king_may_be_dropped_on_the_felt_and_the_stock_on_the_waste(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    drag(page, card(page, "KS"), (30, 300))
    gone(page, {"cards": ["KS"]})
    stock, waste = page.get_by_test_id("stock"), page.get_by_test_id("waste")
    drag(page, stock, waste)
    expect(waste).to_have_attribute("data-count", "2")
    expect(card(page, "2H")).to_be_visible()
    drag(page, stock, card(page, "4D"))
    drag(page, stock, (30, 300))
    expect(stock).to_have_attribute("data-count", "22")
    assert offset(stock) == [0, 0]
    page.keyboard.press("u")
    expect(stock).to_have_attribute("data-count", "23")


def test_cards_of_the_waste_are_dragged_too(new_page: NewPage) -> None:
    page = new_page()
    start(page, PUBLISHED, pair_waste="top_two")
    # The waste begins 7D; KD goes, then 10C and 3S, then others until a drawn card fits one of the pyramid.
    drag(page, card(page, "KD"), foundation(page))
    drag(page, card(page, "10C"), card(page, "3S"))
    gone(page, {"cards": ["KD", "10C", "3S"]})
    waste = page.locator("[data-testid=card][data-place=waste]")
    values = {"A": 1, "J": 11, "Q": 12, "K": 13}

    def value(name: str) -> int:
        return values.get(name[:-1]) or int(name[:-1])

    for _ in range(23):
        top = waste.get_attribute("data-card") or ""
        open_ones = [str(one.get_attribute("data-card")) for one in page.locator(".pyramid .card.open").all()]
        fits = [one for one in open_ones if value(one) + value(top) == 13]
        if fits:
            drag(page, card(page, top), card(page, fits[0]))
            gone(page, {"cards": [top, fits[0]]})
            return
        page.keyboard.press("d")
        expect(waste).not_to_have_attribute("data-card", top)
    raise AssertionError("no card of the stock fits")


def test_the_two_top_waste_cards_go_together_by_drag_where_they_may(new_page: NewPage) -> None:
    cards = [name for name in EASY_CARDS if name != "QH"]
    cards.insert(29, "QH")
    code = str(exact_code([parse_card(name) for name in cards]))
    page = new_page()
    start(page, code, pair_waste="top_two")
    for first, second in (("AH", "QH"), ("QH", "AH")):
        page.keyboard.press("d")
        expect(card(page, "AH")).to_have_attribute("data-place", "second")
        drag(page, card(page, first), card(page, second))
        gone(page, {"cards": ["AH", "QH"]})
        page.keyboard.press("u")
        page.keyboard.press("u")
        expect(card(page, "AH")).to_have_attribute("data-place", "waste")


@pytest.mark.parametrize("end", ["cancel", "blur", "second finger", "escape", "turned"])
def test_a_drag_that_is_broken_off_changes_nothing(new_page: NewPage, end: str) -> None:
    page = new_page(**PHONE)
    start(page)
    four, nine = card(page, "4D"), card(page, "9D")
    with Finger(page) as finger:
        finger.take(four, nine)
        expect(four).to_have_attribute("data-lifted", "")
        match end:
            case "cancel":
                finger.cancel()
            case "blur":
                page.evaluate("() => dispatchEvent(new Event('blur'))")
            case "escape":
                page.keyboard.press("Escape")
            case "turned":
                page.set_viewport_size({"width": 640, "height": 360})
            case _:
                # It is somebody's palm: the drag goes on, and nothing comes of the palm.
                finger.down(middle(nine), grip(card(page, "KS")))
                finger.move(middle(nine), grip(card(page, "7D")))
                expect(four).to_have_attribute("data-lifted", "")
                finger.move((180, 20), grip(card(page, "7D")))
        if end != "cancel":
            finger.up()
    expect(page.locator("[data-lifted], [data-over], [data-dragging]")).to_have_count(0)
    assert offset(four) == [0, 0]
    expect(page.get_by_test_id("moves")).to_have_text("0")
    with Finger(page) as finger:
        finger.drag(four, nine)
    gone(page, {"cards": ["4D", "9D"]})


def test_a_board_that_changes_under_the_hand_takes_the_card_out_of_it(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    for name in ("4D", "9D"):
        card(page, name).click()
    gone(page, {"cards": ["4D", "9D"]})
    ace = card(page, "AD")
    take(page, ace, card(page, "KS"))
    expect(ace).to_have_attribute("data-lifted", "")
    page.keyboard.press("u")
    expect(card(page, "4D")).to_be_visible()
    expect(page.locator("[data-lifted], [data-over]")).to_have_count(0)
    page.mouse.up()
    assert offset(ace) == [0, 0]
    expect(page.get_by_test_id("moves")).to_have_text("1")
    # The same where the whole table goes.
    take(page, card(page, "4D"), card(page, "9D"))
    for part in ("forfeit", "forfeit-confirm"):
        page.get_by_test_id(part).evaluate("button => button.click()")
    page.get_by_test_id("result").wait_for()
    page.mouse.up()
