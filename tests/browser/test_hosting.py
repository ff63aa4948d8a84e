"""Running a room: who has a say, who may come in, when it starts, how it ends."""

from __future__ import annotations

from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.axe import check
from tests.support.pages import card, join, open_room
from tests.support.play import EASY_WIN
from tests.support.rooms import about, fits, more_settings, room_row

PHONE = {"width": 390, "height": 844}


def invitation(page: Page) -> str:
    """The path of a link that lets in one person."""
    page.get_by_test_id("invites").click()
    page.get_by_test_id("make-invites").click()
    link = page.get_by_test_id("invite-link").inner_text()
    page.get_by_test_id("dialog-close").click()
    return link[link.index("/room/") :]


def local(later: timedelta, form: str = "%Y-%m-%dT%H:%M") -> str:
    """What a field has for a time to come."""
    return (datetime.now().astimezone() + later).strftime(form)


def clear(page: Page) -> None:
    for action in EASY_WIN:
        for name in action["cards"]:
            card(page, name).click()
    page.get_by_test_id("done").wait_for()


def test_a_co_host_has_a_say_and_the_door_keeps_who_is_not_wanted(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob, cem = new_page(path, viewport=PHONE), new_page(path)
    join(bob, "Bob")
    join(cem, "Cem")
    expect(bob.get_by_test_id("settings-form")).to_have_count(0)
    about(ada, "Bob", "cohost")
    expect(ada.get_by_test_id("cohost-mark")).to_be_visible()
    bob.get_by_test_id("settings-form").wait_for()
    about(ada, "Cem", "mute")
    expect(cem.get_by_test_id("muted-mark")).to_be_visible()

    about(bob, "Cem", "ban", sure=True)
    cem.get_by_test_id("open-room").wait_for()
    cem.goto(ada.url)
    expect(cem.get_by_test_id("barrier")).to_contain_text("banned")
    # The host knows whom a co-host has banned.
    ada.get_by_test_id("unban").click()
    expect(ada.get_by_test_id("banned")).to_have_count(0)
    expect(bob.get_by_test_id("banned")).to_have_count(0)

    bob.get_by_test_id("lock").click()
    expect(ada.get_by_test_id("locked-note")).to_be_visible()
    fits(bob)
    # Whoever has no name yet is told at the door; it is looked at again by itself.
    dee = new_page(path)
    expect(dee.get_by_test_id("locked-out")).to_contain_text("locked")
    expect(dee.get_by_test_id("join-button")).to_have_count(0)
    assert check(dee) == []
    cem.reload()
    expect(cem.get_by_test_id("barrier")).to_contain_text("locked")
    bob.get_by_test_id("lock").click()
    expect(ada.get_by_test_id("locked-note")).to_have_count(0)

    form = more_settings(ada)
    form.locator("[name=invite_only]").check()
    expect(form.locator("[name=invite_only]")).to_be_checked()
    dee.get_by_test_id("name-input").fill("Dee")
    dee.get_by_test_id("join-button").click()
    expect(dee.get_by_test_id("barrier")).to_contain_text("invited")
    single = invitation(ada)
    assert "#invite=" in single
    # To the browser this is the page where she is already.
    dee.goto(ada.url.split("/room/")[0] + single)
    dee.get_by_test_id("ready-button").wait_for()
    assert dee.url.endswith(path)
    eve = new_page(single)
    eve.get_by_test_id("name-input").fill("Eve")
    eve.get_by_test_id("join-button").click()
    expect(eve.get_by_test_id("barrier")).to_contain_text("used already")
    form.locator("[name=allowed]").fill("Eve\n\nFay")
    form.locator("[name=allowed]").press("Tab")
    form.locator("[name=invite_only]").uncheck()
    eve.get_by_test_id("try-again").click()
    eve.get_by_test_id("ready-button").wait_for()
    # Under a name that isn't on the list one is asked for another.
    cem.get_by_test_id("try-again").click()
    expect(cem.get_by_test_id("name-taken")).to_contain_text("guest list, and Cem")
    assert check(cem) == []
    cem.get_by_test_id("name-input").fill("Fay")
    cem.get_by_test_id("join-button").click()
    cem.get_by_test_id("ready-button").wait_for()
    assert check(ada) == []

    about(ada, "Bob", "hand_over", sure=True)
    expect(ada.get_by_test_id("settings-form")).to_have_count(0)
    about(bob, "Ada", "cohost")
    ada.get_by_test_id("settings-form").wait_for()


def test_starts_by_time_and_number_are_counted_down_stopped_and_ended_early(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada", countdown_s=60)
    bob = new_page(path, viewport=PHONE, timezone_id="Asia/Tokyo", locale="en-GB")
    join(bob, "Bob")
    form = ada.get_by_test_id("settings-form")
    form.locator("[name=start]").select_option("scheduled")
    expect(bob.get_by_test_id("starts-at")).to_be_visible()
    field = form.locator("[name=starts_at]")
    field.fill(local(timedelta(days=2, hours=1)))
    field.press("Tab")
    expect(bob.get_by_test_id("time-left")).to_contain_text("2 days")
    expect(bob.get_by_test_id("appointment")).to_contain_text("Japan Standard Time")
    with bob.expect_download() as saved:
        bob.get_by_test_id("calendar").click()
    assert "DTSTART:" in saved.value.path().read_text()
    fits(bob)
    assert check(bob) == []

    form.locator("[name=start]").select_option("auto")
    expect(bob.get_by_test_id("waiting-for")).to_contain_text("4 players (2 here)")
    form.locator("[name=auto_players]").select_option("2")
    for page in (ada, bob):
        page.get_by_test_id("countdown").wait_for()
    ada.get_by_test_id("stop-countdown").click()
    expect(bob.get_by_test_id("waiting-for")).to_contain_text("was stopped")
    expect(bob.get_by_test_id("toast")).to_contain_text("Ada stopped the countdown")
    about(ada, "Bob", "cohost")
    form.locator("[name=start]").select_option("scheduled")
    form.locator("[name=countdown_s]").select_option("0")
    bob.get_by_test_id("settings-form").locator("[name=countdown_s] option:checked[value='0']").wait_for(
        state="attached"
    )
    for seconds in (2, 5, 10, 20):
        field.fill(local(timedelta(seconds=seconds), "%Y-%m-%dT%H:%M:%S"))
        field.press("Tab")
        # On a slow machine the time has come before the server hears of it.
        ada.get_by_test_id("board").or_(ada.get_by_test_id("wrong-time")).wait_for(timeout=30_000)
        if ada.get_by_test_id("board").is_visible():
            break
    bob.get_by_test_id("board").wait_for()
    bob.get_by_test_id("run-room").click()
    bob.get_by_test_id("end-race").click()
    bob.get_by_test_id("end-race-confirm").click()
    for page in (ada, bob):
        page.get_by_test_id("result").wait_for()
    ada.reload()
    expect(ada.get_by_test_id("ended-early")).to_have_text("Bob ended the race.")
    fits(bob)

    # A new room with the deal would be without the others; that is asked first.
    ada.get_by_test_id("race-again").click()
    expect(ada.locator("dialog")).to_contain_text("Leave this room?")
    ada.keyboard.press("Escape")
    # When the next race starts can be said before it is called.
    bob.get_by_test_id("run-room").click()
    start = bob.get_by_test_id("next-start").locator("[name=start]")
    start.select_option("auto")
    expect(bob.get_by_test_id("next-start").locator("[name=auto_players]")).to_have_value("3")
    start.select_option("host")
    expect(bob.get_by_test_id("next-start").locator("[name=auto_players]")).to_have_count(0)
    fits(bob)
    bob.get_by_test_id("dialog-close").click()
    bob.get_by_test_id("rematch").click()
    bob.get_by_test_id("start-button").wait_for()


def test_what_a_host_sets_all_see_and_who_takes_over_starts_the_race(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob, home = new_page(path), new_page()
    join(bob, "Bob")
    form = more_settings(ada)
    facts, waits = bob.locator(".settings dl").last, bob.get_by_test_id("waiting-for")
    rules = bob.get_by_test_id("rules-text")
    expect(room_row(home, path)).to_have_count(1)
    form.locator("[name=visibility]").select_option("unlisted")
    expect(room_row(home, path)).to_have_count(0)
    for name, choice, where, words in (
        ("time_limit_s", "300", facts, "5 minutes"),
        ("end", "first", facts, "the first clears"),
        ("start", "auto", facts, "enough are here"),
        ("auto_s", "600", waits, "The race starts in"),
        ("start", "host", waits, "Ada"),
        ("tell_dead", "no", rules, "Nobody tells you"),
        ("tell_dead", "", rules, "You are told"),
        ("disconnect_grace_s", "30", facts, "30 seconds"),
        ("disconnect_grace_s", "0", facts, "At once"),
    ):
        form.locator(f"[name={name}]").select_option(choice)
        expect(where).to_contain_text(words)
    for name, chosen in (("tell_dead", ""), ("disconnect_grace_s", "0")):
        expect(form.locator(f"[name={name}]")).to_have_value(chosen)
    form.locator("[name=disconnect_grace_s]").select_option("")
    expect(facts).not_to_contain_text("Who is away")
    form.locator("[name=disconnect_grace_s]").select_option("0")
    expect(facts).to_contain_text("Who is away")

    # Nor does anybody wait for a host then.
    ada.close()
    expect(more_settings(bob).locator("[name=disconnect_grace_s]")).to_have_value("0")
    bob.get_by_test_id("start-button").click()
    bob.get_by_test_id("board").wait_for()


def test_a_series_has_a_table_and_a_winner(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path, viewport=PHONE)
    join(bob, "Bob")
    ada.get_by_test_id("settings-form").locator("[name=best_of]").select_option("3")
    expect(bob.get_by_test_id("series")).to_contain_text("First to 2 wins")
    for race in (1, 2):
        ada.get_by_test_id("start-button").click()
        bob.get_by_test_id("board").wait_for()
        clear(ada)
        # Bob is a no-show.
        ada.get_by_test_id("run-room").click()
        ada.get_by_test_id("person").filter(has_text="Bob").click()
        ada.get_by_test_id("forfeit").last.click()
        ada.get_by_test_id("act-confirm").click()
        ada.get_by_test_id("result").wait_for()
        if race == 1:
            expect(bob.get_by_test_id("series-row").first).to_have_attribute("data-wins", "1")
            expect(ada.get_by_test_id("rematch")).to_have_text("Next race (2 of 3)")
            ada.get_by_test_id("rematch").click()
            expect(bob.get_by_test_id("series")).to_contain_text("Race 2 of 3 comes next")
    expect(ada.locator("h1")).to_contain_text("You won the series!")
    expect(bob.locator("h1")).to_contain_text("Ada won the series")
    expect(ada.get_by_test_id("rematch")).to_have_text("New series")
    fits(bob)
    assert check(bob) == []
