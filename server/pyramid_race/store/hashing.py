"""Secrets as the store keeps them: random and long, or good for minutes, so that a plain hash cannot be searched."""

from __future__ import annotations

import hashlib


def secret_hash(secret: str) -> str:
    """SHA-256, in hexadecimal. Any text is taken, also one that no client of ours would send."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
