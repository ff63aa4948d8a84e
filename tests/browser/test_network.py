"""A race over a bad network: 150 ms there and back, connections cut, silence. Fluent all the time, right in the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage, Served
from tests.support.network import Network
from tests.support.pages import card, join, open_room
from tests.support.play import DRAW, EASY_WIN

LIMIT_MS = 60_000


def remove(page: Page, *cards: str) -> None:
    """Taps, which are seen at once."""
    for name in cards:
        card(page, name).click()
    for name in cards:
        expect(card(page, name)).to_have_count(0)


def test_a_whole_race_over_a_bad_network(new_page: NewPage, served: Served) -> None:
    with Network(served.port) as network:
        ada = new_page(url=network.url)
        bob = new_page(open_room(ada, "Ada"))
        join(bob, "Bob")
        network.delay_s = 0.075
        network.losing = 0.02
        ada.get_by_test_id("start-button").click()
        ada.get_by_test_id("board").wait_for(timeout=LIMIT_MS)
        played: list[dict[str, Any]] = []
        for number, action in enumerate(EASY_WIN):
            if number % 3 == 1:
                ada.get_by_test_id("stock").click()
                played.append(DRAW)
            if number % 5 == 2:
                # In the middle of whatever is under way.
                network.cut_all()
            played.append(action)
            if number == len(EASY_WIN) - 1:
                card(ada, action["cards"][0]).click()
            else:
                remove(ada, *action["cards"])
        bob.get_by_test_id("toast").filter(has_text="Ada").wait_for(timeout=LIMIT_MS)
        bob.get_by_test_id("forfeit").click()
        bob.get_by_test_id("forfeit-confirm").click()
        for page in (ada, bob):
            expect(page.get_by_test_id("standing-row").first).to_contain_text("Ada", timeout=LIMIT_MS)
        # What the server has: each move once, in order.
        room = bob.url.rsplit("/", 1)[1]
        replay = bob.request.get(f"{served.url}/api/races/{room}/1").json()
        assert [move["action"] for move in replay["moves"]] == played


def test_moves_wait_for_nothing(new_page: NewPage, served: Served) -> None:
    """Not a byte comes through, and no connection ends: one plays on, and it counts once there is a way again."""
    with Network(served.port) as network:
        ada = new_page(url=network.url)
        bob = new_page(open_room(ada, "Ada"))
        join(bob, "Bob")
        ada.get_by_test_id("start-button").click()
        ada.get_by_test_id("board").wait_for()
        network.hold()
        for action in EASY_WIN[:7]:
            remove(ada, *action["cards"])
        expect(ada.get_by_test_id("moves")).to_have_text("7")
        expect(bob.locator("[data-testid=opponent][data-removed='0']")).to_have_count(1)
        network.release()
        expect(bob.locator("[data-testid=opponent][data-removed='13']")).to_have_count(1)
        ada.reload()
        expect(ada.get_by_test_id("moves")).to_have_text("7")


@contextmanager
def not_greeted(page: Page, url: str) -> Iterator[None]:
    """Opens a page that has said hello; the server's welcome reaches it at the end."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = True

    def carry(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda answer: held.append((browser, answer)) if holding else browser.send(answer))

    page.route_web_socket(re.compile("^ws:"), carry)
    page.goto(url)
    while not held:
        page.title()  # Lets Playwright hear.
    yield
    holding = False
    for browser, answer in held:
        browser.send(answer)


def test_a_room_is_opened_though_the_press_came_before_the_welcome(new_page: NewPage, served: Served) -> None:
    ada = new_page("", url="about:blank")
    with not_greeted(ada, served.url):
        ada.get_by_test_id("name-input").fill("Ada")
        ada.get_by_test_id("open-room").click()
    ada.get_by_test_id("settings-form").wait_for()
    expect(ada.get_by_test_id("toast")).to_have_count(0)


@pytest.mark.parametrize(("button", "role"), [("join-button", "player"), ("watch-button", "spectator")])
def test_a_room_is_entered_as_was_said_before_the_welcome(
    new_page: NewPage, served: Served, button: str, role: str
) -> None:
    path = open_room(new_page(), "Ada")
    bob = new_page("", url="about:blank")
    with not_greeted(bob, served.url + path):
        bob.get_by_test_id("name-input").fill("Bob")
        bob.get_by_test_id(button).click()
    bob.get_by_test_id("leave").first.wait_for()
    expect(bob.locator(f"[data-testid=member][data-role={role}]", has_text="Bob")).to_have_count(1)
