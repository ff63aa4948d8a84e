"""Moves that count: acks, bursts, moves sent again, and what the others see of them."""

from __future__ import annotations

from itertools import pairwise

from pyramid_race.race.events import Moved

from tests.node.conftest import Meet
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN, RECYCLE, UNDO
from tests.support.races import log_length, logged, play, race, send_moves


async def test_an_ack_shows_the_board_after_the_move(meet: Meet) -> None:
    ada = await meet()
    await race(ada)
    assert ada.board["undos_left"] == 0
    ack = await ada.move(EASY_WIN[0])
    assert (ack["room"], ack["race"], ack["seq"]) == (ada.room, 1, 1)
    board = ack["board"]
    assert (board["removed"], board["score"], board["moves"], board["undos_left"]) == (2, 20, 1, 1)
    assert board["pyramid"][21:23] == [None, None]
    board = (await ada.move(UNDO))["board"]
    assert (board["removed"], board["score"], board["moves"], board["undos_left"]) == (0, 0, 1, 0)
    assert board["pyramid"][21:23] == ["4D", "9D"]


async def test_a_burst_of_moves_is_taken_in_order(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = await race(ada)
    length = log_length(redis_url, room)
    actions = [DRAW] * 23 + [RECYCLE] + [DRAW, UNDO] * 3
    await send_moves(ada, actions)
    await ada.expect("ack", seq=len(actions))
    acks = [m for m in ada.received if m["type"] == "ack"]
    assert [ack["seq"] for ack in acks] == list(range(1, len(actions) + 1))
    assert [ack["board"]["moves"] for ack in acks[:24]] == list(range(1, 25))
    assert log_length(redis_url, room) == length + len(actions)


async def test_the_same_move_sent_twice_counts_once(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = await race(ada)
    length = log_length(redis_url, room)
    for _ in range(2):
        for seq, action in enumerate((DRAW, EASY_WIN[0], UNDO), 1):
            for _ in range(2):
                await ada.send("move", room=room, race=1, seq=seq, action=action)
    await ada.ask("ping", t=1)
    while len(acks := [m for m in ada.received if m["type"] == "ack"]) < 12:
        await ada.expect("ack")
    assert log_length(redis_url, room) == length + 3
    first = {ack["seq"]: ack for ack in reversed(acks)}
    assert all(ack == first[ack["seq"]] for ack in acks)
    assert [first[seq]["board"]["moves"] for seq in (1, 2, 3)] == [1, 2, 2]


async def test_a_move_sent_again_after_a_reconnect_counts_once(
    redis_url: str, node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada = await meet("Ada")
    room = await race(ada)
    await send_moves(ada, [DRAW] * 5)
    await ada.drop()  # perhaps before some of them have come
    for at in (other_node, node):
        again = await meet(at=at, token=ada.token)
        await again.join(room)
        await send_moves(again, [DRAW] * 8)
        last = await again.expect("ack", seq=8)
        assert last["board"]["moves"] == 8
        acks = [m for m in again.received if m["type"] == "ack"]
        assert [ack["board"]["moves"] for ack in acks] == list(range(1, 9))
    moved = [event for event in logged(redis_url, room) if isinstance(event, Moved)]
    assert [event.seq for event in moved] == list(range(1, 9))


async def test_who_comes_back_finds_the_board_as_it_was(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await race(ada, bob)
    board = (await play(ada, [*EASY_WIN[:4], DRAW]))["board"]
    await ada.drop()
    await bob.expect("event", kind="disconnected", player=ada.player)
    for at in (other_node, node):
        again = await meet(at=at, token=ada.token)
        state = await again.join(room)
        assert (state["phase"], state["seq"], state["board"]) == ("racing", 5, board)
        assert state["deal"]["board"] == board
        assert state["progress"]["players"][ada.player]["removed"] == 7
        assert state["progress"]["players"][bob.player]["removed"] == 0


async def test_others_see_progress_and_spectators_the_moves(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve])
    await play(ada, [EASY_WIN[0], DRAW, UNDO])
    seen = await bob.expect("progress", lambda m: m["players"][ada.player]["undos"] == 1)
    entry = {"removed": 2, "score": 20, "moves": 2, "undos": 1, "gone": [21, 22], "status": "playing"}
    assert seen["players"] == {ada.player: entry}
    await eve.expect("progress", lambda m: m["players"] == {ada.player: entry})
    feed = [move for m in eve.received if m["type"] == "feed" for move in m["moves"]]
    assert [(m["player"], m["seq"], m["action"], m.get("drawn")) for m in feed] == [
        (ada.player, 1, EASY_WIN[0], None),
        (ada.player, 2, DRAW, "2H"),
        (ada.player, 3, UNDO, None),
    ]
    assert not [m for m in (*ada.received, *bob.received) if m["type"] == "feed"]
    # A spectator who comes now sees the same.
    late = await meet("Late")
    state = await late.join(room, role="spectator")
    assert state["progress"]["players"][ada.player] == entry
    assert "seq" not in state
    assert "board" not in state


async def test_who_moves_alone_is_told_by_the_ack_only(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await race(ada, bob)
    await play(ada, [DRAW] * 3)
    await bob.expect("progress")
    await ada.ask("ping", t=1)
    assert not [m for m in ada.received if m["type"] == "progress"]


async def test_progress_comes_at_most_once_an_interval(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await race(ada, bob)
    for _ in range(10):
        await play(ada, [DRAW])
    await bob.expect("progress", lambda m: m["players"][ada.player]["moves"] == 10)
    seen = [m["now"] for m in bob.received if m["type"] == "progress"]
    assert all(later - earlier >= 95 for earlier, later in pairwise(seen))
