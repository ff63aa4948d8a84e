"""What a room comes to know of its deal while a race runs: dead ends, told and taken back, the par, and medals."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.game.board import Board, Remove, Table, apply, legal_actions, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import deal_cards, parse_code, short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.levels import level
from pyramid_race.game.solver.order_free import can_win, winnable
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.race.wish import medal

from tests.node.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY, EASY_WIN, UNDO, Message
from tests.support.races import clear, open_room, play, race

SEARCHED_S = 90
"""What takes a search may take a while on a busy machine."""


def trap(preset: str) -> tuple[str, Message]:
    """A deal that can be won, and a first removal after which it can't, whatever the order of the stock."""
    for number in range(10_000):
        code = short_code(number, preset)
        table = Table(deal_cards(code), PRESETS[preset])
        if not winnable(table):
            continue
        for action in legal_actions(table, start(table)):
            after = apply(table, start(table), action)
            if isinstance(action, Remove) and isinstance(after, Board) and not can_win(table, after):
                return str(code), {"do": "remove", "cards": [NAMES[card] for card in action.cards]}
    raise AssertionError("no such deal")


def dead(progress: Message, player: str) -> bool:
    return progress["players"].get(player, {}).get("status") == "dead"


async def test_a_dead_end_is_told_after_the_move_and_taken_back_by_undo(meet: Meet) -> None:
    code, mistake = trap("N")
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    await race(ada, bob, spectators=[eve], deal=code, countdown_s=1)
    assert (await play(ada, [DRAW]))["board"]["status"] == "playing"
    board = (await play(ada, [mistake]))["board"]
    assert (board["status"], board["stock"] > 0, board["undos_left"]) == ("dead", True, 2)
    for other in (bob, eve):
        told = await other.has("progress", lambda m: dead(m, ada.player))
        assert told["players"][ada.player]["removed"] > 0
    # Going on is allowed, and is of no use.
    assert (await play(ada, [DRAW]))["board"]["status"] == "dead"
    assert (await play(ada, [UNDO]))["board"]["status"] == "dead"
    assert (await play(ada, [UNDO]))["board"]["status"] == "playing"
    await bob.has("progress", where=lambda m: m["players"].get(ada.player, {}).get("status") == "playing")
    # And it is there for whoever comes back.
    await play(ada, [mistake])
    state = await ada.join(ada.room)
    assert (state["board"]["status"], state["progress"]["players"][ada.player]["status"]) == ("dead", "dead")


async def test_a_dead_end_is_not_told_where_the_host_does_not_want_it(meet: Meet) -> None:
    code, mistake = trap("N")
    ada = await meet("Ada")
    await race(ada, deal=code, tell_dead=False)
    assert (await play(ada, [mistake]))["board"]["status"] == "playing"


async def test_what_was_dead_before_the_table_was_there_is_told_when_it_is(meet: Meet) -> None:
    """Without a countdown GO comes before the table: then all hear it without having moved."""
    ada, bob = await meet("Ada"), await meet("Bob")
    await race(ada, bob, deal="PY1-N-AAAAAAJ", countdown_s=0)
    for client in (ada, bob):
        assert (await client.has("deal"))["board"]["status"] == "playing"
        told = await client.has("progress")
        assert {player: entry["status"] for player, entry in told["players"].items()} == {
            ada.player: "dead",
            bob.player: "dead",
        }
    assert (await play(ada, [DRAW]))["board"]["status"] == "dead"


async def test_with_limited_recycles_a_search_finds_out(meet: Meet) -> None:
    """`AAAAAAS` can be won with two recycles, and not any more when two passes have been drawn away."""
    ada, bob = await meet("Ada"), await meet("Bob")
    await race(ada, bob, deal="PY1-L-AAAAAAS", tell_dead=True, countdown_s=0)
    board = (await play(ada, [DRAW]))["board"]
    assert board["status"] == "playing"
    for _ in range(2):
        await play(ada, [DRAW] * board["stock"])
        board = (await play(ada, [{"do": "recycle"}]))["board"]
    await play(ada, [DRAW] * board["stock"])
    for client in (ada, bob):
        await client.has("progress", lambda m: dead(m, ada.player), within_s=SEARCHED_S)
    state = await ada.join(ada.room)
    assert (state["board"]["status"], state["board"]["recycles_left"]) == ("dead", 0)


async def test_par_and_medals_in_the_result(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve], end="all")
    table = Table(deal_cards(parse_code(EASY)), PRESETS["N"])
    par = shortest(table, start(table)).fewest_moves
    assert par == len(EASY_WIN)
    await play(bob, [DRAW, DRAW])
    await clear(ada)
    assert (await play(bob, EASY_WIN))["board"]["status"] == "cleared"
    for client in (ada, bob, eve):
        result = await client.has("result")
        if result["par"] is None:
            assert result["par_pending"]
            assert (await client.has("par", within_s=SEARCHED_S))["par"] == par
    result = (await eve.join(room, role="spectator"))["result"]
    assert (result["par"], result.get("par_pending")) == (par, None)
    assert [(row["moves"], row.get("medal")) for row in result["standings"]] == [(16, "gold"), (18, "bronze")]


async def test_a_par_that_has_been_worked_out_is_kept_for_all_nodes(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada = await meet("Ada")
    room = await race(ada)
    await ada.ask("forfeit", room=room, race=1)
    assert (await ada.has("result"))["par_pending"]
    assert (await ada.has("par", within_s=SEARCHED_S))["par"] == len(EASY_WIN)
    replay = (await get(other_node.port, f"/api/races/{room}/1")).json
    assert replay["result"]["par"] == len(EASY_WIN)


async def test_there_is_no_par_where_there_is_no_win(meet: Meet) -> None:
    ada = await meet("Ada")
    room = await race(ada, deal="PY1-N-AAAAAAJ")
    await ada.ask("forfeit", room=room, race=1)
    assert (await ada.has("par", within_s=SEARCHED_S))["par"] is None
    assert "par_pending" not in (await ada.join(room))["result"]


@pytest.mark.parametrize(
    ("moves", "par", "won"),
    [
        (47, 47, "gold"), (48, 47, "silver"), (51, 47, "silver"), (52, 47, "bronze"), (58, 47, "bronze"),
        (59, 47, None), (44, 40, "silver"), (45, 40, "bronze"), (50, 40, "bronze"), (51, 40, None),
    ],
)  # fmt: skip
def test_medals(moves: int, par: int, won: str | None) -> None:
    assert medal(moves, par) == won


@pytest.mark.parametrize("rules", ["N", "L", "S", "O", "M", "C"])
async def test_winnable_deals_can_be_won_by_the_rooms_rules(meet: Meet, rules: str) -> None:
    ada = await meet("Ada")
    for number in (1, 2):
        if number == 1:
            await open_room(ada, deal="winnable", rules=rules)
        else:
            await ada.ask("rematch", room=ada.room)
        await ada.send("start", room=ada.room)
        code = parse_code((await ada.has("deal", within_s=SEARCHED_S, race=number))["code"])
        table = Table(deal_cards(code), PRESETS[rules])
        assert (code.preset, shortest(table, start(table)).fewest_moves != 0) == (rules, True)
        await ada.ask("forfeit", room=ada.room, race=number)


async def test_a_deal_of_a_wished_par_or_level(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, deal={"par": [50, 55]})
    await ada.send("start", room=ada.room)
    code = parse_code((await ada.has("deal", within_s=SEARCHED_S))["code"])
    table = Table(deal_cards(code), PRESETS["N"])
    assert 50 <= (shortest(table, start(table)).fewest_moves or 0) <= 55
    await open_room(bob, deal="easy")
    await bob.send("start", room=bob.room)
    code = parse_code((await bob.has("deal", within_s=SEARCHED_S))["code"])
    table = Table(deal_cards(code), PRESETS["N"])
    assert level("N", shortest(table, start(table)).fewest_moves or 0, win_share(table)) == "easy"


NEVER: Message = {"par": [14, 15]}
"""Hardly any deal has such a par: a race that wants one waits."""


async def test_who_is_ready_is_told_at_once_though_the_race_waits_for_a_deal(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, deal=NEVER, start="all_ready")
    for client in (ada, bob):
        told = await client.ask("ready", room=room, ready=True)
        assert (told["kind"], told["ready"]) == ("ready", True)
    # Whoever takes it back is not raced.
    assert (await ada.ask("ready", room=room, ready=False))["ready"] is False
    await ada.ask("configure", room=room, settings={"deal": EASY})
    state = await ada.join(room)
    assert (state["phase"], [member["ready"] for member in state["members"]]) == ("lobby", [False, False])


async def test_the_race_begins_when_all_are_ready_and_there_is_a_deal(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, deal="hard", start="all_ready", countdown_s=60)
    for client in (ada, bob):
        assert (await client.ask("ready", room=room, ready=True))["ready"] is True
    assert (await bob.has("event", within_s=SEARCHED_S, kind="countdown"))["race"] == 1


async def test_a_start_that_waits_for_a_deal_ends_when_the_settings_change(meet: Meet) -> None:
    ada = await meet("Ada")
    room = await open_room(ada, deal=NEVER)
    await ada.send("start", room=room, ref="start")
    assert (await ada.ask("configure", room=room, settings={"deal": EASY}))["kind"] == "configured"
    refusal = await ada.has("error", ref="start")
    assert (refusal["code"], "start again" in refusal["message"]) == ("wrong_phase", True)
    await ada.send("start", room=room)
    await ada.has("deal")


async def test_many_rooms_that_start_at_once_all_get_a_deal(meet: Meet) -> None:
    hosts = [await meet(f"Host {number}") for number in range(12)]
    for host in hosts:
        await open_room(host, deal="winnable", capacity=2)
    await asyncio.gather(*(host.send("start", room=host.room) for host in hosts))
    codes = [(await host.has("deal"))["code"] for host in hosts]
    assert len(set(codes)) == len(codes)
