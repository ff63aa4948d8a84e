"""The page's texts: every message in all languages, with the same variables; none missing, none unused, none broken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web_client"
LOCALES = WEB / "locales"
LANGUAGES = ("en", "fr", "ko", "ja")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n(?:[ \t].*)?)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def messages(language: str) -> dict[str, str]:
    """Every message of a language with its pattern. A message that is there twice fails."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for name, pattern in MESSAGE.findall(file.read_text(encoding="utf-8")):
            assert name not in found, f"{language}: {name} is there twice"
            found[name] = pattern
    return found


def sources() -> str:
    files = [file for file in WEB.rglob("*.js") if not {"node_modules", "vendor"} & set(file.relative_to(WEB).parts)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_language_has_the_same_parts() -> None:
    parts = {language: sorted(file.name for file in (LOCALES / language).iterdir()) for language in LANGUAGES}
    assert sorted(file.name for file in LOCALES.iterdir()) == sorted(LANGUAGES)
    assert all(names == parts["en"] for names in parts.values())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_said_in_every_language_about_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    for name, pattern in english.items():
        assert set(VARIABLE.findall(pattern)) == set(VARIABLE.findall(other[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_belongs_to_a_message_that_says_something(language: str) -> None:
    for name, pattern in messages(language).items():
        assert pattern.strip(), name
        assert pattern.count("{") == pattern.count("}"), name
        if "->" in pattern:
            assert "*[" in pattern, f"{name} has no default"
    for file in (LOCALES / language).glob("*.ftl"):
        rest = MESSAGE.sub("", file.read_text(encoding="utf-8"))
        stray = [line for line in rest.splitlines() if line.strip() and not line.startswith("#")]
        assert not stray, f"{file.name}: {stray}"


def test_no_message_is_missing_and_none_is_unused() -> None:
    known, source = set(messages("en")), sources()
    asked = set(re.findall(r"""\btext\(\s*["']([^"']+)["']""", source))
    assert not asked - known, f"asked for, but in no file: {sorted(asked - known)}"
    quoted = set(re.findall(r"""["'`]([a-zA-Z][\w-]*)["'`]""", source))
    assert not known - quoted, f"used nowhere: {sorted(known - quoted)}"
