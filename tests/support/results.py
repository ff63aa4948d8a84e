"""Results as all nodes tell them: what is known of the deal's par may come a moment earlier or later."""

from __future__ import annotations

from typing import Any


def without_par(result: dict[str, Any]) -> dict[str, Any]:
    """The result without the par and what follows from it."""
    left = {name: value for name, value in result.items() if name not in ("par", "par_pending")}
    rows = [{name: value for name, value in row.items() if name != "medal"} for row in result["standings"]]
    return left | {"standings": rows}
