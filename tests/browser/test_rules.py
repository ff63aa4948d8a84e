"""Rooms with other rules: how a host sets them, how they are read, and that the table plays them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from pyramid_race.game.board import Board, Remove, Table, apply, legal_actions, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import shortest

from tests.browser.conftest import NewPage
from tests.support.pages import card, join, open_room, play
from tests.support.play import EASY_WIN
from tests.support.rooms import more_settings

HOPELESS = "PY1-N-AAAAAAJ"
"""Published as a deal that can't be won."""


def _set(page: Page, **options: str | bool) -> None:
    """Sets options of the rules, each shown as taken before the next."""
    form = page.get_by_test_id("rules-form")
    if not form.locator("[name=win]").is_visible():
        page.get_by_test_id("more-options").click()
    for name, value in options.items():
        control = form.locator(f"[name={name}]")
        if isinstance(value, bool):
            control.set_checked(value)
        else:
            control.select_option(value)


def _preset(page: Page, letter: str) -> None:
    page.get_by_test_id("rules-form").locator(f"[name=preset][value={letter}]").check()


def _deal(page: Page, code: str) -> None:
    page.locator("[name=deal_code]").fill(code)
    page.locator("[name=deal_code]").press("Tab")


def _start(page: Page) -> None:
    page.get_by_test_id("start-button").click()
    page.get_by_test_id("moves").wait_for()
    expect(page.get_by_test_id("board")).to_have_attribute("data-status", re.compile("playing|dead"))


def _room(page: Page, code: str, letter: str, **options: str | bool) -> str:
    path = open_room(page, "Ada")
    _deal(page, code)
    expect(page.locator(f"[name=preset][value={code[4]}]")).to_be_checked()
    _preset(page, letter)
    _set(page, **options)
    return path


def test_a_host_sets_the_rules_and_everybody_reads_them(new_page: NewPage) -> None:
    ada = new_page()
    bob = new_page(open_room(ada, "Ada"))
    join(bob, "Bob")
    expect(bob.get_by_test_id("rules-name")).to_have_text("Normal")
    _preset(ada, "L")
    expect(bob.get_by_test_id("rules-name")).to_have_text("Limited")
    _set(ada, waste_piles="2", stock_top=True)
    ada.locator("[name=recycles_number]").fill("1")
    ada.locator("[name=recycles_number]").press("Tab")
    expect(bob.get_by_test_id("rules-name")).to_have_text(
        "Limited, but: 1 recycle, the stock\u2019s top card can be taken, two waste piles"
    )
    expect(bob.get_by_test_id("rules-text")).to_contain_text("the waste goes back once at most.")
    ada.locator("[name=recycles_number]").fill("-1")
    ada.locator("[name=recycles_number]").press("Tab")
    expect(ada.get_by_test_id("wrong-recycles")).not_to_be_empty()
    expect(ada.locator("[name=recycles_number]")).to_have_value("1")
    ada.get_by_test_id("rules-reset").click()
    expect(bob.get_by_test_id("rules-name")).to_have_text("Limited")
    ada.locator("[name=recycles_number]").fill("5")
    bob.get_by_test_id("ready-button").click()
    expect(bob.get_by_test_id("ready-button")).to_have_attribute("aria-pressed", "true")
    ada.locator("[name=stock_face_up]").evaluate("control => control.click()")  # takes no focus
    expect(bob.get_by_test_id("rules-name")).to_have_text("Limited, but: open stock")
    expect(ada.locator("[name=recycles_number]")).to_have_value("5")
    ada.locator("[name=recycles_number]").press("Tab")
    expect(bob.get_by_test_id("rules-name")).to_have_text("Limited, but: 5 recycles, open stock")
    ada.get_by_test_id("rules-reset").click()
    expect(bob.get_by_test_id("rules-name")).to_have_text("Limited")
    _start(ada)
    bob.get_by_test_id("rules-button").click()
    expect(bob.get_by_role("dialog")).to_contain_text("The last 100 actions can be taken back")
    bob.keyboard.press("Escape")
    expect(bob.get_by_role("dialog")).to_have_count(0)


def test_what_the_server_has_against_rules_is_shown(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    _preset(ada, "L")
    _set(ada)
    times = ada.locator("[name=recycles_number]")
    times.evaluate("field => field.removeAttribute('max')")
    times.fill("2000000")
    times.press("Tab")
    expect(ada.get_by_test_id("wrong-rules")).to_contain_text("recycles must be null or a whole number")
    expect(times).to_have_value("2")


def test_a_draw_goes_to_the_pile_that_is_chosen(new_page: NewPage) -> None:
    ada = new_page()
    _room(ada, "PY1-N-AAAAAAS", "N", waste_piles="3")
    _start(ada)
    expect(ada.get_by_test_id("code-but")).to_contain_text("three waste piles")
    piles = [ada.locator(f"[data-testid=waste][data-pile='{pile}']") for pile in (1, 2, 3)]
    ada.get_by_test_id("stock").click()
    expect(ada.get_by_test_id("hint")).to_have_text("Choose a pile.")
    piles[0].get_by_test_id("card").click()
    expect(piles[0]).to_have_attribute("data-count", "2")
    piles[1].get_by_test_id("draw-to").click()
    ada.keyboard.press("3")
    for pile, count in zip(piles, ("2", "1", "1"), strict=True):
        expect(pile).to_have_attribute("data-count", count)
        expect(pile.get_by_test_id("card")).to_have_count(1)
    ada.keyboard.press("u")
    expect(piles[2]).to_have_attribute("data-count", "0")
    expect(piles[1]).to_have_attribute("data-count", "1")


def test_an_open_stock_and_its_top_card_in_play(new_page: NewPage) -> None:
    table = Table(deal_cards(parse_code("PY1-M-AAAAAAS")), PRESETS["M"])
    names = [NAMES[place] for place in table.cards]
    ada = new_page()
    _room(ada, "PY1-M-AAAAAAS", "M", stock_face_up=True)
    _start(ada)
    shown = ada.get_by_test_id("open-stock").locator("li")
    expect(shown).to_have_count(24)
    assert [item.get_attribute("data-card-shown") for item in shown.all()] == names[28:]
    top = ada.locator("[data-testid=card][data-place=stock]")
    expect(top).to_have_attribute("data-card", names[28])
    expect(ada.get_by_test_id("recycles-left")).to_have_text("2 recycles left")
    ada.get_by_test_id("draw-to").click()
    expect(ada.locator("[data-testid=card][data-place=waste]")).to_have_attribute("data-card", names[28])
    expect(top).to_have_attribute("data-card", names[29])
    expect(shown).to_have_count(23)


def test_every_preset_is_played_by_taps_as_the_engine_plays_it(new_page: NewPage) -> None:
    for letter, rules in PRESETS.items():
        code = f"PY1-{letter}-AAAAAAS"
        ada = new_page()
        open_room(ada, "Ada")
        _deal(ada, code)
        expect(ada.locator(f"[name=preset][value={letter}]")).to_be_checked()
        _start(ada)
        table = Table(deal_cards(parse_code(code)), rules)
        board = start(table)
        for _ in range(15):
            action = legal_actions(table, board)[0]
            after = apply(table, board, action)
            assert isinstance(after, Board)
            board = after
            if isinstance(action, Remove):
                play(ada, {"cards": [NAMES[number] for number in action.cards]})
            else:
                ada.keyboard.press("d")
            expect(ada.get_by_test_id("moves")).to_have_text(str(board.moves))
        expect(ada.get_by_test_id("score")).to_have_text(str(board.score))
        expect(ada.get_by_test_id("toast")).to_have_count(0)
        ada.context.close()


def test_a_dead_end_is_told_and_an_undo_leads_out_of_it(new_page: NewPage) -> None:
    ada = new_page()
    path = open_room(ada, "Ada")
    _deal(ada, HOPELESS)
    bob = new_page(path)
    join(bob, "Bob")
    _start(ada)
    notice = ada.get_by_test_id("dead-notice")
    expect(notice).to_contain_text("This deal can\u2019t be won")
    expect(ada.get_by_test_id("dead-undo")).to_have_count(0)
    expect(bob.locator("[data-testid=opponent][data-status=dead]")).to_have_count(1)
    ada.keyboard.press("d")
    expect(notice).to_contain_text("There is no way left from here")
    expect(notice).to_contain_text("1 undo left")
    ada.get_by_test_id("dead-undo").click()
    expect(notice).to_contain_text("No undo left")
    ada.get_by_test_id("dead-play-on").click()
    expect(notice).to_have_count(0)
    bob.get_by_test_id("dead-forfeit").click()
    bob.get_by_test_id("forfeit-confirm").click()
    bob.get_by_test_id("done").wait_for()


def test_a_room_that_tells_of_no_dead_end_shows_none(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    _deal(ada, HOPELESS)
    more_settings(ada).locator("[name=tell_dead]").select_option("no")
    _start(ada)
    ada.keyboard.press("d")
    expect(ada.get_by_test_id("stock")).to_have_attribute("data-count", "22")
    expect(ada.get_by_test_id("dead-notice")).to_have_count(0)


@pytest.fixture(scope="module")
def machine_code() -> None:
    """The first search after an update takes some seconds to compile: not while a page waits for what it finds."""
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    shortest(table, start(table))


@pytest.mark.usefixtures("machine_code")
def test_par_and_medals_are_on_the_result_page(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    _start(ada)
    for action in EASY_WIN[:-1]:
        play(ada, action)
    card(ada, EASY_WIN[-1]["cards"][0]).click()
    expect(ada.get_by_test_id("par")).to_contain_text("You 16, par 16", timeout=60_000)
    expect(ada.get_by_test_id("standing-row").get_by_test_id("medal")).to_have_attribute("data-medal", "gold")


def test_a_host_chooses_how_hard_the_deal_is_and_how_a_bot_plays(new_page: NewPage) -> None:
    ada = new_page()
    open_room(ada, "Ada")
    deal = ada.locator("[name=deal]")
    deal.select_option("easy")
    expect(deal).to_have_value("easy")
    deal.select_option("par")
    low, high = ada.locator("[name=par_from]"), ada.locator("[name=par_to]")
    high.fill("40")
    high.press("Tab")
    expect(ada.get_by_test_id("wrong-code")).to_contain_text("must not be above")
    low.fill("30")
    low.press("Tab")
    expect(ada.get_by_test_id("wrong-code")).to_have_count(0)
    ada.reload()
    expect(low).to_have_value("30")
    expect(high).to_have_value("40")
    ada.get_by_test_id("bot-strength").select_option("greedy")
    ada.get_by_test_id("add-bot").click()
    expect(ada.get_by_test_id("member")).to_have_count(2)
    expect(ada.get_by_test_id("member").nth(1)).to_contain_text("Greedy bot")
