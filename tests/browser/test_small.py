"""Small windows: whatever is said there, and in whatever language, nothing lies on what can be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.pages import join, open_room, watch
from tests.support.play import EASY

LONG_NAME = "Z" * 24
SIZES = (
    (320, 568),
    (360, 640),
    (480, 800),
    (568, 320),
    (600, 960),
    (640, 360),
    (640, 400),
    (667, 375),
    (701, 900),
    (701, 500),
    (900, 1000),
    (1024, 768),
    (1440, 900),
)

OVERLAPS = """([parts, within]) => {
  const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  const boxes = shown.map((part) => [part.className || part.tagName, part.getBoundingClientRect(), part]);
  const frame = within ? document.querySelector(within).getBoundingClientRect() : { left: 0, right: innerWidth };
  const found = boxes.filter(([, box]) => box.left < frame.left - 0.5 || box.right > frame.right + 0.5)
    .map(([name]) => `${name} is outside`);
  boxes.forEach(([name, a, part], at) => {
    for (const [other, b] of boxes.slice(at + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 0.5 && down > 0.5) found.push(`${name} and ${other}`);
    }
    const whole = part.matches(":not(button), .deal-code") || part.scrollWidth <= part.clientWidth + 1;
    if (!whole) found.push(`${name} is too small`);
  });
  return [...found, ...(boxes.length < 3 ? ["nothing to look at"] : [])];
}"""
"""What overlaps, or is cut off, among the parts that a selector finds."""

BAR = ".race-bar :is(button, .timer, .figures, .connection)"

COVERED = """() => {
  const banner = document.querySelector(".banner").getBoundingClientRect();
  return [...document.querySelectorAll("button:not(.banner button, .skip), a, input, select")].filter((control) => {
    const box = control.getBoundingClientRect();
    return control.checkVisibility() && Math.min(box.right, banner.right) - Math.max(box.left, banner.left) > 1
      && Math.min(box.bottom, banner.bottom) - Math.max(box.top, banner.top) > 1 && !control.closest(".actions");
  }).map((control) => control.dataset.testid ?? control.className);
}"""
"""The controls that lie under the banner."""


def sized(page: Page, width: int, height: int) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    return page


def bar_overlaps(page: Page) -> dict[tuple[int, int], list[str]]:
    found = {size: sized(page, *size).evaluate(OVERLAPS, [BAR, ""]) for size in SIZES}
    return {size: what for size, what in found.items() if what}


@pytest.mark.parametrize("locale", ["en", "fr", "ja", "ko"])
def test_nothing_in_the_bar_lies_on_anything_else(new_page: NewPage, locale: str) -> None:
    practice = new_page(f"/practice/{EASY}", locale=locale)
    practice.get_by_test_id("stock").wait_for()
    assert bar_overlaps(practice) == {}

    ada = new_page(locale=locale)
    path = open_room(ada, LONG_NAME, countdown_s=60)
    bob = new_page(path, locale=locale)
    join(bob, "Bob")
    ada.locator("[name=start]").select_option("all_ready")
    for page in (ada, bob):
        page.get_by_test_id("ready-button").click()
    ada.get_by_test_id("not-ready").wait_for()
    assert bar_overlaps(ada) == {}

    ada = new_page(locale=locale)
    open_room(ada, LONG_NAME)
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("forfeit").wait_for()
    expect(ada.get_by_test_id("deal-code")).to_have_text(EASY)
    assert bar_overlaps(ada) == {}


def test_a_button_that_is_only_a_sign_still_has_its_word(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 640, "height": 400})
    open_room(page, "Ada")
    page.get_by_test_id("start-button").click()
    page.get_by_role("button", name="Give up").wait_for()
    page.get_by_role("button", name="Rules", exact=True).wait_for()


def test_the_banner_lies_on_no_control(new_page: NewPage) -> None:
    alone = new_page(f"/practice/{EASY}")
    alone.get_by_test_id("stock").wait_for()
    ada = new_page()
    path = open_room(ada, "Ada")
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("moves").wait_for()
    late = new_page(path)
    late.get_by_test_id("name-input").fill("Cy")
    late.get_by_test_id("join-button").click()
    late.get_by_test_id("watch").wait_for()
    lobby = new_page()
    open_room(lobby, LONG_NAME)
    for page in (alone, ada, late, lobby):
        page.context.set_offline(True)
        page.get_by_test_id("banner").wait_for()
        for width, height in ((320, 568), (390, 844), (568, 320), (1440, 900)):
            sized(page, width, height).evaluate("scrollTo(0, 0)")
            assert page.evaluate(COVERED) == [], (width, height, page.url)


def test_a_long_name_leaves_the_preferences_their_room(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 320, "height": 568})
    open_room(page, LONG_NAME)
    box = page.get_by_test_id("preferences-button").bounding_box()
    assert box is not None
    assert box["width"] >= 40


def test_no_button_of_the_table_lies_on_another_or_is_cut_off(new_page: NewPage) -> None:
    page = new_page("/practice/PY1-N-AAAAAAS?rules=waste_piles%3D3")
    page.get_by_test_id("stock").wait_for()
    page.keyboard.press("d")
    parts = ".table :is(.pile, .draw-to, .round, .keys-button)"
    for width, height in (*SIZES, (1280, 640)):
        assert sized(page, width, height).evaluate(OVERLAPS, [parts, ".table"]) == [], (width, height)
    sized(page, 568, 320)
    expect(page.get_by_test_id("keys-button")).to_be_visible(visible=False)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_test_id("keys").wait_for()


@pytest.mark.parametrize("locale", ["en", "fr", "ja", "ko"])
def test_a_hint_lies_beside_the_cards_of_a_small_phone(new_page: NewPage, locale: str) -> None:
    page = new_page(f"/practice/{EASY}", viewport={"width": 320, "height": 568}, locale=locale)
    page.locator("[data-card=KC]").click()
    page.locator(".hint.shown").wait_for()
    overlaps = page.evaluate(OVERLAPS, [".hint, .pyramid .card", ""])
    assert [what for what in overlaps if "hint" in what] == []


def test_an_empty_stock_has_a_sign_as_large_as_it_is_wanted(new_page: NewPage) -> None:
    page = new_page(f"/practice/{EASY}")
    page.get_by_test_id("stock").wait_for()
    recycle = page.get_by_test_id("recycle")
    for left in range(23, 0, -1):
        expect(page.get_by_test_id("stock")).to_have_attribute("data-count", str(left))
        page.keyboard.press("d")
    recycle.wait_for()
    sign, button = recycle.locator("svg").bounding_box(), recycle.bounding_box()
    assert sign is not None
    assert button is not None
    assert sign["width"] >= button["width"] / 2


def test_the_controls_of_a_replay_leave_the_board_whole(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    path = open_room(page, "Ada")
    page.get_by_test_id("start-button").click()
    page.get_by_test_id("forfeit").click()
    page.get_by_test_id("forfeit-confirm").click()
    page.get_by_test_id("standing-row").wait_for()
    page.goto(page.url.replace(path, path.replace("/room/", "/replay/") + "/1"))
    page.locator(".racer").nth(1).click()
    felt, controls = page.locator(".replay-felt").bounding_box(), page.locator(".replay-controls").bounding_box()
    assert felt is not None
    assert controls is not None
    assert felt["y"] + felt["height"] <= controls["y"] + 0.5


def test_a_phone_shows_no_more_than_the_latest_of_the_news_of_a_race(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob, cem, watcher = (new_page(path) for _ in range(3))
    join(bob, "Bob")
    join(cem, "Cem")
    watcher.set_viewport_size({"width": 390, "height": 844})
    watch(watcher, "Wat")
    expect(ada.get_by_test_id("member")).to_have_count(4)
    ada.get_by_test_id("start-button").click()
    watcher.get_by_test_id("watch").wait_for()
    for page in (ada, bob):
        page.get_by_test_id("forfeit").click()
    for page in (ada, bob):
        page.get_by_test_id("forfeit-confirm").click()
    toasts = watcher.get_by_test_id("toast")
    expect(toasts).to_have_count(2)
    expect(toasts.filter(visible=True)).to_have_count(1)
    expect(toasts.filter(visible=True)).to_contain_text("Bob")
