"""Settings of a room over the wire: defaults, changes, refusals. What each value means: test_room_settings."""

from __future__ import annotations

import time
from typing import Any

import pytest
from pyramid_race.game.deal import exact_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.node.views.races import rules_view
from pyramid_race.protocol.commands import Settings
from pyramid_race.race.model import RoomSettings

from tests.node.conftest import Meet
from tests.support.races import log_length, open_room, race


async def test_every_setting_has_its_default(meet: Meet) -> None:
    ada = await meet()
    settings = (await ada.open())["settings"]
    default = RoomSettings()
    assert settings.pop("rules") == {
        "preset": "N", "initial_waste": 1, "recycles": None, "win": "pyramid", "pair_with_cover": False,
        "pair_waste": "none", "stock_top": False, "stock_face_up": False, "waste_piles": 1, "undo_limit": 100,
        "undo_counts": False,
    }  # fmt: skip
    assert settings.pop("password") is False
    assert settings.pop("tell_dead") is True
    assert settings == {name: getattr(default, name) for name in settings}
    assert settings["disconnect_grace_s"] is None


CHANGES: dict[str, Any] = {
    "name": "Friday",
    "visibility": "unlisted",
    "password": "sesame",
    "capacity": 100,
    "starts_at": int(time.time() * 1000) + 3 * 24 * 3600 * 1000,
    "auto_players": 3,
    "auto_s": 60,
    "start": "all_ready",
    "countdown_s": 60,
    "time_limit_s": 7200,
    "end": "first",
    "deal": {"par": [40, 55]},
    "rules": "C",
    "reveal_code": "finish",
    "spectator_delay_s": 30,
    "disconnect_grace_s": 0,
    "tell_dead": False,
    "invite_only": True,
    "allowed": ["Zoe"],
    "best_of": 3,
}
SHOWN = {"password": True, "rules": rules_view("C", PRESETS["C"])}
"""Where a setting is shown otherwise than it is given."""
BESIDE = {"tell_dead": {"tell_dead_set": True}}
"""What else is shown of one."""


async def test_each_setting_can_be_changed_by_itself(meet: Meet) -> None:
    assert CHANGES.keys() == Settings.model_fields.keys(), "all that there are"
    ada, bob = await meet("Ada"), await meet("Bob")
    before = (await ada.open())["settings"]
    await bob.join(ada.room)
    for name, value in CHANGES.items():
        told = await ada.ask("configure", room=ada.room, settings={name: value})
        assert told["kind"] == "configured"
        assert before[name] != SHOWN.get(name, value), f"{name} is so by default"
        before = before | {name: SHOWN.get(name, value)} | BESIDE.get(name, {})
        assert told["settings"] == before
        assert (await bob.expect("event", kind="configured"))["settings"] == before
    assert (await bob.join(ada.room))["settings"] == before
    assert (await ada.ask("configure", room=ada.room, settings={"disconnect_grace_s": None}))["kind"] == "configured"


async def test_the_deal_is_a_word_or_a_range_of_pars(meet: Meet) -> None:
    ada = await meet()
    await ada.open()
    for deal in ("any", "easy", "medium", "hard", "winnable", {"par": [40, 55]}):
        told = await ada.ask("configure", room=ada.room, settings={"deal": deal})
        assert told["settings"]["deal"] == deal


async def test_racers_are_told_of_dead_ends_where_that_tells_nothing_hidden(meet: Meet) -> None:
    ada = await meet()
    await ada.open()
    for rules, tells in (
        ("N", True),
        ("C", True),
        ("L", False),
        ("S", False),
        ("M", False),
        ("N,waste_piles=2", False),
    ):
        told = await ada.ask("configure", room=ada.room, settings={"rules": rules})
        assert told["settings"]["tell_dead"] is tells, rules
    for chosen in (True, False):
        for rules in ("N", "L"):
            told = await ada.ask("configure", room=ada.room, settings={"rules": rules, "tell_dead": chosen})
            assert told["settings"]["tell_dead"] is chosen
            assert told["settings"]["tell_dead_set"]
    told = await ada.ask("configure", room=ada.room, settings={"tell_dead": None, "rules": "N"})
    assert told["settings"]["tell_dead"] is True
    assert "tell_dead_set" not in told["settings"]


async def test_rules_are_a_letter_or_an_object(meet: Meet) -> None:
    ada = await meet()
    await ada.open()
    for spec, expected in (
        ("C", {"preset": "C", "pair_with_cover": True, "undo_counts": True, "initial_waste": 0}),
        ({"preset": "N", "recycles": None, "undo_limit": 0}, {"preset": "N", "recycles": None, "undo_limit": 0}),
        ("N,pair_with_cover=true", {"preset": "N", "pair_with_cover": True}),
    ):
        told = await ada.ask("configure", room=ada.room, settings={"rules": spec})
        assert expected.items() <= told["settings"]["rules"].items()


BAD: list[tuple[Any, str]] = [
    ({"rules": "Z"}, "bad_settings"),
    ({"rules": {"undo_limit": -1}}, "bad_settings"),
    ({"rules": {}}, "bad_settings"),
    ({"rules": []}, "bad_settings"),
    ({"deal": {"par": [1, 3]}}, "bad_settings"),
    ({"rules": {"preset": "N", "recycles": -1}}, "bad_settings"),
    ({"rules": {"preset": "N", "recycles": True}}, "bad_settings"),
    ({"rules": {"preset": "N", "cheat": True}}, "bad_settings"),
    ({"rules": {"preset": "N", "undo_limit": 10**30}}, "bad_settings"),
    ({"rules": {"preset": "N", "waste_piles": 4}}, "bad_settings"),
    ({"rules": "N,stock_top=yes"}, "bad_settings"),
    ({"rules": {"preset": ["N"]}}, "bad_settings"),
    ({"tell_dead": "yes"}, "bad_settings"),
    ({"deal": {"par": [40]}}, "bad_settings"),
    ({"deal": {"par": [50, 40]}}, "bad_settings"),
    ({"deal": {"par": [0, 40]}}, "bad_settings"),
    ({"deal": {"par": [40, "50"]}}, "bad_settings"),
    ({"deal": {"level": "easy"}}, "bad_settings"),
    ({"deal": "par 40-50"}, "bad_code"),
    ({"deal": "PY1-N-AAAA"}, "bad_code"),
    ({"deal": "PY1-Q-AAAAAAS"}, "bad_code"),
    ({"deal": "nonsense"}, "bad_code"),
    ({"deal": ""}, "bad_code"),
    ({"deal": "PY1-N-" + "Z" * 48}, "bad_code"),
    ({"capacity": 1}, "bad_settings"),
    ({"name": "a\u202eb"}, "bad_settings"),
    ({"name": "x" * 61}, "bad_settings"),
    ({"spectator_delay_s": 601}, "bad_settings"),
    ({"start": "scheduled"}, "bad_settings"),
    ({"start": "scheduled", "starts_at": 1_000_000_000_000}, "bad_settings"),
    ({"start": "auto", "auto_players": None, "auto_s": None}, "bad_settings"),
    ({"start": "auto", "auto_players": 50, "capacity": 20}, "bad_settings"),
    ({"best_of": 2}, "bad_settings"),
    ({"allowed": ["a\u202eb"]}, "bad_settings"),
    ({"visibility": None}, "bad_settings"),
    ({"rules": None}, "bad_settings"),
    ({"capacity": 0}, "bad_settings"),
    ({"capacity": 101}, "bad_settings"),
    ({"countdown_s": 61}, "bad_settings"),
    ({"countdown_s": -1}, "bad_settings"),
    ({"time_limit_s": 9}, "bad_settings"),
    ({"time_limit_s": 7201}, "bad_settings"),
    ({"end": "never"}, "bad_settings"),
    ({"password": "x" * 129}, "bad_settings"),
    ({"colour": "red"}, "bad_settings"),
    ("host", "bad_message"),
]


async def test_what_cannot_be_is_refused_and_changes_nothing(redis_url: str, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await open_room(ada, bob, deal="winnable")
    before = (await ada.join(room))["settings"]
    length = log_length(redis_url, room)
    for settings, code in BAD:
        for refusal in (
            await ada.ask("configure", room=room, settings=settings),
            await bob.ask("open_room", settings=settings) if settings != {"capacity": 1} else None,
        ):
            if refusal is not None:
                assert (refusal["type"], refusal["code"]) == ("error", code), settings
                assert refusal["message"]
    assert (await ada.join(room))["settings"] == before
    assert log_length(redis_url, room) == length


async def test_only_the_host_and_only_in_the_lobby(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    settings = {"countdown_s": 3}
    await open_room(ada, countdown_s=60)
    await ada.ask("start", room=ada.room)
    assert (await ada.ask("configure", room=ada.room, settings=settings))["code"] == "wrong_phase"
    await race(ada, bob)
    assert (await bob.ask("configure", room=ada.room, settings=settings))["code"] == "not_host"
    assert (await eve.ask("configure", room=ada.room, settings=settings))["code"] in ("not_member", "not_host")
    assert (await ada.ask("configure", room=ada.room, settings=settings))["code"] == "wrong_phase"


@pytest.mark.parametrize("visible", ["PY1-N-AAAAAAS", str(exact_code(range(52)))])
async def test_a_chosen_code_is_not_shown_before_go(meet: Meet, visible: str) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = await ada.open(deal=visible.lower())
    assert room["settings"]["deal"] == "code"
    assert (await bob.join(ada.room))["settings"]["deal"] == "code"
    told = await ada.ask("configure", room=ada.room, settings={"countdown_s": 0, "deal": visible})
    assert told["settings"]["deal"] == "code"
    await ada.send("start", room=ada.room)
    assert (await bob.expect("deal"))["code"] == visible
    assert (await bob.join(ada.room))["settings"]["deal"] == visible


async def test_new_terms_take_back_readiness_and_a_new_name_does_not(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await open_room(ada, bob)
    await bob.ask("ready", room=ada.room, ready=True)
    for settings, ready in (({"name": "Friday", "visibility": "unlisted"}, True), ({"time_limit_s": 60}, False)):
        await ada.ask("configure", room=ada.room, settings=settings)
        assert [m["ready"] for m in (await bob.join(ada.room))["members"]] == [False, ready]


async def test_changes_sent_one_after_the_other_all_hold(meet: Meet) -> None:
    """Commands may be pipelined: each change is made to the settings as the ones before it leave them."""
    ada = await meet()
    room = await open_room(ada, deal="winnable", name="Before")
    changes: list[dict[str, Any]] = [
        {"name": "Friday"}, {"capacity": 5}, {"deal": "any"}, {"rules": "L"}, {"deal": "nonsense"}, {"password": "x"},
        {"time_limit_s": 60}, {"rules": "C"}, {"deal": "winnable"},
    ]  # fmt: skip
    for number, settings in enumerate(changes):
        await ada.send("configure", room=room, settings=settings, ref=str(number))
    refusal = await ada.has("error", ref="4")
    assert refusal["code"] == "bad_code"
    told = (await ada.has("event", kind="configured", ref="8"))["settings"]
    assert (told["name"], told["capacity"], told["time_limit_s"]) == ("Friday", 5, 60)
    assert (told["password"], told["deal"], told["rules"]["preset"]) == (True, "winnable", "C")
    assert (await ada.join(room))["settings"] == told
