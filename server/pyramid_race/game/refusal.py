"""How the rules say no: a code of the wire protocol and a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action or a command that is not taken, and why. It changes nothing."""

    code: str
    message: str
