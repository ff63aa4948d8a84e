"""The 1,430 sets of cards that can be left of a pyramid, numbered, and what follows from each."""

from __future__ import annotations

from pyramid_race.compiled import array, grid
from pyramid_race.game.table import COVERS, PYRAMID, PYRAMID_PLACES


def _all_sets() -> list[int]:
    """The masks of places; the whole pyramid first, the empty one last."""
    found = [PYRAMID]
    known = {PYRAMID}
    for left in found:
        for place, cover in enumerate(COVERS):
            rest = left & ~(1 << place)
            if rest != left and not cover & left and rest not in known:
                known.add(rest)
                found.append(rest)
    return found


def _below(place: int) -> int:
    """The mask of all that must go before a place is available."""
    mask = COVERS[place]
    for cover in range(PYRAMID_PLACES):
        if COVERS[place] >> cover & 1:
            mask |= _below(cover)
    return mask


_SETS = _all_sets()
NUMBER: dict[int, int] = {left: number for number, left in enumerate(_SETS)}
"""The number of each set."""

WHOLE, EMPTY = 0, len(_SETS) - 1
LEFT = array(_SETS)
"""The mask of the places that are left."""
SIZE = array([left.bit_count() for left in _SETS])
AVAILABLE = array([sum(1 << p for p in range(28) if left >> p & 1 and not COVERS[p] & left) for left in _SETS])
"""The mask of those that nothing covers."""
COVERED_ONCE = array(
    [sum(1 << p for p in range(28) if left >> p & 1 and (COVERS[p] & left).bit_count() == 1) for left in _SETS]
)
"""The mask of those that one card covers."""
WITHOUT = grid([[NUMBER.get(left & ~(1 << place), -1) for place in range(PYRAMID_PLACES)] for left in _SETS])
"""The number of the set that is left when a place goes; -1: no such set."""
COVER = array(list(COVERS))
BELOW = array([_below(place) for place in range(PYRAMID_PLACES)])
