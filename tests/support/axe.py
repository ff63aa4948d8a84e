"""axe-core, run in a page: what it has against the page as it stands."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web_client" / "node_modules" / "axe-core" / "axe.min.js"

# Every rule there is, those of WCAG 2.2 that are off by default (`target-size`) too. What is still moving is looked at
# as it will be in the end, for a half-faded text has no contrast.
_RUN = """
async () => {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  const { violations } = await axe.run(document, {
    rules: { "target-size": { enabled: true } }, resultTypes: ["violations"],
  });
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ html, target, failureSummary }) => ({ html, target, why: failureSummary })),
  }));
}
"""


def check(page: Page, *without: str) -> list[str]:
    """The violations that axe-core finds on the page now, each as a few readable lines; empty: none.

    `without` names rules that are left out, for a reason that the caller gives beside it. Use it as
    `assert check(page) == []`."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [_readable(violation) for violation in found if violation["id"] not in without]


@cache
def _source() -> str:
    if not AXE.exists():
        message = "axe-core isn't installed: run ops/check-web-client.sh (needs npm)"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return AXE.read_text(encoding="utf-8")


def _readable(violation: dict[str, Any]) -> str:
    lines = [f"{violation['id']}: {violation['help']}"]
    for node in violation["nodes"]:
        why = " ".join(str(node["why"]).split())
        lines.append(f"  {node['target']} {str(node['html'])[:160]}\n    {why[:300]}")
    return "\n".join(lines)
