"""Invitations past a room's password, for the bots that its host adds: each for the one player who uses it first. They
live as long as the node."""

from __future__ import annotations

import secrets
from collections import OrderedDict

MOST = 1000


class Invites:
    def __init__(self) -> None:
        self._invited: OrderedDict[str, tuple[str, str | None]] = OrderedDict()
        """Invitation -> the room, and who has used it."""

    def new(self, room: str) -> str:
        invite = secrets.token_urlsafe(16)
        self._invited[invite] = (room, None)
        if len(self._invited) > MOST:
            self._invited.popitem(last=False)
        return invite

    def admits(self, room: str, player: str, invite: str | None) -> bool:
        """Whether `invite` is for this room and nobody but this player has used it."""
        if invite is None or self._invited.get(invite) not in ((room, None), (room, player)):
            return False
        self._invited[invite] = (room, player)
        return True
