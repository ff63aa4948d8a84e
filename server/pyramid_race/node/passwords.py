"""Room passwords: only a scrypt hash is kept. Hashing is slow on purpose, so it runs beside the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

COST, BLOCK, PARALLEL = 2**14, 8, 1


class Passwords:
    """Two at a time, so that guessing cannot take the machine."""

    def __init__(self) -> None:
        self._at_once = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        salt = secrets.token_bytes(16)
        return f"{salt.hex()}:{(await self._scrypt(password, salt)).hex()}"

    async def check(self, password: str, stored: str) -> bool:
        salt, expected = stored.split(":", 1)
        return hmac.compare_digest(await self._scrypt(password, bytes.fromhex(salt)), bytes.fromhex(expected))

    async def _scrypt(self, password: str, salt: bytes) -> bytes:
        async with self._at_once:
            return await asyncio.to_thread(
                hashlib.scrypt, password.encode("utf-8"), salt=salt, n=COST, r=BLOCK, p=PARALLEL, dklen=32
            )
