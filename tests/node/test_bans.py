"""Which ban or mute meets whom, and what can be banned."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.node.bans import Bans, range_around, range_of
from pyramid_race.store.moderation import Held


def ban(range_: str, until: int | None = None) -> Held:
    return Held("address", range_, "alice", 0, until, "spam")


@given(st.lists(st.ip_addresses().map(lambda a: str(range_around(a))), max_size=8), st.ip_addresses(), st.data())
def test_an_address_is_banned_if_a_range_holds_it(ranges: list[str], other: object, data: st.DataObject) -> None:
    index = Bans(map(ban, ranges))
    inside = [ip_network(one)[0] for one in ranges]
    address = ip_address(str(data.draw(st.sampled_from([*inside, other]))))
    expected = any(address in ip_network(one) for one in ranges)
    assert (index.of_address(address, 1) is not None) == expected


def test_bans_and_mutes_end_at_their_time() -> None:
    player, mute = Held("player", "P", "alice", 0, 100, ""), Held("mute", "M", "alice", 0, 9, "")
    index = Bans([ban("203.0.113.0/24", until=100), player, mute])
    assert index.of_address(ip_address("203.0.113.7"), 99)
    assert not index.of_address(ip_address("203.0.113.7"), 100)
    assert index.of_player("P", 99)
    assert not index.of_player("P", 100)
    assert not index.of_player("M", 0)
    assert index.mute_of("M", 8)
    assert not index.mute_of("M", 9)
    assert not index.of_address(None, 0)


@pytest.mark.parametrize(
    ("given_", "range_"),
    [
        ("203.0.113.7", "203.0.113.7/32"), ("203.0.113.7/24", "203.0.113.0/24"), ("2001:db8::1", "2001:db8::1/128"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"), (" 203.0.113.0/24 ", "203.0.113.0/24"),
    ],
)  # fmt: skip
def test_a_range_to_ban(given_: str, range_: str) -> None:
    assert str(range_of(given_)) == range_


@pytest.mark.parametrize("given_", ["", "nobody", "203.0.113.0/40", "0.0.0.0/0", "10.0.0.0/7", "::/0"])
def test_what_is_no_range_or_too_wide(given_: str) -> None:
    with pytest.raises(ValueError, match=r"no range|too wide"):
        range_of(given_)


def test_what_one_person_has() -> None:
    assert str(range_around(ip_address("203.0.113.7"))) == "203.0.113.7/32"
    assert str(range_around(ip_address("2001:db8:1:2:3::4"))) == "2001:db8:1:2::/64"
