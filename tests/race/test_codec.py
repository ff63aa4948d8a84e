"""Events as the log stores them (`race/codec.py`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.race.codec import decode_event, encode_event
from pyramid_race.race.events import (
    Closed,
    Configured,
    Connected,
    CountdownStopped,
    Event,
    Forfeited,
    Joined,
    Kicked,
    Left,
    Moved,
    Opened,
    TimeUp,
)
from pyramid_race.race.model import PlayerId, RoomSettings

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
COUNTS = st.integers(0, 2**40)
RULES = st.builds(
    Rules,
    initial_waste=st.sampled_from([0, 1]),
    recycles=st.none() | COUNTS,
    win=st.sampled_from(["pyramid", "all"]),
    pair_with_cover=st.booleans(),
    pair_waste=st.sampled_from(["none", "drawn", "top_two"]),
    stock_top=st.booleans(),
    stock_face_up=st.booleans(),
    waste_piles=st.sampled_from([1, 2, 3]),
    undo_limit=st.none() | COUNTS,
    undo_counts=st.booleans(),
)
SETTINGS = st.builds(
    RoomSettings,
    name=TEXTS,
    visibility=st.sampled_from(["public", "unlisted"]),
    password_hash=st.none() | TEXTS,
    capacity=st.integers(1, 100),
    start=st.sampled_from(["host", "all_ready", "scheduled", "auto"]),
    countdown_s=st.integers(0, 60),
    time_limit_s=st.integers(10, 7200),
    end=st.sampled_from(["first", "all"]),
    deal=TEXTS,
    preset=st.sampled_from(sorted(PRESETS)),
    rules=RULES,
    reveal_code=st.sampled_from(["start", "finish"]),
    spectator_delay_s=st.integers(0, 600),
    disconnect_grace_s=st.none() | st.integers(0, 600),
    tell_dead=st.none() | st.booleans(),
    starts_at=st.none() | COUNTS,
    auto_players=st.none() | st.integers(1, 100),
    auto_s=st.none() | st.integers(5, 3600),
    invite_only=st.booleans(),
    allowed=st.none() | st.lists(TEXTS, max_size=3).map(tuple),
    best_of=st.sampled_from([1, 3, 15]),
    quick=st.booleans(),
    daily=st.none() | st.just("2026-11-30"),
)
BY_TYPE: dict[str, st.SearchStrategy[Any]] = {
    "PlayerId": TEXTS,
    "PlayerId | None": st.none() | TEXTS,
    "tuple[str, ...]": st.lists(TEXTS, max_size=3).map(tuple),
    "str": TEXTS,
    "str | None": st.none() | TEXTS,
    "bool | None": st.none() | st.booleans(),
    "int": COUNTS,
    "bool": st.booleans(),
    "Role": st.sampled_from(["player", "spectator"]),
    "RoomSettings": SETTINGS,
}
KINDS: tuple[type[Event], ...] = get_args(Event)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_every_event_comes_back(kind: type[Event], data: st.DataObject) -> None:
    event = kind(*(data.draw(BY_TYPE[str(field.type)], field.name) for field in fields(kind)))
    again = decode_event(encode_event(event))
    assert again == event
    assert type(again) is kind


def test_what_logs_hold_is_read_for_ever() -> None:
    assert encode_event(Moved(PlayerId("PLAYER"), 12, "10C 3S")) == b'["m","PLAYER",12,"10C 3S"]'
    assert encode_event(Moved(PlayerId("PLAYER"), 13, "draw 2")) == b'["m","PLAYER",13,"draw 2"]'
    assert encode_event(TimeUp()) == b'["t"]'
    joined = Joined(PlayerId("P"), "Zoë", "spectator", waits=True, invite="hash")
    assert encode_event(joined) == '["j","P","Zoë","spectator",false,true,"hash",null]'.encode()
    assert decode_event(b'["j","P","Z","player"]') == Joined(PlayerId("P"), "Z", "player")
    assert decode_event(b'["j","P","Z","player",true]') == Joined(PlayerId("P"), "Z", "player", bot=True)
    assert decode_event(b'["l","P"]') == Left(PlayerId("P"))
    assert decode_event(b'["k","P","Q"]') == Kicked(PlayerId("P"), PlayerId("Q"))
    assert decode_event(b'["cs","P"]') == CountdownStopped(PlayerId("P"))
    assert decode_event(b'["f","P"]') == Forfeited(PlayerId("P"))
    assert decode_event(b'["x"]') == Closed()


def test_settings_that_came_later_have_their_defaults() -> None:
    assert decode_event(b'["s",{"name":"old","rules":{"recycles":2}}]') == Configured(
        RoomSettings(name="old", rules=Rules(recycles=2))
    )


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"draw",
        b"null",
        b"17",
        b"[]",
        b"[[]]",
        b'{"m":1}',
        b'["?"]',
        b'["m"]',
        b'["m","P",1]',
        b'["m","P",1,"draw",0]',
        b'["m","P","1","draw"]',
        b'["m","P",true,"draw"]',
        b'["m",null,1,"draw"]',
        b'["j","P","N","king"]',
        b'["j","P","N",["player"]]',
        b'["j","P","N","player","yes"]',
        b'["+","P",null]',
        b'["t",1]',
        b'["s",null]',
        b'["s",{}]',
        b'["s",{"rules":null}]',
        b'["s",{"rules":{"jokers":2}}]',
        b'["s",{"rules":{},"colour":"red"}]',
        b'["iv","hash","P"]',
        b'["iv",["hash",1],"P"]',
        b'["f","\xff"]',
    ],
)
def test_anything_else_is_refused_clearly(data: bytes) -> None:
    with pytest.raises(ValueError, match="event"):
        decode_event(data)


def test_settings_hold_every_rule() -> None:
    settings = RoomSettings(preset="M", rules=PRESETS["M"], password_hash="h")
    event = Opened(PlayerId("P"), "N", "player", settings, bot=True)
    assert decode_event(encode_event(event)) == event
    assert decode_event(encode_event(Connected(PlayerId("P"), "n/1"))) == Connected(PlayerId("P"), "n/1")
