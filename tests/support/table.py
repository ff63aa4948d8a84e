"""One's own table as browser tests use it: a race of one, and what has gone, flown or been moved."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.pages import card, open_room


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
