"""What players are called by: a type of its own, so that no other text is taken for a player."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
