"""Text that people type: names and chat. What cannot be seen, or turns a line around, is refused."""

from __future__ import annotations

import unicodedata

from pyramid_race.protocol.commands import MAX_CHAT, MAX_NAME, MAX_ROOM_NAME

JOINERS = "\u200c\u200d"
"""Zero-width (non-)joiners: some scripts and emoji need them in running text."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Hangul fillers and the empty Braille pattern: letters and signs by their category, but nothing is to be seen."""


class BadText(ValueError):
    """The text can't be taken; the message says why."""


def clean_name(text: str) -> str:
    """A player's name: NFC, trimmed, inner white space single; 1 to 24 characters, all visible. Raises BadText."""
    return _clean(text, "a name", MAX_NAME, allowed="", empty_is_fine=False)


def clean_room_name(text: str) -> str:
    """A room's name: as a player's, up to 60 characters, or empty. Raises BadText."""
    return _clean(text, "a room's name", MAX_ROOM_NAME, allowed="", empty_is_fine=True)


def clean_chat(text: str) -> str:
    """A line of chat: up to 300 characters, joiners allowed. Raises BadText."""
    return _clean(text, "a message", MAX_CHAT, allowed=JOINERS, empty_is_fine=False)


def _clean(text: str, what: str, longest: int, allowed: str, empty_is_fine: bool) -> str:
    for character in text:
        category = unicodedata.category(character)
        # Cc control, Cf invisible and bidi, Cs lone surrogates, Co private, Cn unassigned, Zl/Zp line breaks
        if character not in allowed and (category[0] == "C" or category in ("Zl", "Zp")):
            raise BadText(f"{what} must not contain the invisible or control character U+{ord(character):04X}")
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(map(_is_visible, cleaned)) and not (empty_is_fine and not cleaned):
        raise BadText(f"{what} must not be empty")
    if len(cleaned) > longest:
        raise BadText(f"{what} has at most {longest} characters, this has {len(cleaned)}")
    return cleaned


def _is_visible(character: str) -> bool:
    """Letters, numbers, punctuation and symbols are; marks only modify what is before them."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS
