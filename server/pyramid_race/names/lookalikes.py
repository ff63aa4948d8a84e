"""Names that people would take for one another: those with the same skeleton, as Unicode's standard on security
(UTS 39) has it, and those that differ only in capital and small letters."""

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
    own, small = skeleton(name), skeleton(name.casefold())
    for other in names:
        if other and (skeleton(other) == own or skeleton(other.casefold()) == small):
            return other
    return None


@lru_cache(maxsize=20_000)
def skeleton(name: str) -> str:
    """What `name` looks like: two names with the same skeleton can't be told apart. It is nothing to show."""
    drawn = _drawn_as()
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKD", name))
    return unicodedata.normalize("NFKD", "".join(drawn.get(character, character) for character in plain))


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
