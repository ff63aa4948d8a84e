"""Pages about the past: players, leaderboards, and the daily deal from its start to its board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.past import RACES, Past, race_some
from tests.support.play import EASY
from tests.support.rooms import fits

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def past(served: Served) -> Past:
    return race_some(served.port)


def be(page: Page, token: str) -> None:
    """The page is this player's from here on."""
    page.evaluate("(token) => localStorage.setItem('pyramid-race.token', token)", token)
    page.evaluate("() => localStorage.setItem('pyramid-race.name', 'Ada')")
    page.reload()


def test_players_and_leaderboards(new_page: NewPage, past: Past, served: Served) -> None:
    page = new_page(f"/player/{past.bob}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bob")
    expect(page).to_have_title("Bob · Pyramid Race")
    for figure, value in (("races", "3"), ("wins", "1"), ("cleared", "1"), ("best-moves", str(past.bob_moves))):
        expect(page.get_by_test_id(figure)).to_have_text(value)
    expect(page.get_by_test_id("rating")).to_contain_text("?")
    expect(page.get_by_test_id("rating-chart").locator("canvas")).to_be_visible()
    races = page.get_by_test_id("past-race")
    expect(races).to_have_count(RACES)
    expect(races.first).to_contain_text("1st of 2")
    expect(races.first.get_by_test_id("change")).to_contain_text("+")
    expect(races.last).to_contain_text("Gave up")
    expect(page.get_by_test_id("chosen")).to_have_count(1)
    expect(races.last.get_by_test_id("chosen")).to_contain_text("unrated")
    assert check(page) == []
    races.last.get_by_test_id("player-link").click()
    expect(page.get_by_test_id("player-page")).to_have_attribute("data-player", past.ada)

    # Ada herself finds her races by her name, and the board of the deal from a replay.
    page.goto(served.url)
    be(page, past.ada_token)
    page.get_by_test_id("own-page").click()
    expect(page.get_by_test_id("player-page")).to_contain_text("You")
    expect(page.get_by_test_id("past-race")).to_have_count(RACES)
    page.get_by_test_id("replay-of").last.click()
    page.get_by_test_id("deal-board").click()
    expect(page).to_have_url(f"{served.url}/leaderboard?deal={EASY}")
    rows = page.get_by_test_id("board-row")
    expect(rows).to_have_count(1)
    expect(rows.and_(page.locator(".own"))).to_have_attribute("data-player", past.ada)
    assert check(page) == []

    page.get_by_test_id("tab-day").click()
    expect(page).to_have_url(f"{served.url}/leaderboard")
    expect(page.get_by_test_id("board-time")).to_contain_text("Today")
    expect(rows).to_have_count(2)
    page.get_by_test_id("board-before").click()
    expect(page.get_by_test_id("board-empty")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?day=\d{4}-\d\d-\d\d$"))
    page.get_by_test_id("board-after").press("Enter")
    expect(rows).to_have_count(2)
    expect(page.get_by_test_id("board-after")).to_be_focused()
    expect(page.get_by_test_id("board-after")).to_be_disabled()
    page.get_by_test_id("board-rules").select_option("C")
    expect(page.get_by_test_id("board-empty")).to_be_visible()
    page.get_by_test_id("tab-week").click()
    expect(page).to_have_url(f"{served.url}/leaderboard?week=&rules=C")
    page.get_by_test_id("board-rules").select_option("N")
    expect(rows).to_have_count(2)
    expect(page).to_have_url(f"{served.url}/leaderboard?week=")
    page.get_by_test_id("tab-deal").click()
    page.get_by_test_id("board-code").fill("PY1-N-1")
    page.get_by_test_id("board-go").click()
    expect(page.get_by_test_id("no-board")).to_be_visible()


def test_somebody_who_isnt_there(browser: Browser, served: Served) -> None:
    # The browser itself complains about the 404, so this page isn't one that fails the test by that.
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(served.url + "/player/nobody-at-all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such player")
    assert check(page) == []
    page.get_by_test_id("go-home").click()
    page.get_by_test_id("leaderboards").click()
    page.get_by_test_id("leaderboard").wait_for()
    page.close()


def test_the_daily_deal_from_its_start_to_its_board(new_page: NewPage, served: Served) -> None:
    page = new_page(viewport=PHONE)
    page.get_by_test_id("daily").click()
    expect(page).to_have_title("Daily deal · Pyramid Race")
    expect(page.get_by_test_id("daily-next")).to_have_text(re.compile(r"^(\d+:)?\d+:\d\d$"))
    expect(page.get_by_test_id("yesterday")).to_be_visible()
    fits(page)
    assert check(page) == []
    page.get_by_test_id("name-input").fill("Dee")
    page.get_by_test_id("daily-start").click()
    page.get_by_test_id("forfeit").wait_for()
    assert check(page) == []
    room = page.url

    # It is nobody else's, with a name or without.
    other = new_page(room.removeprefix(served.url), viewport=PHONE)
    expect(other.get_by_test_id("somebodys-daily")).to_contain_text("somebody\u2019s try")
    assert check(other) == []
    other.evaluate("localStorage.setItem('pyramid-race.name', 'Eve')")
    other.reload()
    other.get_by_test_id("to-daily").click()
    expect(other).to_have_url(f"{served.url}/daily")

    # It runs on while one looks elsewhere, and is gone on with.
    page.goto(served.url)
    expect(page.locator(".go-back")).to_contain_text("daily deal")
    page.goto(f"{served.url}/daily")
    expect(page.get_by_test_id("daily-start")).to_have_text("Go on")
    page.get_by_test_id("daily-start").click()
    expect(page).to_have_url(room)
    page.get_by_test_id("forfeit").click()
    expect(page.locator("dialog")).to_contain_text("your one try at it is gone")
    page.get_by_test_id("forfeit-confirm").click()
    page.get_by_test_id("result").wait_for()
    for what in ("rematch", "chat-input", "copy-code", "race-again"):
        expect(page.get_by_test_id(what)).to_have_count(0)
    assert check(page) == []
    with page.expect_response("**/api/rooms/*"):
        page.goto(served.url)
    expect(page.locator(".go-back")).to_have_count(0)
    page.goto(room)
    page.get_by_test_id("to-daily").click()
    expect(page).to_have_url(f"{served.url}/daily")
    expect(page.get_by_test_id("daily-done")).to_contain_text("Gave up")
    own = page.get_by_test_id("board-row").and_(page.locator(".own"))
    expect(own).to_contain_text("Dee")
    fits(page)
    assert check(page) == []
    # It is among their own races; a replay would give the deal away today.
    own.get_by_test_id("player-link").click()
    expect(page.get_by_test_id("past-race")).to_contain_text("Daily deal")
    expect(page.get_by_test_id("replay-of")).to_have_count(0)
