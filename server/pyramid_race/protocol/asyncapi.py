"""The machine-readable contract: an AsyncAPI 3 document made from the models, so that it cannot say anything else."""

from __future__ import annotations

from typing import Any

from pydantic.json_schema import models_json_schema

from pyramid_race import __version__
from pyramid_race.protocol import commands, messages

REFS = "#/components/schemas/{model}"


def document() -> dict[str, Any]:
    """The AsyncAPI document of `/ws`."""
    sent = _by_type(commands.AnyCommand)
    received = _by_type(messages.AnyMessage)
    _, definitions = models_json_schema(
        [(model, "validation") for model in (*sent.values(), *received.values())], ref_template=REFS
    )
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Pyramid Race", "version": __version__, "license": {"name": "MIT"}},
        "channels": {
            "ws": {
                "address": "/ws",
                "description": f"WebSocket, subprotocol {commands.SUBPROTOCOL}: one JSON object in a text frame.",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*sent, *received)},
            }
        },
        "operations": {
            "command": _operation("receive", list(sent)),
            "message": _operation("send", list(received)),
        },
        "components": {
            "messages": {
                name: {"name": name, "payload": {"$ref": REFS.format(model=model.__name__)}}
                for name, model in (*sent.items(), *received.items())
            },
            "schemas": definitions.get("$defs", {}),
        },
    }


def _by_type(union: Any) -> dict[str, Any]:
    return {model.model_fields["type"].annotation.__args__[0]: model for model in union.__args__}


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/ws"},
        "messages": [{"$ref": f"#/channels/ws/messages/{name}"} for name in names],
    }
