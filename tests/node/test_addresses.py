"""Where a client is, as far as trusted proxies can be believed."""

from __future__ import annotations

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.node.addresses import client_address
from pyramid_race.settings_values import networks

PROXIES = networks("10.0.0.0/8, fd00::/8, 127.0.0.1")


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # anybody can write a header
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1, 10.9.9.9"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.2, 10.0.0.3"], "10.0.0.2"),
        ("10.0.0.1", ["198.51.100.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("fd00::1", ["[2001:db8::7]:443"], "2001:db8::7"),
        ("fd00::1", ["2001:db8::7"], "2001:db8::7"),
        ("::ffff:10.0.0.1", ["::ffff:198.51.100.1"], "198.51.100.1"),
        ("fe80::1%eth0", [], "fe80::1"),
    ],
)
def test_the_last_address_that_no_trusted_proxy_has(peer: str, forwarded: list[str], found: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == ip_address(found)


def test_a_socket_in_the_file_system_has_none() -> None:
    assert client_address(None, ["198.51.100.1"], PROXIES) is None


@given(st.ip_addresses().map(str), st.lists(st.text(max_size=30), max_size=3))
def test_nobody_else_s_header_matters(peer: str, forwarded: list[str]) -> None:
    assert client_address(peer, forwarded, ()) == client_address(peer, [], PROXIES)
