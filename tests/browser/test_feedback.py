"""Sound and vibration: silence unless somebody wants them, and then soft and short."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.pages import open_room, play
from tests.support.play import EASY_WIN

# The browser's own parts, which keep a list of what was made of them.
WATCHED = """
  window.made = { AudioContext: [], OscillatorNode: [], vibrate: [] };
  for (const name of ["AudioContext", "OscillatorNode"]) {
    window[name] = class extends window[name] {
      constructor(...given) {
        super(...given);
        window.made[name].push(this);
      }
    };
  }
  const vibrate = navigator.vibrate.bind(navigator);
  navigator.vibrate = (pattern) => { window.made.vibrate.push(pattern); return vibrate(pattern); };
"""
# The loudest sample of each sound (1 is as loud as there is), and of its last tenth of a second.
RENDERED = """async () => {
  const { NOTES, sound } = await import("/sounds.js");
  const found = {};
  for (const kind of Object.keys(NOTES)) {
    const context = new OfflineAudioContext(1, 2 * 44100, 44100);
    sound(context, kind);
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = (from) => samples.subarray(from).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    found[kind] = [peak(0), peak(samples.length - 4410)];
  }
  return found;
}"""


def made(page: Page, what: str) -> int:
    return page.evaluate("(what) => window.made[what].length", what)


def racing(new_page: NewPage, **options: Any) -> Page:
    page = new_page(**options)
    page.add_init_script(WATCHED)
    page.reload()
    open_room(page, "Ada")
    page.get_by_test_id("start-button").click()
    page.get_by_test_id("board").wait_for()
    return page


def test_sound_is_off_until_it_is_wanted(new_page: NewPage) -> None:
    page = racing(new_page)
    play(page, EASY_WIN[0])
    assert made(page, "AudioContext") == 0
    page.get_by_test_id("preferences-button").click()
    page.locator("[name=sound]").check()
    page.wait_for_function(
        "() => window.made.OscillatorNode.length > 0 && window.made.AudioContext[0].state === 'running'"
    )
    # A computer doesn't vibrate.
    expect(page.locator("[name=vibration]")).to_have_count(0)
    page.get_by_test_id("preferences-close").click()
    heard = made(page, "OscillatorNode")
    play(page, EASY_WIN[1])
    page.wait_for_function("(before) => window.made.OscillatorNode.length > before", arg=heard)
    assert made(page, "AudioContext") == 1
    # It is wanted still after a reload; the first press makes it possible.
    page.reload()
    play(page, EASY_WIN[2])
    play(page, EASY_WIN[3])
    page.wait_for_function("() => window.made.OscillatorNode.length > 0")


def test_a_phone_vibrates_if_it_is_wanted(new_page: NewPage) -> None:
    page = racing(new_page, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play(page, EASY_WIN[0])
    assert made(page, "vibrate") == 0
    page.get_by_test_id("preferences-button").click()
    page.locator("[name=vibration]").check()
    assert made(page, "vibrate") == 1
    page.get_by_test_id("preferences-close").click()
    play(page, EASY_WIN[1])
    assert made(page, "vibrate") == 2
    assert made(page, "AudioContext") == 0


def test_sounds_are_soft_and_end(new_page: NewPage) -> None:
    found: dict[str, list[float]] = new_page().evaluate(RENDERED)
    assert set(found) == {"take", "draw", "wrong", "undo", "tick", "go", "finish", "rival"}
    for kind, (loudest, last) in found.items():
        assert 0.03 < loudest < 0.5, kind
        assert last < 0.001, kind
