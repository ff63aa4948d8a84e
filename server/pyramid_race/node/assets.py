"""The page's files, read once at the start: at request time no path ever touches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from pyramid_race.node.comments import without_comments

SHOWN = frozenset({".html", ".js", ".mjs", ".css", ".svg", ".png", ".ico", ".json", ".webmanifest", ".txt", ".ftl"})
COMMENTED = frozenset({".js", ".mjs", ".css"})
NOT_SHOWN = frozenset({"node_modules", "package.json", "package-lock.json", "tsconfig.json"})
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
WORTH_PACKING = 400
"""Bytes from which on a file is also kept compressed."""


@dataclass(frozen=True, slots=True)
class Asset:
    content_type: str
    etag: str
    body: bytes
    packed: bytes | None
    """gzip of the body, where that is smaller."""


def asset(body: bytes, content_type: str) -> Asset:
    etag = '"' + hashlib.sha256(body).hexdigest()[:32] + '"'
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_PACKING else None
    return Asset(content_type, etag, body, packed if packed is not None and len(packed) < len(body) else None)


def web_folder() -> Path:
    """Where the page is: inside the installed package, or beside `server/` in a checkout."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_web"
    return installed if installed.is_dir() else package.parents[1] / "web_client"


def load_assets(folder: Path) -> dict[str, Asset]:
    """URL path -> file, for every file below `folder` that belongs to the page."""
    found: dict[str, Asset] = {}
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        hidden = any(part in NOT_SHOWN or part.startswith(".") for part in parts)
        if hidden or not file.is_file() or file.suffix not in SHOWN:
            continue
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("json", "svg+xml")):
            kind += "; charset=utf-8"
        body = file.read_bytes()
        if file.suffix in COMMENTED:
            body = without_comments(body.decode()).encode()
        found["/" + "/".join(parts)] = asset(body, kind)
    return found
