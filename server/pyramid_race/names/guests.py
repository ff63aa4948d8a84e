"""What somebody is called who hasn't chosen a name."""

from __future__ import annotations

_GUEST = {"en": "Guest", "fr": "Invité", "ko": "게스트", "ja": "ゲスト"}
LEAST, MOST = 100_000, 999_999
"""With six digits a room full of guests hardly ever has two of the same name."""


def guest_name(number: int, locale: str | None) -> str:
    """A name with that number, in the language of a locale such as `fr-CA`; where that is another one, in English."""
    language = (locale or "").replace("_", "-").split("-", 1)[0].lower()
    return f"{_GUEST.get(language, _GUEST['en'])} {number}"
