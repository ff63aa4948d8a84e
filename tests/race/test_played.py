from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.race.played import PAGE, Played


@given(st.lists(st.sampled_from(["draw", "undo", "KD"]), max_size=3 * PAGE))
def test_is_the_list_of_what_was_added(actions: list[str]) -> None:
    played = Played()
    for seq, action in enumerate(actions, 1):
        played = played.plus(action)
        assert len(played) == seq
        assert played.number(seq) == action
    assert list(played.first(len(actions))) == actions
    assert [played.number(seq) for seq in range(1, len(actions) + 1)] == actions


def test_a_page_more_leaves_the_earlier_value_alone() -> None:
    full = Played()
    for _ in range(PAGE):
        full = full.plus("draw")
    assert (len(full.plus("undo")), len(full)) == (PAGE + 1, PAGE)
    assert full.plus("undo").number(PAGE + 1) == "undo"
    assert full.number(PAGE) == "draw"
