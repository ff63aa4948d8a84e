"""The command line. Exit status: 0 done, 2 bad input (one clear line on standard error), 1 failed.

Each command is a module of its own, imported when it runs, so that `deal` doesn't wait for the server's libraries."""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError

from pyramid_race import __version__
from pyramid_race.cli.output import bad_input, failed, unread

app = App(
    name="pyramid-race",
    version=__version__,
    help="Race your friends through the same deal of Pyramid Solitaire.",
    suppress_keyboard_interrupt=False,
)
app.command(
    "pyramid_race.cli.serve:serve",
    help="Serve races. Every option can also be an environment variable, e.g. PYRAMID_RACE_PORT.",
)
app.command("pyramid_race.cli.deal:deal", help="Show a deal.")
app.command("pyramid_race.cli.solve:solve", help="Tell whether a deal can be won, and how.")
app.command(
    "pyramid_race.cli.deals:deals", help="Draw random deals that can be won, as hard as you like, with the par of each."
)
app.command("pyramid_race.cli.verify:verify", help="Check that a deal was settled before its race, and the standings.")
app.command(
    "pyramid_race.cli.bot:bot",
    help="Send bots into a room. They join over the wire like anybody, get ready and play legally.",
)
app.command("pyramid_race.cli.admin:admin", name="admin", help="Moderate: see all rooms, close them, ban and mute.")
app.command(
    "pyramid_race.cli.ratings:ratings", help="Show all ratings, or work them out again from the history of races."
)
app.command(
    "pyramid_race.cli.bench:bench", help="Measure the server against a bare websockets server, in the same run."
)


def main(arguments: list[str] | None = None) -> None:
    """Entry point of `pyramid-race`; without `arguments` those of the process."""
    try:
        app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        bad_input(" ".join(str(error).split()))
    except KeyboardInterrupt:
        failed("interrupted")
    except BrokenPipeError:
        unread()
