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
    Close,
    Configure,
    DeleteChat,
    Disconnect,
    Drawn,
    EndRace,
    Forfeit,
    ForfeitPlayer,
    Forget,
    HandOver,
    Invite,
    Join,
    Kick,
    Leave,
    Lock,
    Move,
    Mute,
    Open,
    Record,
    Rematch,
    Say,
    SetCohost,
    SetReady,
    Start,
    StopCountdown,
    Unban,
    Unforfeit,
)
from pyramid_race.race.model import PlayerId, Role, RoomSettings

from tests.race.driver import ANN, BOB, BOT, BOT2, CAT, DAN, DRAWN, EVE, LINE, T0

EVERYBODY = [ANN, BOB, CAT, DAN, EVE, BOT, BOT2]
PLAYERS = st.sampled_from(EVERYBODY)
ROLES: st.SearchStrategy[Role] = st.sampled_from(["player", "player", "spectator"])
CONNECTIONS = st.sampled_from(["n1/1", "n1/2", "n2/1"])
LAGS = st.sampled_from([0, 0, 1, 2, 9])
MOSTLY = st.sampled_from([True, True, True, False])
DEALS = st.sampled_from([DRAWN, DRAWN, Drawn(short_code(18), "other")])
ROOM_SETTINGS = st.builds(
    RoomSettings,
    name=st.sampled_from(["", "Evening"]),
    capacity=st.integers(1, 5),
    start=st.sampled_from(["host", "host", "all_ready", "all_ready", "scheduled", "auto"]),
    countdown_s=st.integers(0, 5),
    time_limit_s=st.sampled_from([10, 900, 900]),
    end=st.sampled_from(["first", "all"]),
    rules=st.sampled_from([PRESETS["N"], PRESETS["N"], PRESETS["M"], replace(PRESETS["S"], waste_piles=3)]),
    disconnect_grace_s=st.sampled_from([None, None, 0, 3]),
    starts_at=st.sampled_from([T0 + 10_000, T0 + 40_000, T0 + 600_000]),
    auto_players=st.sampled_from([None, 1, 2]),
    auto_s=st.sampled_from([None, 5]),
    invite_only=st.sampled_from([False, False, False, True]),
    allowed=st.sampled_from([None, None, None, (ANN, BOB, CAT, "bot")]),
    best_of=st.sampled_from([1, 3, 3]),
)
ACTIONS = st.sampled_from([Draw(), Draw(2), Recycle(), Undo(), *LINE])


def is_bot(player: PlayerId) -> bool:
    return player in (BOT, BOT2)


def joining(player: PlayerId, role: Role, admitted: bool, connection: str, passes: bool, invite: str | None) -> Join:
    return Join(player, player, role, admitted, connection, is_bot(player), DRAWN, passes, invite)


HASHES = st.sampled_from(["i1", "i2", "i3"])
JOINS = st.builds(
    joining, PLAYERS, ROLES, MOSTLY, CONNECTIONS, st.sampled_from([False, False, False, True]), st.none() | HASHES
)
LEAVES = st.builds(Leave, PLAYERS, st.none() | DEALS)
CUTS = st.builds(Disconnect, PLAYERS, CONNECTIONS)
KICKS = st.builds(Kick, PLAYERS, PLAYERS, st.none() | DEALS, st.booleans())
STEWARDING: st.SearchStrategy[Any] = st.one_of(
    KICKS,
    st.builds(HandOver, PLAYERS, PLAYERS),
    st.builds(SetCohost, PLAYERS, PLAYERS, MOSTLY),
    st.builds(Lock, PLAYERS, st.booleans()),
    st.builds(Invite, PLAYERS, st.lists(HASHES, min_size=1, max_size=2, unique=True).map(tuple)),
    st.builds(Unban, PLAYERS, PLAYERS),
    st.builds(StopCountdown, PLAYERS),
    st.builds(ForfeitPlayer, PLAYERS, st.integers(0, 3), PLAYERS),
    st.builds(EndRace, PLAYERS, st.integers(0, 3)),
    st.builds(Mute, PLAYERS, PLAYERS, MOSTLY),
    st.builds(DeleteChat, PLAYERS, st.integers(1, 60)),
)
OTHER_COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(SetReady, PLAYERS, MOSTLY, DEALS),
    st.builds(Start, PLAYERS, DEALS),
    st.builds(Configure, PLAYERS, ROOM_SETTINGS),
    st.builds(Move, PLAYERS, st.integers(0, 3), st.integers(-1, 9), ACTIONS),
    st.builds(Forfeit, PLAYERS, st.integers(0, 3)),
    st.builds(Unforfeit, PLAYERS, st.integers(0, 3)),
    st.builds(Rematch, PLAYERS),
    st.builds(Chat, PLAYERS, st.just("hello")),
    st.builds(Say, PLAYERS, st.just("oops")),
    st.builds(Forget, PLAYERS),
    st.builds(Open, PLAYERS, st.just("Name"), ROLES, ROOM_SETTINGS),
)
BY_NOBODY: st.SearchStrategy[Any] = st.one_of(
    *[st.builds(Record, st.integers(0, 3))] * 9,
    st.builds(Close, st.just("spam")),
)
