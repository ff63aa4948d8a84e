"""One's own table: taps, drags, fingers and keys lead to the same, and whoever plays sees or hears all of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import exact_code

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.hands import Finger, drag, grip, middle, take
from tests.support.network import Network
from tests.support.pages import card, open_room
from tests.support.play import EASY_CARDS, EASY_WIN

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (568, 320), (768, 1024), (1440, 900), (3840, 2160)]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PUBLISHED = "PY1-N-AAAAAAS"


def start(page: Page, code: str | None = None, **rules: str | bool) -> None:
    """A race of one, on the easy deal if no other is named."""
    open_room(page, "Ada")
    if code is not None:
        page.locator("[name=deal_code]").fill(code)
        page.locator("[name=deal_code]").press("Tab")
        expect(page.locator(f"[name=preset][value={code[4]}]")).to_be_checked()
    if rules:
        form = page.get_by_test_id("rules-form")
        page.get_by_test_id("more-options").click()
        for name, value in rules.items():
            control = form.locator(f"[name={name}]")
            control.set_checked(value) if isinstance(value, bool) else control.select_option(value)
    page.get_by_test_id("start-button").click()
    page.locator("[data-testid=board][data-status=playing]").wait_for()


def foundation(page: Page) -> Locator:
    return page.get_by_test_id("foundation")


def gone(page: Page, action: dict[str, Any]) -> None:
    for name in action["cards"]:
        expect(card(page, name)).to_have_count(0)


def won(page: Page) -> None:
    expect(page.get_by_test_id("standing-row")).to_contain_text("16")
    expect(page.get_by_test_id("toast")).to_have_count(0)


def watch_flights(page: Page) -> None:
    """From now on `flights` tells which cards have been seen to fly."""
    page.evaluate("""() => {
      window.flown = [];
      const look = (changes) => {
        for (const { addedNodes } of changes) for (const card of addedNodes) window.flown.push(card.textContent.trim());
      };
      new MutationObserver(look).observe(document.querySelector(".flights"), { childList: true });
    }""")


def flights(page: Page) -> list[str]:
    return page.evaluate("() => window.flown")


def offset(part: Locator) -> tuple[float, float]:
    """How far it is away from where it lies, px."""
    return part.evaluate("card => { const at = new DOMMatrix(getComputedStyle(card).transform); return [at.e, at.f]; }")


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
