"""What people can do wrong by hand is said in their language: the page knows the server's sentences about it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pyramid_race.game.deal import BadCode, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.node.identity import kept_refusal
from pyramid_race.node.moderation import banned, muted
from pyramid_race.node.room_settings import merge
from pyramid_race.node.text import BadText, clean_chat, clean_name
from pyramid_race.protocol.commands import Settings
from pyramid_race.race.commands import Command, HandOver, Invite, Kick, StopCountdown
from pyramid_race.race.hosting import LATEST_START_MS, NO_DEAL, check_settings
from pyramid_race.race.model import RoomSettings
from pyramid_race.race.stewarding import MOST_INVITES
from pyramid_race.store.moderation import Held

from tests.race.driver import ANN, BOB, CAT, DAN, Play, joining

NODE = shutil.which("node")
FAMILIAR = re.compile(r"\b(PY1(-N-A+S)?|K7QX2M|U\+[0-9A-F]+)\b")
"""Latin letters that have a place in a sentence of any language: codes, and the letters of rules."""

BAD_NAMES = (
    "",
    "\u200b",
    "a\u202eb",
    "n" * 25,
    "\u1100",
    "A" + "\u0323\u0304\u0300\u0301\u0302",
    "\U0001f468\U0001f3fd\u200d\U0001f469\U0001f3fd\u200d\U0001f467\U0001f3fd\u200d\U0001f467\U0001f3fd" * 24,
)
BAD_CODES = (
    *("", "hello", "PY1", "PY1-X-AAAAAAS", "PY1-N", "PY1-N-A", "PY1-N-AAAAAA", "PY1-N-AAAAAA7", "PY1-N-" + "Z" * 48),
    *("PY1-\u00e9-AAAAAAS", " py1 n aaaaaas "),
)


def refusals() -> Iterator[tuple[str, str, str]]:
    """Code, message and command of whatever somebody can be refused for what he typed or pressed."""
    for text in BAD_NAMES:
        with pytest.raises(BadText) as wrong:
            clean_name(text)
        yield "bad_name", str(wrong.value), "hello"
    for name in ("Bot Ada", "admin"):
        kept = kept_refusal(name, bot=False, moderator=False)
        assert kept is not None
        yield kept.code, kept.message, "hello"
    for text in ("", "\u202e", "x" * 301):
        with pytest.raises(BadText) as wrong:
            clean_chat(text)
        yield "bad_message", str(wrong.value), "chat"
    for code in BAD_CODES:
        with pytest.raises(BadCode) as bad:
            parse_code(code)
        yield "bad_code", str(bad.value), "configure"
        told = merge(RoomSettings(), Settings(deal=code), None)
        assert isinstance(told, Refusal)
        yield told.code, told.message, "configure"
    for name in ("\u200b", "r" * 61):
        told = merge(RoomSettings(), Settings.model_construct({"name"}, name=name), None)
        assert isinstance(told, Refusal)
        yield told.code, told.message, "configure"
    for players in (2, 30):
        told = check_settings(RoomSettings(capacity=1), players, 0)
        assert isinstance(told, Refusal)
        yield told.code, told.message, "configure"
    now = 1_000_000
    for settings in (
        RoomSettings(start="scheduled", starts_at=now),
        RoomSettings(start="scheduled", starts_at=now + LATEST_START_MS + 1),
        RoomSettings(start="auto", auto_players=30, capacity=2),
    ):
        told = check_settings(settings, 1, now)
        assert isinstance(told, Refusal)
        yield told.code, told.message, "configure"
    yield from hosts_refusals()
    yield "unavailable", NO_DEAL, "start"


def hosts_refusals() -> Iterator[tuple[str, str, str]]:
    """What hosts are told who act on somebody who has gone, or too late."""
    play = Play()
    play.open(ANN)
    play.join(BOB, CAT)
    play.lose(BOB)
    commands: list[Command] = [HandOver(ANN, BOB), HandOver(ANN, DAN), Kick(ANN, DAN), StopCountdown(ANN)]
    commands.append(Invite(ANN, tuple(str(number) for number in range(MOST_INVITES + 1))))
    for command in commands:
        told = play.decide(command)
        assert isinstance(told, Refusal)
        yield told.code, told.message, "kick"
    guarded = Play()
    guarded.open(ANN, allowed=("K7QX2M",))
    told = guarded.decide(replace(joining(BOB), name="K"))
    assert isinstance(told, Refusal)
    yield told.code, told.message, "join"
    held = Held("player", "PLAYER", "alice", 0, None, "2x")
    yield "muted", muted(held), "chat"
    yield "banned", banned(held), "hello"
    yield "banned", banned(replace(held, kind="address")), "hello"


def said(language: str, told: list[tuple[str, str, str]]) -> list[str]:
    lines = [json.dumps({"code": code, "message": message, "command": command}) for code, message, command in told]
    answer = subprocess.run(
        [str(NODE), str(Path(__file__).with_name("refusals.mjs")), language],
        input="\n".join(lines), capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert answer.stderr == ""
    return [json.loads(line) for line in answer.stdout.splitlines()]


@pytest.mark.skipif(NODE is None, reason="needs Node")
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_refusals_are_said_in_the_persons_language(language: str) -> None:
    told = list(refusals())
    for (_, message, _), sentence in zip(told, said(language, told), strict=True):
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]", sentence), sentence
        assert not re.search(r"[a-z]{2}", FAMILIAR.sub("", sentence)), (message, sentence)


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_every_code_of_the_wire_has_a_sentence() -> None:
    """A code with no more to it says something else than its name, or that something went wrong."""
    contract = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
    paragraph = contract.split("### Codes", 1)[1].split("`message` is", 1)[0]
    codes = sorted(set(re.findall(r"`([a-z_]+)`", paragraph)) - {"error", "reject"})
    assert {"covered", "seq", "room_full"} < set(codes)
    plain = said("en", [("brand_new", "", "")])[0]
    for code, sentence in zip(codes, said("en", [(code, "something", "move") for code in codes]), strict=True):
        assert plain.rstrip(".") not in sentence, code
