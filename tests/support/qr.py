"""Reads a QR code from its modules, for tests: small codes without damage, one block of bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator

Modules = list[list[bool]]
"""Row by row; true is dark."""

# The format's 15 bits are masked with this; its first two bits are the level, the next three the mask's number.
_FORMAT_MASK = 0b101010000010010
_LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
_DATA_BYTES = {(1, "M"): 16, (2, "M"): 28, (3, "M"): 44, (1, "L"): 19, (2, "L"): 34, (3, "L"): 55, (4, "L"): 80}
"""How many of the bytes are data, where all of them are in one block: by version and level."""
_BYTES = 0b0100
"""The mode of text in bytes."""


def from_path(path: str, size: int) -> Modules:
    """The modules of a drawing that is made of bars one module high: `M<x> <y>h<length>v1h-<length>z`."""
    modules = [[False] * size for _ in range(size)]
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join("M{} {}h{}v1h-{}z".format(*bar) for bar in bars) == path
    for column, row, length, back in ((int(number) for number in bar) for bar in bars):
        assert length == back
        modules[row][column : column + length] = [True] * length
    return modules


def read(modules: Modules) -> str:
    """What the code says."""
    size = len(modules)
    version = (size - 17) // 4
    level, mask = _format(modules)
    bits = ["01"[modules[row][column] != _masks(mask, row, column)] for row, column in _path(size, version)]
    stream = "".join(bits[: 8 * _DATA_BYTES[version, level]])
    assert int(stream[:4], 2) == _BYTES
    length = int(stream[4:12], 2)
    assert 12 + 8 * length <= len(stream)
    return bytes(int(stream[12 + 8 * index : 20 + 8 * index], 2) for index in range(length)).decode("ascii")


def _format(modules: Modules) -> tuple[str, int]:
    """The level and the number of the mask, from beside the upper left finder."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    number = int("".join("01"[modules[row][column]] for row, column in places), 2) ^ _FORMAT_MASK
    return _LEVELS[number >> 13], number >> 10 & 0b111


def _masks(mask: int, row: int, column: int) -> bool:
    """Whether the mask turns this module over."""
    both = row * column
    return [
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        both % 2 + both % 3,
        (both % 2 + both % 3) % 2,
        ((row + column) % 2 + both % 3) % 2,
    ][mask] == 0


def _path(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The places of data in their order: pairs of columns from the right, up and down in turns."""
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in (right, right - 1):
                if not _is_pattern(row, column, size, version):
                    yield row, column
        upwards = not upwards


def _is_pattern(row: int, column: int, size: int, version: int) -> bool:
    """Whether this place belongs to a finder (with the format beside it), the timing lines or the alignment pattern."""
    finder = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    timing = 6 in (row, column)
    alignment = version > 1 and size - 9 <= row < size - 4 and size - 9 <= column < size - 4
    return finder or timing or alignment
