"""The connection is honest and comes back by itself: offline, reloaded, closed, taken over, in every phase."""

from __future__ import annotations

import re
import signal

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.network import Network
from tests.support.pages import card, join, open_room, play, reconnected
from tests.support.play import EASY_WIN


def offline(page: Page) -> None:
    """The device loses its network, and the page says so at once."""
    page.context.set_offline(True)
    expect(page.get_by_test_id("banner")).to_contain_text("You are offline")
    expect(page.get_by_test_id("connection-state")).to_have_attribute("data-state", "offline")


def online(page: Page) -> None:
    page.context.set_offline(False)
    reconnected(page)


def two_in_a_room(new_page: NewPage, countdown_s: int = 0, url: str = "") -> tuple[Page, Page]:
    ada = new_page(url=url)
    bob = new_page(open_room(ada, "Ada", countdown_s))
    join(bob, "Bob")
    expect(ada.get_by_test_id("member")).to_have_count(2)
    return ada, bob


def tap(page: Page, *cards: str) -> None:
    """A removal that is to be seen at once, whatever the network does."""
    for name in cards:
        card(page, name).click()
    for name in cards:
        expect(card(page, name)).to_have_count(0)


def finish(page: Page) -> None:
    """Plays the easy deal on to its end from wherever it is."""
    for action in EASY_WIN:
        if card(page, action["cards"][0]).count() > 0:
            tap(page, *action["cards"]) if action is not EASY_WIN[-1] else card(page, action["cards"][0]).click()


def test_offline_in_each_phase(new_page: NewPage) -> None:
    ada, bob = two_in_a_room(new_page, countdown_s=3)
    offline(ada)
    bob.get_by_test_id("ready-button").click()
    expect(bob.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "true")
    online(ada)
    expect(ada.get_by_test_id("member").nth(1)).to_contain_text("Ready")

    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("countdown").wait_for()
    offline(ada)
    # The race begins without her, and waits for nobody.
    tap(bob, "4D", "9D")
    assert ada.get_by_test_id("countdown").count() + card(ada, "KC").count() > 0
    online(ada)
    expect(ada.locator("[data-testid=opponent][data-removed='2']")).to_have_count(1)

    offline(ada)
    tap(ada, "5D", "8D")
    tap(ada, "KS")
    expect(ada.get_by_test_id("banner")).to_contain_text("2 moves will follow.")
    assert check(ada) == []
    online(ada)
    expect(bob.locator("[data-testid=opponent][data-removed='3']")).to_have_count(1)
    finish(ada)

    offline(ada)
    bob.get_by_test_id("forfeit").click()
    bob.get_by_test_id("forfeit-confirm").click()
    bob.get_by_test_id("result").wait_for()
    online(ada)
    expect(ada.get_by_test_id("result").get_by_test_id("standing-row").first).to_contain_text("Ada")
    offline(ada)
    assert check(ada) == []
    online(ada)
    ada.get_by_test_id("rematch").click()
    bob.get_by_test_id("ready-button").wait_for()


def test_a_reload_changes_nothing_in_any_phase(new_page: NewPage) -> None:
    ada, bob = two_in_a_room(new_page, countdown_s=3)
    bob.get_by_test_id("ready-button").click()
    bob.reload()
    expect(bob.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "true")
    ada.get_by_test_id("start-button").click()
    for page in (ada, bob):
        page.get_by_test_id("countdown").wait_for()
        page.reload()
    tap(bob, "4D", "9D")
    tap(ada, "5D", "8D")
    bob.reload()
    expect(bob.get_by_test_id("moves")).to_have_text("1")
    expect(card(bob, "4D")).to_have_count(0)
    expect(bob.locator("[data-testid=opponent][data-removed='2']")).to_have_count(1)
    for page in (ada, bob):
        page.get_by_test_id("forfeit").click()
        page.get_by_test_id("forfeit-confirm").click()
    for page in (ada, bob):
        page.get_by_test_id("result").wait_for()
        page.reload()
        expect(page.get_by_test_id("standing-row")).to_have_count(2)


def test_the_seat_survives_a_closed_tab(new_page: NewPage, served: Served) -> None:
    ada, _ = two_in_a_room(new_page)
    ada.get_by_test_id("start-button").click()
    tap(ada, "4D", "9D")
    expect(ada.get_by_test_id("moves")).to_have_text("1")
    context, room = ada.context, ada.url
    ada.close()
    again = context.new_page()
    again.goto(room)
    expect(card(again, "KC")).to_be_visible()
    expect(card(again, "4D")).to_have_count(0)
    tap(again, "5D", "8D")
    expect(again.get_by_test_id("moves")).to_have_text("2")


def test_a_second_tab_takes_over_and_gives_back(new_page: NewPage) -> None:
    ada, bob = two_in_a_room(new_page)
    ada.get_by_test_id("start-button").click()
    tap(ada, "4D", "9D")
    # A tab that was duplicated: it begins with all that the first one has in its session storage.
    with ada.context.expect_page() as opened:
        ada.evaluate("() => void open(location.href)")
    second = opened.value
    for here, away, cards in ((second, ada, ("5D", "8D")), (ada, second, ("6D", "7D")), (second, ada, ("KS",))):
        expect(away.get_by_role("heading", level=1)).to_have_text("You are playing in another tab")
        assert check(away) == []
        expect(away.get_by_test_id("board")).to_have_count(0)
        tap(here, *cards)
        away.get_by_test_id("use-here").click()
    expect(ada.get_by_test_id("moves")).to_have_text("4")
    expect(bob.locator("[data-testid=opponent][data-removed='7']")).to_have_count(1)


def test_a_restarted_server_costs_a_moment_in_each_phase(new_page: NewPage, served: Served) -> None:
    def restart(end: signal.Signals) -> None:
        served.end(end)
        for page in (ada, bob):
            expect(page.get_by_test_id("banner")).to_contain_text("No connection to the server")
        served.start()
        for page in (ada, bob):
            reconnected(page)

    ada, bob = two_in_a_room(new_page, countdown_s=3)
    restart(signal.SIGTERM)
    expect(ada.get_by_test_id("member")).to_have_count(2)
    ada.get_by_test_id("start-button").click()
    bob.get_by_test_id("countdown").wait_for()
    restart(signal.SIGKILL)
    tap(ada, "4D", "9D")
    play(bob, EASY_WIN[1])
    served.end(signal.SIGTERM)
    tap(ada, "5D", "8D")
    expect(ada.get_by_test_id("banner")).to_contain_text("One move will follow.")
    served.start()
    for page in (ada, bob):
        reconnected(page)
    expect(bob.locator("[data-testid=opponent][data-removed='4']")).to_have_count(1)
    finish(ada)
    bob.get_by_test_id("forfeit").click()
    bob.get_by_test_id("forfeit-confirm").click()
    for page in (ada, bob):
        page.get_by_test_id("result").wait_for()
    restart(signal.SIGKILL)
    expect(bob.get_by_test_id("standing-row").first).to_contain_text("Ada")
    ada.get_by_test_id("rematch").click()
    bob.get_by_test_id("ready-button").wait_for()


def test_another_network_resumes_the_seat(new_page: NewPage, served: Served) -> None:
    with Network(served.port) as wifi:
        ada, bob = two_in_a_room(new_page, url=wifi.url)
        ada.get_by_test_id("start-button").click()
        tap(ada, "4D", "9D")
        expect(ada.get_by_test_id("moves")).to_have_text("1")
        # Nothing comes through any more, and no connection ends: as on the way out of the house.
        wifi.hold()
        tap(ada, "5D", "8D")
        ada.evaluate("() => dispatchEvent(new Event('offline'))")
        expect(ada.get_by_test_id("banner")).to_contain_text("One move will follow.")
        wifi.cut_all()
        wifi.release()
        ada.evaluate("() => dispatchEvent(new Event('online'))")
        reconnected(ada)
        expect(bob.locator("[data-testid=opponent][data-removed='4']")).to_have_count(1)
        expect(ada.get_by_text(re.compile("Another tab"))).to_have_count(0)
