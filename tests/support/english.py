"""English on a page: the page's own English sentences that another language says in other words, looked for in what a
person sees or hears."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

LOCALES = Path(__file__).parents[2] / "web_client" / "locales"
PLACEABLE = re.compile(r"\{[^{}]*\}")
SAID = re.compile(r"^(?:[a-zA-Z][\w-]* =|\s+\*?\[[\w-]+\])(.*)$")

# innerText has what is drawn; options of a closed list and labels that are only heard aren't in it.
_SAID = """
() => {
  const said = [document.body.innerText];
  for (const option of document.querySelectorAll("option")) said.push(option.textContent);
  for (const element of document.querySelectorAll("[role=status], .visually-hidden")) said.push(element.textContent);
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
  }
  return said.join("\\n");
}
"""


def said(page: Page) -> str:
    """All that the page says now: what is drawn, what can be chosen, what is only heard."""
    return page.evaluate(_SAID)


def pieces(language: str, *parts: str) -> set[str]:
    """The fixed text of the messages of these parts of `locales/`, without what stands for a value: at least four
    letters each."""
    found: set[str] = set()
    for part in parts:
        for line in (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8").splitlines():
            text = SAID.match(line)
            if text is None or text[1].strip().endswith("->"):
                continue
            for piece in PLACEABLE.sub("\n", text[1]).splitlines():
                if sum(letter.isalpha() for letter in piece) > 3:
                    found.add(piece.strip(" .,:;()…"))
    return found


def english(text: str, language: str, *parts: str) -> set[str]:
    """Which pieces of these parts' English stand in the text, but for those that the language has too."""
    other = "\n".join(pieces(language, *parts)) if language != "en" else ""
    own = {piece for piece in pieces("en", *parts) if piece not in other}
    return {piece for piece in own if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text)}
