"""The first page: live boards, rooms, the daily deal; in four languages, on any screen, for anybody."""

from __future__ import annotations

import re
from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.axe import check
from tests.support.pages import join, open_room, play
from tests.support.play import EASY_WIN
from tests.support.rooms import fits, guard, room_row, set_field

COUNTS = """
Object.defineProperty(document, "hidden", { get: () => window.unseen === true });
window.asked = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === "rooms") window.asked += 1;
  send.call(this, data);
};
"""
"""Counts how often the page asks for the rooms, and lets a test say whether anybody sees it."""
PHONE = {"width": 360, "height": 640}
HOSTILE = tuple(
    normalize("NFC", name)
    for name in (
        "<script>alert(1)</scrip",
        "Z\u0335\u0302\u0330\u0324" * 6,  # as many marks as a letter may have
        "W" * 24,
        "\ufdfd" * 24,  # one character, as wide as a line
        "👨\u200d👩\u200d👧\u200d👦" * 3,
        "مرحبا بالعالم",
    )
)
"""Names that the server takes."""


def test_live_boards_change_while_a_race_is_on(new_page: NewPage) -> None:
    ada, visitor = new_page(), new_page()
    path = open_room(ada, "Ada")
    set_field(ada, "name", "Friday cup")
    row = room_row(visitor, path)
    expect(row).to_have_attribute("data-phase", "lobby")
    expect(row).to_contain_text("Friday cup")
    expect(row).to_contain_text("Ada")
    expect(row).to_contain_text("19 places free")
    expect(visitor.get_by_test_id("rooms-open")).to_contain_text("Friday cup")

    ada.get_by_test_id("start-button").click()
    racer = visitor.get_by_test_id("rooms-live").locator(row).get_by_test_id("room-racer")
    expect(racer).to_contain_text("Ada")
    expect(racer).to_have_attribute("data-removed", "0")
    whole = racer.locator(".mini-left").get_attribute("d") or ""
    for removals, removed in ((EASY_WIN[:2], "4"), (EASY_WIN[2:4], "7")):
        for action in removals:
            play(ada, action)
        expect(racer).to_have_attribute("data-removed", removed)
    left = racer.locator(".mini-left").get_attribute("d") or ""
    assert (whole.count("z"), left.count("z")) == (28, 21)

    row.get_by_test_id("watch-room").click()
    expect(visitor).to_have_url(re.compile(path))
    visitor.get_by_test_id("leave").first.click()
    for action in EASY_WIN[4:]:
        for name in action["cards"]:
            ada.locator(f"[data-testid=card][data-card='{name}']").click()
    expect(row).to_have_attribute("data-phase", "finished")


def test_rooms_are_joined_or_watched_from_the_list(new_page: NewPage) -> None:
    ada, bob, cem = new_page(), new_page(), new_page()
    path = open_room(ada, "Ada")
    set_field(ada, "capacity", "2")
    bob.get_by_test_id("name-input").fill("Bob")
    expect(room_row(bob, path)).to_contain_text("1 place free")
    room_row(bob, path).get_by_test_id("join-room").click()
    expect(ada.locator("[data-testid=member][data-role=player]")).to_have_count(2)
    expect(ada.locator("[data-testid=member]").filter(has_text="Bob")).to_be_visible()

    row = room_row(cem, path)
    expect(row).to_contain_text("No place free")
    expect(row).to_contain_text(re.compile("Ada and Bob"))
    expect(row.get_by_test_id("join-room")).to_have_count(0)
    row.get_by_test_id("watch-room").click()
    expect(ada.locator("[data-testid=member][data-role=spectator]")).to_have_count(1)
    visitor = new_page()
    expect(room_row(visitor, path)).to_contain_text("1 spectator")


def test_rows_stay_under_the_pointer(new_page: NewPage) -> None:
    ada, visitor = new_page(), new_page()
    path = open_room(ada, "Ada")
    row = room_row(visitor, path)
    row.get_by_test_id("join-room").hover()
    place = row.bounding_box()
    newer = open_room(new_page(), "Bob")
    expect(room_row(visitor, newer)).to_be_visible()
    assert row.bounding_box() == place

    ada.get_by_test_id("leave").first.click()
    expect(row).to_have_class(re.compile("is-gone"))
    expect(row.get_by_role("button")).to_have_count(0)
    assert row.bounding_box() == place
    visitor.mouse.move(5, 5)
    expect(row).to_have_count(0)


def test_a_page_that_nobody_sees_asks_for_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    page.add_init_script(COUNTS)
    page.reload()
    page.get_by_test_id("no-rooms").or_(page.get_by_test_id("room").first).first.wait_for()

    def asked_soon() -> int:
        before = page.evaluate("() => window.asked")
        # Shorter than the silence after which a page believes its connection lost.
        page.clock.run_for(3_500)
        return page.evaluate("() => window.asked") - before

    page.evaluate("() => { window.unseen = true; }")
    assert asked_soon() == 0
    page.evaluate("() => { window.unseen = false; }")
    assert asked_soon() > 0


def test_the_daily_deal_and_practice_are_one_press_away(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.get_by_test_id("daily").click()
    expect(page).to_have_url(f"{served.url}/daily")
    page.get_by_test_id("practise-yesterday").wait_for()
    page.go_back()
    page.get_by_test_id("practise").click()
    expect(page).to_have_url(f"{served.url}/practice")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(new_page: NewPage, scheme: str) -> None:
    """axe-core on the first page (with rooms and without), the gate, the password, sharing and the chat."""
    ada = new_page(color_scheme=scheme)
    ada.get_by_test_id("open-room").wait_for()
    assert check(ada) == []
    path = open_room(ada, "Ada")
    ada.get_by_test_id("chat-input").fill("Hello")
    ada.get_by_test_id("chat-input").press("Enter")
    ada.get_by_test_id("chat-line").wait_for()
    assert check(ada) == []
    ada.get_by_test_id("qr-button").click()
    ada.get_by_test_id("qr").wait_for()
    assert check(ada) == []
    ada.get_by_test_id("qr-close").click()

    bob = new_page(path, color_scheme=scheme)
    bob.get_by_test_id("invitation").wait_for()
    assert check(bob) == []
    guard(ada)
    join_button = bob.get_by_test_id("join-button")
    join_button.click()
    bob.get_by_test_id("password-input").wait_for()
    assert check(bob) == []
    bob.get_by_test_id("password-button").click()
    bob.get_by_test_id("password-wrong").wait_for()
    assert check(bob) == []
    set_field(ada, "name", "Friday cup")
    home = new_page(color_scheme=scheme)
    expect(room_row(home, path)).to_contain_text("Password needed")
    home.get_by_test_id("join-button").click()
    home.get_by_role("alert").wait_for()
    assert check(home) == []
    other = new_page(color_scheme=scheme)
    running = open_room(other, "Cem")
    other.get_by_test_id("start-button").click()
    expect(room_row(home, running)).to_have_attribute("data-phase", "racing")
    assert check(home) == []


@pytest.mark.parametrize(
    ("locale", "opens", "narrow"),
    [("en", "Open a room", 320), ("fr", "Ouvrir un salon", 320), ("ko", "방 열기", 360), ("ja", "ルームを開く", 360)],
)
def test_four_languages_on_small_phones(new_page: NewPage, locale: str, opens: str, narrow: int) -> None:
    viewport = PHONE | {"width": narrow}
    ada = new_page(locale=locale, viewport=viewport)
    expect(ada.get_by_test_id("open-room")).to_have_text(opens)
    ada.get_by_test_id("join-button").click()
    ada.get_by_role("alert").wait_for()
    fits(ada)
    path = open_room(ada, "Ada")
    fits(ada)
    ada.get_by_test_id("qr-button").click()
    ada.get_by_test_id("qr").wait_for()
    fits(ada)
    bob = new_page(path, locale=locale, viewport=viewport)
    bob.get_by_test_id("invitation").wait_for()
    fits(bob)
    home = new_page(locale=locale, viewport=viewport)
    room_row(home, path).wait_for()
    fits(home)


def test_twice_as_large_everything_is_still_there(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    fits(page)
    for part in ("name-input", "open-room", "join-code", "daily", "practise"):
        page.get_by_test_id(part).scroll_into_view_if_needed()
        expect(page.get_by_test_id(part)).to_be_in_viewport(ratio=0.95)


def test_hostile_names_are_text_and_keep_to_their_places(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    set_field(ada, "name", HOSTILE[1] + HOSTILE[0])
    guests: list[Page] = []
    for name in HOSTILE:
        guest = new_page(path)
        join(guest, name)
        guest.get_by_test_id("chat-input").fill(name * 2)
        guest.get_by_test_id("chat-input").press("Enter")
        guests.append(guest)
        expect(ada.get_by_test_id("member").filter(has_text=name)).to_have_count(1)
        expect(ada.get_by_test_id("chat-line").filter(has_text=name * 2)).to_have_count(1)
    for guest in guests:
        guest.context.close()
    small = new_page(viewport=PHONE)
    invited = new_page(path, viewport=PHONE)
    row = room_row(small, path)
    expect(row.get_by_test_id("room-name")).to_have_text(HOSTILE[1] + HOSTILE[0])
    invited.get_by_test_id("invitation").wait_for()
    for page in (small, invited, ada):
        fits(page)
        # Whatever a name is made of, it is cut off where its box ends.
        loose = "(e) => [...e.querySelectorAll('bdi')].filter((name) => !cut(name)).map((name) => name.textContent)"
        cut = (
            "const cut = (e) => { const box = e.getBoundingClientRect();"
            " for (let up = e; up && up !== document.body; up = up.parentElement) {"
            " const style = getComputedStyle(up), at = up.getBoundingClientRect();"
            " if (style.overflowX !== 'visible' && at.height < 200 && at.right <= innerWidth) return true; }"
            " return box.right <= innerWidth && e.scrollHeight <= box.height; };"
        )
        assert page.locator("main").evaluate(f"(e) => {{ {cut} return ({loose})(e); }}") == []
    ada.get_by_test_id("start-button").click()
    expect(row.get_by_test_id("room-racer")).to_have_count(len(HOSTILE) + 1)
    fits(small)
    assert check(small) == []
