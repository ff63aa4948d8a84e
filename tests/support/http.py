"""One HTTP request at a time, byte for byte as written: no client library that would tidy up a path."""

from __future__ import annotations

import asyncio
import gzip
import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    headers: dict[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def text(self) -> str:
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)


async def get(port: int, target: str, *, method: str = "GET", **headers: str) -> Reply:
    """What 127.0.0.1:`port` answers. `target` is sent as it is; `_` in the names of headers stands for `-`."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(10):
            raw = await reader.read()
    finally:
        writer.close()
        await writer.wait_closed()
    head, _, body = raw.partition(b"\r\n\r\n")
    status, *rest = head.decode().split("\r\n")
    pairs = (line.split(":", 1) for line in rest)
    return Reply(int(status.split(" ")[1]), {name.lower(): value.strip() for name, value in pairs}, body)
