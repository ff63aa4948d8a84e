"""Which rooms somebody may be sent to who wants to race right now."""

from __future__ import annotations

from pyramid_race.race.bots import has_bots, no_bot_may_sit
from pyramid_race.race.deadlines import starts_by_itself_at
from pyramid_race.race.hosting import seated
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room, RoomSettings
from pyramid_race.race.unseen import knows_the_end

WAITS_S = 12
"""For so long a room of quick play waits for more players; then comes its countdown."""
ENOUGH = 4
"""With so many it doesn't wait."""
QUICK = RoomSettings(
    capacity=8, start="auto", auto_players=ENOUGH, auto_s=WAITS_S, countdown_s=5, disconnect_grace_s=60, quick=True
)
"""Of the rooms that quick play opens."""
WITHIN_MS = 20_000
"""So soon GO is to come."""
LAST_MOMENT_MS = 500
"""So short before its countdown nobody is sent to a room any more."""


def offered_from(room: Room, now: int) -> int | None:
    """When the countdown of the room would begin if somebody came in now; None: quick play sends nobody there."""
    is_one = _is_usual(room.settings) and _is_open(room) and knows_the_end(room, None, now)
    return starts_by_itself_at(room, joined_at=now) if is_one else None


def fits(room: Room, player: PlayerId, now: int, *, with_bots: bool, is_bot: bool = False) -> bool:
    """Whether `player` is to be sent to the room, as it is just now: one comes in, and GO is near.

    Who is in a room of quick play stays there, as long as it begins by itself. `with_bots`: the player races with bots,
    too; `is_bot`: he is one."""
    member = room.members.get(player)
    stays = room.settings.quick and member is not None and not room.closed
    sits = member is not None and member.role == "player"
    is_counted = member is not None and sits and member.connected
    if not _is_usual(room.settings) or not (stays or _is_open(room, sits=sits)) or player in room.doors.banned:
        return False
    if not knows_the_end(room, player, now):  # he wouldn't get a seat yet
        return False
    if (has_bots(room) and not with_bots) or (is_bot and not sits and no_bot_may_sit(room)):
        return False
    due = starts_by_itself_at(room)
    begins_at = due if is_counted else starts_by_itself_at(room, joined_at=now)
    if begins_at is None or (due is not None and now > due - LAST_MOMENT_MS and not sits):
        return False
    return begins_at + room.settings.countdown_s * 1000 <= now + WITHIN_MS


def _is_open(room: Room, *, sits: bool = False) -> bool:
    """Whether a stranger comes in, or who `sits` there already, and meets somebody."""
    if room.race is not None or room.closed or room.held or room.doors.locked or room.settings.is_private:
        return False
    players = seated(room)
    is_full = len(players) >= room.settings.capacity and not sits
    return not is_full and any(one.connected and not one.bot for one in players)


def _is_usual(settings: RoomSettings) -> bool:
    """Whether its race begins by itself, and is what somebody expects who has chosen nothing."""
    if settings.quick:
        return True
    return (
        settings.start == "auto"
        and settings.visibility == "public"
        and settings.rules == QUICK.rules
        and settings.deal == QUICK.deal
        and settings.end == QUICK.end
        and settings.best_of == QUICK.best_of
        and settings.time_limit_s >= QUICK.time_limit_s
    )
