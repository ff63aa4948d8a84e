"""What is published of a sealed deal at GO, so that the result can show that it was settled by then."""

from __future__ import annotations

import hashlib


def commitment_to(code: str, nonce: str) -> str:
    """SHA-256 of code and nonce, one after the other, in hexadecimal."""
    return hashlib.sha256(f"{code}{nonce}".encode()).hexdigest()
