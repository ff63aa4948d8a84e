"""Frames to commands: nothing is coerced, nothing is raised, and what is wrong is said in one short line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.protocol import commands
from pyramid_race.protocol.parse import LONGEST_MESSAGE, BadFrame, parse_command

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


def bad(frame: str | bytes) -> BadFrame:
    outcome = parse_command(frame)
    assert isinstance(outcome, BadFrame), outcome
    assert 0 < len(outcome.message) <= LONGEST_MESSAGE
    assert "\n" not in outcome.message
    return outcome


def test_a_command() -> None:
    frame = '{"type":"move","room":"ABC","race":1,"seq":2,"action":{"do":"remove","cards":["10C","3S"]},"ref":"x"}'
    move = parse_command(frame)
    assert move == commands.Move(
        type="move", room="ABC", race=1, seq=2, ref="x",
        action=commands.RemoveAction(do="remove", cards=["10C", "3S"]),
    )  # fmt: skip


@given(st.text() | st.binary())
def test_any_frame_is_a_command_or_bad(frame: str | bytes) -> None:
    bad(frame)


@given(JSON)
def test_any_json_is_a_command_or_bad(value: Any) -> None:
    bad(json.dumps(value))


@given(st.dictionaries(st.sampled_from(["type", "room", "t", "ref", "role", "text", "x"]), JSON, max_size=5))
def test_any_object_is_a_command_or_bad(fields: dict[str, Any]) -> None:
    outcome = parse_command(json.dumps(fields))
    if isinstance(outcome, BadFrame):
        assert len(outcome.message) <= LONGEST_MESSAGE
    else:
        assert fields["type"] == outcome.type


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        (b"{}", "binary"),
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        ("[]", "one JSON object"),
        ('{"type":"ping","t":1,"t":1}', "not valid JSON"),
        ('{"type":"ping","t":NaN}', "not valid JSON"),
        (r'{"type":"chat","room":"A","text":"\ud800"}', "not valid JSON"),
        ("[" * 5000, "not valid JSON"),
        ('{"t":1}', "type"),
        ('{"type":"cheat"}', "cheat"),
        ('{"type":"ping"}', "ping.t: Field required"),
        ('{"type":"ping","t":"1"}', "ping.t"),
        ('{"type":"ready","room":"A","ready":1}', "ready.ready"),
        ('{"type":"move","room":"A","race":true,"seq":1,"action":{"do":"draw"}}', "move.race"),
        ('{"type":"move","room":"A","race":1,"seq":0,"action":{"do":"draw"}}', "move.seq"),
        ('{"type":"move","room":"A","race":1,"seq":1.0,"action":{"do":"draw"}}', "move.seq"),
        ('{"type":"move","room":"A","race":1,"seq":1,"action":{"do":"fly"}}', "fly"),
        ('{"type":"move","room":"A","race":1,"seq":1,"action":"draw"}', "move.action"),
        ('{"type":"move","room":"A","race":1,"seq":1,"action":{"do":"remove","cards":[]}}', "cards"),
        ('{"type":"leave","room":"A","extra":1}', "leave.extra: unknown field"),
    ],
)
def test_what_is_wrong_is_said(frame: str | bytes, why: str) -> None:
    assert why in bad(frame).message


def test_a_ref_is_given_back_where_it_can_be_read() -> None:
    assert bad('{"type":"cheat","ref":"r1"}').ref == "r1"
    assert bad('{"type":"cheat","ref":1}').ref is None
    assert bad('{"type":"cheat","ref":"' + "x" * 33 + '"}').ref is None
    assert bad('{"type":"cheat","ref":"r1"').ref is None


def test_long_faults_are_cut() -> None:
    assert bad('{"type":"' + "x" * 8000 + '"}').message.endswith("…")
    assert bad('{"type":"leave","room":"A","' + "y" * 8000 + '":1}').message.endswith("…")
