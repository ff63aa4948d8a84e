"""Names that say more than a name: those of bots, and those of people who run the place."""

from __future__ import annotations

from typing import Literal

import regex

from pyramid_race.names.lookalikes import seen

_BOTS = ("bot", "bots")
_STAFF = (
    *("admin", "admins", "administrator", "administrators", "moderator", "moderators", "staff"),
    *("administrateur", "administratrice", "modérateur", "moderateur", "modératrice", "moderatrice"),
    *("관리자", "운영자", "管理者", "管理人", "運営"),
)
_STAFF_ALONE = ("mod", "mods", "official", "server", "support", "system")
"""As a word among others they are harmless."""
_PLACE = "pyramidrace"
_BETWEEN_WORDS = regex.compile(r"[^\p{L}\p{M}\p{N}]+")


def kept_for(name: str) -> Literal["bots", "staff"] | None:
    """Whom people would take somebody of that name for; None: for somebody called so."""
    words = [word for word in _BETWEEN_WORDS.split(name) if word]
    # In capitals an I looks like an l, and yet ADMIN is read as admin: both ways count.
    for drawn in (seen, _read):
        looks = [drawn(word) for word in words]
        whole = "".join(looks)
        said = {*looks, whole}
        if _PLACE_SEEN in whole or whole in _ALONE_SEEN or said & _STAFF_SEEN:
            return "staff"
        if said & _BOTS_SEEN:
            return "bots"
    return None


def _read(name: str) -> str:
    return seen(name.casefold())


_BOTS_SEEN, _STAFF_SEEN, _ALONE_SEEN = (frozenset(map(seen, words)) for words in (_BOTS, _STAFF, _STAFF_ALONE))
_PLACE_SEEN = seen(_PLACE)
