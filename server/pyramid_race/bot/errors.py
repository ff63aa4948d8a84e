"""How it comes to an end with a bot."""

from __future__ import annotations


class BotError(Exception):
    """A bot can't play; the message says why in one line."""


class WrongInput(BotError):
    """It can't play since what it was given is wrong: there is no such room, or it has another password."""


class Done(Exception):
    """A bot has nothing more to do in its room; the message says why."""


class NotNow(Exception):
    """The server can't answer at the moment: hang up and come back later."""
