"""The lobby for everybody: in four languages, by keyboard alone, heard, magnified, on small phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.axe import check
from tests.support.english import english, pieces, said
from tests.support.pages import join, open_room, watch
from tests.support.rooms import about, more_settings

LOCALES = {"en": "en-GB", "fr": "fr-FR", "ko": "ko-KR", "ja": "ja-JP"}
PARTS = ("common", "home", "lobby", "hosting", "rules")

# What sticks out of its box, is cut off in it, or is wider than the field it is chosen in.
_TOO_WIDE = """
(lists) => {
  const wide = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wide.push(`page: ${root.scrollWidth} in ${innerWidth}`);
  const texts = "button, .chip, .ready-mark, .row > span, dt, dd, h1, h2, h3, p, small, strong, summary";
  for (const element of document.querySelectorAll(texts)) {
    const { right, width } = element.getBoundingClientRect();
    if (width <= 1) continue;
    const cut = getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1;
    if (cut || right > innerWidth + 1) wide.push(element.textContent.trim());
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of lists ? document.querySelectorAll("select") : []) {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const arrow = 20;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    // Beside a number a list is narrow: "at most" stands there, and the longer words only where there is no number.
    for (const option of select.parentElement.querySelector("input") ? select.selectedOptions : select.options) {
      if (pen.measureText(option.text).width > room + 1) wide.push(`${option.text} in ${select.name}`);
    }
  }
  return wide;
}
"""

# Whether the element with the focus can be seen, with something around it that shows the focus.
_SEEN = """
() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const shown = element.closest(".preset") ?? element;
  shown.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const there = document.elementFromPoint(x, y);
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const label = element.getAttribute("data-testid") ?? element.getAttribute("name") ?? element.textContent.trim();
  const value = element.getAttribute("value");
  return {
    label: element.type === "radio" ? `${label} ${value}` : label,
    outlined: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    free: there !== null && (shown.contains(there) || there.contains(shown)),
  };
}
"""


def _everything_open(ada: Page) -> None:
    """Opens what a host's lobby can open, so that all its fields are there."""
    ada.locator("[name=start]").select_option("all_ready")
    more_settings(ada)
    ada.get_by_test_id("more-options").click()
    for name, value in (("recycles", "limit"), ("undo_limit", "limit"), ("waste_piles", "2")):
        field = ada.get_by_test_id("rules-form").locator(f"[name={name}]")
        field.select_option(value)
        expect(field).to_have_value(value)
    # The form is drawn anew when the server has it, and what is switched before that is off again for a moment.
    expect(ada.locator("[name=pair_waste] option")).to_have_count(2)
    ada.locator("[name=stock_top]").check()
    expect(ada.get_by_test_id("overrides")).to_be_visible()


def _lobby(new_page: NewPage, **options: object) -> tuple[Page, Page, Page]:
    """A host, a player and a spectator in one lobby, with a bot."""
    ada = new_page(**options)
    path = open_room(ada, "Ada")
    bob, cem = new_page(path, **options), new_page(path, **options)
    join(bob, "Bob")
    cem.get_by_test_id("name-input").fill("Cem")
    cem.get_by_test_id("watch-button").click()
    cem.get_by_test_id("take-seat").wait_for()
    ada.get_by_test_id("add-bot").click()
    for page in (ada, bob, cem):
        expect(page.get_by_test_id("member")).to_have_count(4, timeout=15_000)
    return ada, bob, cem


def _fits(page: Page) -> None:
    """Whether all has room, in a window of 1280 at 200 %, which is one of 640, at 400 %, and on a phone."""
    for width in (1280, 640, 360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        # The longest words of a closed list may be cut in the narrowest window; open, the list shows them.
        assert page.evaluate(_TOO_WIDE, width > 320) == [], width


def _walk(new_page: NewPage, locale: str) -> str:
    """All that the lobby says on a walk through it."""
    heard: list[str] = []
    ada, bob, cem = _lobby(new_page, locale=locale)
    heard += [said(page) for page in (ada, bob, cem)]
    _everything_open(ada)
    for kind in ("winnable", "easy", "medium", "hard", "any", "par"):
        ada.locator("[name=deal]").select_option(kind)
        expect(ada.locator("[name=deal]")).to_have_value(kind)
        heard += [said(ada), said(bob)]
    for strength in ("random", "greedy", "perfect"):
        ada.get_by_test_id("bot-strength").select_option(strength)
        heard.append(said(ada))
    ada.locator("[name=password]").fill("open")
    ada.locator("[name=capacity]").fill("0")
    ada.locator("[name=capacity]").press("Tab")
    ada.get_by_test_id("wrong-seats").wait_for()
    ada.locator("[name=par_from]").fill("199")
    ada.locator("[name=par_from]").press("Tab")
    ada.get_by_test_id("wrong-code").wait_for()
    heard.append(said(ada))
    for letter in "CSLMO":
        ada.locator(f"[name=preset][value={letter}]").check()
        expect(ada.get_by_test_id("overrides")).to_have_count(0)
        ada.locator("[name=stock_face_up]").check()
        expect(ada.get_by_test_id("overrides")).to_be_visible()
        heard += [said(ada), said(bob)]
    for page in (ada, bob):
        page.get_by_test_id("ready-button").click()
        expect(page.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "true")
        heard.append(said(page))
    ada.get_by_test_id("rules-button").click()
    heard.append(said(ada))
    return "\n".join(heard)


@pytest.mark.parametrize("language", LOCALES)
def test_the_lobby_speaks_one_language_at_a_time(new_page: NewPage, language: str) -> None:
    text = _walk(new_page, LOCALES[language])
    if language == "en":
        # The walk comes by most of what there is to say; so what isn't found in another language wasn't said.
        for part in ("lobby", "rules"):
            assert len(english(text, "en", part)) > 0.6 * len(pieces("en", part)), part
    else:
        assert english(text, language, *PARTS) == set()
        assert "$" not in text
        assert "lobby-" not in text.replace("lobby-news", "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_lobby(new_page: NewPage, scheme: str) -> None:
    alone = new_page(color_scheme=scheme)
    open_room(alone, "Dee")
    assert check(alone) == []
    ada, bob, cem = _lobby(new_page, color_scheme=scheme)
    _everything_open(ada)
    ada.locator("[name=capacity]").fill("0")
    ada.locator("[name=capacity]").press("Tab")
    ada.get_by_test_id("wrong-seats").wait_for()
    bob.get_by_test_id("ready-button").click()
    for page in (ada, bob, cem):
        expect(page.locator("[data-ready=true]")).to_have_count(2)
        assert check(page) == []
    for button, closed in (("rules-button", "rules-close"), ("qr-button", "qr-close")):
        ada.get_by_test_id(button).click()
        assert check(ada) == []
        ada.get_by_test_id(closed).click()
    for page in (ada, bob, cem):
        page.set_viewport_size({"width": 360, "height": 640})
        page.emulate_media(contrast="more")
        assert check(page) == []


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_sticks_out_on_small_phones_or_at_twice_the_size(new_page: NewPage, language: str) -> None:
    ada, bob, cem = _lobby(new_page, locale=LOCALES[language], viewport={"width": 360, "height": 640})
    _everything_open(ada)
    for page in (ada, bob, cem):
        expect(page.get_by_test_id("ready-button").or_(page.get_by_test_id("take-seat"))).to_be_in_viewport()
        _fits(page)
    # What else the lists of the rules can offer.
    pairs = ada.locator("[name=pair_waste] option")
    ada.locator("[name=waste_piles]").select_option("1")
    expect(pairs).to_have_count(3)
    _fits(ada)
    before = pairs.all_text_contents()
    ada.locator("[name=stock_top]").uncheck()
    expect(pairs).not_to_have_text(before)
    _fits(ada)


def test_the_lobby_is_worked_by_keys_alone_and_the_focus_is_always_seen(new_page: NewPage) -> None:
    ada = new_page(viewport={"width": 360, "height": 640})
    bob = new_page(open_room(ada, "Ada"))
    join(bob, "Bob")
    ada.locator("main").evaluate("main => { main.tabIndex = -1; main.focus(); }")
    passed: list[str] = []

    def to(label: str) -> None:
        for _ in range(60):
            ada.keyboard.press("Tab")
            seen = ada.evaluate(_SEEN)
            if seen is None:
                continue
            assert seen["outlined"], seen
            assert seen["free"], seen
            passed.append(seen["label"])
            if seen["label"] == label:
                return
        pytest.fail(f"{label} can't be reached: {passed}")

    to("add-bot")
    ada.keyboard.press("Enter")
    expect(ada.get_by_test_id("member")).to_have_count(3, timeout=15_000)
    to("preset N")
    ada.keyboard.press("ArrowDown")
    expect(bob.get_by_test_id("rules-name")).to_have_text("Classic")
    to("more-options")
    ada.keyboard.press("Enter")
    to("stock_face_up")
    ada.keyboard.press("Space")
    expect(bob.get_by_test_id("rules-name")).to_have_text("Classic, but: open stock")
    to("start")
    ada.keyboard.press("ArrowDown")
    bob.get_by_test_id("ready-button").click()
    expect(ada.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "false")
    to("more-settings")
    ada.keyboard.press("Enter")
    to("tell_dead")
    to("allowed")
    assert {"copy-link", "qr-button", "chat-input", "name", "visibility", "password", "capacity", "deal"} <= set(passed)
    to("rules-button")
    ada.keyboard.press("Enter")
    expect(ada.get_by_test_id("rules-close")).to_be_focused()
    ada.keyboard.press("Escape")
    expect(ada.get_by_test_id("rules-button")).to_be_focused()
    to("ready-button")
    ada.keyboard.press("Enter")
    ada.get_by_test_id("moves").wait_for()


def test_the_focus_stays_where_a_button_goes(new_page: NewPage) -> None:
    ada = new_page()
    bob = new_page(open_room(ada, "Ada"))
    join(bob, "Bob")
    ada.get_by_test_id("watch-instead").press("Enter")
    expect(ada.get_by_test_id("take-seat")).to_be_focused()
    about(ada, "Bob", "kick")
    expect(ada.get_by_test_id("member-menu")).to_have_count(0)
    expect(ada.get_by_test_id("take-seat")).to_be_focused()
    ada.get_by_test_id("take-seat").press("Enter")
    expect(ada.get_by_test_id("take-seat")).to_have_count(0)
    expect(ada.get_by_test_id("start-button")).to_be_focused()


def test_who_comes_and_who_is_ready_is_heard(new_page: NewPage) -> None:
    ada = new_page()
    news = ada.get_by_test_id("lobby-news")
    bob = new_page(open_room(ada, "Ada"))
    expect(ada.get_by_test_id("alone")).to_be_visible()
    expect(news).to_have_text("")
    join(bob, "Bob")
    expect(news).to_have_text("Bob is here.")
    expect(ada.get_by_test_id("alone")).to_have_count(0)
    bob.get_by_test_id("ready-button").click()
    expect(news).to_have_text("Bob is ready.")
    bob.get_by_test_id("ready-button").click()
    expect(news).to_have_text("Bob isn\u2019t ready any more.")
    bob.get_by_test_id("leave").click()
    expect(news).to_have_text("Bob is gone.")
    expect(news).to_have_attribute("role", "status")


def test_a_full_room_stays_short(new_page: NewPage) -> None:
    """However many are here, the way to invite others is near; the list is scrolled by keys too."""
    ada = new_page()
    path = open_room(ada, "Ada")
    for number in range(13):
        guest = new_page(path)
        join(guest, f"Guest {number}")
        guest.close()
    expect(ada.get_by_test_id("member")).to_have_count(14)
    assert ada.locator(".seated").evaluate("list => list.scrollHeight > list.clientHeight && list.clientHeight < 600")
    expect(ada.locator(".seated")).to_have_attribute("tabindex", "0")
    assert check(ada) == []


def test_a_delay_of_spectators_is_said(new_page: NewPage) -> None:
    ada = new_page()
    bob = new_page(open_room(ada, "Ada"))
    join(bob, "Bob")
    expect(bob.get_by_test_id("delay-note")).to_have_count(0)
    form = more_settings(ada)
    delay = form.locator("[name=spectator_delay_s]")
    delay.select_option("30")
    expect(bob.get_by_test_id("delay-note")).to_have_text("Spectators see the race 30 seconds late.")
    expect(bob.locator(".settings dl").last).to_contain_text("See it 30 seconds late")
    # Shorter than the page offers, so that the test needn't wait as long.
    delay.evaluate("choice => choice.add(new Option('1', '1'))")
    delay.select_option("1")
    form.locator("[name=countdown_s]").select_option("60")
    eve = new_page("/room/" + ada.url.rsplit("/", 1)[1])
    watch(eve, "Eve")
    ada.get_by_test_id("start-button").click()
    expect(eve.get_by_test_id("delay")).to_have_text("You see this one second later.")
    ada.get_by_test_id("stop-countdown").click()
    form.locator("[name=countdown_s]").select_option("0")
    ada.get_by_test_id("start-button").click()
    for page in (ada, bob):
        page.get_by_test_id("forfeit").click()
        page.get_by_test_id("forfeit-confirm").click()
    # The replay is offered when it can be had.
    ada.get_by_test_id("watch-replay").click()
    ada.get_by_test_id("replay-time").wait_for()
