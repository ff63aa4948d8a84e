"""One press to a race, with bots if one likes; a sealed deal that is checked; another tab that takes the game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import LIMIT_MS, NewPage
from tests.support import axe
from tests.support.pages import join, open_room, play, reconnected
from tests.support.play import EASY, EASY_WIN
from tests.support.rooms import room_row


def quick(page: Page, name: str) -> None:
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("quick-play").click()
    page.get_by_test_id("leave").wait_for()


def test_quick_play_alone_with_bots_and_together(new_page: NewPage) -> None:
    ada = new_page()
    bots = ada.locator("[name=quick_bots]")
    expect(bots).not_to_be_checked()
    bots.check()
    ada.reload()
    expect(bots).to_be_checked()
    quick(ada, "Ada")
    expect(ada.get_by_test_id("waiting-for")).to_contain_text("seconds at the latest")
    expect(ada.get_by_test_id("alone")).to_contain_text("bots join you")
    # The room runs by itself: nobody is in charge of it, nor shown to be.
    expect(
        ada.get_by_test_id("start-button").or_(ada.get_by_test_id("add-bot")).or_(ada.locator(".chip.host"))
    ).to_have_count(0)
    wim, bob = new_page(), new_page()
    path = "/room/" + ada.url.rsplit("/", 1)[1]
    bots = ada.get_by_test_id("member").filter(has_text=re.compile("(Careful|Greedy) bot"))
    expect(bots).to_have_count(2, timeout=2 * LIMIT_MS)
    expect(ada.get_by_test_id("kick").or_(ada.get_by_test_id("member-menu"))).to_have_count(0)
    assert axe.check(ada) == []
    expect(room_row(wim, path).get_by_test_id("bot-mark")).to_have_count(2)
    expect(room_row(wim, path).get_by_test_id("room-name")).to_have_text("Quick play")
    # Whoever presses next and allows bots, too, comes into the same room. Four are enough.
    bob.locator("[name=quick_bots]").check()
    quick(bob, "Bob")
    assert bob.url == ada.url
    for page in (ada, bob):
        page.get_by_test_id("moves").wait_for(timeout=2 * LIMIT_MS)
        expect(page.get_by_test_id("run-room")).to_have_count(0)
        page.get_by_test_id("forfeit").click()
        page.get_by_test_id("forfeit-confirm").click()
    expect(ada.get_by_test_id("opponent").filter(has_text="Careful bot")).to_have_count(1)
    # However little room there is for its name, the bot's mark is seen in the list.
    wim.set_viewport_size({"width": 320, "height": 640})
    racer = room_row(wim, path).get_by_test_id("room-racer").filter(has=wim.get_by_test_id("bot-mark"))
    expect(racer).to_have_count(2)
    within: bool = racer.first.evaluate(
        "row => row.querySelector('.bot-mark').getBoundingClientRect().right <= row.getBoundingClientRect().right"
    )
    assert within


def test_a_sealed_deal_is_promised_and_then_checked(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    ada.get_by_test_id("settings-form").locator("summary").click()
    code, switch = ada.locator("[name=deal_code]"), ada.locator("[name=reveal_code]")
    code.fill("PY1-N-AAAAAAS")
    # What is refused goes back, and stays in sight and at hand.
    switch.press("Space")
    expect(ada.get_by_test_id("toast")).to_contain_text("48 letters")
    expect(switch).not_to_be_checked()
    expect(switch).to_be_focused()
    code.fill(EASY)
    switch.check()
    # A code that is refused because it can't be sealed is taken as soon as it needn't be.
    code.fill("PY1-N-AAAAAAS")
    code.press("Enter")
    expect(ada.get_by_test_id("wrong-code")).to_contain_text("48 letters")
    switch.uncheck()
    expect(ada.get_by_test_id("wrong-code")).to_have_count(0)
    code.fill(EASY)
    switch.check()
    ada.get_by_test_id("start-button").click()
    ada.get_by_test_id("deal-code-button").click()
    promised = ada.get_by_test_id("commitment").text_content()
    ada.keyboard.press("Escape")
    for action in EASY_WIN:
        play(ada, action)
    sealed = ada.get_by_test_id("sealed")
    expect(sealed).to_have_attribute("data-found", "shown")
    expect(sealed).to_contain_text("Verified")
    sealed.locator("summary").click()
    expect(sealed.get_by_test_id("commitment")).to_have_text(promised or "")
    expect(sealed).to_contain_text(f"--commitment {promised} --result pyramid-race-")
    assert axe.check(ada) == []
    # Who loads the page again wasn't there at GO.
    ada.reload()
    expect(sealed).to_have_attribute("data-found", "told")


def test_the_newest_tab_has_the_game_and_the_older_one_may_take_it_back(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob = new_page(path)
    join(bob, "Bob")
    ada.get_by_test_id("start-button").click()
    for page in (ada, bob):
        page.get_by_test_id("moves").wait_for()
    play(ada, EASY_WIN[0])
    newer = ada.context.new_page()
    newer.goto(ada.url)
    newer.get_by_test_id("moves").wait_for()
    expect(ada.get_by_test_id("use-here")).to_be_visible()
    play(newer, EASY_WIN[1])
    expect(newer.get_by_test_id("moves")).to_have_text("2")
    ada.get_by_test_id("use-here").click()
    reconnected(ada)
    expect(ada.get_by_test_id("moves")).to_have_text("2")
    expect(newer.get_by_test_id("use-here")).to_be_visible()
    # The older connection is long closed; the page that goes away with it takes nothing along.
    newer.close()
    play(ada, EASY_WIN[2])
    expect(ada.get_by_test_id("moves")).to_have_text("3")
    expect(bob.get_by_test_id("opponent")).to_have_attribute("data-removed", "6")
    expect(bob.get_by_test_id("opponent")).not_to_contain_text("away")
