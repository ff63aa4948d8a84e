// What the page can do. Joins the connection, the state and the address bar; everything it decides by is pure and elsewhere.

/** @import { Command, Role, ServerMessage } from "./net/messages.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Link } from "./net/socket.js" */
/** @import { App, Page } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { InRoom } from "./in_room.js";
import { Moves } from "./moves.js";
import { roomIn, roomPath } from "./net/address.js";
import { ServerSocket } from "./net/socket.js";
import { goneTo, received } from "./state/app.js";
import { entryAfter } from "./state/entering.js";
import { announcement, refusal } from "./state/words.js";
import { Toasts } from "./toasts.js";

/** @typedef {{ command: Command, onRefused?: (() => void) | undefined }} Asked */

export class Client {
  /** @param {Store<App>} store @param {Identity} identity @param {string} url of the server's socket */
  constructor(store, identity, url) {
    this.store = store;
    this.identity = identity;
    this.toasts = new Toasts(store);
    /** The name in the last hello. */
    this.told = "";
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
    this.room = new InRoom(store, (command, onRefused) => this.#tell(command, onRefused));
    this.moves = new Moves(store, this.socket, () => this.#join("player"));
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
    const { link, me } = this.store.get();
    this.identity.name = name;
    // While the first hello is still under way, its welcome sees to the rest.
    if (link.status === "open" && name !== this.told && name !== me?.name) this.#ask(this.#hello());
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
    this.room.leave();
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

  // Inside

  /** @returns {Command} */
  #hello() {
    const { token, name } = this.identity;
    this.told = name;
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
    this.toasts.show("The host removed you from the room.", "bad");
    this.socket.connect();
  }

  /** @param {ServerMessage} message */
  #heard(message) {
    const note = announcement(this.store.get(), message);
    this.store.update((app) => received(app, message));
    if (note) this.toasts.show(note.text, note.tone);
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
        return this.toasts.show(refusal(message.code, message.message), "bad");
      case "error":
        return this.#refused(message, asked);
      default:
        return undefined;
    }
  }

  /** @param {string | undefined} token */
  #welcomed(token) {
    if (token !== undefined) this.identity.token = token;
    // Chosen while the hello was under way.
    if (this.identity.name !== this.told) this.#ask(this.#hello());
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
    this.moves.sendAgain();
  }

  /** @param {ServerMessage & { type: "event" }} message */
  #left(message) {
    const { room, me } = this.store.get();
    if (room?.id !== message.room) return;
    if (message.kind === "closed") {
      this.goHome();
      this.toasts.show("The room has closed.");
    } else if (message.kind === "left" && message.player === me?.player) {
      this.goHome();
    }
  }

  /** @param {ServerMessage & { type: "error" }} error @param {Asked | undefined} asked */
  #refused({ code, message }, asked) {
    if (this.socket.link.status === "opening") {
      this.#notGreeted(code, message);
      return;
    }
    if (asked?.command.type === "hello") this.identity.name = this.store.get().me?.name ?? "";
    asked?.onRefused?.();
    if (asked?.command.type === "join") this.#notLetIn(asked.command, code, message);
    else this.toasts.show(refusal(code, message), "bad");
  }

  /** The first hello of a connection was refused. @param {string} code @param {string} message */
  #notGreeted(code, message) {
    if (code === "unauthorized" && this.identity.token !== null) {
      // A token of another server or of a wiped one: start afresh as somebody new.
      this.identity.token = null;
      this.socket.connect();
    } else if (code === "bad_name" && this.identity.name !== "") {
      this.toasts.show(refusal(code, message), "bad");
      this.identity.name = "";
      this.socket.connect();
    } else {
      this.socket.tryLater();
    }
  }

  /** @param {Command & { type: "join" }} join @param {string} code @param {string} message */
  #notLetIn(join, code, message) {
    const { page, room } = this.store.get();
    if (page.at !== "room" || page.id !== join.room) return;
    const entry = entryAfter(code, join, room !== null);
    switch (entry.then) {
      case "password":
        this.passwords.delete(join.room);
        this.store.update((app) => ({ ...app, password: { room: join.room, wrong: entry.wrong } }));
        break;
      case "watch":
        this.#join("spectator");
        this.toasts.show(entry.note);
        break;
      case "barrier":
        this.store.update((app) => ({ ...app, barrier: refusal(code, message) }));
        break;
      case "tell":
        this.toasts.show(refusal(code, message), "bad");
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

  /** Sends what the person has just asked for; says so if that isn't possible. @param {Command} command @param {() => void} [onRefused] */
  #tell(command, onRefused) {
    if (this.#ask(command, onRefused) !== null) return;
    this.toasts.show("Not connected just now. Try again in a moment.", "bad");
    onRefused?.();
  }

  /** @param {Command} command @param {() => void} [onRefused] @returns {string | null} */
  #ask(command, onRefused) {
    const ref = this.socket.send(command);
    if (ref !== null) this.asked.set(ref, { command, onRefused });
    return ref;
  }
}
