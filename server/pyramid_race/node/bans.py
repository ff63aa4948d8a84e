"""Who is banned or muted just now: an index over what the store holds. Values only."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from pyramid_race.node.addresses import Address
from pyramid_race.settings_values import Network
from pyramid_race.store.moderation import Held

WIDEST = {4: 8, 6: 16}
"""The widest range that can be banned, as the length of its prefix: more is a slip of the keys."""
OF_ONE = {4: 32, 6: 64}
"""What one person's connection has."""


class Bans:
    def __init__(self, held: Iterable[Held] = ()) -> None:
        self.all = tuple(sorted(held, key=lambda one: one.id))
        self._by_id = {one.id: one for one in self.all}
        # By the length of the prefix, so that an address is looked up a few times however many ranges there are.
        self._ranges: dict[tuple[int, int], dict[int, Held]] = {}
        for one in self.all:
            if one.kind == "address":
                network = ip_network(one.subject)
                ranges = self._ranges.setdefault((network.version, network.prefixlen), {})
                ranges[int(network.network_address)] = one

    def get(self, id_: str, now: int) -> Held | None:
        """The ban or mute with this id, if it is in force at `now` (ms)."""
        one = self._by_id.get(id_)
        return one if one is not None and (one.until is None or now < one.until) else None

    def of_player(self, player: str, now: int) -> Held | None:
        return self.get(f"player:{player}", now)

    def of_address(self, address: Address | None, now: int) -> Held | None:
        if address is None:
            return None
        for (version, length), ranges in self._ranges.items():
            if version == address.version:
                below = address.max_prefixlen - length
                one = ranges.get(int(address) >> below << below)
                if one is not None and (one.until is None or now < one.until):
                    return one
        return None

    def mute_of(self, player: str, now: int) -> Held | None:
        return self.get(f"mute:{player}", now)


def range_of(text: str) -> Network:
    """The range to ban, from what a moderator writes. Raises ValueError, saying what is wrong with it."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise ValueError(f"{text!r} is no address and no range of addresses, like 203.0.113.0/24") from None
    if isinstance(network, IPv6Network) and network.prefixlen >= 96 and network.network_address.ipv4_mapped:
        network = IPv4Network((network.network_address.ipv4_mapped, network.prefixlen - 96))
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(f"{network} is too wide: at most /{WIDEST[network.version]} can be banned at once")
    return network


def range_around(address: Address) -> Network:
    """What one person has: the address, of IPv6 the 64 bits that a household is given."""
    return ip_network(f"{address}/{OF_ONE[address.version]}", strict=False)
