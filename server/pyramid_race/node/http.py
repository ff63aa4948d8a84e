"""The page and the small JSON endpoints, on the same port as the sockets. GET and HEAD only."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import orjson
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from redis.exceptions import RedisError
from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from pyramid_race.node.assets import Asset

logger = structlog.get_logger(__name__)

PAGE_CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
COMMON = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
PAGE = re.compile(
    r"/|/room/[^/]{1,64}/?|/practice(/[^/]{1,100})?/?|/device(/[^/]{1,40})?/?"
    r"|/replay/[^/]{1,64}/[1-9][0-9]{0,5}/?|/player/[^/]{1,64}/?|/leaderboard/?|/daily/?"
)
"""The addresses of the page: what it shows there it finds out itself."""
FOR_PROGRAMS = re.compile(r"/(api|ws|healthz|readyz|metrics)(/.*)?", re.DOTALL)
"""Where nobody is told in a page that there is nothing."""
WORTH_PACKING = 1024
"""Bytes from which on an answer is compressed for those who take it."""
WORTH_A_THREAD = 16 * 1024
"""Bytes from which on that would hold up the event loop; a thread does it without holding Python's lock."""

Query = dict[str, str]
"""What follows the question mark; of a name that is repeated the last value."""
Answer = Callable[[re.Match[str], Query], Awaitable[dict[str, Any] | None]]
"""An endpoint: the JSON for a path, or None if there is nothing there. Raises BadRequestError or UnavailableError for
more words."""


class BadRequestError(Exception):
    """The request names something impossible; the message says what."""


class UnavailableError(Exception):
    """There is no answer just now; the message says why."""


class Site:
    def __init__(self, assets: dict[str, Asset], is_ready: Callable[[], str | None]) -> None:
        self._assets = assets
        self._is_ready = is_ready
        self._endpoints: list[tuple[re.Pattern[str], Answer]] = []

    def endpoint(self, pattern: str, answer: Answer) -> None:
        self._endpoints.append((re.compile(pattern), answer))

    async def process_request(self, _: ServerConnection, request: Request) -> Response | None:
        """None lets the WebSocket handshake go on; everything else is answered here and now."""
        if request.method not in ("GET", "HEAD"):
            return _text(HTTPStatus.METHOD_NOT_ALLOWED, "only GET is served here\n", {"Allow": "GET, HEAD"})
        response = await self.answer(request)
        if response is not None and request.method == "HEAD":
            response.body = b""
        return response

    async def answer(self, request: Request) -> Response | None:
        """The whole answer to a GET; None lets the WebSocket handshake go on."""
        response = await self._found(request)
        if response is None or response.status_code not in (HTTPStatus.NOT_FOUND, HTTPStatus.BAD_REQUEST):
            return response
        for_people = not FOR_PROGRAMS.fullmatch(request.path.partition("?")[0])
        if for_people and "text/html" in _header(request.headers, "Accept").lower():
            return self._nothing(request.headers) or response
        return response

    async def _found(self, request: Request) -> Response | None:
        try:
            url = urlsplit(request.path)
            path = unquote(url.path, errors="strict")
            query = dict(parse_qsl(url.query, keep_blank_values=True, errors="strict", max_num_fields=20))
        except ValueError:
            return _text(HTTPStatus.BAD_REQUEST, "bad path\n")
        if path == "/ws":
            if "websocket" in _header(request.headers, "Upgrade").lower():
                return self._handshake()
            return _text(HTTPStatus.UPGRADE_REQUIRED, "this is a WebSocket endpoint\n", {"Upgrade": "websocket"})
        if path == "/healthz":
            return _text(HTTPStatus.OK, "ok\n")
        if path == "/readyz":
            problem = self._is_ready()
            return _text(HTTPStatus.OK if problem is None else HTTPStatus.SERVICE_UNAVAILABLE, (problem or "ok") + "\n")
        if path == "/metrics":
            return _response(HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest())
        found = self._assets.get("/index.html" if PAGE.fullmatch(path) else path)
        if found is not None:
            return _asset(found, request.headers)
        response = await self._json(path, query)
        if _takes_gzip(_header(request.headers, "Accept-Encoding")):
            await _pack(response)
        return response

    def _nothing(self, headers: Headers) -> Response | None:
        """For somebody who followed a wrong link: the page, which says in their language that there is nothing."""
        page = self._assets.get("/index.html")
        if page is None:
            return None
        return _file(
            HTTPStatus.NOT_FOUND, page, headers, {"Cache-Control": "no-store", "Vary": "Accept, Accept-Encoding"}
        )

    def _handshake(self) -> Response | None:
        problem = self._is_ready()
        if problem in (None, "the store does not answer"):
            return None  # sockets stay open through a fault of the store, so new ones may come too
        return _text(HTTPStatus.SERVICE_UNAVAILABLE, f"{problem}\n", {"Retry-After": "2"})

    async def _json(self, path: str, query: Query) -> Response:
        for pattern, answer in self._endpoints:
            match = pattern.fullmatch(path)
            if match is None:
                continue
            try:
                value = await answer(match, query)
            except BadRequestError as error:
                return _object(HTTPStatus.BAD_REQUEST, {"error": str(error)})
            except UnavailableError as error:
                return _object(HTTPStatus.SERVICE_UNAVAILABLE, {"error": str(error)})
            except (RedisError, OSError, TimeoutError):
                return _object(HTTPStatus.SERVICE_UNAVAILABLE, {"error": "the store does not answer"})
            if value is not None:
                return _object(HTTPStatus.OK, value)
            break
        return _object(HTTPStatus.NOT_FOUND, {"error": "there is nothing here"})


def _asset(found: Asset, headers: Headers) -> Response:
    extra = {"ETag": found.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = {tag.strip().removeprefix("W/") for tag in _header(headers, "If-None-Match").split(",")}
    if found.etag in known or "*" in known:
        return _response(HTTPStatus.NOT_MODIFIED, found.content_type, b"", extra | _policy(found))
    return _file(HTTPStatus.OK, found, headers, extra)


def _file(status: HTTPStatus, found: Asset, headers: Headers, extra: dict[str, str]) -> Response:
    """A file of the page, compressed for those who take it."""
    extra = extra | _policy(found)
    if found.packed is not None and _takes_gzip(_header(headers, "Accept-Encoding")):
        return _response(status, found.content_type, found.packed, extra | {"Content-Encoding": "gzip"})
    return _response(status, found.content_type, found.body, extra)


def _policy(found: Asset) -> dict[str, str]:
    return {"Content-Security-Policy": PAGE_CSP} if found.content_type.startswith("text/html") else {}


def _header(headers: Headers, name: str) -> str:
    """A header's value, empty if it isn't there; one that is repeated is one list."""
    return ", ".join(headers.get_all(name))


def _takes_gzip(accepted: str) -> bool:
    for coding in accepted.lower().split(","):
        name, _, parameters = coding.partition(";")
        if name.strip() == "gzip":
            weight = parameters.replace(" ", "").removeprefix("q=")
            return not weight or weight.strip("0.") != ""
    return False


async def _pack(response: Response) -> None:
    body = bytes(response.body)
    if len(body) < WORTH_PACKING:
        return
    packed = await asyncio.to_thread(_packed, body) if len(body) >= WORTH_A_THREAD else _packed(body)
    response.body = packed
    response.headers["Content-Encoding"] = "gzip"
    del response.headers["Content-Length"]
    response.headers["Content-Length"] = str(len(packed))


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def _object(status: HTTPStatus, value: dict[str, Any]) -> Response:
    extra = {"Cache-Control": "no-store", "Access-Control-Allow-Origin": "*", "Vary": "Accept-Encoding"}
    return _response(status, "application/json", orjson.dumps(value), extra)


def _text(status: HTTPStatus, text: str, extra: dict[str, str] | None = None) -> Response:
    return _response(status, "text/plain; charset=utf-8", text.encode(), {"Cache-Control": "no-store"} | (extra or {}))


def _response(status: HTTPStatus, content_type: str, body: bytes, extra: dict[str, str] | None = None) -> Response:
    headers = Headers(
        {"Content-Type": content_type, "Content-Length": str(len(body)), "Connection": "close"} | COMMON | (extra or {})
    )
    return Response(status.value, status.phrase, headers, body)
