"""Talk before, during and after a race; a seat for who comes late; a forfeit that is taken back."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.support import axe
from tests.support.pages import join, open_room, play
from tests.support.play import EASY_WIN


def write(page: Page, line: str) -> None:
    page.get_by_test_id("chat-input").fill(line)
    page.get_by_test_id("chat-input").press("Enter")


def lines(page: Page) -> Locator:
    return page.get_by_test_id("chat-line")


def test_talk_in_a_room_and_beside_its_race(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    join(bob, "Bob")
    # A line is deleted by its writer, or by the host.
    write(bob, "hello there")
    write(bob, "oh dear")
    write(ada, "no, no")
    expect(lines(bob)).to_have_count(3)
    expect(bob.get_by_test_id("delete-line")).to_have_count(2)
    lines(bob).first.hover()
    lines(bob).first.get_by_test_id("delete-line").click()
    lines(ada).nth(0).hover()
    lines(ada).nth(0).get_by_test_id("delete-line").click()
    expect(lines(bob)).to_have_count(1)
    expect(lines(ada)).to_have_text(["Ada no, no"])
    bob.get_by_test_id("say-good_luck").click()
    expect(ada.get_by_test_id("bubble")).to_contain_text("Good luck!")
    expect(ada.get_by_test_id("said-line")).to_have_text("Bob Good luck!")
    # Too much at once: what was typed stays, and a word beside it says why.
    for _ in range(6):
        write(bob, "spam")
    expect(bob.get_by_test_id("chat-note")).to_contain_text("a lot at once")
    expect(bob.get_by_test_id("chat-input")).to_have_value("spam")
    bob.get_by_test_id("hide-chat").click()
    expect(lines(bob)).to_have_count(0)
    bob.reload()
    bob.get_by_test_id("show-chat").click()
    expect(lines(bob).first).to_be_visible()

    ada.get_by_test_id("start-button").click()
    for page in (ada, bob):
        page.get_by_test_id("moves").wait_for()
    # Who comes late watches, with a seat in the next race. What he writes, racers read afterwards.
    eve = new_page(path)
    join(eve, "Eve")
    expect(eve.get_by_test_id("seat-bar")).to_have_attribute("data-next", "true")
    eve.get_by_test_id("only-watch").click()
    expect(eve.get_by_test_id("seat-bar")).to_have_attribute("data-next", "false")
    eve.get_by_test_id("race-next").click()
    expect(eve.get_by_test_id("seat-bar")).to_have_attribute("data-next", "true")
    eve.get_by_test_id("talk-button").click()
    write(eve, "the king is next")
    expect(lines(eve).last).to_contain_text("the king is next")
    assert axe.check(eve) == []
    eve.get_by_test_id("say-wow").click()
    expect(ada.locator("[role=log][aria-label=Phrases]")).to_have_text("Eve: Wow!")

    ada.get_by_test_id("talk-button").click()
    expect(ada.get_by_test_id("said-line")).to_have_text(["Bob Good luck!", "Eve Wow!"])
    write(ada, "so many cards")
    expect(bob.get_by_test_id("unread")).to_contain_text("1")
    expect(lines(ada).last).to_contain_text("so many cards")
    ada.keyboard.press("Escape")
    expect(ada.get_by_test_id("talk-drawer")).to_have_count(0)
    bob.get_by_test_id("talk-button").click()
    bob.get_by_test_id("hide-chat").click()
    expect(lines(bob)).to_have_count(0)
    expect(bob.get_by_test_id("say-oops")).to_be_visible()
    bob.get_by_test_id("talk-close").click()

    # Given up, taken back, and played on by key and by hand.
    bob.get_by_test_id("forfeit").click()
    bob.get_by_test_id("forfeit-confirm").click()
    expect(bob.get_by_test_id("done")).to_contain_text("gave up")
    expect(bob.get_by_test_id("take-back")).to_be_focused()
    bob.get_by_test_id("take-back").click()
    expect(bob.get_by_test_id("done")).to_have_count(0)
    bob.keyboard.press("d")
    expect(bob.get_by_test_id("moves")).to_have_text("1")
    play(bob, EASY_WIN[0])

    for page in (ada, bob):
        page.get_by_test_id("forfeit").click()
        page.get_by_test_id("forfeit-confirm").click()
    for page in (ada, bob):
        page.get_by_test_id("result").wait_for()
        # Nobody has cleared it, and who gave up has no place.
        expect(page.get_by_test_id("standing-row").locator(".medal")).to_have_text(["\N{EN DASH}"] * 2)
        expect(lines(page).filter(has_text="the king is next")).to_have_count(1)
    # The late comer is seated.
    ada.get_by_test_id("rematch").click()
    expect(eve.locator("[data-testid=member][data-role=player]")).to_have_count(3)
