"""What can go wrong between a node and its store."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot be used as asked; the message is one clear line."""
