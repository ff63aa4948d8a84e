"""Who is in the bot's room, as far as it matters to a bot: is there anybody to play with, and is it ready itself?"""

from __future__ import annotations

from pyramid_race.bot import heard


class Company:
    def __init__(self, me: str) -> None:
        self.me = me
        self.phase = "lobby"
        self.closed = False
        self._members: dict[str, heard.Member] = {}

    @property
    def human_here(self) -> bool:
        """Whether anybody but bots is connected."""
        return any(member.connected and not member.bot for member in self._members.values())

    @property
    def my_role(self) -> heard.Role:
        member = self._members.get(self.me)
        return "player" if member is None else member.role

    @property
    def wants_me_ready(self) -> bool:
        member = self._members.get(self.me)
        return self.phase == "lobby" and member is not None and member.role == "player" and not member.ready

    @property
    def has_a_seat_for_me(self) -> bool:
        """Whether a spectator may sit down: between races, unless he is given a seat anyway."""
        member = self._members.get(self.me)
        waits = member is not None and member.next
        return self.my_role == "spectator" and self.phase in ("lobby", "finished") and not waits

    def i_am_ready(self) -> None:
        """Said already; the answer is on its way."""
        self._members[self.me].ready = True

    def shown(self, room: heard.Room) -> None:
        self.phase = room.phase
        self._members = {member.player: member for member in room.members}

    def told(self, event: heard.Event) -> None:
        """An event of the room. Kinds that don't matter here are passed over."""
        match event.kind:
            case "countdown":
                self.phase = "countdown"
            case "countdown_stopped":
                self.phase = "lobby"
            case "rematch":
                self.phase = "lobby"
                for everyone in self._members.values():
                    everyone.ready = False
            case "closed":
                self.closed = True
            case _:
                pass
        if event.player is not None:
            self._told_of(event.player, event)

    def _told_of(self, player: str, event: heard.Event) -> None:
        if event.kind == "joined":
            self._members[player] = heard.Member(
                player=player,
                role=event.role or "player",
                ready=False,
                connected=True,
                bot=bool(event.bot),
                next=event.next,
            )
        member = self._members.get(player)
        if member is None:
            return
        match event.kind:
            case "left" | "kicked":
                del self._members[player]
            case "connected" | "disconnected":
                member.connected = event.kind == "connected"
            case "ready":
                member.ready = bool(event.ready)
            case "countdown_stopped":
                member.ready = False
            case _:
                pass
