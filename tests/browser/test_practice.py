"""Somebody plays alone: a deal by its code, of the day or of a level, to the end, with a reload in between."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support import axe
from tests.support.command import spawn
from tests.support.pages import card
from tests.support.play import EASY, EASY_WIN

DEAL = "PY1-N-AAAAAAS"
DEAD = "PY1-N-AAAAAAB"
"""This one can't be won."""
FULL = """
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (key.includes("practice")) throw new DOMException("full", "QuotaExceededError");
  set.call(this, key, value);
};
"""
"""A browser whose store has no room for games."""


def act(page: Page, action: dict[str, Any]) -> None:
    """By taps."""
    if action["do"] == "remove":
        for name in action["cards"]:
            card(page, name).click()
    elif action["do"] == "recycle":
        page.get_by_test_id("recycle").click()
    else:
        page.get_by_test_id("stock").click()


def solved(code: str) -> list[dict[str, Any]]:
    run = spawn("solve", code, "--json")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)["line"]


def stored(served: Served, values: dict[str, str]) -> Any:
    """A browser that has kept these values."""
    kept = [{"name": name, "value": value} for name, value in values.items()]
    return {"cookies": [], "origins": [{"origin": served.url, "localStorage": kept}]}


def test_a_deal_is_played_to_the_end_by_taps(new_page: NewPage) -> None:
    page = new_page("/practice")
    page.get_by_test_id("practice-code").fill("py1-n-aaaaaas ")
    page.get_by_test_id("practice-code-play").click()
    expect(page).to_have_url(re.compile(f"/practice/{DEAL}$"))
    expect(page.get_by_test_id("timer")).to_have_attribute("data-goes", "false")
    expect(page.get_by_test_id("hint")).to_contain_text("first move")
    line = solved(DEAL)
    card(page, "7C").click()
    expect(page.get_by_test_id("timer")).to_have_attribute("data-goes", "false")
    act(page, line[0])
    expect(page.get_by_test_id("timer")).to_have_attribute("data-goes", "true")
    expect(page.get_by_test_id("hint")).to_have_text("")
    for action in line[1:]:
        act(page, action)
    finish = page.get_by_test_id("practice-finish")
    expect(finish.get_by_test_id("finish-moves")).to_have_text(str(len(line)))
    expect(finish.get_by_test_id("finish-score")).to_have_text("280")
    time = finish.get_by_test_id("finish-time").text_content()
    expect(page.get_by_test_id("timer")).to_have_text(time or "")
    expect(page.get_by_test_id("best-of-deal").get_by_role("listitem")).to_have_count(1)
    assert axe.check(page) == []

    page.get_by_test_id("practice-back").click()
    expect(page.get_by_test_id("practice-go-on")).to_have_count(0)
    row = page.get_by_test_id("best-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"{len(line)} moves")
    expect(row).to_contain_text(DEAL)
    row.click()
    expect(page.get_by_test_id("moves")).to_have_text("0")


def test_a_reload_keeps_the_game_and_its_clock(new_page: NewPage) -> None:
    page = new_page(f"/practice/{EASY}")
    for action in EASY_WIN[:3]:
        act(page, action)
    page.get_by_test_id("stock").click()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("timer")).not_to_have_text("0:00")
    page.reload()
    expect(page.get_by_test_id("moves")).to_have_text("4")
    expect(page.get_by_test_id("score")).to_have_text("60")
    expect(card(page, "4D")).to_have_count(0)
    expect(page.get_by_test_id("timer")).not_to_have_text("0:00")
    page.get_by_test_id("undo").click()
    expect(card(page, EASY_WIN[2]["cards"][0])).to_have_count(1)

    # Going elsewhere and coming back is no different.
    page.get_by_test_id("practice-back").click()
    page.reload()
    page.get_by_test_id("practice-go-on").click()
    expect(page.get_by_test_id("moves")).to_have_text("4")
    for action in EASY_WIN[2:]:
        act(page, action)
    expect(page.get_by_test_id("practice-finish")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("moves")).to_have_text("0")
    expect(page.get_by_test_id("best-of-deal").get_by_role("listitem")).to_have_count(1)


def test_a_wrong_code_says_what_is_wrong_with_it(new_page: NewPage) -> None:
    page = new_page("/practice/PY1-N-AAAAA5S")
    wrong = page.get_by_test_id("practice-code-wrong")
    expect(wrong).to_contain_text("5 (number 6")
    field = page.get_by_test_id("practice-code")
    expect(field).to_have_value("PY1-N-AAAAA5S")
    assert axe.check(page) == []
    for code, words in (("", "Type or paste"), ("PY1-Q-AAAAAAS", "letter Q"), ("PY1-N-AAAA", "7 letters, or 48")):
        field.fill(code)
        page.get_by_test_id("practice-code-play").click()
        expect(wrong).to_contain_text(words)
    field.fill(DEAL)
    page.get_by_test_id("practice-code-play").click()
    expect(page.get_by_test_id("deal-code")).to_have_text(DEAL)

    page = new_page(f"/practice/{DEAL}?rules=N,recycles=many")
    expect(page.get_by_test_id("wrong-rules")).to_be_visible()
    page.get_by_test_id("practice-own-rules").click()
    expect(page.get_by_test_id("deal-code")).to_have_text(DEAL)


def test_the_deal_of_the_day_is_the_same_for_everybody(new_page: NewPage) -> None:
    codes: set[str] = set()
    for _ in range(2):
        page = new_page("/practice")
        page.get_by_test_id("practice-daily").click()
        expect(page.get_by_test_id("deal-code")).to_be_visible()
        codes.add(page.url.rsplit("/", 1)[1])
    assert len(codes) == 1
    assert re.fullmatch(r"PY1-N-[A-Z]{48}", codes.pop())


def test_deals_of_a_level_by_other_rules_and_the_next_one(new_page: NewPage) -> None:
    page = new_page("/practice")
    page.locator("[name=practice_kind][value=any]").check()
    page.locator("[name=practice_rules]").select_option("M")
    assert axe.check(page) == []
    page.get_by_test_id("practice-deal").click()
    expect(page.get_by_test_id("deal-code")).to_contain_text("PY1-M-")
    first = page.url
    expect(page.get_by_test_id("practice-restart")).to_be_disabled()
    page.get_by_test_id("draw-to").click()
    expect(page.get_by_test_id("moves")).to_have_text("1")

    # A step too far is taken back where it was made.
    page.get_by_test_id("practice-next").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_test_id("moves")).to_have_text("0")
    page.get_by_test_id("practice-go-back").click()
    expect(page).to_have_url(first)
    expect(page.get_by_test_id("moves")).to_have_text("1")
    page.get_by_test_id("practice-restart").click()
    expect(page.get_by_test_id("moves")).to_have_text("0")
    page.get_by_test_id("practice-go-back").click()
    expect(page.get_by_test_id("moves")).to_have_text("1")

    page.goto(page.url.split("/practice")[0] + "/practice")
    expect(page.locator("[name=practice_rules]")).to_have_value("M")


def test_a_dead_deal_says_so_and_an_undo_leads_out_of_a_dead_end(new_page: NewPage) -> None:
    page = new_page(f"/practice/{DEAD}")
    expect(page.get_by_test_id("dead-notice")).to_contain_text("be won")
    page.get_by_test_id("dead-play-on").click()
    page.get_by_test_id("stock").click()
    expect(page.get_by_test_id("dead-notice")).to_have_count(0)

    # By limited rules it would tell something of the stock: nothing is said, until nothing is possible any more.
    page = new_page(f"/practice/{DEAD}?rules=N,recycles=0")
    expect(page.get_by_test_id("stock")).to_have_attribute("data-count", "23")
    for left in range(22, -1, -1):
        page.keyboard.press("d")
        expect(page.locator(f"[data-testid=stock][data-count='{left}'], [data-testid=recycle]")).to_have_count(1)
    expect(page.get_by_test_id("dead-notice")).to_have_count(0)
    expect(page.get_by_test_id("code-but")).to_contain_text("no recycle")


def test_best_games_follow_the_person_to_another_browser(new_page: NewPage, served: Served) -> None:
    page = new_page("/")
    page.get_by_test_id("name-input").fill("Ada")
    page.get_by_test_id("name-input").press("Tab")
    # Nobody is as fast as this test: the page's clock runs on a while.
    page.clock.install()
    page.goto(page.url + f"practice/{EASY}")
    act(page, EASY_WIN[0])
    page.clock.fast_forward(5000)
    for action in EASY_WIN[1:]:
        act(page, action)
    expect(page.get_by_test_id("practice-finish")).to_be_visible()
    page.wait_for_function("() => !localStorage.getItem('pyramid-race.practice.best').includes('line')")
    keys = ["pyramid-race.token", "pyramid-race.name"]
    values = page.evaluate("(keys) => keys.map((key) => localStorage.getItem(key))", keys)

    other = new_page("/practice", storage_state=stored(served, dict(zip(keys, values, strict=True))))
    expect(other.get_by_test_id("best-row")).to_have_count(1)
    expect(other.get_by_test_id("best-row")).to_contain_text("16 moves")


def test_a_practised_deal_is_raced_with_friends(new_page: NewPage) -> None:
    page = new_page(f"/practice/{EASY}?rules=N,undo_limit=3")
    for action in EASY_WIN:
        act(page, action)
    page.get_by_test_id("finish-race").click()
    expect(page).to_have_url(re.compile("/room/"))
    expect(page.locator("[name=deal]")).to_have_value("code")
    page.get_by_test_id("start-button").click()
    # After the countdown.
    card(page, "KS").wait_for()


def test_broken_and_refused_storage_only_forgets(new_page: NewPage, served: Served) -> None:
    broken = {"pyramid-race.practice.game": "{broken", "pyramid-race.practice.best": "[1, null, {}]"}
    page = new_page("/practice", storage_state=stored(served, broken))
    expect(page.get_by_test_id("no-best")).to_be_visible()
    page.add_init_script(FULL)
    page.goto(f"{served.url}/practice/{EASY}")
    for action in EASY_WIN:
        act(page, action)
    expect(page.get_by_test_id("practice-finish")).to_be_visible()
    expect(page.get_by_test_id("best-of-deal").get_by_role("listitem")).to_have_count(1)


def test_the_whole_game_is_seen_on_a_phone(new_page: NewPage) -> None:
    for width, height in ((360, 640), (640, 360)):
        page = new_page(f"/practice/{DEAL}", viewport={"width": width, "height": height}, has_touch=True)
        page.get_by_test_id("board").wait_for()
        for name in ("JD", "7C", "7S"):
            expect(card(page, name)).to_be_in_viewport(ratio=0.3)
        for tool in ("stock", "undo", "practice-next", "practice-back"):
            expect(page.get_by_test_id(tool)).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
        assert axe.check(page) == []
