"""What may be a player's name: the PRECIS profile for nicknames (RFC 8266), and emoji as people type them.

The profile writes letters in one way, makes white space single, and refuses what cannot be seen, turns a line
around or has no meaning yet. It doesn't know that emoji are put together by joiners and variations, which it refuses
everywhere: such sequences are taken as they are."""

from __future__ import annotations

import unicodedata

import regex
from precis_i18n import get_profile

LONGEST = 24
"""Characters as a reader counts them (grapheme clusters)."""
MOST_MARKS = 4
"""Marks on one letter, as Unicode's standard on security (UTS 39) proposes: more make towers."""
MOST_CODE_POINTS = 8 * LONGEST

_PROFILE = get_profile("NicknameCasePreserved")
_EMOJI = regex.compile(
    r"\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*"
    r"(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*)*"
    r"|[0-9#*]\ufe0f\u20e3"
)
_TOWER = regex.compile(rf"\p{{Mn}}{{{MOST_MARKS + 1}}}")
_UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}")
_JOINERS = "\u200c\u200d"
"""Allowed where the profile finds that the script needs them, and within emoji."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Hangul fillers and the empty Braille pattern: letters and signs by their category, but nothing is to be seen."""


class BadName(ValueError):
    """This can't be a name; the message says why."""


def nickname(text: str) -> str:
    """The name that `text` means, in its one spelling. Raises BadName."""
    for character in text:
        # Cc control, Cf invisible and bidi, Cs lone surrogates, Co private, Cn unassigned, Zl/Zp line breaks
        category = unicodedata.category(character)
        if (category[0] == "C" and character not in _JOINERS) or category in ("Zl", "Zp"):
            raise _refused(character)
    name = text
    for _ in range(4):  # composing may uncover what composes again; the profile asks for as many rounds
        if not any(map(is_visible, name)):
            raise BadName("a name must not be empty")
        before, name = name, " ".join(" ".join(map(_word, name.split())).split())
        if name == before:
            break
    else:
        raise BadName("a name must not contain what composes differently each time")
    if _TOWER.search(unicodedata.normalize("NFD", name)):
        raise BadName(f"a name has at most {MOST_MARKS} marks on one letter")
    length = graphemes(name)
    if length > LONGEST:
        raise BadName(f"a name has at most {LONGEST} characters, this has {length}")
    if len(name) > MOST_CODE_POINTS:
        raise BadName("a name must not be put together from so many parts")
    return name


def graphemes(text: str) -> int:
    """How many characters a reader sees."""
    return sum(1 for _ in regex.finditer(r"\X", text))


def is_visible(character: str) -> bool:
    """Letters, numbers, punctuation and symbols are; marks only modify what is before them."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANKS


def _word(word: str) -> str:
    parts, at = list[str](), 0
    for emoji in _EMOJI.finditer(word):
        if any(joiner in emoji[0] for joiner in "\u200d\ufe0e\ufe0f"):
            parts += [_enforced(word[at : emoji.start()]), emoji[0]]
            at = emoji.end()
    return "".join([*parts, _enforced(word[at:])])


def _enforced(text: str) -> str:
    if not text:
        return ""
    try:
        return _PROFILE.enforce(text)
    except UnicodeEncodeError as error:
        refused = error.object[error.start : error.start + 1] if error.start >= 0 else ""
        raise _refused(refused or text[0]) from None


def _refused(character: str) -> BadName:
    unseen = unicodedata.category(character)[0] == "C" or _UNSEEN.match(character)
    kind = "invisible or control character" if unseen else "character"
    return BadName(f"a name must not contain the {kind} U+{ord(character):04X}")
