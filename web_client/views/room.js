// The room one is in, as far as it has come: lobby, race, result.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { DailyLobby } from "./daily_room.js";
import { html } from "./html.js";
import { Lobby } from "./lobby.js";
import { PhrasesHeard } from "./phrases.js";
import { QuickLobby } from "./quick_lobby.js";
import { RaceView } from "./race.js";
import { Result } from "./result.js";

/** @param {{ room: Room, me: string }} props @returns {VNode} */
export function RoomView({ room, me }) {
  if (room.phase === "lobby" && room.settings.daily !== undefined) return html`<${DailyLobby} />`;
  return html`<${Phase} room=${room} me=${me} /><${PhrasesHeard} racing=${room.phase === "countdown" || room.phase === "racing"} />`;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function Phase({ room, me }) {
  if (room.phase === "lobby" && room.settings.quick) return html`<${QuickLobby} room=${room} me=${me} />`;
  if (room.phase === "lobby") return html`<${Lobby} room=${room} me=${me} />`;
  const result = room.race?.result;
  return result ? html`<${Result} room=${room} result=${result} me=${me} />` : html`<${RaceView} room=${room} me=${me} />`;
}
