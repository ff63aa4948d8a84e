"""What a moderator does is told on the page, with the reason, to whom it concerns."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MODERATOR, NewPage, Served
from tests.support.command import run
from tests.support.pages import join, open_room, reconnected


def test_banned_and_let_in_again(
    new_page: NewPage, served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRAMID_RACE_ADMIN_TOKEN", MODERATOR)
    capsys.readouterr()

    def admin(*arguments: str) -> list[Any]:
        url = served.url.replace("http", "ws") + "/ws"
        status, out, err = run(capsys, "admin", *arguments, "--url", url, "--json")
        assert (status, err) == (0, "")
        return [json.loads(line) for line in out.splitlines()]

    ada = new_page()
    path = open_room(ada, "Ada")
    eve = new_page(path)
    join(eve, "Eve")
    (room,) = [one for one in admin("rooms") if path.endswith(one["room"])]
    (player,) = [member["player"] for member in room["members"] if member["name"] == "Eve"]

    admin("ban", "--player", player, "--reason", "Be kind to others.")
    notice = eve.get_by_role("main")
    expect(notice).to_contain_text("A moderator has banned you: Be kind to others.")
    expect(ada.get_by_test_id("member")).to_have_count(1)
    eve.reload()
    expect(notice).to_contain_text("A moderator has banned you: Be kind to others.")

    admin("unban", "--player", player, "--reason", "She has said sorry.")
    eve.get_by_test_id("use-here").click()
    reconnected(eve)

    admin("close", room["room"], "--reason", "It is late.")
    expect(ada.locator("body")).to_contain_text("It is late.")
