"""Every page and state as people see it, in each language and size: nothing is wider than the window, the table needs
no scrolling, axe-core finds nothing. The pictures are kept in `test-artifacts/looks/`, for somebody to look at."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.support import axe
from tests.support.pages import join, open_room, play, watch
from tests.support.play import EASY, EASY_WIN
from tests.support.rooms import fits

LOOKS = Path(__file__).parents[2] / "test-artifacts" / "looks"


@dataclass(frozen=True)
class Look:
    name: str
    width: int
    height: int
    locale: str
    scheme: str
    touch: bool

    def options(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "locale": self.locale,
            "color_scheme": self.scheme,
            "has_touch": self.touch,
        }


LOOKED_AT = [
    Look("small-phone", 360, 640, "fr-FR", "dark", touch=True),
    Look("phone", 390, 844, "ja-JP", "light", touch=True),
    Look("tablet", 768, 1024, "ko-KR", "light", touch=True),
    Look("desktop", 1440, 900, "en-US", "light", touch=False),
]


WITH_PAST = ("desktop", "small-phone")
"""Looks in which the pages of what is over are taken too: the widest and the narrowest."""


class Album:
    """Pictures of one size and language."""

    def __init__(self, look: Look) -> None:
        self._folder = LOOKS / look.name
        self._folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, state: str, *, table: bool = False) -> None:
        """`table`: the page is a game under way, so everything of it is in sight."""
        page.screenshot(path=self._folder / f"{state}.png")
        if table:
            in_sight(page)
        fits(page)
        assert axe.check(page) == [], state


def in_sight(page: Page) -> None:
    """The pyramid's cards, stock and waste lie within the window."""
    size = page.viewport_size
    assert size is not None
    shown = "[data-testid=card], [data-testid=stock], [data-testid=waste]"
    boxes: list[dict[str, float]] = page.locator(shown).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
        ".map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))"
    )
    assert len(boxes) >= 3
    for box in boxes:
        assert box["left"] >= -0.5, box
        assert box["top"] >= -0.5, box
        assert box["right"] <= size["width"] + 0.5, box
        assert box["bottom"] <= size["height"] + 0.5, box


def one_line_or_two(names: Locator) -> None:
    """Names that are short enough for that aren't broken into letters, one below the other."""
    heights: list[float] = names.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize))"
    )
    assert heights
    assert max(heights) < 4


@pytest.mark.parametrize("look", LOOKED_AT, ids=lambda look: look.name)
def test_a_race_from_the_first_page_to_its_replay(new_page: NewPage, look: Look) -> None:
    album = Album(look)
    host = new_page(**look.options())
    host.get_by_test_id("open-room").wait_for()
    album.take(host, "01-home")
    host.get_by_test_id("preferences-button").click()
    host.get_by_test_id("preferences").wait_for()
    album.take(host, "02-preferences")
    host.get_by_test_id("preferences-close").click()
    path = open_room(host, "Ada Lovelace")

    guest = new_page(path, **look.options())
    guest.get_by_test_id("name-input").wait_for()
    album.take(guest, "03-gate")
    join(guest, "Bob")
    expect(host.get_by_test_id("member")).to_have_count(2)
    album.take(host, "04-lobby-host")
    album.take(guest, "05-lobby-guest")

    watcher = new_page(path, **look.options())
    watch(watcher, "Wim")
    host.get_by_test_id("start-button").click()
    for page in (host, guest):
        page.get_by_test_id("stock").wait_for()
        page.get_by_test_id("moves").wait_for()
    album.take(host, "06-race", table=True)
    for action in EASY_WIN[:5]:
        play(host, action)
    host.get_by_test_id("stock").click()
    expect(host.get_by_test_id("waste")).to_have_attribute("data-count", "2")
    album.take(host, "07-race-further", table=True)
    expect(watcher.get_by_test_id("opponent")).to_have_count(2)
    album.take(watcher, "08-watching")
    watcher.get_by_test_id("opponent").first.get_by_role("button").click()
    watcher.get_by_test_id("focus").wait_for()
    album.take(watcher, "09-watching-one")
    for action in EASY_WIN[5:]:
        play(host, action)
    album.take(host, "10-cleared")
    guest.get_by_test_id("forfeit").click()
    guest.get_by_test_id("forfeit-confirm").click()
    host.get_by_test_id("result").wait_for()
    one_line_or_two(host.locator("[data-testid=standing-row] bdi"))
    album.take(host, "11-result")

    if look.name in WITH_PAST:
        host.locator(".own").get_by_test_id("player-link").click()
        host.get_by_test_id("past-race").wait_for()
        album.take(host, "16-player")
        pages = ((f"/leaderboard?deal={EASY}", "17-leaderboard", "board-row"), ("/daily", "18-daily", "yesterday"))
        for address, name, shown in pages:
            host.goto(urljoin(host.url, address))
            host.get_by_test_id(shown).first.wait_for()
            album.take(host, name)

    replay = new_page(f"/replay/{path.rsplit('/', 1)[1]}/1", **look.options())
    replay.get_by_test_id("replay").wait_for()
    replay.get_by_test_id("scrubber").wait_for()
    album.take(replay, "12-replay")


@pytest.mark.parametrize("look", LOOKED_AT, ids=lambda look: look.name)
def test_practice(new_page: NewPage, look: Look) -> None:
    album = Album(look)
    page = new_page("/practice", **look.options())
    page.get_by_test_id("practice-daily").wait_for()
    album.take(page, "13-practice")
    page = new_page(f"/practice/{EASY}", **look.options())
    page.get_by_test_id("stock").wait_for()
    album.take(page, "14-practice-game", table=True)
    for action in EASY_WIN:
        play(page, action)
    page.get_by_test_id("practice-finish").wait_for()
    album.take(page, "15-practice-won")
