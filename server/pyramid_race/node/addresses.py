"""Where a client is: the address of its socket, or, through proxies that are trusted, the one that they name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

from pyramid_race.settings_values import Network

Address = IPv4Address | IPv6Address


def client_address(peer: str | None, forwarded: Iterable[str], trusted: Sequence[Network]) -> Address | None:
    """The client's address; None where there is none (a socket in the file system).

    `peer` is the socket's other end, `forwarded` are the values of `X-Forwarded-For` in the order in which they came.
    Each proxy adds to the end whom it has heard from, so this is the last address there that is no trusted proxy's;
    what stands before it anybody can have written."""
    here = parse(peer or "")
    if here is None:
        return None
    for name in reversed([name for value in forwarded for name in value.split(",")]):
        if not is_in(here, trusted):
            return here
        before = parse(name)
        if before is None:
            return here
        here = before
    return here


def is_in(address: Address, networks: Iterable[Network]) -> bool:
    return any(address.version == network.version and address in network for network in networks)


def parse(text: str) -> Address | None:
    """An address as proxies write it, with or without a port; IPv4 inside of IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
