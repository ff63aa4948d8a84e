"""`pyramid-race ratings`: the players' ratings, and whether the history still comes to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

from cyclopts import Parameter
from pydantic import ValidationError
from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.cli.output import AsJson, bad_input, counted, failed, say
from pyramid_race.history.totals import Totals
from pyramid_race.settings import ServerSettings
from pyramid_race.store.connect import check_url, connect, shown
from pyramid_race.store.data_folder import DataFolder
from pyramid_race.store.embedded import EmbeddedValkey
from pyramid_race.store.errors import StoreError
from pyramid_race.store.history_check import Recomputed, recompute, stored
from pyramid_race.store.history_reads import names

NAMED = 5
"""Players who are named if the result differs."""


def ratings(
    *,
    again: Annotated[bool, Parameter(name="--recompute", negative="")] = False,
    redis: str | None = None,
    data: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Show all ratings, best first, or work them out again from the history.

    Parameters
    ----------
    again
        Work all of them out again from the races that are kept, and say whether they are the same (exit status 1 if
        they are not). Servers may go on meanwhile.
    redis
        URL of the store, as for `serve`.
    data
        Folder of the embedded Valkey, as for `serve`; it may be in use.
    as_json
        Print JSON, an object a line.
    """
    given: dict[str, Any] = {"redis": redis, "data": data}
    try:
        settings = ServerSettings(**{name: value for name, value in given.items() if value is not None})
        if settings.redis is None and not settings.data.is_dir():
            bad_input(f"there is no data folder {settings.data}: name it with --data, or the store with --redis")
        if settings.redis is not None:
            _check(settings.redis)
        asyncio.run(_show(settings, again, as_json))
    except ValidationError as error:
        bad_input(error.errors()[0]["msg"].removeprefix("Value error, "))
    except StoreError as error:
        failed(str(error))


def _check(url: str) -> None:
    try:
        check_url(url)
    except StoreError as error:
        bad_input(f"--redis: {error}")


async def _show(settings: ServerSettings, again: bool, as_json: bool) -> None:
    async with _store(settings) as (store, place):
        try:
            if again:
                _compare(await recompute(store), as_json)
            else:
                found = await stored(store)
                _list(found, await names(store, found), as_json)
        except (RedisError, OSError) as error:
            failed(f"the store at {place} does not answer: {error}")


@asynccontextmanager
async def _store(settings: ServerSettings) -> AsyncGenerator[tuple[Redis, str]]:
    """The store, and where it is; a private Valkey that isn't running runs for so long."""
    valkey: EmbeddedValkey | None = None
    if settings.redis is not None:
        url = settings.redis
    else:
        folder = DataFolder(settings.data)
        url = f"unix://{quote(str(folder.socket))}"
        if folder.child_gone():
            valkey = EmbeddedValkey(settings.data)
            url = await valkey.start()
    clients = connect(url)
    try:
        yield clients.read, shown(url)
    finally:
        await clients.close()
        if valkey is not None:
            await valkey.stop()


def _compare(found: Recomputed, as_json: bool) -> None:
    differing = found.differing
    if as_json:
        say(json.dumps({"races": found.races, "players": len(found.totals), "differing": differing}))
    else:
        say(f"{counted(found.races, 'race')}, {counted(len(found.totals), 'player')}")
    if differing:
        named = ", ".join(f"{player} ({_value(found, player)})" for player in differing[:NAMED])
        more = f" and {len(differing) - NAMED} more" if len(differing) > NAMED else ""
        failed(f"not the same for {counted(len(differing), 'player')}: {named}{more}")
    if not as_json:
        say("the same as before")


def _value(found: Recomputed, player: str) -> str:
    before, after = (of.get(player) for of in (found.stored, found.totals))
    return f"{before.rating.value if before else 'none'} before, {after.rating.value if after else 'none'} now"


def _list(totals: dict[str, Totals], known: dict[str, str], as_json: bool) -> None:
    rated = [(player, one) for player, one in totals.items() if one.rated]
    for player, one in sorted(rated, key=lambda entry: (-entry[1].rating.value, entry[0])):
        name, rating = known.get(player), one.rating
        if as_json:
            fields = {"player": player, "name": name, "rating": rating.value, "provisional": rating.is_provisional}
            say(json.dumps(fields | {"races": one.rated}))
        else:
            mark = "?" if rating.is_provisional else " "
            say(f"{rating.value:5}{mark} {counted(one.rated, 'race'):>11}  {name or player}")
