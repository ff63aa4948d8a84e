// What can be asked of the room one is in. The answers come as messages to all.

/** @import { BotStrength, Command, SettingsChange } from "./net/messages.js" */
/** @import { OnRefused } from "./asking.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */

export class InRoom {
  /**
   * @param {Store<App>} store
   * @param {(command: Command, onRefused?: OnRefused) => void} tell sends a command; `onRefused`: it came to nothing
   */
  constructor(store, tell) {
    this.store = store;
    this.tell = tell;
  }

  /** @param {boolean} ready */
  setReady(ready) {
    this.#ask((room) => ({ type: "ready", room, ready }));
  }

  /** @param {OnRefused} onRefused */
  start(onRefused) {
    this.#ask((room) => ({ type: "start", room }), onRefused);
  }

  /** @param {SettingsChange} settings only what changes @param {OnRefused} onRefused */
  configure(settings, onRefused) {
    this.#ask((room) => ({ type: "configure", room, settings }), onRefused);
  }

  /** @param {BotStrength} strength */
  addBot(strength) {
    this.#ask((room) => ({ type: "add_bot", room, strength }));
  }

  /** @param {string} player */
  kick(player) {
    this.#ask((room) => ({ type: "kick", room, player }));
  }

  /** @param {string} text @param {OnRefused} onRefused */
  chat(text, onRefused) {
    this.#ask((room) => ({ type: "chat", room, text }), onRefused);
  }

  forfeit() {
    const race = this.store.get().room?.race;
    if (race) this.#ask((room) => ({ type: "forfeit", room, race: race.number }));
  }

  rematch() {
    this.#ask((room) => ({ type: "rematch", room }));
  }

  leave() {
    this.#ask((room) => ({ type: "leave", room }));
  }

  /** @param {(room: string) => Command} command @param {OnRefused} [onRefused] */
  #ask(command, onRefused) {
    const { room } = this.store.get();
    if (room) this.tell(command(room.id), onRefused);
  }
}
