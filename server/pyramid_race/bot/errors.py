"""How it comes to an end with a bot."""

from __future__ import annotations


class BotError(Exception):
    """A bot can't play; the message says why in one line."""


class Done(Exception):  # noqa: N818 - no error
    """A bot has nothing more to do in its room; the message says why."""


class NotNow(Exception):  # noqa: N818 - no error of the bot's
    """The server can't answer at the moment: hang up and come back later."""
