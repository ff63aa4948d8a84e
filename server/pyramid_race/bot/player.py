"""One bot in one room: what it says to what it hears. No I/O; the time is handed in (seconds of any steady clock)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from pyramid_race.bot import heard
from pyramid_race.bot.company import Company
from pyramid_race.bot.errors import BotError, Done, NotNow, WrongInput
from pyramid_race.bot.racer import Message, Racer, Style
from pyramid_race.bot.strategies.perfect import Guide, Line, Question
from pyramid_race.game.board import Table
from pyramid_race.game.deal import BadCode, deal_cards, parse_code

NOBODY_S = 60.0
"""A bot leaves when no human has been connected to the room for so long."""
SILENCE_S = 60.0
"""After so long without a message the bot asks for the room as it is."""
WRONG_INPUT = ("bad_message", "not_found", "wrong_password")
"""Codes of an error that come of what the order says."""


@dataclass(frozen=True, slots=True)
class Order:
    """Where a bot is to play."""

    room: str
    style: Style
    password: str | None = None
    invite: str | None = None


class Player:
    """`take` and `wake` return what to send. They raise Done when the bot is to go, BotError if it never got into the
    room, and NotNow when the server can't serve it just now."""

    def __init__(self, order: Order, name: str, random: Random) -> None:
        self.joined = False
        """Whether it has ever been in the room."""
        self.here = False
        """Whether it is in the room on the present connection."""
        self._order = order
        self._given_name = self._name = name
        self._random = random
        self._token: str | None = None
        self._company: Company | None = None
        self._racer: Racer | None = None
        self._alone_since: float | None = None
        self._heard_at = 0.0

    # --- a connection's beginning and end ---

    def greet(self) -> list[Message]:
        """A new connection is there."""
        self.here = False
        hello: Message = {"type": "hello", "ref": "hello", "name": self._name, "bot": True}
        return [hello if self._token is None else hello | {"token": self._token}]

    def farewell(self) -> list[Message]:
        return [{"type": "leave", "room": self._order.room}] if self.here else []

    # --- time ---

    @property
    def wakes_at(self) -> float:
        times = [self._heard_at + SILENCE_S]
        if self._alone_since is not None:
            times.append(self._alone_since + NOBODY_S)
        if self._racer is not None and self._racer.wakes_at is not None:
            times.append(self._racer.wakes_at)
        return min(times)

    def wake(self, now: float) -> list[Message]:
        """What to do at `now`; nothing may be due yet."""
        if self._alone_since is not None and now >= self._alone_since + NOBODY_S:
            raise Done("nobody else is there")
        if self._racer is not None and self._racer.wakes_at is not None and now >= self._racer.wakes_at:
            return [message | {"room": self._order.room} for message in self._racer.wake(now)]
        if self._company is not None and now >= self._heard_at + SILENCE_S:
            self._heard_at = now
            return [self._join(self._company.my_role)]
        return []

    # --- what to find out ---

    @property
    def question(self) -> Question | None:
        """What it wants to know now, if anything."""
        return None if self._racer is None else self._racer.question

    def answered(self, question: Question, line: Line | None, now: float) -> None:
        """The answer; it changes nothing if it comes too late. `wakes_at` may be sooner after it."""
        if self._racer is not None:
            self._racer.answered(question, line, now)

    # --- messages ---

    def take(self, message: heard.Heard, now: float) -> list[Message]:
        self._heard_at = now
        if isinstance(message, heard.Welcome):
            self._token = message.token or self._token
            self._company = self._company or Company(message.player)
            return [self._join(self._company.my_role)]
        if isinstance(message, heard.Error):
            return self._refused(message)
        if self._company is not None:
            self._note(message, self._company, now)
            return self._take_part(self._company, now)
        return []

    def _note(self, message: heard.Heard, company: Company, now: float) -> None:
        racer = self._racer
        match message:
            case heard.Room():
                self.joined = self.here = True
                self._order = replace(self._order, room=message.room)
                company.shown(message)
                self._see_race(message, now)
            case heard.Event():
                company.told(message)
                if racer is not None and message.kind == "forfeited" and message.player == company.me:
                    racer.stop()
            case heard.Deal():
                company.phase = "racing"
                self._begin(message, message.board, company, now)
            case heard.Ack() if racer is not None:
                racer.acked(message, now)
            case heard.Reject() if racer is not None:
                racer.rejected(message, now)
            case heard.Result():
                company.phase = "finished"
                if racer is not None:
                    racer.stop()
            case _:
                pass

    def _see_race(self, room: heard.Room, now: float) -> None:
        """The race in a snapshot of the room: a new one, or the one that the bot is in already."""
        racer = self._racer
        if room.phase != "racing" or room.deal is None or room.board is None or room.seq is None:
            if racer is not None:
                racer.stop()
        elif racer is None or racer.race != room.deal.race:
            assert self._company is not None
            self._begin(room.deal, room.board, self._company, now)
        else:
            racer.resumed(room.seq, room.board, now)

    def _begin(self, deal: heard.Deal, board: heard.Board, company: Company, now: float) -> None:
        is_new = self._racer is None or self._racer.race != deal.race
        if is_new and company.my_role == "player":
            guide = self._guide(deal)
            self._racer = Racer(deal.race, deal.rules, board, self._order.style, guide, self._random, now)

    def _guide(self, deal: heard.Deal) -> Guide | None:
        """For a perfect bot, where the code is told: it tells all cards."""
        if self._order.style.strength != "perfect" or deal.code is None:
            return None
        try:
            return Guide(Table(deal_cards(parse_code(deal.code)), deal.rules))
        except BadCode:
            return None

    def _take_part(self, company: Company, now: float) -> list[Message]:
        """Takes a seat and gets ready, whenever there is occasion."""
        if company.closed:
            raise Done("the room is closed")
        self._alone_since = None if company.human_here else self._alone_since or now
        if company.has_a_seat_for_me:
            return [self._join("player")]
        if company.wants_me_ready:
            company.i_am_ready()
            return [{"type": "ready", "room": self._order.room, "ready": True, "ref": "ready"}]
        return []

    def _refused(self, error: heard.Error) -> list[Message]:
        if error.code in ("unavailable", "rate_limited"):
            if error.ref in ("hello", "join", "ready"):
                raise NotNow(error.message)
            return []  # moves are sent again if there is no answer
        if error.ref == "join" and error.code == "wrong_phase":
            return [self._join("spectator")]  # till the race is over
        if error.ref == "join" and error.code == "name_taken":
            self._name = f"{self._given_name} {self._random.randint(2, 99)}"
            return self.greet()  # by another name, and joins when that is taken
        if error.ref in ("hello", "join"):
            if self.joined:
                raise Done(f"it has no place any more: {error.message}")
            raise (WrongInput if error.code in WRONG_INPUT else BotError)(error.message)
        if error.ref == "forfeit" and self._racer is not None:
            self._racer.stop()
        return []

    def _join(self, role: heard.Role) -> Message:
        order = self._order
        join: Message = {"type": "join", "room": order.room, "role": role, "ref": "join"}
        secrets = {"password": order.password, "invite": order.invite}
        return join | {name: value for name, value in secrets.items() if value is not None}
