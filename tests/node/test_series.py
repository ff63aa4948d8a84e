"""Best of n in one room, with a running table."""

from __future__ import annotations

from tests.node.conftest import Meet
from tests.support.races import clear, open_room


async def test_a_series_is_won_and_another_begins(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await open_room(ada, bob, best_of=3, end="first")
    for number, winner in ((1, bob), (2, bob)):
        await ada.send("start", room=room)
        for client in (ada, bob):
            await client.expect("deal", race=number)
            client.seq = 0
        await clear(winner, race=number)
        series = (await ada.expect("result", race=number))["series"]
        assert series["races"] == list(range(1, number + 1))
        assert [(row["name"], row["wins"]) for row in series["table"]] == [("Bob", number), ("Ada", 0)]
        assert series["table"][1]["statuses"] == ["playing"] * number
        assert (series["over"], series["winner"]) == ((False, None) if number == 1 else (True, bob.player))
        await ada.ask("rematch", room=room)
        shown = (await eve.join(room, role="spectator")).get("series")
        assert (shown is None) == (number == 2), "when one is over the next begins with an empty table"
