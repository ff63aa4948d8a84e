"""Modules as they go over the wire: without the lines that are only comments, which are a third of them. No other line
changes and every line keeps its number, so an error in the browser names the line of the file."""

from __future__ import annotations

import re

NOTICE = re.compile(r"copyright|licen[cs]e", re.IGNORECASE)
"""Who speaks of these in a file wants them to stay with it."""


def without_comments(source: str) -> str:
    """Blanks whole lines that begin with `//`, and blocks that begin a line with `/*` and end one with `*/`. What looks
    like that inside a template literal would go too: our modules have none (tests/web_client/comments.test.mjs)."""
    if NOTICE.search(source):
        return source
    lines: list[str] = []
    inside = False
    for line in source.split("\n"):
        text = line.strip()
        if inside:
            inside = not text.endswith("*/")
            lines.append("")
        elif text.startswith("//"):
            lines.append("")
        elif text.startswith("/*") and ("*/" not in text or text.endswith("*/")):
            inside = "*/" not in text
            lines.append("")
        else:
            lines.append(line)
    return "\n".join(lines)
