"""A room from all its pages: a winner announced once on each, one rematch for all, a bot marked on every page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import NewPage, Served
from tests.support import races
from tests.support.beside import beside
from tests.support.pages import card, join, open_room, play, watch
from tests.support.play import EASY_WIN

NOTED = """
() => {
  globalThis.announced = [];
  const note = (node, text) => {
    const part = node.nodeType === 1 ? node : node.parentElement;
    const live = part?.closest("[aria-live], [role=status], [role=alert], [role=log]");
    if (live && text.trim() !== "") announced.push(text.trim());
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") note(target, target.data);
      else for (const node of addedNodes) note(target, node.textContent);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
"""Keeps what comes into parts that are read out."""
THRICE = "(button) => { for (let n = 0; n < 3; n += 1) button.click(); }"
"""Faster than any hand."""
BOT = "Ada2"
"""Its name doesn't say what it is."""
CALLED = "Ada2 (bot)"


def announced(page: Page, what: str) -> list[str]:
    return [text for text in page.evaluate("() => announced") if re.search(what, text)]


def overheard(page: Page) -> tuple[list[str], list[str]]:
    """What the page sends, and what it gets, by its connections from now on."""
    sent: list[str] = []
    got: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: got.append(str(frame)))

    page.on("websocket", listen)
    return sent, got


def give_up(*pages: Page) -> None:
    for page in pages:
        page.get_by_test_id("forfeit").click()
        page.get_by_test_id("forfeit-confirm").click()


def test_five_pages_hear_of_the_winner_once_and_three_clicks_are_one_rematch(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    bob, cem = new_page(path), new_page(path)
    dee, eve = new_page(path, locale="fr-FR"), new_page(path)
    sent, got = overheard(bob)
    bob.reload()
    join(bob, "Bob")
    join(cem, "Cem")
    watch(dee, "Dee")
    watch(eve, "Eve")
    pages = (ada, bob, cem, dee, eve)
    for page in pages:
        expect(page.get_by_test_id("member")).to_have_count(len(pages))
        page.evaluate(NOTED)

    # Everybody reads a phrase in a language of their own.
    ada.get_by_test_id("say-good_luck").click()
    expect(bob.get_by_test_id("said-line")).to_contain_text("Good luck!")
    expect(dee.get_by_test_id("said-line")).to_contain_text("Bonne chance")
    ada.get_by_test_id("start-button").click()

    # Asked whether he gives up, Bob doesn't, in each way there is.
    bob.get_by_test_id("forfeit").click()
    bob.get_by_test_id("forfeit-confirm").wait_for()
    bob.keyboard.press("Escape")
    bob.get_by_test_id("forfeit").click()
    bob.locator("dialog .button:not(.danger)").last.click()
    expect(bob.locator("dialog")).to_have_count(0)
    play(bob, EASY_WIN[0])
    assert any('"move"' in frame for frame in sent)
    assert not any('"forfeit"' in frame for frame in sent)

    for action in EASY_WIN:
        for name in action["cards"]:
            card(ada, name).click()
    ada.get_by_test_id("done").wait_for()
    for page in (bob, cem, dee, eve):
        expect(page.get_by_test_id("toast").filter(has_text="Ada")).to_have_count(1)
    give_up(bob, cem)
    for page in pages:
        page.get_by_test_id("result").wait_for()
    for page in (bob, cem, eve):
        assert len(announced(page, "Ada.* cleared")) == 1, page.evaluate("() => announced")
    assert len(announced(dee, "Ada.* a ")) == 1, dee.evaluate("() => announced")
    assert len(announced(ada, "[Yy]ou.* cleared|[Cc]leared")) == 1, ada.evaluate("() => announced")
    assert announced(dee, "Good luck|cleared") == []

    ada.get_by_test_id("rematch").evaluate(THRICE)
    for page in pages:
        expect(page.get_by_test_id("result")).to_have_count(0)

    # Whose browser has forgotten him is somebody new to the room: he is told whose name that is, and his seat stays.
    cem.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    cem.reload()
    cem.get_by_test_id("name-input").fill("Cem")
    cem.get_by_test_id("join-button").click()
    expect(cem.get_by_test_id("name-taken")).to_contain_text("Cem is in this room already.")
    expect(cem.get_by_test_id("name-input")).to_have_value("Cem 2")
    cem.get_by_test_id("join-button").click()
    expect(ada.get_by_test_id("member").filter(has_text="Cem")).to_have_text([re.compile("Away"), re.compile("Cem 2")])
    ada.get_by_test_id("start-button").click()
    for page in (ada, bob, cem):
        page.get_by_test_id("board").wait_for()
    assert sum('"rematch"' in frame for frame in got) == 1
    assert [re.findall(r'"race":\s*(\d)', frame)[0] for frame in got if '"type":"deal"' in frame] == ["1", "2"]


def marked(part: Locator) -> None:
    """By the bot's icon, which has a word for those who don't see it."""
    expect(part).to_contain_text(BOT)
    expect(part.get_by_test_id("bot-mark")).to_have_text("Bot")


def test_a_bot_is_marked_wherever_it_is_named(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    ada.get_by_test_id("settings-form").locator("[name=best_of]").select_option("3")
    with beside(served.port, BOT, bot=True) as bot:
        room = path.rsplit("/", 1)[1]
        bot.does(bot.client.join(room))
        expect(ada.get_by_test_id("member").filter(has_text=BOT).locator(".chip").first).to_have_text("Bot")
        expect(ada.get_by_test_id("lobby-news")).to_have_text(f"{CALLED} is here.")
        for race in (1, 2):
            ada.get_by_test_id("start-button").click()
            bot.does(bot.client.expect("deal", race=race))
            opponent = ada.get_by_test_id("opponent")
            expect(opponent.locator(".chip")).to_have_text("Bot")
            expect(opponent.locator(".visually-hidden").first).to_contain_text(CALLED)
            if race == 1:
                bot.does(races.play(bot.client, EASY_WIN, race))
                expect(ada.get_by_test_id("toast").first).to_contain_text(f"{CALLED} cleared")
            else:
                bot.does(bot.client.send("forfeit", room=room, race=race))
                expect(ada.get_by_test_id("toast").last).to_contain_text(f"{CALLED} gave up")
            ada.get_by_test_id("forfeit").click()
            ada.get_by_test_id("forfeit-confirm").click()
            ada.get_by_test_id("result").wait_for()
            row = ada.get_by_test_id("standing-row").filter(has_text=BOT)
            expect(row.locator(".chip")).to_have_text("Bot")
            marked(ada.get_by_test_id("series-row").filter(has_text=BOT))
            if race == 1:
                expect(ada.locator("h1")).to_have_text(f"{CALLED} won")
                ada.get_by_test_id("rematch").click()
                bot.client.seq = 0
        # Nobody has a place in a race that all gave up, neither in its result nor in the series.
        for row in ada.get_by_test_id("series-row").all():
            expect(row.locator(".of-race").last).to_have_text("\u2013")

    ada.goto(f"{served.url}/replay/{room}/1")
    marked(ada.get_by_test_id("racer").filter(has_text=BOT))
    marked(ada.get_by_test_id("replay-cell").filter(has_text=BOT))
    expect(ada.get_by_test_id("chart")).to_have_attribute("aria-valuetext", f"1. {CALLED}: 28 of 28 cards removed.")
    ada.get_by_test_id("replay-cell").filter(has_text=BOT).click()
    board = ada.get_by_test_id("replay-board")
    marked(board.locator(".replay-figures"))
    expect(board).to_have_attribute("aria-label", f"Board of {CALLED}")
    expect(ada.get_by_role("region", name=f"Moves of {CALLED}")).to_be_visible()
    ada.keyboard.press("End")
    expect(ada.get_by_test_id("replay-said")).to_contain_text(CALLED)

    ada.goto(served.url)
    ada.get_by_test_id("own-page").click()
    past = ada.get_by_test_id("past-race")
    expect(past).to_have_count(2)
    marked(past.first)
    marked(past.last)
    for row in (past.first, past.last):
        expect(row).not_to_contain_text("1st")
