"""Who has won."""

from __future__ import annotations

from pyramid_race.race.winner import has_won


def test_the_first_who_has_cleared() -> None:
    assert has_won(1, cleared=True)
    assert not has_won(2, cleared=True)
    assert not has_won(1, cleared=False)
