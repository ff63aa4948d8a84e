"""Every move that is not allowed: the right code, the true board, the seq that is expected, and nothing in the log."""

from __future__ import annotations

from typing import Any

from tests.node.conftest import Meet
from tests.support.client import Client, Message
from tests.support.play import DRAW, EASY_WIN, RECYCLE, UNDO, remove
from tests.support.races import clear, log_length, open_room, play, race


def refused(answer: Message, code: str, *, seq: int, expected: int | None, board: Any) -> None:
    assert (answer["type"], answer["code"]) == ("reject", code), answer
    assert answer["message"]
    assert (answer["seq"], answer["expected_seq"]) == (seq, expected)
    assert answer["board"] == board


AT_THE_START = [
    (remove("QD", "AD"), "covered"),
    (remove("KH"), "covered"),
    (remove("4D", "5D"), "not_thirteen"),
    (remove("4D"), "not_thirteen"),
    (remove("KS", "4D"), "king_alone"),
    (remove("4D", "4D"), "not_available"),
    (remove("4D", "9S"), "not_available"),  # in the stock
    (remove("2H", "JD"), "not_available"),  # the next card of the stock
    (RECYCLE, "stock_not_empty"),
    (UNDO, "nothing_to_undo"),
]


async def test_what_the_board_does_not_allow(redis_url: str, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    board, length = ada.board, log_length(redis_url, room)
    for action, code in AT_THE_START:
        refused(await ada.move(action), code, seq=1, expected=1, board=board)
    assert log_length(redis_url, room) == length
    # A refused move uses up no seq, and shows nothing to anybody.
    assert (await ada.move(DRAW))["type"] == "ack"
    assert not [m for m in bob.received if m["type"] == "reject"]


async def test_cards_that_are_gone_or_buried(meet: Meet) -> None:
    ada = await meet()
    await race(ada)
    after = (await play(ada, [EASY_WIN[0], DRAW, DRAW]))["board"]
    assert after["waste"] == ["AH", "2H", "3H"]
    for action in (remove("4D", "9D"), remove("AH", "QD"), remove("2H", "8D")):
        refused(await ada.move(action), "not_available", seq=4, expected=4, board=after)


async def test_the_ends_of_the_stock(meet: Meet) -> None:
    ada = await meet()
    await race(ada)
    last = await play(ada, [DRAW] * 23)
    assert (last["board"]["stock"], len(last["board"]["waste"])) == (0, 24)
    refused(await ada.move(DRAW), "stock_empty", seq=24, expected=24, board=last["board"])
    again = await ada.move(RECYCLE)
    assert (again["board"]["stock"], again["board"]["waste"], again["board"]["recycles"]) == (24, [], 1)
    refused(await ada.move(RECYCLE), "stock_not_empty", seq=25, expected=25, board=again["board"])


async def test_a_seq_that_was_used_for_another_move_or_comes_too_early(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = await race(ada)
    board = (await play(ada, [DRAW, DRAW]))["board"]
    length = log_length(redis_url, room)
    for seq, action in ((1, UNDO), (2, EASY_WIN[0]), (4, DRAW), (1_000_000, DRAW)):
        refused(await ada.move(action, seq=seq), "seq", seq=seq, expected=3, board=board)
    assert log_length(redis_url, room) == length


async def test_the_answer_to_a_bad_move_is_that_of_its_moment(meet: Meet) -> None:
    """In a burst the refusal shows the board on which it was refused, not one of a later move."""
    ada = await meet()
    await race(ada)
    start = ada.board
    moves = [(1, remove("QD", "AD")), (1, DRAW), (2, RECYCLE), (2, DRAW), (2, UNDO), (4, DRAW), (3, UNDO)]
    for number, (seq, action) in enumerate(moves):
        await ada.send("move", room=ada.room, race=1, seq=seq, action=action, ref=str(number))
    answers = [await ada.expect("ack" if n in (1, 3, 6) else "reject", ref=str(n)) for n in range(len(moves))]
    drawn = [answers[n]["board"] for n in (1, 3, 6)]
    assert [board["waste"] for board in drawn] == [["AH", "2H"], ["AH", "2H", "3H"], ["AH", "2H"]]
    refused(answers[0], "covered", seq=1, expected=1, board=start)
    refused(answers[2], "stock_not_empty", seq=2, expected=2, board=drawn[0])
    refused(answers[4], "seq", seq=2, expected=3, board=drawn[1])
    refused(answers[5], "seq", seq=4, expected=3, board=drawn[1])


async def test_before_go_and_after_the_end(redis_url: str, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, countdown_s=1)
    refused(await ada.move(DRAW), "wrong_phase", seq=1, expected=None, board=None)
    await ada.ask("start", room=room)
    length = log_length(redis_url, room)
    early = await ada.move(DRAW)
    refused(early, "not_racing", seq=1, expected=1, board=None)
    assert log_length(redis_url, room) == length
    await ada.expect("deal")
    ada.seq = 0
    await clear(ada)
    cleared = ada.board
    refused(await ada.move(UNDO), "race_over", seq=17, expected=17, board=cleared)
    await bob.ask("forfeit", room=room, race=1)
    out = await bob.move(DRAW, seq=1)
    refused(out, "race_over", seq=1, expected=1, board=out["board"])
    assert out["board"]["status"] == "forfeited"
    # Even now an accepted move, sent again, gets its first answer.
    assert (await ada.move(EASY_WIN[15], seq=16))["board"] == cleared
    await ada.ask("rematch", room=room)
    refused(await ada.move(DRAW, seq=1), "wrong_phase", seq=1, expected=None, board=None)


async def test_another_race_than_the_one_that_is_run(meet: Meet) -> None:
    ada = await meet()
    await race(ada)
    for number in (2, 999_999):
        refused(await ada.move(DRAW, race=number), "not_racing", seq=1, expected=1, board=ada.board)


async def test_nobody_moves_where_he_has_no_seat(redis_url: str, meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve])
    stranger = await meet("Mallory")
    length = log_length(redis_url, room)
    stranger.room = room
    refused(await stranger.move(DRAW, seq=1), "not_member", seq=1, expected=None, board=None)
    refused(await eve.move(DRAW, seq=1), "not_racing", seq=1, expected=None, board=None)
    assert (await stranger.ask("forfeit", room=room, race=1))["code"] == "not_member"
    assert (await eve.ask("forfeit", room=room, race=1))["code"] == "not_racing"
    assert log_length(redis_url, room) == length
    # Whoever leaves gives up the seat and has no move any more.
    board = bob.board
    await bob.ask("leave", room=room)
    answer = await bob.move(DRAW, seq=1)
    refused(answer, "not_member", seq=1, expected=1, board=board | {"status": "forfeited"})


async def test_a_move_never_takes_another_players_seat(meet: Meet) -> None:
    """There is no field that could name one: who moves is who said hello."""
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    answer = await ada.ask("move", room=room, race=1, seq=1, action=DRAW, player=bob.player)
    assert (answer["type"], answer["code"]) == ("error", "bad_message")
    await ada.move(DRAW)
    assert (await bob.join(room))["seq"] == 0


async def test_rules_with_limits(meet: Meet) -> None:
    ada = await meet()
    rules = {"preset": "N", "recycles": 0, "undo_limit": 1}
    await race(ada, rules=rules)
    await play(ada, [DRAW, DRAW, UNDO])
    assert (await ada.move(UNDO))["code"] == "nothing_to_undo"
    last = await play(ada, [DRAW] * 22)
    assert (last["board"]["stock"], last["board"]["recycles_left"]) == (0, 0)
    assert (await ada.move(RECYCLE))["code"] == "no_recycles_left"


async def test_a_pile_that_is_not_there(meet: Meet) -> None:
    ada: Client = await meet()
    await race(ada)
    assert (await ada.move({"do": "draw", "pile": 2}))["code"] == "not_available"
    assert (await ada.move({"do": "draw", "pile": 1}))["type"] == "ack"
    for cards in (["1C"], ["ZZ"], ["10c"], ["", "KS"]):
        assert (await ada.move({"do": "remove", "cards": cards}))["code"] == "bad_message"
