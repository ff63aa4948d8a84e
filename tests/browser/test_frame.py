"""The frame around every page: languages, preferences, and that all of it can be used by anybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.pages import card, open_room

PREFERENCES = {"en": "Preferences", "fr": "Préférences", "ko": "환경설정", "ja": "設定"}
DARK = "rgb(17, 23, 24)"
LIGHT = "rgb(243, 241, 234)"


def prefer(page: Page) -> None:
    page.get_by_test_id("preferences-button").click()
    page.get_by_test_id("preferences").wait_for()


def choose(page: Page, name: str, value: str) -> None:
    """A press on one of a few, which are labels of hidden radio buttons."""
    page.locator(f".segment:has([name={name}][value={value}])").click()


def background(page: Page) -> str:
    return page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("fr-FR", "fr"), ("ko-KR", "ko"), ("ja-JP", "ja"), ("de-DE", "en")]
)
def test_the_browser_chooses_the_language(new_page: NewPage, locale: str, language: str) -> None:
    page = new_page(locale=locale)
    button = page.get_by_test_id("preferences-button")
    expect(button).to_have_accessible_name(PREFERENCES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    prefer(page)
    assert check(page) == []


def test_another_language_is_spoken_at_once_and_from_then_on(new_page: NewPage, served: Served) -> None:
    page = new_page(locale="de-DE")
    room = open_room(page, "Ada").rsplit("/", 1)[1]
    expect(page).to_have_title(f"Room {room} · Pyramid Race")
    prefer(page)
    for language, name in (("fr", "Salon"), ("ja", "ルーム"), ("ko", "방")):
        choose(page, "language", language)
        expect(page.get_by_role("dialog")).to_have_attribute("aria-label", PREFERENCES[language])
        expect(page).to_have_title(f"{name} {room} · Pyramid Race")
        # Who chooses by keyboard goes on from there.
        expect(page.locator(f"[name=language][value={language}]")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    other = page.context.new_page()
    other.goto(served.url)
    prefer(other)
    choose(other, "language", "en")
    expect(page).to_have_title(f"Room {room} · Pyramid Race")


def test_preferences_hold_at_once_in_all_tabs_and_are_kept(new_page: NewPage) -> None:
    page = new_page(color_scheme="light")
    other = page.context.new_page()
    other.goto(page.url)
    prefer(page)
    choose(page, "theme", "dark")
    choose(page, "suits", "four")
    page.get_by_role("switch", name="Large letters").check()
    root = page.locator("html")
    for seen in (page, other):
        expect(seen.locator("html")).to_have_attribute("data-theme", "dark")
        assert background(seen) == DARK
    page.get_by_test_id("preferences-close").click()
    expect(page.get_by_test_id("preferences")).to_have_count(0)
    assert page.evaluate("() => document.activeElement?.dataset.testid") == "preferences-button"

    # All of the page but what comes first: no flash of the other colours.
    page.route("**/app.js", lambda route: route.abort("connectionfailed"))
    page.reload()
    assert background(page) == DARK
    page.unroute("**/app.js")
    page.reload()
    for name, value in (("data-theme", "dark"), ("data-suits", "four"), ("data-index", "large")):
        expect(root).to_have_attribute(name, value)
    prefer(page)
    choose(page, "theme", "system")
    choose(page, "suits", "two")
    for name in ("data-theme", "data-suits"):
        expect(root).not_to_have_attribute(name, re.compile(""))
    assert background(page) == LIGHT
    page.emulate_media(color_scheme="dark")
    assert background(page) == DARK


def test_what_was_kept_may_be_anything(new_page: NewPage) -> None:
    page = new_page()
    for kept in ("{", "[]", "null", '{"theme":"plaid","hints":false,"__proto__":{"suits":"four"},"sound":1}'):
        page.evaluate("(kept) => localStorage.setItem('pyramid-race.preferences', kept)", kept)
        page.reload()
        prefer(page)
        expect(page.locator("[name=theme][value=system]")).to_be_checked()
        expect(page.locator("[name=suits][value=two]")).to_be_checked()
        expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    expect(page.locator("[name=hints]")).not_to_be_checked()


def test_hints_are_switched_in_a_race_too(new_page: NewPage) -> None:
    page = new_page()
    open_room(page, "Ada")
    page.get_by_test_id("start-button").click()
    card(page, "KC").click(force=True)
    expect(page.get_by_test_id("hint")).to_contain_text("covered")
    prefer(page)
    page.locator("[name=hints]").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("preferences")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_have_text("")
    card(page, "QC").click(force=True)
    expect(page.get_by_test_id("hint")).to_have_text("")


def test_the_keyboard_gets_to_the_main_part_at_once(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_test_id("preferences-button").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="Skip to the page\u2019s main part")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_axe_finds_nothing_around_the_pages(new_page: NewPage, scheme: str, contrast: str) -> None:
    page = new_page(color_scheme=scheme, contrast=contrast)
    page.get_by_test_id("name-input").wait_for()
    assert check(page) == []
    prefer(page)
    assert check(page) == []
    page.get_by_test_id("preferences-close").click()
    page.context.set_offline(True)
    page.get_by_test_id("banner").wait_for()
    assert check(page) == []


def test_the_page_can_be_read_at_twice_its_size(new_page: NewPage) -> None:
    """A window of 1280 at 200 % is one of 640: nothing of the frame sticks out sideways."""
    for locale in ("en", "fr", "ko", "ja"):
        page = new_page(viewport={"width": 640, "height": 400}, locale=locale)
        prefer(page)
        page.get_by_test_id("preferences-close").scroll_into_view_if_needed()
        expect(page.get_by_test_id("preferences-close")).to_be_in_viewport()
        page.set_viewport_size({"width": 320, "height": 568})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
        expect(page.get_by_test_id("preferences-close")).to_be_in_viewport()
