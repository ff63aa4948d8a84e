"""What a bot understands of a server's messages."""

from __future__ import annotations

import json

import pytest
from pyramid_race.bot.heard import BadMessage, Deal, hear

from tests.bot.messages import deal


def test_passes_over_what_it_does_not_listen_to() -> None:
    assert hear('{"type":"progress","players":{}}') is None
    assert hear('{"type":"invented_later"}') is None


def test_does_not_mind_fields_that_it_does_not_know() -> None:
    told = hear(json.dumps(deal() | {"weather": "fine"}))
    assert isinstance(told, Deal)
    assert told.rules.recycles is None
    assert told.board.pyramid[0] == 23  # the jack of diamonds


@pytest.mark.parametrize(
    "frame", ["", "[]", "{}", "null", '{"type":7}', '{"type":"ack"}', b"\xff", '{"type":"error","code":1}']
)
def test_refuses_what_is_no_message(frame: str | bytes) -> None:
    with pytest.raises(BadMessage):
        hear(frame)


def test_refuses_a_card_that_does_not_exist() -> None:
    wrong = deal()
    wrong["board"]["waste"] = ["1X"]
    with pytest.raises(BadMessage):
        hear(json.dumps(wrong))
