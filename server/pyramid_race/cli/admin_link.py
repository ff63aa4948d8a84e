"""A moderator's connection to a server, for commands that ask and are answered. Whatever goes wrong ends the process
with one line."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self, cast

import orjson
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from pyramid_race.cli.output import bad_input, failed
from pyramid_race.protocol.commands import SUBPROTOCOL

TOKEN = "PYRAMID_RACE_ADMIN_TOKEN"  # noqa: S105 - the name of a variable
ANSWER_S = 15.0
LARGEST = 16 * 1024 * 1024
WRONG_INPUT = ("unauthorized", "bad_message", "not_found")

Message = dict[str, Any]


class Link:
    """Use it as a context manager: inside, the server knows that we are a moderator."""

    def __init__(self, url: str, token_file: Path | None) -> None:
        if not url.startswith(("ws://", "wss://")):
            bad_input("--url is the address of a socket, like ws://127.0.0.1:8000/ws")
        self._url = url
        self._token = _token(token_file)
        self._open = ExitStack()

    def __enter__(self) -> Self:
        try:
            connecting = connect(
                self._url, subprotocols=[Subprotocol(SUBPROTOCOL)], compression=None, max_size=LARGEST,
                open_timeout=ANSWER_S, close_timeout=2,
            )  # fmt: skip
            self._ws = self._open.enter_context(connecting)
        except (OSError, WebSocketException, ValueError) as error:
            failed(f"cannot reach {self._url}: {_reason(error)}")
        self.ask("admin", token=self._token)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a command; ends the process if it is refused."""
        self._send(kind, **fields)
        while True:
            message = self._next(ANSWER_S)
            if message.get("ref") == kind:
                if message["type"] == "error":
                    _refused(message)
                return message

    def pages(self, kind: str, field: str) -> Iterator[Message]:
        """Everything in the list `field` that the server gives in pages."""
        after: Message = {}
        while True:
            answer = self.ask(kind, **after)
            yield from answer[field]
            if answer["next"] is None:
                return
            after = {"after": answer["next"]}

    def watch(self, room: str, reason: str) -> Iterator[Message]:
        """What is told in a room, until it is closed or the connection is."""
        self.ask("admin_watch", room=room, reason=reason)
        self.ask("hello", name="Moderator")
        yield self.ask("join", room=room, role="spectator")
        while True:
            message = self._next(None)
            yield message
            if message["type"] == "event" and message["kind"] == "closed":
                return

    def _send(self, kind: str, **fields: Any) -> None:
        try:
            self._ws.send(orjson.dumps({"type": kind, "ref": kind, **fields}), text=True)
        except ConnectionClosed as error:
            failed(f"{self._url} has closed the connection: {_reason(error)}")

    def _next(self, within_s: float | None) -> Message:
        try:
            return cast(Message, orjson.loads(self._ws.recv(within_s)))
        except TimeoutError:
            failed(f"{self._url} does not answer")
        except ConnectionClosed as error:
            failed(f"{self._url} has closed the connection: {_reason(error)}")
        except ValueError:
            failed(f"what {self._url} says is not the protocol {SUBPROTOCOL}")


def _token(file: Path | None) -> str:
    if file is None:
        token = os.environ.get(TOKEN, "").strip()
        return token or bad_input(f"no token: set {TOKEN}, or give --token-file")
    try:
        return file.read_text().strip() or bad_input(f"--token-file: {file} is empty")
    except (OSError, UnicodeDecodeError) as error:
        bad_input(f"--token-file: cannot read {file}: {getattr(error, 'strerror', None) or 'it is no text'}")


def _refused(message: Message) -> NoReturn:
    told = str(message.get("message", ""))
    if message.get("code") in WRONG_INPUT:
        bad_input(told)
    failed(told)


def _reason(error: Exception) -> str:
    match error:
        case InvalidStatus():
            return f"it answers with status {error.response.status_code} (is this the address of a server's /ws?)"
        case TimeoutError():
            return "it does not answer"
        case OSError():
            return error.strerror or str(error)
        case _:
            return re.sub(r"\s+", " ", str(error)) or type(error).__name__
