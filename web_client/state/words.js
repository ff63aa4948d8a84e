// What is told when something happens to the room or to others, in the person's language. Pure.

/** @import { PlayerId, ServerMessage } from "../net/messages.js" */
/** @import { App, Toast } from "./app.js" */
import { duration, text } from "../i18n/text.js";
import { memberOf } from "./room.js";
import { calledName } from "./rules_words.js";

/**
 * What a message is worth telling beside what it changes on the page.
 * @param {App} app before the message
 * @param {ServerMessage} message
 * @returns {Omit<Toast, "id"> | null}
 */
export function announcement(app, message) {
  const { room } = app;
  const me = app.me?.player;
  if (room === null || !("room" in message) || message.room !== room.id) return null;
  const name = (/** @type {PlayerId} */ player) => {
    const who = memberOf(room, player) ?? room.race?.runners[player];
    return who ? calledName(who.name, who.bot) : text("said-somebody");
  };
  if (message.type === "finished") {
    // One's own finish has a banner of its own.
    if (message.player === me) return null;
    const said = { name: name(message.player), time: duration(message.time_ms, true), place: message.place };
    return plain(room.settings.rules.win === "all" ? text("said-cleared-all", said) : text("said-cleared-pyramid", said));
  }
  if (message.type !== "event") return null;
  switch (message.kind) {
    case "kicked":
      if (message.player === me || message.by === me) return null;
      return plain(text("said-kicked", { name: name(message.player), by: name(message.by), ban: message.ban ? "yes" : "no" }));
    case "host":
      if (room.settings.quick) return null; // it means nothing there
      return plain(message.player === me ? text("said-you-host") : text("said-host", { name: name(message.player) }));
    case "countdown_stopped":
      if (message.player === me) return { text: text("said-you-stopped"), tone: "plain", about: "start" };
      return { text: text(message.held ? "said-host-stopped" : "said-stopped", { name: name(message.player) }), tone: "bad", about: "start" };
    case "cohost":
      if (message.player !== me) return null;
      return message.cohost ? { text: text("said-you-cohost"), tone: "good" } : plain(text("said-you-no-cohost"));
    case "race_ended":
      return message.by === undefined || message.by === me ? null : plain(text("said-ended", { name: name(message.by) }));
    case "locked":
      return message.by === me ? null : plain(text(message.locked ? "said-locked" : "said-unlocked"));
    case "forfeited":
      if (message.by !== undefined && message.player === me) return { text: text("said-taken-out"), tone: "bad" };
      if (message.player === me) return null;
      return plain(text(message.by === undefined ? "said-forfeited" : "said-put-out", { name: name(message.player) }));
    case "unforfeited":
      return message.player === me ? { text: text("take-back-done"), tone: "good" } : plain(text("said-back", { name: name(message.player) }));
    case "rematch":
      return message.race > 1 ? { text: text("said-next-race"), tone: "good", about: "start" } : null;
    default:
      return null;
  }
}

/** @param {string} said @returns {Omit<Toast, "id">} */
function plain(said) {
  return { text: said, tone: "plain" };
}
