"""What a room is asked for by the commands that need nothing looked up: from the wire's model to the decider's."""

from __future__ import annotations

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.text import BadText, clean_chat
from pyramid_race.protocol import commands as wire
from pyramid_race.race import commands as ask
from pyramid_race.race.ids import PlayerId

Simple = (
    wire.Leave | wire.Ready | wire.Start | wire.Kick | wire.Unban | wire.HandOver | wire.Cohost | wire.Lock
    | wire.StopCountdown | wire.ForfeitPlayer | wire.EndRace | wire.Forfeit | wire.Unforfeit | wire.Rematch
    | wire.Chat | wire.DeleteChat | wire.Mute | wire.Say
)  # fmt: skip


def asked_for(command: Simple, actor: PlayerId) -> ask.Command | Refusal:
    match command:
        case wire.Leave():
            return ask.Leave(actor)
        case wire.Ready(ready=ready):
            return ask.SetReady(actor, ready)
        case wire.Start():
            return ask.Start(actor)
        case wire.StopCountdown():
            return ask.StopCountdown(actor)
        case wire.Rematch():
            return ask.Rematch(actor)
        case wire.Forfeit(race=race):
            return ask.Forfeit(actor, race)
        case wire.Unforfeit(race=race):
            return ask.Unforfeit(actor, race)
        case wire.EndRace(race=race):
            return ask.EndRace(actor, race)
        case wire.Chat() | wire.DeleteChat() | wire.Mute() | wire.Say():
            return _talk(command, actor)
        case _:
            return _about_somebody(command, actor)


def _talk(command: wire.Chat | wire.DeleteChat | wire.Mute | wire.Say, actor: PlayerId) -> ask.Command | Refusal:
    match command:
        case wire.Chat(text=text):
            try:
                return ask.Chat(actor, clean_chat(text))
            except BadText as problem:
                return Refusal("bad_message", str(problem))
        case wire.DeleteChat(id=line):
            return ask.DeleteChat(actor, line)
        case wire.Mute(player=player, muted=muted):
            return ask.Mute(actor, PlayerId(player), muted)
        case wire.Say(phrase=phrase):
            return ask.Say(actor, phrase)


def _about_somebody(
    command: wire.Kick | wire.Unban | wire.HandOver | wire.Cohost | wire.Lock | wire.ForfeitPlayer, actor: PlayerId
) -> ask.Command:
    match command:
        case wire.Kick(player=player, ban=ban):
            return ask.Kick(actor, PlayerId(player), ban=ban)
        case wire.Unban(player=player):
            return ask.Unban(actor, PlayerId(player))
        case wire.HandOver(player=player):
            return ask.HandOver(actor, PlayerId(player))
        case wire.Cohost(player=player, cohost=cohost):
            return ask.SetCohost(actor, PlayerId(player), cohost)
        case wire.Lock(locked=locked):
            return ask.Lock(actor, locked)
        case wire.ForfeitPlayer(race=race, player=player):
            return ask.ForfeitPlayer(actor, race, PlayerId(player))
