"""Rooms on the page, for browser tests: how they are set, how they stand in the list, and what fits a window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect


def room_row(page: Page, path: str) -> Locator:
    return page.locator(f"[data-testid=room][data-room='{path.rsplit('/', 1)[1]}']")


def set_field(page: Page, name: str, value: str) -> None:
    """Changes one of the room's settings as its host."""
    field = page.get_by_test_id("settings-form").locator(f"[name={name}]")
    field.fill(value)
    field.press("Tab")


def guard(page: Page) -> None:
    """Gives the room the password `sesame`."""
    set_field(page, "password", "sesame")
    expect(page.get_by_test_id("settings-form").locator("[name=password]")).not_to_have_attribute("placeholder", "None")


def more_settings(page: Page) -> Locator:
    """The form of the settings, with those open that a host needs more rarely."""
    form = page.get_by_test_id("settings-form")
    form.get_by_test_id("more-settings").click()
    return form


def about(page: Page, name: str, act: str, *, sure: bool = False) -> None:
    """Does something about a member, by the menu beside the name; `sure`: a question comes first."""
    page.get_by_test_id("member").filter(has_text=name).get_by_test_id("member-menu").click()
    page.get_by_test_id(act).click()
    if sure:
        page.get_by_test_id("act-confirm").click()
    expect(page.locator("dialog")).to_have_count(0)


def fits(page: Page) -> None:
    """Nothing is wider than the window."""
    wide: list[Any] = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
