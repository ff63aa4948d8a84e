"""A room as its members, strangers and the list of rooms see it."""

from __future__ import annotations

from pyramid_race.game import board as play
from pyramid_race.node.views.boards import Message, gone_places, history, progress, runner_board
from pyramid_race.node.views.races import code_is_open, deal_view, result_view, rules_view, series_view
from pyramid_race.race.charge import in_charge
from pyramid_race.race.deadlines import starts_by_itself_at
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.lifecycle import may_take_back
from pyramid_race.race.model import ChatLine, Member, Race, Room, RoomSettings
from pyramid_race.race.standings import places
from pyramid_race.race.wish import par_range, wish_of

SPECTATORS_LISTED = 100
SEATED_NAMED = 8
RACERS_SHOWN = 8
"""How many the list of rooms shows of each."""


def settings_view(settings: RoomSettings, code_may_be_seen: bool = False) -> Message:
    """The settings with the password's existence only, and a chosen code only once it may be seen."""
    deal: str | Message = settings.deal
    par = par_range(settings.deal)
    if par is not None:
        deal = {"par": list(par)}
    elif wish_of(settings.deal) is None and not code_may_be_seen:
        deal = "code"
    return {
        "name": settings.name,
        "visibility": settings.visibility,
        "password": settings.password_hash is not None,
        "capacity": settings.capacity,
        "start": settings.start,
        "countdown_s": settings.countdown_s,
        "time_limit_s": settings.time_limit_s,
        "end": settings.end,
        "deal": deal,
        "rules": rules_view(settings.preset, settings.rules),
        "reveal_code": settings.reveal_code,
        "spectator_delay_s": settings.spectator_delay_s,
        "disconnect_grace_s": settings.disconnect_grace_s,
        "tell_dead": settings.tells_dead,
        **({} if settings.tell_dead is None else {"tell_dead_set": True}),
        "starts_at": settings.starts_at,
        "auto_players": settings.auto_players,
        "auto_s": settings.auto_s,
        "invite_only": settings.invite_only,
        "allowed": None if settings.allowed is None else list(settings.allowed),
        "best_of": settings.best_of,
        **({"quick": True} if settings.quick else {}),
        **({"daily": settings.daily} if settings.daily is not None else {}),
    }


def member_view(member: Member, muted: frozenset[PlayerId] = frozenset()) -> Message:
    view: Message = {
        "player": member.player,
        "name": member.name,
        "role": member.role,
        "ready": member.ready,
        "connected": member.connected,
    }
    marks = {"bot": member.bot, "cohost": member.cohost, "next": member.waits, "muted": member.player in muted}
    return view | {mark: True for mark, is_so in marks.items() if is_so}


def room_view(room: Room, viewer: PlayerId, now: int) -> Message:
    """The whole room as `viewer` may see it at `now` (ms)."""
    phase = room.phase(now)
    race = room.race
    members = list(room.members.values())
    spectators = [member for member in members if member.role == "spectator"]
    shown = {member.player for member in spectators[:SPECTATORS_LISTED]} | {viewer}
    view: Message = {
        "type": "room",
        "room": room.id,
        "version": room.version,
        "phase": phase,
        "host": room.host,
        "settings": settings_view(room.settings, phase in ("racing", "finished") and code_is_open(race)),
        "members": [member_view(m, room.doors.muted) for m in members if m.role == "player" or m.player in shown],
        "spectators": len(spectators),
        "race": room.races,
        "now": now,
        "locked": room.doors.locked,
        "chat": [chat_view(line) for line in room.chat if not is_kept_from(room, viewer, line, now)],
        **begins_view(room),
        **({"held": True} if room.held else {}),
    }
    if in_charge(room, viewer):
        view["banned"] = [{"player": player, "name": name} for player, name in room.doors.banned.items()]
    if room.series is not None:
        view["series"] = series_view(room.series)
    if race is not None:
        view["starts_at"] = race.starts_at
        view["ends_at"] = race.ends_at
        if phase in ("racing", "finished"):
            view["deal"] = deal_view(room, race, viewer)
            view["progress"] = progress(room, race, list(race.runners), now)
            view["history"] = history(race)
            runner = race.runners.get(viewer)
            if runner is not None:
                view["seq"] = runner.seq
                view["board"] = runner_board(race, runner)
                if phase == "racing" and may_take_back(runner, now):
                    view["gave_up_at"] = runner.gave_up_at
                if runner.taken_out:
                    view["taken_out"] = True
        if phase == "finished":
            view["result"] = result_view(room, race)
    return view


def begins_view(room: Room) -> Message:
    """When the countdown begins by itself, of a lobby that may begin so; null: it doesn't as things are."""
    if room.race is not None or room.settings.start not in ("scheduled", "auto"):
        return {}
    return {"begins_at": starts_by_itself_at(room)}


def chat_view(line: ChatLine) -> Message:
    told: Message = {"id": line.id, "player": line.player, "name": line.name, "text": line.text, "at": line.at}
    return told | ({"bot": True} if line.bot else {})


def is_kept_from(room: Room, viewer: PlayerId, line: ChatLine, now: int) -> bool:
    """Whether `viewer` mustn't read the line yet: who races isn't told anything by those who don't. Whoever looks in
    from outside may be anybody, a racer too."""
    if line.beside is None or line.player == viewer:
        return False
    if viewer not in room.members:
        return room.race is not None and room.race.number == line.beside and room.race.ended_at is None
    return still_races(room, viewer, line.beside, now)


def still_races(room: Room, player: PlayerId, number: int, now: int) -> bool:
    """Whether the player is racing in the race of that number at `now` (ms), or may yet take back that he gave up."""
    race = room.race
    if race is None or race.number != number or race.ended_at is not None:
        return False
    runner = race.runners.get(player)
    return runner is not None and (runner.status == "playing" or may_take_back(runner, now))


def summary_view(room: Room, now: int) -> Message:
    """The room as the list of public rooms shows it; who is in it, and how far, only if no password guards it."""
    members = room.members.values()
    host = room.members.get(room.host) if room.host is not None else None
    seated = [member for member in members if member.role == "player"]
    bots = sum(member.bot for member in seated)
    view: Message = {
        "room": room.id,
        "name": room.settings.name,
        "host": host.name if host else "",
        "phase": room.phase(now),
        "players": len(seated),
        "capacity": room.settings.capacity,
        "spectators": len(members) - len(seated),
        "password": room.settings.password_hash is not None,
        "start": room.settings.start,
        **({"starts_at": room.settings.starts_at} if room.settings.start == "scheduled" else {}),
        **{mark: True for mark, is_so in _marks(room).items() if is_so},
        **({"bots": bots} if bots else {}),
        "rules": room.settings.preset,
        "race": room.races,
        "opened_at": room.opened_at,
    }
    if not room.settings.is_private:
        named = seated[:SEATED_NAMED]
        view["names"] = [member.name for member in named]
        if any(member.bot for member in named):
            view["bot_names"] = [member.name for member in named if member.bot]
        if room.race is not None and shows_race(room.settings):
            view["racers"] = _leaders(room.race)
    return view


def _marks(room: Room) -> dict[str, bool]:
    settings = room.settings
    invited = settings.invite_only or settings.allowed is not None
    return {
        "locked": room.doors.locked,
        "invite_only": invited,
        "quick": settings.quick,
        "daily": settings.daily is not None,
    }


def shows_race(settings: RoomSettings) -> bool:
    """Whether anybody may see, without joining, how far the racers are just now."""
    return not settings.is_private


def _leaders(race: Race) -> list[Message]:
    """The first racers, with the place of those whose place is certain."""
    found = places(race.runners.values())
    first = sorted(race.runners.values(), key=lambda runner: found[runner.player])[:RACERS_SHOWN]
    return [
        {
            "name": runner.name,
            "removed": play.removed(runner.board),
            "gone": gone_places(runner.board.removed & play.PYRAMID),
            **({} if runner.place is None else {"place": runner.place}),
            **({"bot": True} if runner.bot else {}),
        }
        for runner in first
    ]
