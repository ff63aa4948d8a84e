from __future__ import annotations

from random import Random
from typing import get_args

from pyramid_race.bot.names import new_name, shown_name
from pyramid_race.node.text import clean_name
from pyramid_race.protocol.host_commands import Strength


def test_a_room_full_of_bots_has_distinct_names_that_the_server_takes() -> None:
    random = Random(1)
    names: set[str] = set()
    for _ in range(300):
        name = new_name(names, random)
        assert name not in names
        for strength in get_args(Strength):
            shown = shown_name(name, strength)
            assert clean_name(shown) == shown
            assert strength in shown
        assert name.startswith("Bot ")
        names.add(name)
    assert any(name.endswith(" 2") for name in names)
