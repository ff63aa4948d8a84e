// What can be asked of the room one is in. The answers come as messages to all.

/** @import { BotStrength, Command, Phrase, SettingsChange } from "./net/messages.js" */
/** @import { OnDone, OnRefused } from "./asking.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */

export class InRoom {
  /**
   * @param {Store<App>} store
   * @param {(command: Command, onRefused?: OnRefused, onDone?: OnDone) => void} tell sends a command; `onRefused`: it came to nothing
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

  /** @param {SettingsChange} settings only what changes @param {OnRefused} onRefused @param {OnDone} [onDone] */
  configure(settings, onRefused, onDone) {
    this.#ask((room) => ({ type: "configure", room, settings }), onRefused, onDone);
  }

  /** @param {BotStrength} strength */
  addBot(strength) {
    this.#ask((room) => ({ type: "add_bot", room, strength }));
  }

  /** @param {string} player @param {boolean} [ban] for good */
  kick(player, ban = false) {
    this.#ask((room) => ({ type: "kick", room, player, ...(ban ? { ban } : {}) }));
  }

  /** @param {string} player */
  unban(player) {
    this.#ask((room) => ({ type: "unban", room, player }));
  }

  /** @param {string} player the new host */
  handOver(player) {
    this.#ask((room) => ({ type: "hand_over", room, player }));
  }

  /** @param {string} player @param {boolean} cohost */
  setCohost(player, cohost) {
    this.#ask((room) => ({ type: "cohost", room, player, cohost }));
  }

  /** @param {string} player @param {boolean} muted whether nobody reads what the player writes */
  mute(player, muted) {
    this.#ask((room) => ({ type: "mute", room, player, muted }));
  }

  /** @param {boolean} locked */
  lock(locked) {
    this.#ask((room) => ({ type: "lock", room, locked }));
  }

  /** @param {number} count @param {OnRefused} onRefused @param {(invites: string[]) => void} onDone */
  invite(count, onRefused, onDone) {
    this.#ask((room) => ({ type: "invite", room, count }), onRefused, (answer) => answer.type === "invites" && onDone(answer.invites));
  }

  stopCountdown() {
    this.#ask((room) => ({ type: "stop_countdown", room }));
  }

  /** @param {string} player who doesn't play */
  forfeitFor(player) {
    this.#askOfRace((room, race) => ({ type: "forfeit_player", room, race, player }));
  }

  /** The race is over as it stands. */
  endRace() {
    this.#askOfRace((room, race) => ({ type: "end_race", room, race }));
  }

  /** @param {string} text @param {OnRefused} onRefused */
  chat(text, onRefused) {
    this.#ask((room) => ({ type: "chat", room, text }), onRefused);
  }

  /** @param {number} id of a line of chat */
  deleteLine(id) {
    this.#ask((room) => ({ type: "delete_chat", room, id }), () => true);
  }

  /** @param {Phrase} phrase @param {OnRefused} onRefused */
  say(phrase, onRefused) {
    this.#ask((room) => ({ type: "say", room, phrase }), onRefused);
  }

  forfeit() {
    const race = this.store.get().room?.race;
    if (race) this.#ask((room) => ({ type: "forfeit", room, race: race.number }));
  }

  unforfeit() {
    this.#askOfRace((room, race) => ({ type: "unforfeit", room, race }));
  }

  rematch() {
    this.#ask((room) => ({ type: "rematch", room }));
  }

  leave() {
    this.#ask((room) => ({ type: "leave", room }));
  }

  /** @param {(room: string, race: number) => Command} command */
  #askOfRace(command) {
    const race = this.store.get().room?.race;
    if (race) this.#ask((room) => command(room, race.number));
  }

  /** @param {(room: string) => Command} command @param {OnRefused} [onRefused] @param {OnDone} [onDone] */
  #ask(command, onRefused, onDone) {
    const { room } = this.store.get();
    if (room) this.tell(command(room.id), onRefused, onDone);
  }
}
