"""Ways out of a room that were not meant so, presses that come twice or too late, addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.pages import card, join, open_room, reconnected
from tests.support.play import EASY, EASY_WIN
from tests.support.rooms import about, fits, guard, room_row


def two(new_page: NewPage) -> tuple[Page, Page, str]:
    ada, bob = new_page(), new_page()
    path = open_room(ada, "Ada")
    bob.goto(bob.url.rstrip("/") + path)
    join(bob, "Bob")
    return ada, bob, path


def offline(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_test_id("banner")).to_contain_text("You are offline")


def online(page: Page) -> None:
    page.context.set_offline(False)
    reconnected(page)


def test_back_in_the_browser_keeps_the_place_in_a_lobby(new_page: NewPage) -> None:
    ada, bob, path = two(new_page)
    ada.go_back()
    strip = ada.locator(".go-back")
    expect(strip).to_contain_text(re.compile("You are still in room .*" + path[-6:]))
    assert check(ada) == []
    ada.set_viewport_size({"width": 360, "height": 640})
    fits(ada)
    # She is the host as before, and nobody has left.
    expect(bob.get_by_test_id("member")).to_have_count(2)
    ada.go_forward()
    expect(ada.get_by_test_id("start-button")).to_be_visible()
    ada.go_back()
    ada.get_by_test_id("go-back").click()
    expect(ada.get_by_test_id("start-button")).to_be_visible()

    ada.go_back()
    ada.get_by_test_id("give-up-place").click()
    expect(strip).to_have_count(0)
    expect(bob.get_by_test_id("member")).to_have_count(1)
    expect(bob.get_by_test_id("start-button")).to_be_visible()
    bob.get_by_test_id("leave").click()
    expect(room_row(bob, path)).to_have_count(0)
    expect(bob.locator(".go-back")).to_have_count(0)


def test_who_goes_on_to_another_room_is_not_waited_for(new_page: NewPage) -> None:
    ada, bob, path = two(new_page)
    # A name that somebody has there isn't taken over, which is said.
    home = bob.url.removesuffix(path)
    bob.goto(home)
    bob.get_by_test_id("name-input").fill("Ada")
    bob.get_by_test_id("name-input").press("Tab")
    expect(bob.locator("header.top .top-name")).to_have_text("Ada")
    bob.goto(home + path)
    expect(bob.get_by_test_id("toast")).to_contain_text("still Bob")
    bob.goto(home)
    bob.get_by_test_id("open-room").click()
    bob.get_by_test_id("settings-form").wait_for()
    assert not bob.url.endswith(path)
    expect(ada.get_by_test_id("member")).to_have_count(1)


def test_two_presses_open_one_room(new_page: NewPage) -> None:
    page = new_page()
    opened: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: opened.append(str(frame))))
    page.reload()
    page.get_by_test_id("name-input").fill("Ada")
    page.get_by_test_id("open-room").dblclick()
    page.get_by_test_id("settings-form").wait_for()
    assert sum('"open_room"' in frame for frame in opened) == 1


def test_what_was_refused_offline_is_not_done_later(new_page: NewPage) -> None:
    ada, bob, _ = two(new_page)
    offline(bob)
    bob.get_by_test_id("ready-button").click()
    expect(bob.get_by_test_id("toast")).to_contain_text("Not connected")
    online(bob)
    expect(bob.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "false")
    expect(ada.locator("[data-testid=member][data-ready=true]")).to_have_count(0)
    bob.get_by_test_id("ready-button").click()
    expect(ada.locator("[data-testid=member][data-ready=true]")).to_have_count(1)


def test_practice_without_a_network_says_what_cannot_be_had_until_it_can(new_page: NewPage) -> None:
    page = new_page(f"/practice/{EASY}")
    for action in EASY_WIN:
        for name in action["cards"]:
            card(page, name).click()
    page.get_by_test_id("finish-race").wait_for()
    offline(page)
    page.get_by_test_id("finish-race").click()
    expect(page.get_by_test_id("toast")).to_contain_text("Not connected")
    page.get_by_test_id("finish-next").click()
    page.get_by_test_id("practice-trouble").wait_for()
    page.context.set_offline(False)
    expect(page.get_by_test_id("practice-trouble")).to_have_count(0, timeout=20_000)
    page.get_by_test_id("finish-race").dblclick()
    page.get_by_test_id("settings-form").wait_for()


def test_who_was_removed_is_asked_before_coming_again(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page()
    path = open_room(ada, "Ada")
    guard(ada)
    bob.goto(bob.url.rstrip("/") + path)
    bob.get_by_test_id("name-input").fill("Bob")
    bob.get_by_test_id("join-button").click()
    bob.get_by_test_id("password-input").fill("sesame")
    bob.get_by_test_id("password-input").press("Enter")
    bob.get_by_test_id("ready-button").wait_for()
    about(ada, "Bob", "kick")
    expect(bob.get_by_test_id("toast")).to_contain_text("removed you")
    reconnected(bob)
    bob.go_back()
    bob.get_by_test_id("kicked").wait_for()
    assert check(bob) == []
    expect(ada.get_by_test_id("member")).to_have_count(1)
    bob.get_by_test_id("come-again").click()
    bob.get_by_test_id("password-input").wait_for()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A page of its own, since the browser's console calls a 404 an error."""
    context = browser.new_context(locale="fr")
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", ["/nothing/here", "/room/", "/replay/ABC234/0"])
def test_an_address_that_leads_nowhere_says_so(stranger: Page, served: Served, path: str) -> None:
    answer = stranger.goto(served.url + path)
    assert answer is not None
    said = "Ce lien" if path == "/room/" else "rien à cette adresse"
    expect(stranger.get_by_test_id("toast")).to_contain_text(said)
    stranger.get_by_test_id("open-room").wait_for()
    assert stranger.url == served.url + "/"


def test_a_code_that_cannot_be_read_is_refused_in_the_page(stranger: Page, served: Served) -> None:
    stranger.goto(f"{served.url}/practice/%E0%A4%A")
    stranger.get_by_test_id("practice-code-wrong").wait_for()
