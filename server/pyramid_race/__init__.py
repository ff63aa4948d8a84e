"""Pyramid Race: everybody gets the same deal, the first to clear the pyramid wins."""

__version__ = "0.1.0"
