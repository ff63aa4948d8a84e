"""What is said in a room, and what hosts do about it. How fast somebody may speak is the shell's matter."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.race.charge import in_charge, not_in_charge
from pyramid_race.race.commands import Chat, DeleteChat, Mute, Say
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import ChatDeleted, Chatted, Muted, Said
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room


def chat(room: Room, command: Chat) -> Decision | Refusal:
    return _may_not_speak(room, command.actor) or Decision((Chatted(command.actor, command.text),))


def say(room: Room, command: Say) -> Decision | Refusal:
    return _may_not_speak(room, command.actor) or Decision((Said(command.actor, command.phrase),))


def _may_not_speak(room: Room, actor: PlayerId) -> Refusal | None:
    if actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    if actor in room.doors.muted:
        return Refusal("muted", "A host has muted you in this room.")
    return None


def delete(room: Room, command: DeleteChat) -> Decision | Refusal:
    """Hosts delete any line, others their own."""
    if command.actor not in room.members:
        return Refusal("not_member", "You are not in this room.")
    line = next((line for line in room.chat if line.id == command.id), None)
    if line is None:
        return Refusal("not_found", "That line is not in the chat any more.")
    if line.player != command.actor and not in_charge(room, command.actor):
        return Refusal("not_host", "Only the host can delete what others have written.")
    return Decision((ChatDeleted(command.id, command.actor),))


def mute(room: Room, command: Mute) -> Decision | Refusal:
    refusal = not_in_charge(room, command.actor, "mute somebody")
    if refusal is not None:
        return refusal
    if command.player == command.actor or command.player == room.host:
        return Refusal("not_available", "The host can't be muted, nor you by yourself.")
    if command.player not in room.members and command.player not in room.doors.muted:
        return Refusal("not_member", "That player is not in this room.")
    if (command.player in room.doors.muted) == command.muted:
        return Decision(())
    return Decision((Muted(command.player, command.muted, command.actor),))
