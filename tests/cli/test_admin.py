"""`pyramid-race admin` against a real server: what it prints, and how it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.client import Client
from tests.support.command import command, is_one_line, run, surroundings
from tests.support.nodes import ServeProcess
from tests.support.races import open_room

TOKEN = "alice-" + "a" * 24


@pytest.fixture
async def node(redis_url: str) -> AsyncIterator[ServeProcess]:
    """A process of its own, whose log is not among what the command prints."""
    settings = {"PYRAMID_RACE_ADMIN_TOKENS": f"alice:{TOKEN}", "PYRAMID_RACE_TRUSTED_PROXIES": "127.0.0.1"}
    async with ServeProcess("--redis", redis_url, "--no-bots", **settings) as running:
        yield running


@pytest.fixture(autouse=True)
def _token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMID_RACE_ADMIN_TOKEN", TOKEN)


async def test_an_evening_of_a_moderator(
    node: ServeProcess, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def admin(*arguments: str) -> tuple[int, str, str]:
        return await asyncio.to_thread(run, capsys, "admin", *arguments, "--url", node.ws)

    async def objects(*arguments: str) -> list[Any]:
        status, out, err = await admin(*arguments, "--json")
        assert (status, err) == (0, "")
        return [json.loads(line) for line in out.splitlines()]

    async with Client(node.ws, "Ada") as ada, Client(node.ws, "Eve", via="203.0.113.66") as eve:
        assert await admin("bans") == (0, "", "")
        room = await open_room(ada, eve, name="Friday race", visibility="unlisted")
        _, shown, _ = await admin("rooms")
        assert shown.startswith(f"{room}  lobby  unlisted")
        assert "2 players  0 spectators  Friday race" in shown
        assert f"{ada.player}  Ada (player, host)" in shown
        (told,) = await objects("rooms")
        assert [member["player"] for member in told["members"]] == [ada.player, eve.player]

        status, out, _ = await admin("mute", eve.player, "--reason", "shouts", "--hours", "1")
        assert (status, out.startswith("done, logged as ")) == (0, True)
        await objects("unmute", eve.player, "--reason", "enough")
        await objects("ban", "--address", "203.0.113.0/24", "--reason", "floods")
        await objects("ban", "--player", eve.player, "--reason", "cheats", "--hours", "2")
        _, bans, _ = await admin("bans")
        assert "ban  203.0.113.0/24  for good  by alice" in bans
        assert f"ban  {eve.player} (Eve)  until" in bans
        await objects("unban", "--address", "203.0.113.0/24", "--reason", "over")
        watch = await asyncio.create_subprocess_exec(
            *command("admin", "watch", room, "--reason", "a complaint", "--url", node.ws),
            env=surroundings(), stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        await ada.expect("event", kind="joined", name="Moderator", role="spectator")
        (closed,) = await objects("close", room, "--reason", "good night")
        assert (await ada.expect("event", kind="closed"))["reason"] == "good night"
        seen = [json.loads(line) for line in (await watch.communicate())[0].splitlines()]
        assert (watch.returncode, seen[0]["type"], seen[-1]["kind"]) == (0, "room", "closed")

        monkeypatch.delenv("PYRAMID_RACE_ADMIN_TOKEN")
        file = tmp_path / "token"
        file.write_text(TOKEN + "\n")
        log = await objects("log", "--token-file", str(file))
        assert log[0]["id"] == closed["id"]
        assert [act["act"] for act in log] == ["close", "watch", "unban", "ban", "ban", "unmute", "mute"]
        _, lines, _ = await admin("log", "--count", "1", "--token-file", str(file))
        assert lines.count("\n") == 1
        assert f"alice  close  {room}: good night" in lines

        for arguments in (
            ("close", room, "--reason", "again"), ("ban", "--player", "nobody", "--reason", "x"),
            ("ban", "--address", "0.0.0.0/0", "--reason", "x"), ("unban", "--player", ada.player, "--reason", "x"),
        ):  # fmt: skip
            status, out, err = await admin(*arguments, "--token-file", str(file))
            assert (status, out, is_one_line(err)) == (2, "", True), (arguments, err)
        file.write_text("x" * 24)
        status, _, err = await admin("rooms", "--token-file", str(file))
        assert (status, is_one_line(err), "token" in err) == (2, True, True)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["rooms", "--url", "http://127.0.0.1"], "--url"),
        (["rooms", "--token-file", "nowhere/token"], "--token-file"),
        (["ban", "--reason", "x"], "--player or --address"),
        (["ban", "--player", "a", "--address", "b", "--reason", "x"], "--player or --address"),
        (["ban", "--player", "a"], "--reason"),
        (["mute", "a", "--reason", "x", "--hours", "-1"], "--hours"),
        (["log", "--count", "0"], "--count"),
        (["promote"], "promote"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = run(capsys, "admin", *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err), err
    assert why in err


def test_no_token(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYRAMID_RACE_ADMIN_TOKEN")
    status, _, err = run(capsys, "admin", "rooms")
    assert (status, is_one_line(err), "PYRAMID_RACE_ADMIN_TOKEN" in err) == (2, True, True)


def test_no_server(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "admin", "rooms", "--url", "ws://127.0.0.1:1/ws")
    assert (status, is_one_line(err)) == (1, True), err
