"""Comments stay at home: whole lines of them only, and the lines that are left keep their numbers."""

from __future__ import annotations

import pytest
from pyramid_race.node.assets import load_assets, web_folder
from pyramid_race.node.comments import without_comments


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("// Why.\nlet a = 1; // one\n", "\nlet a = 1; // one\n"),
        ("/** @type {X} */\nlet a;", "\nlet a;"),
        ("  /**\n   * @param {A} a\n   */\n  f(a) {}", "\n\n\n  f(a) {}"),
        ("const a = [\n/** @type {X} */ (b),\n];", "const a = [\n/** @type {X} */ (b),\n];"),
        ('a("/*");\nb("*/");', 'a("/*");\nb("*/");'),
        ("// Copyright 2020 Somebody\n// Why.\nlet a;", "// Copyright 2020 Somebody\n// Why.\nlet a;"),
        ("", ""),
    ],
)
def test_only_whole_lines_of_comment_go(source: str, left: str) -> None:
    assert without_comments(source) == left


def test_the_page_is_served_without_them_line_for_line() -> None:
    folder = web_folder()
    for path, found in load_assets(folder).items():
        if path.endswith(".js"):
            written = (folder / path[1:]).read_text(encoding="utf-8")
            served = found.body.decode()
            assert served.count("\n") == written.count("\n"), path
            for line, original in zip(served.split("\n"), written.split("\n"), strict=True):
                assert line in ("", original), path
