"""Text that people type: names and chat. What cannot be seen, or turns a line around, is refused."""

from __future__ import annotations

import unicodedata

from pyramid_race.names.nickname import BadName, is_visible, nickname
from pyramid_race.protocol.commands import MAX_CHAT, MAX_ROOM_NAME

JOINER = "\u200d"
WRITING_AIDS = "\u200c\u200e\u200f" + JOINER
"""Joiners and direction marks: some scripts need them in running text, and keyboards put them there."""


class BadText(ValueError):
    """The text can't be taken; the message says why."""


def clean_name(text: str) -> str:
    """A player's name by the PRECIS profile for nicknames; 1 to 24 characters as a reader counts. Raises BadText."""
    try:
        return nickname(text)
    except BadName as problem:
        raise BadText(str(problem)) from None


def clean_room_name(text: str) -> str:
    """A room's name: NFC, trimmed, white space single, all visible; up to 60 characters, or empty. Raises BadText."""
    return _clean(text, "a room's name", MAX_ROOM_NAME, allowed="", empty_is_fine=True)


def clean_chat(text: str) -> str:
    """A line of chat: up to 300 characters, joiners and direction marks allowed. Raises BadText."""
    return _clean(text, "a message", MAX_CHAT, allowed=WRITING_AIDS, empty_is_fine=False)


def _clean(text: str, what: str, longest: int, allowed: str, empty_is_fine: bool) -> str:
    for place, character in enumerate(text):
        category = unicodedata.category(character)
        # Cc control, Cf invisible and bidi, Cs lone surrogates, Co private, Cn unassigned, Zl/Zp line breaks
        is_unseen = category[0] == "C" or category in ("Zl", "Zp")
        if is_unseen and character not in allowed and not _joins_emoji(text, place):
            raise BadText(f"{what} must not contain the invisible or control character U+{ord(character):04X}")
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(map(is_visible, cleaned)) and not (empty_is_fine and not cleaned):
        raise BadText(f"{what} must not be empty")
    if len(cleaned) > longest:
        raise BadText(f"{what} has at most {longest} characters, this has {len(cleaned)}")
    return cleaned


def _joins_emoji(text: str, place: int) -> bool:
    """Whether a joiner makes one emoji of its neighbours, as in families and flags."""
    before, after = text[:place].rstrip("\ufe0f")[-1:], text[place + 1 : place + 2]
    is_joined = all(sign and unicodedata.category(sign) in ("So", "Sk") for sign in (before, after))
    return text[place] == JOINER and is_joined
