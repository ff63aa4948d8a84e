"""What people do on the page, for browser tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.play import EASY


def open_room(page: Page, name: str, countdown_s: int = 0) -> str:
    """Opens a room for the easy deal; returns the path of its link."""
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("open-room").click()
    form = page.get_by_test_id("settings-form")
    form.locator("[name=countdown_s]").select_option(str(countdown_s))
    form.locator("[name=deal]").select_option("code")
    form.locator("[name=deal_code]").fill(EASY)
    form.locator("[name=deal_code]").press("Tab")
    # The example of a code goes once the room has one.
    expect(form.locator("[name=deal_code]")).not_to_have_attribute("placeholder", "PY1-N-AAAAAAS")
    return "/room/" + page.url.rsplit("/", 1)[1]


def join(page: Page, name: str) -> None:
    """Takes the seat that an opened link offers."""
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join-button").click()
    page.get_by_test_id("leave").first.wait_for()


def watch(page: Page, name: str) -> None:
    """Comes in by an opened link without a seat."""
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("watch-button").click()
    page.get_by_test_id("leave").first.wait_for()


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-testid=card][data-card='{name}']")


def play(page: Page, action: dict[str, Any]) -> None:
    """One removal by taps, settled when its cards are gone."""
    for name in action["cards"]:
        card(page, name).click()
    for name in action["cards"]:
        expect(card(page, name)).to_have_count(0)


def reconnected(page: Page) -> None:
    """Waits until the page is connected, and has nothing more to say about it. Its attempts are up to 15 s apart."""
    expect(page.get_by_test_id("connection-state")).to_have_attribute("data-state", "online", timeout=20_000)
    expect(page.get_by_test_id("banner")).to_have_count(0)
