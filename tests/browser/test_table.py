"""One's own table: taps, drags, fingers and keys lead to the same, and whoever plays sees or hears all of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.hands import drag, middle
from tests.support.network import Network
from tests.support.pages import card
from tests.support.play import EASY_WIN
from tests.support.table import flights, gone, start, watch_flights, won

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (568, 320), (768, 1024), (1440, 900), (3840, 2160)]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PUBLISHED = "PY1-N-AAAAAAS"


def walk(page: Page, name: str) -> None:
    """By arrows from wherever the focus is, always towards the card."""
    for _ in range(12):
        focused = page.locator(":focus")
        if focused.get_attribute("data-card") == name:
            return
        (x, y), (to_x, to_y) = middle(focused), middle(card(page, name))
        sideways = abs(to_x - x) > abs(to_y - y)
        page.keyboard.press(
            ("ArrowRight" if to_x > x else "ArrowLeft") if sideways else "ArrowDown" if to_y > y else "ArrowUp"
        )
    raise AssertionError(f"no way to {name}")


def test_a_race_is_won_by_keys_alone(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    page.keyboard.press("ArrowDown")
    for action in EASY_WIN:
        if len(action["cards"]) == 1 and action is not EASY_WIN[-1]:
            page.keyboard.press("k")
        else:
            for number, name in enumerate(action["cards"]):
                walk(page, name)
                page.keyboard.press("Space" if number else "Enter")
        if action is not EASY_WIN[-1]:
            gone(page, action)
            expect(page.locator(":focus")).to_have_attribute("data-card", re.compile("."))
    won(page)


def test_a_refused_move_puts_its_cards_back_for_all_to_see(new_page: NewPage) -> None:
    page = new_page()
    wrong: list[str] = []

    def meddle(socket: WebSocketRoute) -> None:
        """What the page sends is changed on its way, while there is something in `wrong`: the server refuses it."""
        server = socket.connect_to_server()

        def on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "move" and wrong:
                told["action"]["cards"] = ["4D", wrong.pop()]
            server.send(json.dumps(told))

        socket.on_message(on)

    page.route_web_socket(re.compile("/ws$"), meddle)
    page.reload()
    start(page)
    wrong.append("5D")
    watch_flights(page)
    drag(page, card(page, "4D"), card(page, "9D"))
    expect(page.get_by_test_id("toast")).to_contain_text("Two cards go when they make 13")
    for name in ("4D", "9D"):
        expect(card(page, name)).to_be_visible()
        expect(card(page, name)).to_have_class(re.compile("returned"))
    # Away, and back from where they went.
    assert flights(page) == ["4", "9", "4", "9"]
    expect(page.get_by_test_id("spoken")).to_have_text("Put back.")
    expect(page.get_by_test_id("moves")).to_have_text("0")
    drag(page, card(page, "4D"), card(page, "9D"))
    gone(page, {"cards": ["4D", "9D"]})
    expect(page.get_by_test_id("moves")).to_have_text("1")


def test_the_game_stays_fluent_and_right_over_a_slow_network_that_breaks_off(new_page: NewPage, served: Served) -> None:
    with Network(served.port) as network:
        page = new_page(url=network.url)
        start(page)
        network.delay_s = 0.15
        # Nobody waits for anything: what the page can judge is there at once, and a card drawn is under way.
        for action in EASY_WIN[:4]:
            for name in action["cards"]:
                card(page, name).click()
            assert card(page, action["cards"][0]).count() == 0
        for _ in range(3):
            page.keyboard.press("d")
        assert page.get_by_test_id("stock").get_attribute("data-count") == "20"
        expect(card(page, "4H")).to_be_visible()
        page.keyboard.press("u")
        page.keyboard.press("u")
        expect(card(page, "2H")).to_be_visible()
        network.losing = 0.02
        for action in EASY_WIN[4:-1]:
            for name in action["cards"]:
                card(page, name).click()
            gone(page, action)
            network.losing = 0.25 if network.cuts < 3 else 0.02
        assert network.cuts > 0
        # From here on as often as it is said: a network that loses a quarter of all may never take fourteen moves.
        network.losing = 0.02
        card(page, "KC").click()
        # However often it was cut off last: the page waits longer from time to time until it tries again.
        expect(page.get_by_test_id("standing-row")).to_contain_text("19", timeout=30_000)
        expect(page.get_by_test_id("toast")).to_have_count(0)


def test_every_size_shows_the_whole_table_and_cards_a_thumb_wide(new_page: NewPage) -> None:
    page = new_page()
    start(page, waste_piles="3", stock_face_up=True)
    for other in (None, page):
        shown = other or new_page()
        if other is None:
            start(shown)
        for width, height in SIZES:
            shown.set_viewport_size({"width": width, "height": height})
            table = shown.get_by_test_id("board").bounding_box()
            assert table is not None
            parts = shown.locator(".table .card, .table button, .table .open-stock").filter(visible=True)
            for part in parts.all():
                box = part.bounding_box()
                assert box is not None
                assert box["x"] >= table["x"] - 0.5, (width, height, part)
                assert box["y"] >= table["y"] - 0.5, (width, height, part)
                assert box["x"] + box["width"] <= table["x"] + table["width"] + 0.5, (width, height, part)
                assert box["y"] + box["height"] <= min(height, table["y"] + table["height"]) + 0.5, (
                    width,
                    height,
                    part,
                )
            first = card(shown, "4D").bounding_box()
            assert first is not None
            assert first["width"] >= (44 if other is None or width < height else 34), (width, height)
            assert shown.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_suits_and_letters_as_people_want_them(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    start(page)
    colour = "([name]) => getComputedStyle(document.querySelector(`[data-card='${name}'] .rank`)).fill"

    def fills() -> list[str]:
        return [page.evaluate(colour, [name]) for name in ("AC", "AD", "AH", "KS")]

    clubs, diamonds, hearts, spades = fills()
    assert (clubs, diamonds) == (spades, hearts)
    assert clubs != diamonds
    page.evaluate("() => { document.documentElement.dataset.suits = 'four'; }")
    assert len(set(fills())) == 4
    height = "() => document.querySelector(\"[data-card='5D'] .rank\").getBoundingClientRect().height"
    small = page.evaluate(height)
    page.evaluate("() => { document.documentElement.dataset.index = 'large'; }")
    assert page.evaluate(height) > 1.25 * small
    # A covered card is still told by what the next row leaves of it.
    strip = page.evaluate("""() => {
      const [above, below] = ["AD", "4D"].map((name) => document.querySelector(`[data-card='${name}']`));
      return below.getBoundingClientRect().top - above.querySelector(".rank").getBoundingClientRect().bottom;
    }""")
    assert strip > -0.2 * small


def test_faces_have_the_letters_of_the_language(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    start(page)
    assert card(page, "KS").locator(".rank").text_content() == "R"
    assert card(page, "QC").locator(".rank").text_content() == "D"
    assert card(page, "JC").locator(".rank").text_content() == "V"
    expect(card(page, "KS")).to_have_accessible_name("roi de pique")


def test_what_happens_can_be_heard(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    said = page.get_by_test_id("spoken")
    for name in ("4D", "9D"):
        card(page, name).press("Enter")
    expect(said).to_have_text("4 of diamonds and 9 of diamonds removed, 26 cards left. Now free: ace of diamonds.")
    page.keyboard.press("d")
    expect(said).to_have_text("2 of hearts drawn.")
    page.keyboard.press("a")
    expect(said).to_have_text(
        "6 free in the pyramid: ace of diamonds, 5 of diamonds, 8 of diamonds, 6 of diamonds, 7 of diamonds, king of "
        "spades. On the waste: 2 of hearts. Stock: 22 cards."
    )
    expect(page.get_by_role("group", name="Row 7").get_by_role("button")).to_have_count(5)
    expect(card(page, "KC")).to_have_accessible_name("king of clubs, covered")


def test_the_keys_can_be_looked_up(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    page.keyboard.press("?")
    keys = page.get_by_test_id("keys")
    expect(keys).to_contain_text("Take a king that is free")
    assert check(page) == []
    # While it is open the keys are the dialog's.
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(page.get_by_test_id("moves")).to_have_text("0")
    page.get_by_test_id("keys-button").click()
    page.get_by_test_id("keys-close").click()
    expect(keys).to_have_count(0)


def test_letters_act_on_the_table_alone_if_that_is_wanted(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    page.keyboard.press("?")
    page.get_by_role("switch").uncheck()
    page.get_by_test_id("keys-close").click()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("d")
    page.get_by_test_id("forfeit").focus()
    page.keyboard.press("d")
    card(page, "4D").focus()
    page.keyboard.press("k")
    gone(page, {"cards": ["KS"]})
    expect(page.get_by_test_id("moves")).to_have_text("1")
    page.reload()
    card(page, "4D").wait_for()
    page.keyboard.press("d")
    card(page, "4D").press("u")
    expect(card(page, "KS")).to_be_visible()
    expect(page.get_by_test_id("stock")).to_have_attribute("data-count", "23")


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_table(new_page: NewPage, scheme: str, contrast: str) -> None:
    page = new_page(color_scheme=scheme, contrast=contrast)
    start(page, "PY1-M-AAAAAAS", stock_face_up=True)
    page.keyboard.press("d")
    expect(page.locator("[data-testid=card][data-place=waste]")).to_have_count(1)
    card(page, "10C").click()
    assert check(page) == []
    page.evaluate("() => { document.documentElement.dataset.suits = 'four'; }")
    assert check(page) == []
    other = new_page(color_scheme=scheme, contrast=contrast, **PHONE)
    start(other, PUBLISHED, waste_piles="3")
    other.get_by_test_id("stock").tap()
    expect(other.get_by_test_id("hint")).to_have_text("Choose a pile.")
    assert check(other) == []
