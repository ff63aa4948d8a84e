"""Posting to receivers of webhooks: one request, and what came of it. Loads the HTTP client when it is first needed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aiohttp import ClientSession


class HookSender:
    """`open` before, `close` after. Certificates are checked, redirects are not followed (a signed body goes to the
    address in the settings and nowhere else), and of an answer only its status is read."""

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._session: ClientSession | None = None

    def open(self) -> None:
        from aiohttp import ClientSession, DummyCookieJar  # noqa: PLC0415 - most nodes have no webhooks

        self._session = ClientSession(
            cookie_jar=DummyCookieJar(), trust_env=True, headers={"User-Agent": "pyramid-race"}, auto_decompress=False
        )

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> str | None:
        """None if the receiver took it (any 2xx), else why not, in a few words without its address."""
        from aiohttp import ClientError  # noqa: PLC0415

        assert self._session is not None
        try:
            async with (
                asyncio.timeout(self._limit_s),
                self._session.post(url, data=body, headers=headers, allow_redirects=False) as response,
            ):
                return None if 200 <= response.status < 300 else f"status {response.status}"
        except TimeoutError:
            return f"no answer within {self._limit_s:g} s"
        except (ClientError, OSError) as error:
            return type(error).__name__
