"""A whole bot: `python example_bot.py ws://127.0.0.1:8000/ws ROOM [SECONDS-A-MOVE]`, after `pip install websockets`.
It joins, gets ready, removes what goes, else draws, stays for rematches, comes back when cut off. See protocol.md."""

import asyncio
import json
import random
import sys
from itertools import combinations

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

VALUE = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(number): number for number in range(2, 11)}


def choose(board, idle):
    """The next action; None: nothing goes, not even after the whole stock has gone by."""
    if idle > 30 or board["status"] != "playing":
        return None
    cards, rows = board["pyramid"], [row for row in range(7) for _ in range(row + 1)]
    bare = [p for p, row in enumerate(rows) if row == 6 or cards[p + row + 1] is cards[p + row + 2] is None]
    free = [cards[place] for place in bare if cards[place]] + board["waste"][-1:]
    takes = [some for n in (1, 2) for some in combinations(free, n) if sum(VALUE[card[:-1]] for card in some) == 13]
    return {"do": "remove", "cards": takes[0]} if takes else {"do": "draw" if board["stock"] else "recycle"}


async def play(ws, room, pause, me, idle=0):
    """One connection, until it is lost. `me`: our name, later the token too. `idle`: actions since something went."""
    await ws.send(json.dumps({"type": "hello", "ref": "in", "bot": True, **me}))
    async for frame in ws:
        told = json.loads(frame)
        answer, board = None, told.get("board")
        if told["type"] == "welcome":
            me |= {"token": told["token"]} if "token" in told else {}
            answer = {"type": "join", "ref": "in", "role": "player"}
        elif told.get("kind") == "closed" or (told["type"] == "error" and told.get("ref") == "in"):
            sys.exit(told.get("message"))
        elif told.get("phase") == "lobby" or told.get("kind") in ("rematch", "configured", "countdown_stopped"):
            answer, idle = {"type": "ready", "ready": True}, 0
        elif board and board["status"] in ("playing", "dead", "stuck"):  # in a deal, an ack, a reject, or a room
            await asyncio.sleep(pause)
            action = choose(board, idle)
            idle = 0 if action and action["do"] == "remove" else idle + 1
            move = {"type": "move", "seq": told.get("expected_seq") or told.get("seq", 0) + 1, "action": action}
            answer = {"race": told["race"], **(move if action else {"type": "forfeit"})}
        await ws.send(json.dumps(answer | {"room": room})) if answer else None


async def main(url, room, pause="1", code=None):
    me = {"name": f"Bot {random.randrange(10**6)}"}
    while code not in (1008, 4001, 4002):  # sent away, here by a newer connection, kicked
        try:
            async with connect(url, subprotocols=["pyramid-race.v1"], max_size=None) as ws:
                await play(ws, room, float(pause), me)
        except (OSError, ConnectionClosed) as problem:
            code = problem.rcvd.code if getattr(problem, "rcvd", None) else None
        await asyncio.sleep(random.uniform(0.5, 1.5))


asyncio.run(main(*sys.argv[1:])) if len(sys.argv) in (3, 4) else sys.exit("usage: example_bot.py URL ROOM [SECONDS]")
