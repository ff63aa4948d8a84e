"""The machine-readable contract: an AsyncAPI 3 document made from the models, so that it cannot say anything else."""

from __future__ import annotations

from typing import Any

from pydantic.json_schema import models_json_schema

from pyramid_race import __version__
from pyramid_race.protocol import commands, messages

SCHEMAS = "#/components/schemas/{model}"


def document() -> dict[str, Any]:
    """The AsyncAPI document of `/ws`."""
    # Keys of their own for each direction: `rooms` is a command and a message.
    models = _by_key("command", commands.AnyCommand) | _by_key("message", messages.AnyMessage)
    schemas, definitions = models_json_schema(
        [(model, "validation") for model in models.values()], ref_template=SCHEMAS
    )
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Pyramid Race", "version": __version__, "license": {"name": "MIT"}},
        "channels": {
            "ws": {
                "address": "/ws",
                "description": f"WebSocket, subprotocol {commands.SUBPROTOCOL}: one JSON object in a text frame.",
                "messages": {key: {"$ref": f"#/components/messages/{key}"} for key in models},
            }
        },
        "operations": {
            "command": _operation("receive", [key for key in models if key.startswith("command.")]),
            "message": _operation("send", [key for key in models if key.startswith("message.")]),
        },
        "components": {
            "messages": {
                key: {"name": key.partition(".")[2], "payload": schemas[model, "validation"]}
                for key, model in models.items()
            },
            "schemas": definitions.get("$defs", {}),
        },
    }


def _by_key(direction: str, union: Any) -> dict[str, Any]:
    """The models of a union by `direction.type`."""
    return {f"{direction}.{model.model_fields['type'].annotation.__args__[0]}": model for model in union.__args__}


def _operation(action: str, keys: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/ws"},
        "messages": [{"$ref": f"#/channels/ws/messages/{key}"} for key in keys],
    }
