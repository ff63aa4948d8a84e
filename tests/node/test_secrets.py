"""What people keep secret is nowhere in the store: only hashes are, of passwords slow ones."""

from __future__ import annotations

import hashlib

import pytest
from pyramid_race.race.events import Configured, Opened
from redis.asyncio import Redis

from tests.support.client import Client
from tests.support.nodes import running_node
from tests.support.races import logged, race
from tests.support.stored import everything

ADMIN = "alice-" + "a" * 24
PASSWORDS = ("open sesame, please", "another one, then")


async def test_no_secret_lies_in_the_store(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        running_node(redis_url, admin_tokens=f"alice:{ADMIN}") as node,
        Client(node.ws, "Ada") as ada,
        Client(node.ws, "Bob") as bob,
        Client(node.ws, "Eve") as eve,
    ):
        await ada.open(password=PASSWORDS[0])
        await ada.ask("configure", room=ada.room, settings={"password": PASSWORDS[1]})
        assert (await bob.join(ada.room, password=PASSWORDS[1]))["type"] == "room"
        invites = (await ada.ask("invite", room=ada.room, count=2))["invites"]
        assert (await eve.join(ada.room, invite=invites[0]))["type"] == "room"
        room = await race(eve, reveal_code="finish", deal="any")
        first = (await ada.ask("device_code"))["code"]
        phone = Client(node.ws)
        await phone.connect(hello=False)
        token = (await phone.ask("hello", device_code=first))["token"]
        second = (await bob.ask("device_code"))["code"]
        assert (await phone.ask("admin", token=ADMIN))["who"] == "alice"
        await phone.ask("admin_watch", room=room, reason="to have it logged")
        await phone.close()
        # A token that is older than a day is replaced.
        now = node.node._clock.now
        monkeypatch.setattr(node.node._clock, "now", lambda: now() + 25 * 3600 * 1000)
        async with Client(node.ws, token=eve.token) as later:
            assert later.token != eve.token
        secrets = (*PASSWORDS, *invites, first, second, token, later.token, ada.token, bob.token, eve.token, ADMIN)
        async with Redis.from_url(redis_url) as redis:
            stored = (await everything(redis)).decode().casefold()
        assert not [secret for secret in secrets if secret is None or secret.casefold() in stored]
        assert hashlib.sha256(f"{ada.token}".encode()).hexdigest() in stored, "it would be found"
        events = logged(redis_url, ada.room)
    kept = [event.settings.password_hash for event in events if isinstance(event, Opened | Configured)]
    for password, salted in zip(PASSWORDS, kept, strict=True):
        salt, digest = (bytes.fromhex(part) for part in (salted or "").split(":"))
        assert len(salt) >= 16
        assert digest == hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
