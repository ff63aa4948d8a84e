"""What commands print, and the ways in which they end."""

from __future__ import annotations

import os
import sys
from typing import Annotated, NoReturn

from cyclopts import Parameter

AsJson = Annotated[bool, Parameter(name="--json", negative="")]


def counted(number: int, noun: str) -> str:
    """`1 move`, `1,234 moves`."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def say(text: str) -> None:
    """Prints at once, so that a reader that waits for it has it. Ends the process if it can't be written."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        unread()
    except OSError as error:
        _drop_output()
        failed(f"cannot write: {error.strerror or error}")


def note(text: str) -> None:
    """Tells somebody at a terminal what takes so long; nobody else."""
    if sys.stderr.isatty():
        print(f"pyramid-race: {text}", file=sys.stderr, flush=True)


def bad_input(message: str) -> NoReturn:
    """Ends the process for what the user has given: one line, exit status 2."""
    print(f"pyramid-race: {message}", file=sys.stderr)
    sys.exit(2)


def failed(message: str) -> NoReturn:
    """Ends the process for what went wrong with good input: one line, exit status 1."""
    print(f"pyramid-race: {message}", file=sys.stderr)
    sys.exit(1)


def unread() -> NoReturn:
    """Ends the process, in silence, when nobody reads its output any more: `pyramid-race deal … | head`."""
    _drop_output()
    sys.exit(1)


def _drop_output() -> None:
    """What is still buffered would fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
