"""The documents name all that there is, and lead nowhere that there isn't."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pyramid_race.metrics  # noqa: F401 - registers what the node counts
import pytest
from prometheus_client import REGISTRY
from pydantic import BaseModel
from pyramid_race.game.rules import OPTIONS, PRESETS
from pyramid_race.protocol import commands, messages, values
from pyramid_race.settings import ServerSettings

TOP = Path(__file__).parents[2]
PROTOCOL = (TOP / "docs/protocol.md").read_text()
OPERATIONS = (TOP / "docs/operations.md").read_text()
RULES = (TOP / "docs/rules.md").read_text()
DOCUMENTS = sorted([*TOP.glob("*.md"), *TOP.glob("docs/*.md"), *TOP.glob("ops/*.md")])


def types(union: Any) -> list[str]:
    return [get_args(model.model_fields["type"].annotation)[0] for model in get_args(union)]


@pytest.mark.parametrize("name", types(commands.AnyCommand) + types(messages.AnyMessage))
def test_protocol_names_each_command_and_message(name: str) -> None:
    assert re.search(rf"^\|.*`{name}`", PROTOCOL, re.MULTILINE)


def models(within: Any) -> Iterator[type[BaseModel]]:
    """All that values of a type may be made of."""
    if isinstance(within, type) and issubclass(within, BaseModel):
        yield within
        parts: Iterable[Any] = (field.annotation for field in within.model_fields.values())
    else:
        parts = get_args(within)
    for part in parts:
        yield from models(part)


WIRE = sorted({*models(commands.AnyCommand), *models(messages.AnyMessage)}, key=lambda model: model.__qualname__)
PARAGRAPHS = re.split(r"\n\n(?!- )", PROTOCOL)
"""Each with the list that follows it; a table is one, too."""


@pytest.mark.parametrize("model", [model for model in WIRE if model is not values.Rules])
def test_protocol_names_each_field(model: type[BaseModel]) -> None:
    """Those of what messages are made of all in one place."""

    def unnamed(text: str) -> list[str]:
        return [field for field in model.model_fields if not re.search(rf"(?:[`{{\n\"]|,\s+){field}[`?,:}}\"]", text)]

    places = [PROTOCOL] if "type" in model.model_fields else PARAGRAPHS
    assert min(map(unnamed, places), key=len) == []


@pytest.mark.parametrize("name", commands.Settings.model_fields)
def test_protocol_names_each_setting_of_a_room(name: str) -> None:
    assert f"| `{name}` |" in PROTOCOL


@pytest.mark.parametrize("kind", get_args(messages.Event.model_fields["kind"].annotation))
def test_protocol_names_each_kind_of_event(kind: str) -> None:
    assert re.search(rf"^\|.*`{kind}`", PROTOCOL, re.MULTILINE)


@pytest.mark.parametrize("name", ServerSettings.model_fields)
def test_operations_names_each_setting_of_the_server(name: str) -> None:
    assert f"| `PYRAMID_RACE_{name.upper()}` |" in OPERATIONS


def test_operations_names_each_figure() -> None:
    for metric in REGISTRY.collect():
        if metric.name.startswith("pyramid_race"):
            name = metric.name + ("_total" if metric.type == "counter" else "")
            assert re.search(rf"^\| `{name}[`{{]", OPERATIONS, re.MULTILINE), name


def test_rules_name_each_option_and_preset() -> None:
    assert values.Rules.model_fields.keys() == {"preset", *OPTIONS}
    for name in (*OPTIONS, *PRESETS):
        assert f"| `{name}` |" in RULES, name


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_within_the_project_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", document.read_text()):
        if "://" not in link:
            assert (document.parent / link).exists(), link
