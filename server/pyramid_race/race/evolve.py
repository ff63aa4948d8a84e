"""Folding a room's log: the state after an event, from the state before it.

`evolve` is total: an event that makes no sense where it stands changes next to nothing, but the version always
advances. So every node, and every restart, that reads the same log holds the same room."""

from __future__ import annotations

from dataclasses import replace

from pyramid_race.race.decision import Tried
from pyramid_race.race.events import (
    ChatDeleted,
    Chatted,
    Closed,
    CohostSet,
    Configured,
    Connected,
    CountdownStarted,
    CountdownStopped,
    Disconnected,
    Event,
    Forfeited,
    Forgotten,
    HostChanged,
    Invited,
    Joined,
    Kicked,
    Left,
    Locked,
    Moved,
    Muted,
    Opened,
    RaceEnded,
    ReadySet,
    Recorded,
    Rematched,
    Said,
    TimeUp,
    Unbanned,
    Unforfeited,
)
from pyramid_race.race.fold_people import (
    chat_deleted,
    chatted,
    cohost_set,
    configured,
    connected,
    disconnected,
    forgotten,
    gone,
    host_changed,
    is_outdated,
    joined,
    kicked,
    locked,
    ready_set,
    unbanned,
    with_seats_taken,
)
from pyramid_race.race.lifecycle import (
    abandoned,
    ended_early,
    forfeited,
    gave_up,
    moved,
    new_race,
    taken_back,
    taken_out,
    timed_out,
)
from pyramid_race.race.model import Member, Race, Room, Unseen
from pyramid_race.race.series import Finisher, Series, SeriesRace, is_over


def evolve(room: Room, event: Event, version: int, at: int, tried: Tried | None = None) -> Room:
    """The room after `event`, which the log stamped with `version` and with the time `at` (ms).

    `tried`: what deciding the move came to, if it was decided here. It saves work and changes nothing."""
    if isinstance(event, Moved):
        return _moved(room, event, version, at, tried)
    is_late = room.closed and not isinstance(event, Recorded | Forgotten)
    if is_late or (room.version == 0) != isinstance(event, Opened):
        return replace(room, version=version)
    epoch = version if sets_epoch(room, event) else room.epoch
    after = replace(_fold(room, event, version, at), version=version, epoch=epoch)
    return _with_end_noted(room, after, at)


def sets_epoch(room: Room, event: Event) -> bool:
    """Whether `event`, appended to `room`, changes who may do what: what was decided before is decided again.

    Comings and goings of mere spectators don't, unless one of them is next in line to be the host. Who is back doesn't
    forfeit for having been away, and is still the host. A `Moved` does if it clears the pyramid, which only the fold
    itself can tell: for it the answer here is False. The answer may depend only on what itself changes with the epoch:
    a node that lags within it has to come to the same."""
    match event:
        case Moved() | Chatted() | ChatDeleted() | Said() | Recorded():
            return False
        case Disconnected(player=player):
            # No race begins that was decided on before it was known: it waits for him.
            member = room.members.get(player)
            is_missed = member is not None and member.role == "player" and room.settings.start == "all_ready"
            return is_missed and room.race is None
        case Connected(player=player):
            member = room.members.get(player)
            return player == room.host or (member is not None and member.role == "player")
        case Joined(invite=str()):
            return True
        case Joined(player=player, role="spectator") | Left(player=player):
            member = room.members.get(player)
            if player == room.host or (member is not None and (member.role == "player" or member.cohost)):
                return True
            return not any(
                other.role == "player" and not other.bot and other.player != room.host
                for other in room.members.values()
            )
        case _:
            return True


def _moved(room: Room, event: Moved, version: int, at: int, tried: Tried | None) -> Room:
    race = room.race
    epoch = room.epoch
    if race is not None and not room.closed:
        race = moved(race, event, at, tried)
        if race is not room.race and race.runners[event.player].status != "playing":
            epoch = version
    after = Room(
        room.id,
        version,
        epoch,
        room.opened_at,
        room.host,
        room.settings,
        room.members,
        room.races,
        race,
        room.chat,
        room.closed,
        room.doors,
        room.series,
        room.lobby_since,
        room.held,
        room.unrecorded,
        room.dealt,
        room.unseen,
    )
    return after if race is None or race.ended_at is None else _with_end_noted(room, after, at)


def _with_end_noted(before: Room, after: Room, at: int) -> Room:
    """A race that has just ended is to be recorded, counts in the series, and its deal is known from now on."""
    race = after.race
    if race is None or race.ended_at is None or before.race is None or before.race.ended_at is not None:
        return after
    series = after.series
    best_of = after.settings.best_of
    if best_of > 1 and not after.closed:
        finishers = tuple(
            Finisher(r.player, r.name, r.bot, r.place or len(race.runners), r.status) for r in race.runners.values()
        )
        series = (series or Series(best_of)).plus(SeriesRace(race.number, finishers))
    dealt = after.dealt | {bytes(race.table.cards)}
    delay = after.settings.spectator_delay_s * 1000
    unseen = Unseen(at + delay, frozenset(race.runners)) if delay else None
    return replace(after, unrecorded=(*after.unrecorded, race), series=series, dealt=dealt, unseen=unseen)


def _fold(room: Room, event: Event, version: int, at: int) -> Room:  # noqa: C901 - flat dispatch
    match event:
        case Opened():
            seated_at = at if event.role == "player" else None
            host = Member(
                event.player, event.name, event.role, bot=event.bot, lost_at=at, seated_at=seated_at,
                with_bots=event.with_bots,
            )  # fmt: skip
            members = {event.player: host}
            return replace(
                room, opened_at=at, lobby_since=at, host=event.player, settings=event.settings, members=members
            )
        case Configured():
            return configured(room, event.settings, at)
        case Joined():
            return joined(room, event, at)
        case Left(player=player, connection=connection):
            return room if is_outdated(room, player, connection) else gone(room, player, at)
        case Kicked():
            return kicked(room, event, at)
        case Unbanned(player=player):
            return unbanned(room, player)
        case Locked(locked=is_locked):
            return locked(room, is_locked)
        case CohostSet():
            return cohost_set(room, event)
        case Invited(invites=invites):
            known = {**dict.fromkeys(invites, None), **room.doors.invites}
            return replace(room, doors=replace(room.doors, invites=known))
        case HostChanged(player=player):
            return host_changed(room, player)
        case ReadySet(player=player, ready=ready):
            is_asked_for = ready and room.settings.start == "all_ready"
            return ready_set(replace(room, held=room.held and not is_asked_for), player, ready)
        case CountdownStarted():
            race = None if room.race is not None else new_race(room, event, at)
            return room if race is None else replace(room, race=race, races=race.number, held=False)
        case CountdownStopped():
            return _countdown_stopped(room, event, at)
        case Forfeited(player=player, by=by) if by is not None and by != player:
            was_there = player in room.members and room.members[player].connected
            return _with_race(room, room.race and taken_out(room.race, player, at, was_there))
        case Forfeited(player=player, by=by):
            give_up = gave_up if by == player else forfeited
            return _with_race(room, room.race and give_up(room.race, player, at))
        case Unforfeited(player=player):
            return _with_race(room, room.race and taken_back(room.race, player, at))
        case RaceEnded(race=number, by=by):
            is_meant = room.race is not None and room.race.number == number
            return _with_race(room, ended_early(room.race, at, by)) if is_meant and room.race is not None else room
        case TimeUp():
            return _with_race(room, room.race and timed_out(room.race, at))
        case Rematched():
            return _rematched(room, at)
        case Chatted(player=player, text=text):
            return chatted(room, player, text, version, at)
        case ChatDeleted(id=line):
            return chat_deleted(room, line)
        case Muted(player=player, muted=muted):
            others = room.doors.muted - {player}
            return replace(room, doors=replace(room.doors, muted=others | {player} if muted else others))
        case Connected(player=player, connection=connection):
            return connected(room, player, connection)
        case Disconnected(player=player, connection=connection):
            return disconnected(room, player, connection, at)
        case Closed():
            return _closed(room, at)
        case Recorded(race=number):
            return replace(room, unrecorded=tuple(race for race in room.unrecorded if race.number != number))
        case Forgotten(player=player):
            return forgotten(room, player)
        case Moved() | Said():
            return room  # a move is folded by _moved, before any of this; a phrase is heard and gone


def _with_race(room: Room, race: Race | None) -> Room:
    return replace(room, race=race)


def _countdown_stopped(room: Room, event: CountdownStopped, at: int) -> Room:
    if room.race is None or room.race.ended_at is not None or at >= room.race.starts_at:
        return room
    # The number is free again: nothing was ever played under it.
    stopped = replace(room, race=None, races=room.race.number - 1, lobby_since=at, held=event.held)
    return with_seats_taken(ready_set(stopped, event.player, ready=False), at)


def _rematched(room: Room, at: int) -> Room:
    if room.race is None or room.race.ended_at is None:
        return room
    members = {player: replace(member, ready=False) for player, member in room.members.items()}
    series = None if room.series is not None and is_over(room.series) else room.series
    return with_seats_taken(replace(room, race=None, members=members, series=series, lobby_since=at, held=False), at)


def _closed(room: Room, at: int) -> Room:
    race = room.race and abandoned(room.race, at)
    races = room.races if room.race is None or race is not None else room.race.number - 1
    return replace(room, closed=True, host=None, members={}, race=race, races=races)
