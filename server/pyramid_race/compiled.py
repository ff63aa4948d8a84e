"""Machine code for the searches: where it is installed, numba compiles the functions marked `compiled`.

They are plain Python and give the same answers without it, only a hundred times slower: there are machines for which no
build of numba exists. What is compiled is kept on disk; the first search after an update takes some seconds more."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import numpy as np

try:
    import numba
except ImportError:  # pragma: no cover (depends on the machine)
    numba = None

F = TypeVar("F", bound=Callable[..., Any])

_HERE = Path(__file__).parent
_KEPT = "solver-"


class Ints(Protocol):
    """An array of integers."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


class Grid(Protocol):
    """A two-dimensional array of integers."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], number: int, /) -> None: ...


def _fingerprint() -> str:
    """Names the text from which the machine code is made. numba itself only looks at the one file of a function."""
    sources = [Path(__file__), _HERE / "game" / "table.py", *sorted((_HERE / "game" / "solver").glob("*.py"))]
    return sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]


def _cache_folder() -> Path | None:
    """Where machine code of this text is kept: beside it, or else in the user's cache. None: neither can be written."""
    name = _KEPT + _fingerprint()
    users = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111 (never raises)
    for parent in (_HERE / "__pycache__", Path(users) / "pyramid-race"):
        try:
            (parent / name).mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(parent / name, os.W_OK):
            if parent == _HERE / "__pycache__":
                _forget_older(parent, name)
            return parent / name
    return None


def _forget_older(beside: Path, name: str) -> None:
    """Machine code of earlier texts of this very copy. (In the user's cache it may be another copy's.)"""
    for older in beside.glob(f"{_KEPT}*"):
        if older.name != name:
            shutil.rmtree(older, ignore_errors=True)


_folder = _cache_folder() if numba is not None else None
if _folder is not None:
    cast("Any", numba).config.CACHE_DIR = str(_folder)


def is_warm() -> bool:
    """Whether there is machine code to load, or nothing that could be compiled."""
    return numba is None or (_folder is not None and any(_folder.rglob("*.nbi")))


def compiled(function: F) -> F:
    """The function as machine code, or as it is where there is no numba."""
    if numba is None:
        return function
    return cast("F", cast("Any", numba).njit(cache=_folder is not None)(function))


@compiled
def longs(length: int) -> Ints:
    """Zeros, 64 bits each."""
    return np.zeros(length, np.int64)


@compiled
def ints(length: int) -> Ints:
    """Zeros, 32 bits each."""
    return np.zeros(length, np.int32)


@compiled
def small(length: int) -> Ints:
    """Zeros, 8 bits each."""
    return np.zeros(length, np.int8)


@compiled
def small_grid(rows: int, columns: int) -> Grid:
    """Zeros, 8 bits each."""
    return np.zeros((rows, columns), np.int8)


def grid(rows: list[list[int]]) -> Grid:
    return np.array(rows, np.int64)


def array(numbers: list[int]) -> Ints:
    return np.array(numbers, np.int64)


@compiled
def grown(old: Ints, fresh: Ints) -> Ints:
    """`fresh`, which is longer, beginning with what `old` holds."""
    for at in range(len(old)):
        fresh[at] = old[at]
    return fresh


# Masks here have at most 48 bits, so that no step leaves the range of a signed 64-bit integer.


@compiled
def bit_count(mask: int) -> int:
    low, high = mask & 0xFFFFFF, mask >> 24
    return _bit_count_24(low) + _bit_count_24(high)


@compiled
def _bit_count_24(mask: int) -> int:
    mask -= mask >> 1 & 0x555555
    mask = (mask & 0x333333) + (mask >> 2 & 0x333333)
    mask = mask + (mask >> 4) & 0x0F0F0F
    return mask * 0x010101 >> 16 & 0xFF


@compiled
def lowest(mask: int) -> int:
    """The number of the lowest bit; the mask must have one."""
    return bit_count((mask & -mask) - 1)


@compiled
def highest(mask: int) -> int:
    """The number of the highest bit; the mask must have one."""
    at = 0
    for step in (32, 16, 8, 4, 2, 1):
        if mask >> step:
            at += step
            mask >>= step
    return at
