"""Watching: boards side by side, one of them large, the leader, the chart; by pointer, by keyboard, for the ear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LIMIT_MS, NewPage
from tests.support import axe
from tests.support.pages import card, join, open_room, play, watch
from tests.support.play import EASY_WIN


@contextmanager
def race_of_two(new_page: NewPage) -> Iterator[tuple[Page, Page, str]]:
    """Ada and Bob just after GO, and the path of their room."""
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    join(bob, "Bob")
    expect(ada.get_by_test_id("member")).to_have_count(2)
    ada.get_by_test_id("start-button").click()
    for page in (ada, bob):
        page.get_by_test_id("moves").wait_for()
    yield ada, bob, path


def board_of(page: Page, name: str) -> str:
    """The id of the racer of this name."""
    tile = page.get_by_test_id("opponent").filter(has_text=name)
    player = tile.get_attribute("data-player")
    assert player is not None
    return player


def test_one_board_large_with_what_was_drawn_and_moved(new_page: NewPage) -> None:
    with race_of_two(new_page) as (ada, bob, path):
        wim = new_page(path)
        watch(wim, "Wim")
        expect(wim.get_by_test_id("opponent")).to_have_count(2)
        play(ada, EASY_WIN[0])
        ada.get_by_test_id("stock").click()
        wim.get_by_test_id("opponent").filter(has_text="Ada").get_by_role("button").click()
        focus = wim.get_by_test_id("focus")
        expect(focus).to_have_attribute("data-player", board_of(wim, "Ada"))
        expect(focus.get_by_test_id("deeds").locator("li").first).to_contain_text("2♥", timeout=LIMIT_MS)
        expect(focus.get_by_test_id("deeds").locator("li").nth(1)).to_contain_text("4♦ + 9♦")
        expect(focus.locator(".focus-waste .card.open")).to_have_count(2)
        expect(focus.locator(".count-mark")).to_have_text("22")
        ada.get_by_test_id("undo").click()
        expect(focus.locator(".focus-waste .card.open")).to_have_count(1)
        wim.get_by_test_id("all-boards").click()
        expect(focus).to_have_count(0)
        assert bob.get_by_test_id("moves").text_content() == "0"


def test_who_comes_late_sees_the_whole_chart(new_page: NewPage) -> None:
    with race_of_two(new_page) as (ada, bob, path):
        for action in EASY_WIN[:4]:
            play(ada, action)
        play(bob, EASY_WIN[0])
        late = new_page(path, viewport={"width": 1440, "height": 900})
        watch(late, "Late")
        chart = late.get_by_test_id("chart")
        expect(chart.locator("canvas")).to_be_visible()
        expect(chart).to_have_attribute("aria-valuetext", "1. Ada: 7 of 28 cards removed.")
        chart.focus()
        late.keyboard.press("ArrowDown")
        late.keyboard.press("ArrowDown")
        expect(chart).to_have_attribute("aria-valuetext", "2. Bob: 2 of 28 cards removed.")
        late.keyboard.press("Enter")
        expect(late.get_by_test_id("focus")).to_have_attribute("data-player", board_of(late, "Bob"))
        late.get_by_test_id("chart-table-button").click()
        rows = late.get_by_test_id("chart-table").locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text("Ada")
        expect(rows.first.locator("td").last).to_have_text("7")
        # A line of late comers begins at GO too: at a quarter of the time it isn't yet what it is now.
        history = late.evaluate("() => document.querySelectorAll('[data-testid=chart-table] tbody td').length")
        assert history == 8


def test_the_keyboard_walks_over_the_boards_and_follows_the_leader(new_page: NewPage) -> None:
    with race_of_two(new_page) as (ada, bob, path):
        wim = new_page(path)
        watch(wim, "Wim")
        play(ada, EASY_WIN[0])
        expect(wim.locator("[data-testid=opponent]").first).to_contain_text("Ada", timeout=LIMIT_MS)
        first = wim.locator(".watched-button").first
        first.focus()
        wim.keyboard.press("ArrowRight")
        expect(wim.get_by_test_id("opponent").nth(1).get_by_role("button")).to_be_focused()
        wim.keyboard.press("Enter")
        expect(wim.get_by_test_id("focus")).to_have_attribute("data-player", board_of(wim, "Bob"))
        wim.keyboard.press("Escape")
        expect(wim.get_by_test_id("focus")).to_have_count(0)
        wim.keyboard.press("f")
        expect(wim.get_by_test_id("follow")).to_have_attribute("aria-pressed", "true")
        expect(wim.get_by_test_id("focus")).to_have_attribute("data-player", board_of(wim, "Ada"))
        for action in EASY_WIN[:3]:
            play(bob, action)
        expect(wim.get_by_test_id("focus")).to_have_attribute("data-player", board_of(wim, "Bob"), timeout=LIMIT_MS)
        wim.keyboard.press("f")
        expect(wim.get_by_test_id("focus")).to_have_count(0)


def test_who_is_done_hears_the_place_and_watches(new_page: NewPage) -> None:
    with race_of_two(new_page) as (ada, bob, _):
        for action in EASY_WIN:
            play(ada, action) if action is not EASY_WIN[-1] else card(ada, action["cards"][0]).click()
        expect(ada.get_by_test_id("own-end")).to_have_text("Pyramid cleared: 1st place.")
        expect(ada.get_by_test_id("watch")).to_be_visible()
        expect(ada.get_by_test_id("own-progress")).to_have_attribute("data-status", "cleared")
        play(bob, EASY_WIN[0])
        expect(ada.locator("[data-testid=opponent][data-removed='2']")).to_have_count(1)
        expect(bob.locator("[data-testid=opponent][data-status=cleared]")).to_have_count(1)


def test_who_comes_after_a_clear_or_comes_back_sees_who_was_first_and_when(new_page: NewPage) -> None:
    with race_of_two(new_page) as (ada, bob, path):
        assert ada.get_by_test_id("own-place").text_content() == bob.get_by_test_id("own-place").text_content()
        expect(ada.get_by_test_id("own-place")).to_contain_text("1st")
        play(ada, EASY_WIN[0])
        expect(ada.get_by_test_id("own-place")).to_contain_text("1st")
        expect(bob.get_by_test_id("own-place")).to_contain_text("2nd", timeout=LIMIT_MS)
        for action in EASY_WIN:
            play(bob, action) if action is not EASY_WIN[-1] else card(bob, action["cards"][0]).click()
        bob.get_by_test_id("watch").wait_for()
        first = "[data-testid=opponent][data-status=cleared]"
        time = re.compile(r"1st.* [0-9]+:[0-9]{2}[.][0-9]")
        known = ada.locator(first)
        expect(known).to_contain_text(time, timeout=LIMIT_MS)
        said = known.locator(".rival-how").text_content()
        ada.reload()
        expect(ada.locator(first).locator(".rival-how")).to_have_text(said or "", timeout=LIMIT_MS)
        expect(ada.get_by_test_id("own-place")).to_contain_text("2nd")
        late = new_page(path, viewport={"width": 1440, "height": 900})
        watch(late, "Late")
        board = late.get_by_test_id("opponent").first
        expect(board).to_have_attribute("data-status", "cleared")
        expect(board).to_contain_text(time)
        expect(board.locator(".watched-place")).to_have_text("1st")
        expect(late.get_by_test_id("opponent").nth(1).locator(".watched-rank")).to_have_text("2")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, scheme: str) -> None:
    ada = new_page(color_scheme=scheme)
    path = open_room(ada, "Ada", countdown_s=5)
    bob = new_page(path, color_scheme=scheme, viewport={"width": 390, "height": 844})
    join(bob, "Bob")
    wim = new_page(path, color_scheme=scheme, viewport={"width": 1440, "height": 900})
    watch(wim, "Wim")
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("countdown").wait_for()
    assert axe.check(ada) == []
    for page in (ada, bob):
        page.get_by_test_id("moves").wait_for()
        expect(page.get_by_test_id("countdown")).to_have_count(0)
    play(ada, EASY_WIN[0])
    for page in (ada, bob):
        assert axe.check(page) == []
    expect(wim.get_by_test_id("chart").locator("canvas")).to_be_visible()
    assert axe.check(wim) == []
    wim.keyboard.press("f")
    wim.get_by_test_id("focus").wait_for()
    wim.get_by_test_id("chart-table-button").click()
    assert axe.check(wim) == []
