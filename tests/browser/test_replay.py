"""The replay of a race that is over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import NewPage, Served
from tests.support import axe
from tests.support.network import Network
from tests.support.recorded import ADA, BOB, Recorded, boards, record, replay_page, result_page

LANGUAGES = ("en-US", "fr-FR", "ko-KR", "ja-JP")
PHONE = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def raced(served: Served) -> Recorded:
    return record(served.port)


def shown(page: Page) -> dict[str, Any]:
    """The big board as one sees it."""
    board = page.get_by_test_id("replay-board")
    places: dict[str, str] = board.evaluate(
        "board => Object.fromEntries([...board.querySelectorAll('.pyramid [data-card]')]"
        ".map(({ dataset }) => [dataset.place, dataset.card]))"
    )
    waste = board.locator("[data-testid=waste] [data-card]")
    return {
        "pyramid": [places.get(str(place)) for place in range(28)],
        "top": waste.last.get_attribute("data-card") if waste.count() else None,
        "stock": int(board.locator("[data-testid=stock]").get_attribute("data-count") or 0),
    }


def as_shown(board: dict[str, Any]) -> dict[str, Any]:
    """The same of a board that the server's engine has come to."""
    return {"pyramid": board["pyramid"], "top": board["waste"][-1] if board["waste"] else None, "stock": board["stock"]}


def at(page: Page, ms: int) -> None:
    """Waits until the replay stands still at a moment."""
    expect(page.get_by_test_id("replay")).to_have_attribute("data-ms", str(ms))


def test_a_link_opens_a_replay_at_its_moment(new_page: NewPage, raced: Recorded) -> None:
    for player, actions in ((raced.ada, ADA), (raced.bob, BOB)):
        expected = boards(actions)
        times = raced.times(player)
        for count in (0, 3, len(actions)):
            ms = times[count - 1] if count else 0
            page = replay_page(new_page, raced, f"?player={player}&t={ms}")
            at(page, ms)
            assert shown(page) == as_shown(expected[count])
            page.reload()
            at(page, ms)
            assert shown(page) == as_shown(expected[count])
            page.context.close()


def test_steps_lead_through_every_board_and_back(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced, f"?player={raced.ada}")
    expected = boards(ADA)
    said = page.get_by_test_id("replay-said")
    current = page.locator("[data-testid=move][aria-current=step]")
    assert shown(page) == as_shown(expected[0])
    for count, board in enumerate(expected[1:], 1):
        page.get_by_test_id("next").click()
        expect(current).to_have_attribute("data-index", str(count))
        expect(said).to_contain_text(f"Move {count}: Ada")
        assert shown(page) == as_shown(board), count
    expect(page.get_by_test_id("replay-status")).to_contain_text("Cleared in")
    expect(page.get_by_test_id("next")).to_have_attribute("aria-disabled", "true")
    for count in reversed(range(len(ADA))):
        page.keyboard.press("ArrowLeft")
        if count:
            expect(current).to_have_attribute("data-index", str(count))
        assert shown(page) == as_shown(expected[count]), count
    expect(page.get_by_test_id("previous")).to_have_attribute("aria-disabled", "true")


def test_keys_scrubber_and_list_lead_to_a_moment_that_the_address_keeps(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced, f"?player={raced.bob}")
    expected, times = boards(BOB), raced.times(raced.bob)
    total = max(*times, *raced.times(raced.ada))
    before = page.evaluate("history.length")
    page.keyboard.press("End")
    at(page, total)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, times[0])
    page.locator("[data-testid=move][data-index='4']").click()
    at(page, times[3])
    assert shown(page) == as_shown(expected[4])
    expect(page).to_have_url(re.compile(f"player={raced.bob}&t={times[3]}$"))
    scrubber = page.get_by_test_id("scrubber")
    scrubber.fill(str(times[4]))
    at(page, times[4])
    scrubber.press("ArrowRight")
    at(page, times[5])
    scrubber.press("ArrowDown")
    at(page, times[4])
    expect(scrubber).to_have_attribute("aria-valuetext", re.compile(r"^0:0\d\.\d of 0:0\d\.\d$"))
    page.get_by_test_id("racer").filter(has_text="Ada").click()
    expect(page).to_have_url(re.compile(f"player={raced.ada}&t={times[4]}$"))
    assert page.evaluate("history.length") == before, "going through a replay left steps for the way back"
    page.keyboard.press("]")
    expect(page.locator("[name=speed]")).to_have_value("2")
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator("[name=speed]")).to_have_value("0.5")


def test_it_plays_by_itself_to_the_end(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced, f"?player={raced.ada}")
    total = raced.times(raced.ada)[-1]
    page.locator("[name=speed]").select_option("8")
    page.get_by_test_id("play").click()
    at(page, total)
    assert shown(page) == as_shown(boards(ADA)[-1])
    expect(page.get_by_test_id("replay-said")).to_contain_text("No card of the pyramid is left.")
    expect(page.get_by_test_id("finish")).to_have_count(1)


def test_it_plays_as_fast_as_one_likes_and_pauses(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    replay = page.get_by_test_id("replay")
    for speed, passed in (("0.5", 120), ("2", 240)):
        page.keyboard.press("Home")
        page.locator("[name=speed]").select_option(speed)
        page.locator("body").press("Space")
        page.clock.run_for(60)
        expect(replay).to_have_attribute("data-playing", "true")
        page.clock.run_for(240 if speed == "0.5" else 120)
        page.locator("body").press("Space")
        page.clock.run_for(60)
        expect(replay).to_have_attribute("data-playing", "false")
        # A frame or two go by before it begins and after it has ended.
        assert passed * 0.75 <= int(replay.get_attribute("data-ms") or 0) <= passed * 1.6 + 60


def test_side_by_side_shows_everybody_and_leads_to_each(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced)
    cells = page.get_by_test_id("replay-cell")
    expect(cells).to_have_count(2)
    page.keyboard.press("End")
    ada, bob = raced.told["result"]["standings"]
    expect(cells.nth(0)).to_have_attribute("data-removed", str(ada["removed"]))
    expect(cells.nth(1)).to_have_attribute("data-removed", str(bob["removed"]))
    expect(cells.nth(1)).to_contain_text("Gave up")
    expect(cells.nth(1)).to_have_attribute("data-rank", "2")
    cells.nth(1).click()
    expect(page.get_by_test_id("replay-board")).to_have_attribute("data-player", raced.bob)
    assert shown(page) == as_shown(boards(BOB)[-1])
    page.get_by_test_id("racer-all").click()
    expect(cells).to_have_count(2)


def test_the_cursor_of_the_chart_is_where_the_moment_is(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced, f"?player={raced.ada}")
    area, cursor = page.locator(".u-over"), page.get_by_test_id("chart-cursor")
    for key, part in (("Home", 0.0), ("End", raced.times(raced.ada)[-1] / 10_000)):
        page.keyboard.press(key)
        inner, line = box(area), box(cursor)
        assert line["x"] + 1 == pytest.approx(inner["x"] + part * inner["width"], abs=1.5)
        assert line["height"] == pytest.approx(inner["height"], abs=1)


def test_what_a_replay_comes_to_is_what_the_server_has(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced)
    finals = page.evaluate(
        """async told => {
          const { replayOf } = await import("/state/replay.js");
          return replayOf(told).tracks.map(({ player, boards, steps, times }) => {
            const { removed, score, moves, status } = boards.at(-1);
            return { player, removed, score, moves, cleared: status === "cleared",
              undos: steps.filter(({ action }) => action.do === "undo").length, last: times.at(-1) };
          });
        }""",
        raced.told,
    )
    for final, standing in zip(finals, raced.told["result"]["standings"], strict=True):
        assert {name: final[name] for name in ("player", "removed", "score", "moves", "undos")} == {
            name: standing[name] for name in ("player", "removed", "score", "moves", "undos")
        }
        assert final["cleared"] == (standing["status"] == "cleared")
        if final["cleared"]:
            assert final["last"] == pytest.approx(standing["time_ms"], abs=len(ADA))


def test_the_link_to_a_moment_leads_there(new_page: NewPage, raced: Recorded) -> None:
    page = replay_page(new_page, raced, f"?player={raced.ada}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("copy-moment").click()
    ms = raced.times(raced.ada)[0]
    expect(page.get_by_test_id("copy-moment").locator("span")).not_to_contain_text("link")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"{raced.path}?player={raced.ada}&t={ms}")


def test_the_way_from_the_room_to_its_replay_and_back(new_page: NewPage, raced: Recorded) -> None:
    page = result_page(new_page, raced)
    page.get_by_test_id("replay-of").first.click()
    expect(page.get_by_test_id("replay-board")).to_have_attribute("data-player", raced.ada)
    page.get_by_test_id("back-to-room").click()
    page.get_by_test_id("watch-replay").click()
    expect(page.get_by_test_id("replay-cell")).to_have_count(2)
    page.go_back()
    page.get_by_test_id("result").wait_for()


@pytest.fixture
def stranger(browser: Browser, served: Served) -> Iterator[Page]:
    """A page of its own, for what the browser's console calls an error: an address that isn't there."""
    context = browser.new_context()
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def test_where_there_is_no_such_race_it_is_said(stranger: Page, served: Served, raced: Recorded) -> None:
    for path in (f"/replay/{raced.room}/2", "/replay/ZZZZZZ/1", "/replay/nonsense/1"):
        stranger.goto(served.url + path)
        expect(stranger.get_by_test_id("no-replay")).to_have_attribute("data-why", "none")
        stranger.get_by_test_id("go-home").click()
        stranger.get_by_test_id("open-room").wait_for()


def test_a_race_that_is_on_can_be_watched_instead(stranger: Page, new_page: NewPage, served: Served) -> None:
    host = new_page()
    host.get_by_test_id("name-input").fill("Ada")
    host.get_by_test_id("open-room").click()
    host.locator("[name=countdown_s]").select_option("0")
    host.get_by_test_id("start-button").click()
    host.get_by_test_id("board").wait_for()
    room = host.url.rsplit("/", 1)[1]
    stranger.goto(f"{served.url}/replay/{room}/1")
    expect(stranger.get_by_test_id("no-replay")).to_have_attribute("data-why", "racing")
    stranger.get_by_test_id("watch-live").click()
    expect(stranger).to_have_url(re.compile(f"/room/{room}$"))


def test_a_server_that_is_away_is_asked_again(stranger: Page, served: Served, raced: Recorded) -> None:
    missing = stranger.get_by_test_id("no-replay")
    with Network(served.port) as network:
        stranger.goto(f"{network.url}/replay/{raced.room}/2")
        expect(missing).to_have_attribute("data-why", "none")
        stranger.get_by_test_id("go-home").click()
        network.down()
        stranger.go_back()
        expect(missing).to_have_attribute("data-why", "away")
        network.up()
        stranger.get_by_test_id("replay-again").click()
        expect(missing).to_have_attribute("data-why", "none")


def test_a_replay_that_is_there_needs_no_server(new_page: NewPage, served: Served, raced: Recorded) -> None:
    with Network(served.port) as network:
        page = new_page(raced.path, url=network.url)
        page.get_by_test_id("replay").wait_for()
        # The chart's code comes by itself a moment later.
        page.locator(".progress-chart canvas").wait_for()
        network.down()
        page.keyboard.press("End")
        at(page, max(*raced.times(raced.ada), *raced.times(raced.bob)))
        page.get_by_test_id("download").click()
        expect(page.get_by_test_id("toast")).to_contain_text("be downloaded")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, raced: Recorded, scheme: str) -> None:
    page = result_page(new_page, raced, color_scheme=scheme)
    page.get_by_test_id("result-chart").locator("canvas").wait_for()
    assert axe.check(page) == []
    ms = raced.times(raced.ada)[7]
    for query in ("", f"?t={ms}", f"?player={raced.ada}&t={ms}", f"?player={raced.bob}&t=999999"):
        page = replay_page(new_page, raced, query, color_scheme=scheme)
        page.locator(".progress-chart canvas").wait_for()
        assert axe.check(page) == [], query


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_all_of_it_in_every_language(new_page: NewPage, raced: Recorded, language: str) -> None:
    pages = [
        result_page(new_page, raced, viewport=PHONE, locale=language),
        replay_page(new_page, raced, viewport=PHONE, locale=language),
        replay_page(new_page, raced, f"?player={raced.ada}", viewport=PHONE, locale=language),
    ]
    for page in pages:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate("document.documentElement.lang") == language[:2]
        if page.get_by_test_id("replay").count():
            for testid in ("first", "previous", "play", "next", "last"):
                assert box(page.get_by_test_id(testid))["width"] >= 44
            bottom = box(page.get_by_test_id("play"))
            assert bottom["y"] + bottom["height"] <= PHONE["height"], "the controls are out of reach"


def box(locator: Locator) -> Any:
    found = locator.bounding_box()
    assert found is not None
    return found
