"""What a search keeps: the positions that it has found, and those that wait to be explored.

All of it is arrays, so that it can be compiled; where one is full, a value with larger ones takes its place."""

from __future__ import annotations

from typing import NamedTuple

from pyramid_race.compiled import Ints, compiled, grown, ints, longs

_AT_FIRST = 1 << 14
_BUCKETS = 1024
"""More than the moves of any shortest win: each of at most 25 passes draws at most 24 cards, and 52 cards can go."""


class Found(NamedTuple):
    """The positions by their numbers, from 1, and for each how it was come to."""

    positions: Ints
    before: Ints
    """The number of the position before it; 0: it was the first."""
    moves: Ints
    """How many moves lead to it."""
    numbers: Ints
    """A hash table: in the slot of a position its number, 0 in a free one."""


class Waiting(NamedTuple):
    """Entries (a position's number, and its moves as they were then) in buckets by rank, last come first served."""

    numbers: Ints
    moves: Ints
    following: Ints
    """The next entry of the same bucket, or of the list of free ones; 0: it is the last."""
    first: Ints
    """The first entry of each bucket; 0: the bucket is empty."""
    counts: Ints
    """How many entries have been made, and the first free one."""


@compiled
def nothing_found() -> Found:
    return Found(longs(_AT_FIRST), ints(_AT_FIRST), ints(_AT_FIRST), ints(2 * _AT_FIRST))


@compiled
def slot_of(here: int, found: Found) -> int:
    """The slot in which the position's number is, or would be."""
    last = len(found.numbers) - 1
    at = ((here & 0xFFFFFF) * 0x9E3779 ^ (here >> 24) * 0x85EBCB) >> 7 & last
    while found.numbers[at] and found.positions[found.numbers[at]] != here:
        at = at + 1 & last
    return at


@compiled
def with_room(found: Found, count: int) -> Found:
    """With room for at least one more position than `count`, which there are."""
    size = len(found.positions)
    if count + 1 < size:
        return found
    larger = Found(
        grown(found.positions, longs(2 * size)),
        grown(found.before, ints(2 * size)),
        grown(found.moves, ints(2 * size)),
        ints(4 * size),
    )
    for number in range(1, count + 1):
        larger.numbers[slot_of(larger.positions[number], larger)] = number
    return larger


@compiled
def none_waiting() -> Waiting:
    return Waiting(ints(_AT_FIRST), ints(_AT_FIRST), ints(_AT_FIRST), ints(_BUCKETS), ints(2))


@compiled
def put(waiting: Waiting, rank: int, number: int, moves: int) -> Waiting:
    """With one entry more. Ranks beyond the last bucket share it."""
    rank = min(rank, _BUCKETS - 1)
    at = waiting.counts[1]
    if at:
        waiting.counts[1] = waiting.following[at]
    else:
        at = waiting.counts[0] + 1
        waiting.counts[0] = at
        if at == len(waiting.numbers):
            waiting = Waiting(
                grown(waiting.numbers, ints(2 * at)),
                grown(waiting.moves, ints(2 * at)),
                grown(waiting.following, ints(2 * at)),
                waiting.first,
                waiting.counts,
            )
    waiting.numbers[at], waiting.moves[at], waiting.following[at] = number, moves, waiting.first[rank]
    waiting.first[rank] = at
    return waiting


@compiled
def lowest_rank(waiting: Waiting, at_least: int) -> int:
    """The rank of the best entry, if none is below `at_least`; -1: nothing is waiting."""
    for rank in range(at_least, _BUCKETS):
        if waiting.first[rank]:
            return rank
    return -1


@compiled
def take(waiting: Waiting, rank: int) -> tuple[int, int]:
    """Takes an entry from a bucket that is not empty: the position's number, and its moves."""
    at = waiting.first[rank]
    waiting.first[rank] = waiting.following[at]
    waiting.following[at] = waiting.counts[1]
    waiting.counts[1] = at
    return waiting.numbers[at], waiting.moves[at]
