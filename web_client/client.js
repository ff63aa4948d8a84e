// What the page can do. Joins the connection, the state and the address bar; everything it decides by is pure and elsewhere.

/** @import { Action, Card, Command, Role, ServerMessage, SettingsChange } from "./net/messages.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Link } from "./net/socket.js" */
/** @import { App, Page, Toast } from "./state/app.js" */
/** @import { Race } from "./state/race.js" */
/** @import { Store } from "./state/store.js" */
import { roomIn, roomPath } from "./net/address.js";
import { ServerSocket } from "./net/socket.js";
import { goneTo, received, withoutToast, withToast } from "./state/app.js";
import { play } from "./state/own.js";
import { announcement, refusal } from "./state/words.js";
import { tap } from "./game/selection.js";

const TOAST_MS = 6_000;
const UNANSWERED_MS = 4_000;

/** @typedef {{ command: Command, onRefused?: (() => void) | undefined }} Asked */

export class Client {
  /** @param {Store<App>} store @param {Identity} identity @param {string} url of the server's socket */
  constructor(store, identity, url) {
    this.store = store;
    this.identity = identity;
    this.toasts = 0;
    /** A room is to be opened as soon as there is a connection. */
    this.opening = false;
    /** @type {Map<string, Asked>} by ref: commands whose answer is still to come */
    this.asked = new Map();
    /** @type {Map<string, string>} room -> the password that was given for it, for coming back after a lost connection */
    this.passwords = new Map();
    this.socket = new ServerSocket(url, {
      hello: () => this.#hello(),
      message: (message) => this.#heard(message),
      link: (link) => this.#linked(link),
    });
  }

  start() {
    this.#visit();
    addEventListener("popstate", () => this.#visit());
    addEventListener("online", () => this.socket.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.socket.hurry());
    this.socket.connect();
  }

  // People and places

  /** @param {string} name */
  rename(name) {
    const told = this.identity.name || this.store.get().me?.name;
    this.identity.name = name;
    if (name !== told) this.#ask(this.#hello());
  }

  openRoom() {
    this.opening = this.#ask({ type: "open_room" }) === null;
  }

  /** @param {string} id */
  visitRoom(id) {
    this.#go({ at: "room", id });
    this.#join(this.identity.roleIn(id));
  }

  goHome() {
    this.#go({ at: "home" });
  }

  leaveRoom() {
    const { room } = this.store.get();
    if (room) this.#tell({ type: "leave", room: room.id });
    this.goHome();
  }

  /** Joins the room of this page. @param {Role} role @param {string} [password] */
  join(role, password) {
    const { page } = this.store.get();
    if (page.at === "room" && password !== undefined) this.passwords.set(page.id, password);
    this.#join(role);
  }

  refreshRooms() {
    this.#ask({ type: "rooms" });
  }

  /** Takes the game back from the tab it went to. */
  useHere() {
    this.socket.connect();
  }

  /** @returns {number} the server's clock, ms; the own clock's best guess before the first answer */
  now() {
    return this.socket.now() ?? Date.now();
  }

  // In a room

  /** @param {boolean} ready */
  setReady(ready) {
    this.#inRoom((room) => ({ type: "ready", room, ready }));
  }

  startRace() {
    this.#inRoom((room) => ({ type: "start", room }));
  }

  /** @param {SettingsChange} settings only what changes @param {() => void} onRefused */
  configure(settings, onRefused) {
    this.#inRoom((room) => ({ type: "configure", room, settings }), onRefused);
  }

  addBot() {
    this.#inRoom((room) => ({ type: "add_bot", room }));
  }

  /** @param {string} player */
  kick(player) {
    this.#inRoom((room) => ({ type: "kick", room, player }));
  }

  /** @param {string} text */
  chat(text) {
    this.#inRoom((room) => ({ type: "chat", room, text }));
  }

  rematch() {
    this.#inRoom((room) => ({ type: "rematch", room }));
  }

  // In a race

  /** @param {Card} card */
  tapCard(card) {
    const race = this.#race();
    if (!race?.own || race.own.waiting) return;
    const { selected, action } = tap(race.own.board, race.selected, card, race.rules);
    this.#change((now) => ({ ...now, selected }));
    if (action) this.play(action);
  }

  /** @param {Action} action */
  play(action) {
    const race = this.#race();
    const { room } = this.store.get();
    if (!room || !race?.own || race.own.waiting) return;
    const ref = this.socket.nextRef();
    const own = play(race.own, action, ref, race.rules);
    this.#change((now) => ({ ...now, own }));
    const seq = own.pending.at(-1)?.seq ?? 0;
    // Without a connection the move stays pending and goes out after the next join.
    this.socket.send({ type: "move", room: room.id, race: race.number, seq, action }, ref);
    setTimeout(() => this.#resync(ref), UNANSWERED_MS);
  }

  /** @returns {boolean} the stock is empty, so that drawing means turning the waste over */
  empty() {
    return this.#race()?.own?.board.stock === 0;
  }

  deselect() {
    this.#change((now) => ({ ...now, selected: null }));
  }

  forfeit() {
    const race = this.#race();
    if (race) this.#inRoom((room) => ({ type: "forfeit", room, race: race.number }));
  }

  // Toasts

  /** @param {string} text @param {Toast["tone"]} [tone] */
  toast(text, tone = "plain") {
    this.toasts += 1;
    const id = this.toasts;
    this.store.update((app) => withToast(app, { id, text, tone }));
    setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  /** @param {number} id */
  dismiss(id) {
    this.store.update((app) => withoutToast(app, id));
  }

  // Inside

  /** @returns {Command} */
  #hello() {
    const { token, name } = this.identity;
    return {
      type: "hello",
      ...(token === null ? {} : { token }),
      ...(name === "" ? {} : { name }),
      locale: navigator.language,
    };
  }

  /** @param {Link} link */
  #linked(link) {
    this.store.update((app) => ({ ...app, link }));
    if (link.status === "opening") this.asked.clear();
    if (link.ending !== "kicked") return;
    this.goHome();
    this.toast("The host removed you from the room.", "bad");
    this.socket.connect();
  }

  /** @param {ServerMessage} message */
  #heard(message) {
    const note = announcement(this.store.get(), message);
    this.store.update((app) => received(app, message));
    if (note) this.toast(note.text, note.tone);
    const asked = "ref" in message && message.ref ? this.asked.get(message.ref) : undefined;
    if ("ref" in message && message.ref) this.asked.delete(message.ref);
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message.token);
      case "room":
        return this.#entered(message, asked?.command);
      case "event":
        return this.#left(message);
      case "reject":
        return this.toast(refusal(message.code, message.message), "bad");
      case "error":
        return this.#refused(message, asked);
      default:
        return undefined;
    }
  }

  /** @param {string | undefined} token */
  #welcomed(token) {
    if (token !== undefined) this.identity.token = token;
    const { page } = this.store.get();
    if (page.at === "room") this.#join(this.identity.roleIn(page.id));
    else if (this.opening) this.openRoom();
    else this.refreshRooms();
  }

  /** @param {ServerMessage & { type: "room" }} message @param {Command | undefined} command */
  #entered(message, command) {
    if (command?.type === "open_room") {
      this.#go({ at: "room", id: message.room });
      this.store.update((app) => received(app, message));
    }
    const { room, me } = this.store.get();
    if (room?.id !== message.room) return;
    const role = room.members.find(({ player }) => player === me?.player)?.role;
    if (role) this.identity.setRole(room.id, role);
    // What the server hadn't got when the connection broke, exactly as it was sent.
    for (const { ref, seq, action } of room.race?.own?.pending ?? []) {
      this.socket.send({ type: "move", room: room.id, race: room.race?.number ?? 0, seq, action }, ref);
    }
  }

  /** @param {ServerMessage & { type: "event" }} message */
  #left(message) {
    const { room, me } = this.store.get();
    if (room?.id !== message.room) return;
    if (message.kind === "closed") {
      this.goHome();
      this.toast("The room has closed.");
    } else if (message.kind === "left" && message.player === me?.player) {
      this.goHome();
    }
  }

  /** @param {ServerMessage & { type: "error" }} error @param {Asked | undefined} asked */
  #refused({ code, message }, asked) {
    if (code === "unauthorized" && this.store.get().me === null && this.identity.token !== null) {
      // A token of another server or of a wiped one: start afresh as somebody new.
      this.identity.token = null;
      this.socket.connect();
      return;
    }
    asked?.onRefused?.();
    if (asked?.command.type === "join") this.#notLetIn(asked.command, code, message);
    else this.toast(refusal(code, message), "bad");
  }

  /** @param {Command & { type: "join" }} join @param {string} code @param {string} message */
  #notLetIn({ room, role, password }, code, message) {
    const { page, room: inside } = this.store.get();
    if (page.at !== "room" || page.id !== room) return;
    if (code === "wrong_password") {
      this.passwords.delete(room);
      this.store.update((app) => ({ ...app, password: { room, wrong: password !== undefined } }));
    } else if (role === "player" && code === "wrong_phase" && inside === null) {
      this.#join("spectator");
      this.toast("The race is already on, so you are watching. You can play in the next one.");
    } else if (role === "player" && code === "room_full" && inside === null) {
      this.#join("spectator");
      this.toast("All seats are taken, so you are watching.");
    } else if (inside === null) {
      this.store.update((app) => ({ ...app, barrier: refusal(code, message) }));
    } else {
      this.toast(refusal(code, message), "bad");
    }
  }

  /** @param {Role} role */
  #join(role) {
    const { page } = this.store.get();
    // Somebody without a name yet is asked for it first; see views/gate.js.
    if (page.at !== "room" || this.identity.name === "") return;
    const password = this.passwords.get(page.id);
    this.#ask({ type: "join", room: page.id, role, ...(password === undefined ? {} : { password }) });
  }

  /** A move without an answer (the server was too busy for it, its store away): compare notes and send it again. @param {string} ref */
  #resync(ref) {
    const { room, link } = this.store.get();
    if (link.status !== "open" || !room?.race?.own?.pending.some((move) => move.ref === ref)) return;
    this.#join("player");
    setTimeout(() => this.#resync(ref), UNANSWERED_MS);
  }

  /** Shows what the address bar says. */
  #visit() {
    const id = roomIn(location.pathname);
    const { room } = this.store.get();
    // Going back in the browser gives up a place in a lobby, but never a race that is on.
    if (room && room.id !== id && room.phase === "lobby") this.#ask({ type: "leave", room: room.id });
    this.store.update((app) => goneTo(app, id === null ? { at: "home" } : { at: "room", id }));
    if (this.socket.link.status !== "open") return;
    if (id === null) this.refreshRooms();
    else this.#join(this.identity.roleIn(id));
  }

  /** @param {Page} page */
  #go(page) {
    const path = page.at === "home" ? "/" : roomPath(page.id);
    if (path !== location.pathname) history.pushState(null, "", path);
    this.store.update((app) => goneTo(app, page));
    if (page.at === "home") this.refreshRooms();
  }

  /** @returns {Race | null} */
  #race() {
    const { room } = this.store.get();
    return room?.phase === "racing" ? room.race : null;
  }

  /** @param {(race: Race) => Race} change */
  #change(change) {
    this.store.update((app) =>
      app.room?.race ? { ...app, room: { ...app.room, race: change(app.room.race) } } : app,
    );
  }

  /** @param {(room: string) => Command} command @param {() => void} [onRefused] */
  #inRoom(command, onRefused) {
    const { room } = this.store.get();
    if (room) this.#tell(command(room.id), onRefused);
  }

  /** Sends what the person has just asked for; says so if that isn't possible. @param {Command} command @param {() => void} [onRefused] */
  #tell(command, onRefused) {
    if (this.#ask(command, onRefused) !== null) return;
    this.toast("Not connected just now. Try again in a moment.", "bad");
    onRefused?.();
  }

  /** @param {Command} command @param {() => void} [onRefused] @returns {string | null} */
  #ask(command, onRefused) {
    const ref = this.socket.send(command);
    if (ref !== null) this.asked.set(ref, { command, onRefused });
    return ref;
  }
}
