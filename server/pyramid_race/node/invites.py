"""Single-use invitations past a room's password, for the bots that its host adds. They live as long as the node."""

from __future__ import annotations

import secrets
from collections import OrderedDict

MOST = 1000


class Invites:
    def __init__(self) -> None:
        self._rooms: OrderedDict[str, str] = OrderedDict()

    def new(self, room: str) -> str:
        invite = secrets.token_urlsafe(16)
        self._rooms[invite] = room
        if len(self._rooms) > MOST:
            self._rooms.popitem(last=False)
        return invite

    def admits(self, room: str, invite: str | None) -> bool:
        """Whether `invite` is for this room; it is used up by that."""
        if invite is None or self._rooms.get(invite) != room:
            return False
        del self._rooms[invite]
        return True
