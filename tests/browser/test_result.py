"""The result of a race, and what can be done with it: kept as a file, played alone, raced again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support.play import EASY
from tests.support.recorded import QUERY, Recorded, record, replay_page, result_page


@pytest.fixture(scope="module")
def raced(served: Served) -> Recorded:
    return record(served.port)


def test_the_result_says_who_did_how_well_and_draws_how_it_went(new_page: NewPage, raced: Recorded) -> None:
    page = result_page(new_page, raced)
    rows = page.get_by_test_id("standing-row")
    expect(rows).to_have_count(2)
    ada, bob = raced.told["result"]["standings"]
    for row, standing in ((rows.nth(0), ada), (rows.nth(1), bob)):
        expect(row).to_have_attribute("data-player", standing["player"])
        cells = [cell.strip() for cell in row.locator("td").all_inner_texts()]
        assert cells[1:3] == [f"{standing['removed']} of 28", str(standing["score"])]
        # A medal stands before it as soon as the par is known.
        assert str(standing["moves"]) in cells[3].split()
    expect(rows.nth(0)).to_contain_text("(2 undone)")
    expect(rows.nth(1)).to_contain_text("Gave up")
    expect(page.get_by_test_id("par")).to_be_visible()
    expect(page.get_by_test_id("result-chart").locator("canvas")).to_be_visible()
    expect(page.get_by_test_id("result-rules")).to_contain_text("Normal")


def test_the_race_can_be_kept_as_a_file(new_page: NewPage, raced: Recorded) -> None:
    for page in (result_page(new_page, raced), replay_page(new_page, raced)):
        answers = [told(page, raced)]
        name, text = downloaded(page)
        answers.append(told(page, raced))
        assert name == f"pyramid-race-{raced.room}-1.json"
        # The par may have become known in between.
        assert text in answers
        assert json.loads(text)["moves"] == raced.told["moves"]


def told(page: Page, raced: Recorded) -> str:
    """What the API says of the race now, byte for byte."""
    return page.request.get(f"{page.evaluate('location.origin')}/api/races/{raced.room}/1").text()


def test_its_deal_can_be_played_alone_by_the_same_rules(new_page: NewPage, raced: Recorded) -> None:
    page = result_page(new_page, raced)
    page.get_by_test_id("practise").click()
    expect(page).to_have_url(
        re.compile(f"/practice/{EASY}\\?rules={re.escape(QUERY).replace(',', '(,|%2C)').replace('=', '(=|%3D)')}$")
    )
    page.go_back()
    page.get_by_test_id("result").wait_for()


@pytest.mark.parametrize("where", ["result", "replay"])
def test_its_deal_can_be_raced_again_in_a_new_room(new_page: NewPage, raced: Recorded, where: str) -> None:
    page = result_page(new_page, raced) if where == "result" else replay_page(new_page, raced)
    page.get_by_test_id("race-again").click()
    page.get_by_test_id("start-button").wait_for()
    assert raced.room not in page.url
    page.locator("[name=countdown_s]").select_option("0")
    page.get_by_test_id("start-button").click()
    expect(page.get_by_test_id("deal-code").first).to_contain_text(EASY)
    expect(page.get_by_test_id("code-but").first).to_contain_text("5 undos")
    expect(page.get_by_test_id("board").locator("[data-card=KC]")).to_be_visible()


def downloaded(page: Page) -> tuple[str, str]:
    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text(encoding="utf-8")
