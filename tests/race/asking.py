"""What may be asked of a room at all, as Hypothesis strategies: sense and nonsense, by a few people and bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from pyramid_race.game.board import Draw, Recycle, Undo
from pyramid_race.game.deal import short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import (
    Chat,
    Configure,
    Disconnect,
    Drawn,
    Forfeit,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Rematch,
    SetReady,
    Start,
)
from pyramid_race.race.model import PlayerId, Role, RoomSettings

from tests.race.driver import ANN, BOB, BOT, BOT2, CAT, DAN, DRAWN, EVE, LINE

PLAYERS = st.sampled_from([ANN, BOB, CAT, DAN, EVE, BOT, BOT2])
ROLES: st.SearchStrategy[Role] = st.sampled_from(["player", "player", "spectator"])
CONNECTIONS = st.sampled_from(["n1/1", "n1/2", "n2/1"])
LAGS = st.sampled_from([0, 0, 1, 2, 9])
MOSTLY = st.sampled_from([True, True, True, False])
DEALS = st.sampled_from([DRAWN, DRAWN, Drawn(short_code(18), "other")])
ROOM_SETTINGS = st.builds(
    RoomSettings,
    name=st.sampled_from(["", "Evening"]),
    capacity=st.integers(1, 5),
    start=st.sampled_from(["host", "all_ready"]),
    countdown_s=st.integers(0, 5),
    time_limit_s=st.sampled_from([10, 30, 900]),
    end=st.sampled_from(["first", "all"]),
    rules=st.sampled_from([PRESETS["N"], PRESETS["N"], PRESETS["M"], replace(PRESETS["S"], waste_piles=3)]),
    disconnect_grace_s=st.sampled_from([None, 0, 3]),
)
ACTIONS = st.sampled_from([Draw(), Draw(2), Recycle(), Undo(), *LINE])


def is_bot(player: PlayerId) -> bool:
    return player in (BOT, BOT2)


def joining(player: PlayerId, role: Role, admitted: bool, connection: str) -> Join:
    return Join(player, player, role, admitted, connection, is_bot(player), DRAWN)


JOINS = st.builds(joining, PLAYERS, ROLES, MOSTLY, CONNECTIONS)
LEAVES = st.builds(Leave, PLAYERS, st.none() | DEALS)
CUTS = st.builds(Disconnect, PLAYERS, CONNECTIONS)
KICKS = st.builds(Kick, PLAYERS, PLAYERS, st.none() | DEALS)
OTHER_COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(SetReady, PLAYERS, MOSTLY, DEALS),
    st.builds(Start, PLAYERS, DEALS),
    st.builds(Configure, PLAYERS, ROOM_SETTINGS),
    st.builds(Kick, PLAYERS, PLAYERS, st.none() | DEALS),
    st.builds(Move, PLAYERS, st.integers(0, 3), st.integers(-1, 9), ACTIONS),
    st.builds(Forfeit, PLAYERS, st.integers(0, 3)),
    st.builds(Rematch, PLAYERS),
    st.builds(Chat, PLAYERS, st.just("hello")),
    st.builds(Open, PLAYERS, st.just("Name"), ROLES, ROOM_SETTINGS),
)
