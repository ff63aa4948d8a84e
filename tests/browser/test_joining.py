"""Every way into a room: code, pasted link, QR, share sheet, gate, password; in a private window, by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import NewPage, Served
from tests.support import qr
from tests.support.pages import open_room
from tests.support.rooms import guard

BLOCKED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
}
"""
"""As browsers do that refuse storage."""
SHARES = "navigator.share = async (data) => { window.shared = data; };"


def test_a_room_is_joined_by_code_or_pasted_link(new_page: NewPage, served: Served) -> None:
    path = open_room(new_page(), "Ada")
    room = path.rsplit("/", 1)[1]
    for written in (f" {room[:3].lower()}-{room[3:].lower()} ", f"{served.url}{path}?from=chat"):
        bob = new_page()
        bob.get_by_test_id("join-code").fill("K7QX2")
        bob.get_by_test_id("join-code").press("Enter")
        expect(bob.get_by_role("alert")).to_contain_text("six letters")
        expect(bob.get_by_test_id("join-code")).to_have_attribute("aria-invalid", "true")
        bob.get_by_test_id("join-code").fill(f"http://evil.example{path}")
        bob.get_by_test_id("join-code").press("Enter")
        expect(bob.get_by_test_id("join-wrong")).to_contain_text("another site, evil.example.")
        bob.get_by_test_id("join-code").fill(written)
        expect(bob.get_by_role("alert")).to_have_count(0)
        bob.get_by_test_id("join-code").press("Enter")
        bob.get_by_test_id("leave").first.wait_for()
        assert bob.url == served.url + path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_qr_code_says_the_link(new_page: NewPage, served: Served, scheme: str) -> None:
    ada = new_page(color_scheme=scheme)
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url))
    path = open_room(ada, "Ada")
    assert not any("qrcode" in url for url in asked)
    ada.get_by_test_id("qr-button").click()
    drawing = ada.get_by_test_id("qr")
    expect(drawing).to_have_accessible_name(re.compile(re.escape(served.url + path)))
    left, top, width, height = map(int, (drawing.get_attribute("viewBox") or "").split())
    assert (left, top, width) == (-4, -4, height)
    modules = qr.from_path(drawing.locator("path").get_attribute("d") or "", width - 8)
    assert qr.read(modules) == served.url + path
    colours = "(e) => [getComputedStyle(e).fill, getComputedStyle(e.parentElement).backgroundColor]"
    assert drawing.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    ada.keyboard.press("Escape")
    expect(drawing).to_have_count(0)
    expect(ada.get_by_test_id("qr-button")).to_be_focused()


def test_the_share_sheet_gets_the_link(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    ada.add_init_script(SHARES)
    ada.reload()
    path = open_room(ada, "Ada")
    ada.get_by_test_id("share-button").click()
    assert ada.evaluate("() => window.shared.url") == served.url + path


def test_an_invitation_says_who_is_there_and_whether_it_leads_anywhere(
    browser: Browser, new_page: NewPage, served: Served
) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    invitation = bob.get_by_test_id("invitation")
    expect(invitation).to_contain_text("Ada")
    expect(invitation).to_contain_text("Getting ready")
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("board").wait_for()
    late = new_page(path)
    expect(late.get_by_test_id("invitation")).to_contain_text("The race is on")
    # The browser itself complains about the 404, so this page isn't one that fails the test by that.
    nowhere = browser.new_page()
    nowhere.goto(served.url + "/room/ZZZZZZ")
    expect(nowhere.get_by_test_id("go-home")).to_be_visible()
    expect(nowhere.get_by_test_id("name-input")).to_have_count(0)
    nowhere.close()


def test_a_private_window_by_keyboard_alone(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    guard(ada)
    bob = new_page()
    bob.add_init_script(BLOCKED)
    bob.goto(served.url + path)
    expect(bob.get_by_test_id("name-input")).to_be_focused()
    bob.keyboard.type("Bob")
    bob.keyboard.press("Enter")
    expect(bob.get_by_test_id("password-input")).to_be_focused()
    bob.keyboard.type("open")
    bob.keyboard.press("Enter")
    expect(bob.get_by_test_id("password-wrong")).to_be_visible()
    expect(bob.get_by_test_id("password-input")).to_be_focused()
    bob.keyboard.type("sesame")
    bob.keyboard.press("Enter")
    bob.get_by_test_id("ready-button").focus()
    bob.keyboard.press("Enter")
    expect(ada.locator("[data-testid=member][data-ready=true]").filter(has_text="Bob")).to_be_visible()


def test_a_welcome_that_comes_late_puts_nothing_before_what_is_typed(new_page: NewPage) -> None:
    path = open_room(new_page(), "Ada")
    bob = new_page(path)
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    on_hold = True

    def hold(socket: WebSocketRoute) -> None:
        def heard(frame: str | bytes) -> None:
            if on_hold:
                held.append((socket, frame))
            else:
                socket.send(frame)

        socket.connect_to_server().on_message(heard)

    bob.route_web_socket(re.compile("/ws$"), hold)
    bob.reload()
    field = bob.get_by_test_id("name-input")
    expect(field).to_be_focused()
    on_hold = False
    for socket, frame in held:
        socket.send(frame)
    # Now it is known what a guest without a name would be called.
    expect(field).to_have_attribute("placeholder", re.compile("Guest"))
    bob.keyboard.type("Bob")
    expect(field).to_have_value("Bob")
    bob.get_by_test_id("join-button").click()
    expect(bob.get_by_test_id("member").filter(has_text="Bob")).to_be_visible()
