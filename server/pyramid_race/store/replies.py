"""Redis' replies as our types: redis-py's own say `bytes | str | …`, our connections never decode, so it is bytes."""

from __future__ import annotations

from typing import cast


def text(reply: object) -> str:
    """A reply that we know to be ASCII or UTF-8."""
    return cast(bytes, reply).decode()


def texts(replies: object) -> list[str]:
    return [text(reply) for reply in cast(list[object], replies)]
