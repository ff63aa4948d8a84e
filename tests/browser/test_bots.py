"""A bot of anybody's, whose name doesn't say what it is: it is marked wherever it is named."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPage, Served
from tests.support import races
from tests.support.beside import beside
from tests.support.pages import open_room
from tests.support.play import EASY_WIN

NAME = "Ada2"
CALLED = "Ada2 (bot)"


def marked(part: Locator) -> None:
    """By the bot's icon, which has a word for those who don't see it."""
    expect(part).to_contain_text(NAME)
    expect(part.get_by_test_id("bot-mark")).to_have_text("Bot")


def test_a_bot_is_marked_wherever_it_is_named(new_page: NewPage, served: Served) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    ada.get_by_test_id("settings-form").locator("[name=best_of]").select_option("3")
    with beside(served.port, NAME, bot=True) as bot:
        room = path.rsplit("/", 1)[1]
        bot.does(bot.client.join(room))
        expect(ada.get_by_test_id("member").filter(has_text=NAME).locator(".chip").first).to_have_text("Bot")
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
            row = ada.get_by_test_id("standing-row").filter(has_text=NAME)
            expect(row.locator(".chip")).to_have_text("Bot")
            marked(ada.get_by_test_id("series-row").filter(has_text=NAME))
            if race == 1:
                expect(ada.locator("h1")).to_have_text(f"{CALLED} won")
                ada.get_by_test_id("rematch").click()
                bot.client.seq = 0
        # Nobody has a place in a race that all gave up, neither in its result nor in the series.
        for row in ada.get_by_test_id("series-row").all():
            expect(row.locator(".of-race").last).to_have_text("\u2013")

    ada.goto(f"{served.url}/replay/{room}/1")
    marked(ada.get_by_test_id("racer").filter(has_text=NAME))
    marked(ada.get_by_test_id("replay-cell").filter(has_text=NAME))
    expect(ada.get_by_test_id("chart")).to_have_attribute("aria-valuetext", f"1. {CALLED}: 28 of 28 cards removed.")
    ada.get_by_test_id("replay-cell").filter(has_text=NAME).click()
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
