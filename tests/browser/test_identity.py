"""Who one is on the page: another device, a name that somebody has, and being deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Served
from tests.support import qr
from tests.support.axe import check
from tests.support.pages import join, open_room


def test_another_device_goes_on_as_the_same_person(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Zo\u00eb \U0001f98a")
    ada.get_by_test_id("preferences-button").click()
    ada.get_by_test_id("device-button").click()
    drawing = ada.get_by_test_id("qr")
    size = int((drawing.get_attribute("viewBox") or "").split()[2]) - 8
    link = qr.read(qr.from_path(drawing.locator("path").get_attribute("d") or "", size))
    code = link.removeprefix(f"{served.url}/device/")
    expect(ada.get_by_test_id("device-code")).to_contain_text(f"{code[:4]}-{code[4:]}")
    expect(ada.get_by_test_id("device-left")).to_contain_text(":")
    assert check(ada) == []

    bob = new_page()
    bob.get_by_test_id("name-input").fill("Bob")
    bob.get_by_test_id("name-input").press("Tab")
    bob.wait_for_function("() => localStorage.getItem('pyramid-race.name') === 'Bob'")
    bob.goto(link)
    expect(bob.get_by_test_id("device-instead")).to_contain_text("Bob")
    bob.get_by_test_id("device-go").click()
    expect(bob.get_by_test_id("toast")).to_contain_text("Zo\u00eb \U0001f98a")
    expect(bob.get_by_test_id("name-input")).to_have_value("Zo\u00eb \U0001f98a")
    bob.goto(served.url + path)
    bob.get_by_test_id("leave").first.wait_for()
    expect(bob.get_by_test_id("member")).to_have_count(1)
    expect(ada.get_by_test_id("use-here")).to_be_visible()

    # By hand, and too late: it was good once.
    cem = new_page("/device")
    cem.get_by_test_id("device-input").fill(f"{code[:4].lower()} {code[4:].lower()}")
    cem.get_by_test_id("device-go").click()
    expect(cem.get_by_test_id("device-wrong")).to_contain_text("used already")
    assert check(cem) == []
    cem.get_by_test_id("device-not").click()
    expect(cem.get_by_test_id("name-input")).to_have_value("")


def test_a_name_that_is_taken_and_a_person_who_wants_to_be_deleted(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    join_as = bob.get_by_test_id("name-input")
    join_as.fill("ADA")
    bob.get_by_test_id("join-button").click()
    expect(bob.get_by_test_id("name-taken")).to_contain_text("Ada is in this room already")
    expect(join_as).to_have_value("ADA 2")
    expect(bob.get_by_test_id("have-code")).to_have_attribute("href", "/device")
    bob.get_by_test_id("join-button").click()
    bob.get_by_test_id("leave").first.wait_for()
    expect(ada.get_by_test_id("member")).to_have_count(2)
    bob.get_by_test_id("chat-input").fill("It was me")
    bob.get_by_test_id("chat-input").press("Enter")
    expect(ada.get_by_text("It was me")).to_be_visible()

    bob.get_by_test_id("preferences-button").click()
    bob.get_by_test_id("forget-button").click()
    bob.get_by_test_id("forget-name").fill("ADA")
    expect(bob.get_by_test_id("forget-confirm")).to_be_disabled()
    assert check(bob) == []
    bob.get_by_test_id("forget-name").fill("ADA 2")
    bob.get_by_test_id("forget-confirm").click()
    expect(bob.get_by_test_id("forgotten")).to_be_visible()
    expect(ada.get_by_test_id("member")).to_have_count(1)
    expect(ada.get_by_text("It was me")).to_have_count(0)
    expect(ada.get_by_text("ADA 2")).to_have_count(0)
    bob.get_by_test_id("start-afresh").click()
    expect(bob.get_by_test_id("name-input")).to_have_value("")
    assert bob.url == f"{served.url}/"
    bob.goto(served.url + path)
    join(bob, "ADA 2")
