"""Settings that are lists written in one text: split, checked, and turned into what they mean.

All raise ValueError with a sentence about what is wrong; none repeats a secret."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from pydantic import SecretStr

Network = IPv4Network | IPv6Network

LEAST_SECRET = 24
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,31}")


def split(text: str) -> list[str]:
    """What is separated by commas or spaces."""
    return [part for part in re.split(r"[,\s]+", text) if part]


def moderators(text: str) -> dict[str, SecretStr]:
    """`alice:TOKEN,bob:TOKEN` -> each moderator's token by name."""
    found: dict[str, SecretStr] = {}
    for number, part in enumerate(split(text), 1):
        name, colon, token = part.partition(":")
        if not colon or not _NAME.fullmatch(name):
            raise ValueError(f"entry {number} should be NAME:TOKEN, the name of up to 32 letters, digits and _.-")
        if len(token) < LEAST_SECRET:
            raise ValueError(f"the token of {name} has {len(token)} characters, at least {LEAST_SECRET} are needed")
        if name in found:
            raise ValueError(f"{name} is there twice")
        if any(other.get_secret_value() == token for other in found.values()):
            raise ValueError(f"{name} has the token of somebody else: the log could not say who it was")
        found[name] = SecretStr(token)
    return found


def networks(text: str) -> tuple[Network, ...]:
    """`10.0.0.0/8, ::1` -> networks; a single address is a network of one."""
    return tuple(map(_network, split(text)))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise ValueError(f"{text!r} is no address and no range of addresses: {error}") from None


def addresses_of_receivers(text: str) -> tuple[str, ...]:
    """`https://one.example/hook, …` -> the addresses, each once."""
    found = tuple(dict.fromkeys(split(text)))
    for number, url in enumerate(found, 1):
        if not _is_http(url):
            raise ValueError(f"entry {number} is not a whole address that begins with https:// or http://")
    return found


def _is_http(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def check_secret(secret: str, receivers: Iterable[str]) -> None:
    """What signs webhooks must be there if there are receivers, and long enough."""
    if secret and len(secret) < LEAST_SECRET:
        raise ValueError(f"it has {len(secret)} characters, at least {LEAST_SECRET} are needed")
    if not secret and any(True for _ in receivers):
        raise ValueError("PYRAMID_RACE_WEBHOOKS needs a secret to sign with")
