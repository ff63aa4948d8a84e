"""What people may choose, and what they are told when they choose something that can't be."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.pages import join, open_room, play
from tests.support.play import EASY_WIN

UNSEEN = "\u200b\u200b"
"""Characters that the field takes and the server doesn't."""


def _settles(seq: int) -> Callable[[str | bytes], bool]:
    """Tells the frame by which the server takes the move of this number."""
    return lambda frame: '"ack"' in str(frame) and f'"seq":{seq},' in str(frame)


def _seat(page: Page, role: str) -> None:
    expect(page.locator(f"[data-testid=member][data-role={role}]").filter(has_text="(you)")).to_have_count(1)


def test_who_is_invited_may_watch_and_change_sides(new_page: NewPage) -> None:
    ada = new_page()
    bob = new_page(open_room(ada, "Ada"))
    bob.get_by_test_id("name-input").fill("Bob")
    bob.get_by_test_id("watch-button").click()
    _seat(bob, "spectator")
    bob.get_by_test_id("take-seat").click()
    _seat(bob, "player")
    bob.get_by_test_id("watch-instead").click()
    _seat(bob, "spectator")
    ada.locator("[name=capacity]").fill("1")
    ada.locator("[name=capacity]").press("Tab")
    expect(bob.get_by_test_id("take-seat")).to_be_disabled()


def test_a_countdown_can_be_left_and_stopped(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada", countdown_s=60)
    ada.locator("[name=start]").select_option("all_ready")
    bob, cem = new_page(path), new_page(path)
    join(bob, "Bob")
    join(cem, "Cem")
    expect(ada.get_by_test_id("member")).to_have_count(3)
    for page in (ada, bob, cem):
        page.get_by_test_id("ready-button").click()
    for page in (ada, bob, cem):
        page.get_by_test_id("countdown").wait_for()
    cem.get_by_test_id("leave").click()
    cem.get_by_test_id("open-room").wait_for()
    bob.get_by_test_id("not-ready").click()
    ada.get_by_test_id("ready-button").wait_for()
    expect(ada.get_by_test_id("toast")).to_contain_text("Bob isn\u2019t ready")


def test_where_the_host_starts_nobody_is_called_not_ready(new_page: NewPage) -> None:
    ada = new_page()
    bob = new_page(open_room(ada, "Ada"))
    join(bob, "Bob")
    expect(ada.get_by_test_id("member")).to_have_count(2)
    expect(ada.get_by_text("Not ready")).to_have_count(0)
    expect(ada.get_by_test_id("ready-button")).to_have_count(0)
    bob.get_by_test_id("ready-button").click()
    expect(ada.get_by_test_id("member").nth(1)).to_contain_text("Ready")


def test_a_refused_name_keeps_one_on_the_page(new_page: NewPage) -> None:
    ada = new_page()
    ada.get_by_test_id("connection-state").and_(ada.locator("[data-state=online]")).wait_for()
    ada.get_by_test_id("name-input").fill(UNSEEN)
    ada.get_by_test_id("open-room").click()
    expect(ada.get_by_test_id("name-wrong")).not_to_be_empty()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    bob.get_by_test_id("connection-state").and_(bob.locator("[data-state=online]")).wait_for()
    bob.get_by_test_id("name-input").fill(UNSEEN)
    bob.get_by_test_id("join-button").click()
    expect(bob.get_by_test_id("name-wrong")).not_to_be_empty()
    join(bob, "Bob")
    expect(ada.get_by_test_id("member")).to_have_count(2)


def test_refused_text_stays_where_it_was_typed(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    ada.get_by_test_id("chat-input").fill(UNSEEN)
    ada.get_by_test_id("chat-send").click()
    expect(ada.get_by_test_id("chat-note")).to_contain_text("invisible")
    expect(ada.get_by_test_id("chat-input")).to_have_value(UNSEEN)

    code = ada.locator("[name=deal_code]")
    code.fill("PY1-N-AAAA")
    code.press("Tab")
    expect(ada.get_by_test_id("wrong-code")).not_to_be_empty()
    expect(code).to_have_value("PY1-N-AAAA")
    code.fill("PY1-N-AAAAAAS")
    code.press("Tab")
    expect(ada.get_by_test_id("wrong-code")).to_have_count(0)

    seats = ada.locator("[name=capacity]")
    seats.fill("101")
    seats.press("Tab")
    expect(ada.get_by_test_id("wrong-seats")).to_contain_text("100")
    expect(seats).to_have_value("20")


def test_the_first_page_leads_back_into_the_race(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    ada.get_by_test_id("start-button").click()
    play(ada, EASY_WIN[0])
    ada.goto(served.url)
    ada.get_by_test_id("go-back").click()
    expect(ada).to_have_url(re.compile(path + "$"))
    play(ada, EASY_WIN[1])


def test_a_link_to_no_room_says_so(new_page: NewPage, served: Served) -> None:
    ada = new_page("/room/zz")
    expect(ada.get_by_test_id("toast")).to_contain_text("I, O, 0 and 1")
    expect(ada).to_have_url(served.url + "/")


def test_moves_that_came_too_fast_are_made_all_the_same(new_page: NewPage) -> None:
    heard: list[str] = []
    ada = new_page()
    open_room(ada, "Ada")
    with ada.expect_websocket() as opened:
        ada.reload()
    opened.value.on("framereceived", lambda frame: heard.append(str(frame)))
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("board").wait_for()
    # The most that a connection may send at once, and some more.
    with opened.value.expect_event("framereceived", _settles(191)):
        ada.evaluate("for (let n = 0; n < 190; n++) dispatchEvent(new KeyboardEvent('keydown', { key: 'd' }))")
        play(ada, EASY_WIN[0])
    expect(ada.get_by_test_id("moves")).to_have_text("191")
    expect(ada.get_by_text("Another tab")).to_have_count(0)
    assert any('"rate_limited"' in frame for frame in heard)


def test_a_short_name_stays_in_one_piece_on_the_narrowest_phone(new_page: NewPage) -> None:
    ada = new_page(viewport={"width": 320, "height": 640})
    open_room(ada, "Ada Li")
    ada.locator("[name=start]").select_option("all_ready")
    ada.get_by_test_id("ready-button").wait_for()
    ada.get_by_test_id("add-bot").click()
    expect(ada.get_by_test_id("member")).to_have_count(2)
    for name in ada.locator(".member-name bdi").all():
        assert name.evaluate("name => name.getClientRects().length") == 1
