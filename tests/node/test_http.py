"""The page and its files over HTTP: what is served, how it may be cached, and that nothing else can be had."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from pyramid_race.node.assets import COMMENTED, load_assets, web_folder
from pyramid_race.node.comments import without_comments

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node

WEB = web_folder()
PAGE = (WEB / "index.html").read_bytes()
EXACT = "PY1-N-" + "A" * 48
PAGES = [
    "/index.html", "/?x=1", "/room/ABC234", "/room/abc234/", "/room/%2E%2E", "/practice", "/practice/",
    "/practice/PY1-N-AAAAAAS", f"/practice/{EXACT}/", "/practice/daily?x=1", "/replay/ABC234/1", "/replay/abc234/12/",
    "/replay/ABC234/1?t=3", "/player/k3j2", "/leaderboard", "/leaderboard/?day=2026-11-30", "/daily", "/",
]  # fmt: skip


async def test_the_page(node: RunningNode) -> None:
    for path in PAGES:
        reply = await get(node.port, path)
        assert (reply.status, reply.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
        assert reply.body == PAGE
    reply = await get(node.port, "/")
    policy = reply.headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "server" not in reply.headers


def test_the_page_needs_nothing_that_its_policy_forbids() -> None:
    text = PAGE.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", text)
    assert not re.search(r"\s(style|on\w+)=", text)
    assert not re.search(r"<style", text)
    assert not re.search(r"(src|href)=[\"']?(https?:)?//", text)


async def test_every_file_of_the_page_at_its_own_path(node: RunningNode) -> None:
    files = load_assets(WEB)
    assert len(files) > 5
    assert not [path for path in files if "node_modules" in path or path == "/package.json"]
    for path, file in files.items():
        reply = await get(node.port, path)
        assert reply.status == 200
        written = (WEB / path[1:]).read_bytes()
        has_comments = Path(path).suffix in COMMENTED
        assert reply.body == file.body == (without_comments(written.decode()).encode() if has_comments else written)
        kind = {
            ".js": "text/javascript",
            ".css": "text/css",
            ".svg": "image/svg+xml",
            ".html": "text/html",
            ".ftl": "text/plain",
        }
        expected = kind.get(Path(path).suffix)
        assert expected is None or reply.headers["content-type"] == f"{expected}; charset=utf-8"


async def test_a_file_that_is_known_is_not_sent_again(node: RunningNode) -> None:
    first = await get(node.port, "/app.js")
    etag = first.headers["etag"]
    assert re.fullmatch(r'"[0-9a-f]{32}"', etag)
    assert first.headers["cache-control"] == "no-cache"
    for known in (etag, f'"other", {etag}', f"W/{etag}", "*"):
        again = await get(node.port, "/app.js", If_None_Match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", etag)
    for unknown in ('"other"', "", "x"):
        assert (await get(node.port, "/app.js", If_None_Match=unknown)).status == 200


async def test_files_are_packed_for_those_who_can_unpack(node: RunningNode) -> None:
    plain = await get(node.port, "/app.js")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    packed = await get(node.port, "/app.js", Accept_Encoding="br, gzip;q=0.5")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body)
    for refused in ("gzip;q=0", "identity", "gzip; q=0.0, br"):
        assert "content-encoding" not in (await get(node.port, "/app.js", Accept_Encoding=refused)).headers


async def test_sentences_of_all_languages_are_plain_text(tmp_path: Path) -> None:
    sentence = "play-draw = 카드 뽑기 · Piocher\n" * 20
    (tmp_path / "locales/ko").mkdir(parents=True)
    (tmp_path / "locales/ko/play.ftl").write_text(sentence)
    file = load_assets(tmp_path)["/locales/ko/play.ftl"]
    assert file.content_type == "text/plain; charset=utf-8"
    assert file.body.decode() == sentence
    assert file.packed is not None
    assert gzip.decompress(file.packed) == file.body


async def test_long_answers_are_packed_for_those_who_can_unpack(node: RunningNode) -> None:
    plain = await get(node.port, "/asyncapi.json")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    packed = await get(node.port, "/asyncapi.json", Accept_Encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body)
    assert packed.json == plain.json
    head = await get(node.port, "/asyncapi.json", method="HEAD", Accept_Encoding="gzip")
    assert (head.body, head.headers["content-length"]) == (b"", packed.headers["content-length"])
    for short in ("/api/rooms", "/api/nothing"):
        assert "content-encoding" not in (await get(node.port, short, Accept_Encoding="gzip")).headers


NOTHING = [
    "/nothing", "/app.js/", "/APP.JS", "/package.json", "/node_modules/preact/package.json", "/.git/config",
    "/../server/pyramid_race/cli.py", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd",
    "/vendor/../../pyproject.toml", "/vendor/%2e%2e/%2e%2e/pyproject.toml", "/./app.js", "/vendor/..%5c..%5capp.js",
    "//app.js", "/app.js%00", "/app.js%00.html", "/app.js;x", "/room/", "/room/A/B", "/room/" + "A" * 65, "/api",
    "/practice/A/B", "/practice/" + "A" * 101, "/practices", "/replay", "/replay/", "/replay/ABC234", "/replay/ABC234/",
    "/replay/ABC234/x", "/replay/ABC234/1/2", "/replay/ABC234/1234567", "/player", "/player/", "/player/a/b",
    "/leaderboard/x", "/daily/2026-11-30",
    "/api/", "/api/nothing", "/api/rooms/", "/api/races/AAAAAA", "/api/races/AAAAAA/x", "/api/races/AAAAAA/-1",
    "/etc/passwd", "file:///etc/passwd", "*", "/room/%2e%2e/app.js",
]  # fmt: skip


async def test_nothing_else_is_there(node: RunningNode) -> None:
    for path in NOTHING:
        reply = await get(node.port, path)
        assert (reply.status, reply.json) == (404, {"error": "there is nothing here"}), path


async def test_a_path_that_cannot_be_read(node: RunningNode) -> None:
    for path in ("/%ff", "/room/%c3%28", "//[::1"):
        assert (await get(node.port, path)).status == 400, path
    assert (await get(node.port, "/healthz")).status == 200


async def test_people_are_told_in_the_page_that_there_is_nothing(node: RunningNode) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
    page = (await get(node.port, "/")).body
    for path in ("/nothing/here", "/room/", "/practice/%E0%A4%A", "/%ff", "/replay/ABC234/x"):
        reply = await get(node.port, path, **browser)
        assert (reply.status, reply.body) == (404, page), path
        assert reply.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert "etag" not in reply.headers
    packed = await get(node.port, "/nothing", Accept_Encoding="gzip", **browser)
    assert gzip.decompress(packed.body) == page
    for path in ("/api", "/api/nothing", "/api/%ff", "/ws/x"):
        assert b"<html" not in (await get(node.port, path, **browser)).body, path


async def test_nothing_but_get(node: RunningNode) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get"):
        for path in ("/", "/api/rooms", "/ws", "/readyz"):
            reply = await get(node.port, path, method=method)
            assert (reply.status, reply.headers["allow"]) == (405, "GET, HEAD"), method


async def test_head_is_get_without_the_body(node: RunningNode) -> None:
    for path in ("/", "/app.js", "/api/rooms", "/healthz", "/nothing"):
        full, head = await get(node.port, path), await get(node.port, path, method="HEAD")
        assert (head.status, head.body) == (full.status, b"")
        assert head.headers | {"date": ""} == full.headers | {"date": ""}


async def test_headers_that_come_twice(node: RunningNode) -> None:
    twice = {"Accept_Encoding": "br\r\nAccept-Encoding: gzip", "If_None_Match": '"a"\r\nIf-None-Match: "b"'}
    assert (await get(node.port, "/app.js", **twice)).headers["content-encoding"] == "gzip"
    assert (await get(node.port, "/ws", Upgrade="h2c\r\nUpgrade: other")).status == 426


async def test_the_socket_is_no_page(node: RunningNode) -> None:
    reply = await get(node.port, "/ws")
    assert (reply.status, reply.headers["upgrade"]) == (426, "websocket")
    upgrade = {"Upgrade": "websocket", "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec_WebSocket_Version": "13"}
    assert (await get(node.port, "/", **upgrade)).status == 200  # and the page is no socket
    assert (await get(node.port, "/other", **upgrade)).status == 404


async def test_health_and_readiness(node: RunningNode) -> None:
    for path in ("/healthz", "/readyz"):
        reply = await get(node.port, path)
        assert (reply.status, reply.text, reply.headers["cache-control"]) == (200, "ok\n", "no-store")


async def test_a_full_node_is_not_ready(redis_url: str) -> None:
    async with running_node(redis_url, max_connections=1) as node:
        assert (await get(node.port, "/readyz")).status == 200
        async with Client(node.ws):
            reply = await get(node.port, "/readyz")
            assert (reply.status, reply.text) == (503, "full\n")
            assert (await get(node.port, "/healthz")).status == 200


async def test_metrics_are_those_of_prometheus(node: RunningNode, meet: Meet) -> None:
    ada = await meet()
    await ada.open()
    await ada.ask("kick", room=ada.room, player="nobody")
    reply = await get(node.port, "/metrics")
    assert reply.status == 200
    assert reply.headers["content-type"].startswith("text/plain")
    figures = dict(line.rsplit(" ", 1) for line in reply.text.splitlines() if not line.startswith("#"))
    assert float(figures["pyramid_race_connections"]) >= 1
    assert float(figures["pyramid_race_rooms"]) >= 1
    assert float(figures['pyramid_race_errors_total{code="not_member"}']) >= 1
