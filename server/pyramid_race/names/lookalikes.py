"""Names that people would take for one another: those with the same skeleton, as Unicode's standard on security
(UTS 39) has it, those that differ only in capital and small letters, and those that differ in both ways."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

import regex

_UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}+")


def clashes(name: str, names: Iterable[str]) -> str | None:
    """The first of `names` that looks like `name`; None if none does. Empty names clash with nothing."""
    if not name:
        return None
    return next((other for other in names if other and _alike(name, other)), None)


def _alike(name: str, other: str) -> bool:
    if skeleton(name) == skeleton(other) or skeleton(name.casefold()) == skeleton(other.casefold()):
        return True
    # `paypaI` for `Paypal` is both at once. Not where all are capitals: nobody takes ALI for ALL.
    return seen(name) == seen(other) and not (name.isupper() and other.isupper())


@lru_cache(maxsize=20_000)
def skeleton(name: str) -> str:
    """What `name` looks like: two names with the same skeleton can't be told apart. It is nothing to show."""
    drawn = _drawn_as()
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKD", name))
    return unicodedata.normalize("NFKD", "".join(drawn.get(character, character) for character in plain))


@lru_cache(maxsize=20_000)
def seen(name: str) -> str:
    """What `name` looks like to somebody who doesn't mind capitals: coarser than `skeleton`, and nothing to show."""
    return skeleton(skeleton(name).casefold())


@cache
def _drawn_as() -> dict[str, str]:
    """By character, what it looks like."""
    drawn: dict[str, str] = {}
    for line in files("pyramid_race.names").joinpath("confusables.txt").read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            like, *sources = map(_characters, line.split())
            drawn |= dict.fromkeys(sources, like)
    return drawn


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split("+"))
