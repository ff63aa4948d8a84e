// What the page can do. Joins the connection, the state and the address bar; everything it decides by is pure and elsewhere.

/** @import { Asked, OnRefused } from "./asking.js" */
/** @import { Language } from "./i18n/languages.js" */
/** @import { Command, Role, ServerMessage, SettingsChange } from "./net/messages.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Link } from "./net/socket.js" */
/** @import { Page } from "./net/pages.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { Asking } from "./asking.js";
import { Feedback } from "./feedback.js";
import { Hints } from "./hints.js";
import { InRoom } from "./in_room.js";
import { Moves } from "./moves.js";
import { Naming } from "./naming.js";
import { isLanguage } from "./i18n/languages.js";
import { loadLanguage } from "./i18n/load.js";
import { text } from "./i18n/text.js";
import { LANGUAGE } from "./net/identity.js";
import { pageAt, pathOf } from "./net/pages.js";
import { ServerSocket } from "./net/socket.js";
import { Preferring } from "./preferences.js";
import { raceLeft } from "./returning.js";
import { goneTo, received } from "./state/app.js";
import { entryAfter } from "./state/entering.js";
import { meaning } from "./state/own.js";
import { notConnected, refusal } from "./state/refusals.js";
import { announcement } from "./state/words.js";
import { Toasts } from "./toasts.js";

export class Client {
  /** @param {Store<App>} store @param {Identity} identity @param {string} url of the server's socket */
  constructor(store, identity, url) {
    this.store = store;
    this.identity = identity;
    this.toasts = new Toasts(store);
    /** A room is to be opened, with these settings, as soon as there is a connection. @type {SettingsChange | null} */
    this.opening = null;
    /** @type {Map<string, string>} room -> the password that was given for it, for coming back after a lost connection */
    this.passwords = new Map();
    this.socket = new ServerSocket(url, {
      hello: () => this.naming.hello(),
      message: (message) => this.#heard(message),
      link: (link) => this.#linked(link),
    });
    this.asking = new Asking(this.socket);
    this.naming = new Naming(store, identity, this.asking, navigator.language);
    this.room = new InRoom(store, (command, onRefused) => this.#tell(command, onRefused));
    this.preferences = new Preferring(store, identity.lasting);
    this.feedback = new Feedback(() => this.preferences.get());
    this.hints = new Hints(store, this.preferences);
    this.moves = new Moves(store, this.socket, () => this.#join("player"), this.hints, this.feedback);
  }

  start() {
    this.#visit();
    addEventListener("popstate", () => this.#visit());
    addEventListener("storage", ({ key, newValue }) => this.#changedElsewhere(key, newValue));
    addEventListener("offline", () => this.socket.networkGone());
    addEventListener("online", () => this.socket.networkBack());
    document.addEventListener("visibilitychange", () => document.hidden || this.socket.hurry());
    // From one network to another: what was connected through the old one may be dead without a word.
    if ("connection" in navigator && navigator.connection instanceof EventTarget) {
      navigator.connection.addEventListener("change", () => this.socket.hurry());
    }
    this.socket.connect();
  }

  // People and places

  /**
   * A name is this person's once the server has taken it.
   * @param {string} name
   * @returns {Promise<string | null>} null: done; otherwise a sentence that says what is wrong with it
   */
  rename(name) {
    return this.naming.choose(name);
  }

  /** @param {SettingsChange} [settings] other than the usual ones */
  openRoom(settings = {}) {
    this.opening = this.asking.ask({ type: "open_room", settings }) ? null : settings;
  }

  /** @param {string | null} [code] a deal; none: to choose one @param {string | null} [rules] as the address carries them */
  practise(code = null, rules = null) {
    this.#go({ at: "practice", code, rules });
  }

  /** @param {string} room @param {number} race @param {{ player?: string | null, ms?: number | null }} [moment] */
  watchReplay(room, race, { player = null, ms = null } = {}) {
    this.#go({ at: "replay", room, race, player, ms });
  }

  /** @param {Language} language @returns {Promise<boolean>} false: its texts can't be had now */
  async speak(language) {
    try {
      await loadLanguage(language);
    } catch {
      return false;
    }
    this.identity.language = language;
    document.documentElement.lang = language;
    this.store.update((app) => ({ ...app, language }));
    return true;
  }

  /** @param {boolean} open whether the preferences are */
  prefer(open) {
    this.store.update((app) => ({ ...app, preferring: open }));
  }

  /** @param {string} id @param {Role} [role] the one last held there where none is given */
  visitRoom(id, role) {
    if (role) this.identity.setRole(id, role);
    this.#go({ at: "room", id });
    this.#join(this.identity.roleIn(id));
  }

  goHome() {
    this.#go({ at: "home" });
  }

  leaveRoom() {
    this.identity.lastRoom = null;
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
    this.asking.ask({ type: "rooms" });
  }

  /** @param {string} me @returns {Promise<string | null>} a room in which this person races, without looking at it */
  raceLeft(me) {
    return raceLeft(this.identity, me);
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

  /** Another tab has kept something: what holds for the browser holds here too. @param {string | null} key @param {string | null} value */
  #changedElsewhere(key, value) {
    this.preferences.changedElsewhere(key, value);
    if (key === LANGUAGE && isLanguage(value)) this.speak(value);
  }

  /** @param {Link} link */
  #linked(link) {
    this.store.update((app) => ({ ...app, link }));
    if (link.status !== "open") this.asking.forget();
    if (link.ending !== "kicked") return;
    this.identity.lastRoom = null;
    this.goHome();
    this.toasts.show(text("toast-kicked"), "bad");
    this.socket.connect();
  }

  /** @param {ServerMessage} message */
  #heard(message) {
    const note = announcement(this.store.get(), message);
    const { own = null } = this.store.get().room?.race ?? {};
    this.store.update((app) => received(app, message));
    if (note) this.toasts.show(note.text, note.tone);
    const asked = this.asking.answered(message);
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message, asked);
      case "room":
        return this.#entered(message, asked?.command);
      case "event":
        return this.#left(message);
      case "reject":
        return this.#rejected(message, own === null ? "refused" : meaning(own, message));
      case "error":
        return this.#refused(message, asked);
      default:
        return asked?.onDone?.(message);
    }
  }

  /** @param {ServerMessage & { type: "welcome" }} message @param {Asked | undefined} asked */
  async #welcomed(message, asked) {
    if (message.token !== undefined) this.identity.token = message.token;
    if (asked) {
      asked.onDone?.(message);
      return;
    }
    const { name } = this.identity;
    if (name !== this.naming.told && name !== "") {
      // Chosen while the hello was under way.
      const wrong = await this.rename(name);
      if (this.store.get().link.status !== "open") return;
      if (wrong !== null) this.#nameless(wrong);
    }
    this.#begin();
  }

  /** @param {string} wrong why the server won't have the chosen name */
  #nameless(wrong) {
    this.toasts.show(wrong, "bad");
    this.identity.name = "";
    this.opening = null;
  }

  /** Connected, and known by name: on with what the page is there for. */
  #begin() {
    const { page } = this.store.get();
    if (page.at === "room") this.#join(this.identity.roleIn(page.id));
    else if (this.opening) this.openRoom(this.opening);
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
    this.identity.lastRoom = room.id;
    this.moves.sendAgain();
  }

  /** @param {ServerMessage & { type: "event" }} message */
  #left(message) {
    const { room, me } = this.store.get();
    if (room?.id !== message.room) return;
    const gone = message.kind === "closed" || (message.kind === "left" && message.player === me?.player);
    if (!gone) return;
    this.identity.lastRoom = null;
    this.goHome();
    if (message.kind === "closed") this.toasts.show(text("toast-room-closed"));
  }

  /** @param {ServerMessage & { type: "reject" }} reject @param {ReturnType<typeof meaning>} means */
  #rejected(reject, means) {
    if (means === "gap") this.moves.sendLater();
    if (means !== "refused") return;
    this.feedback.tell("wrong");
    this.toasts.show(refusal(reject.code, reject.message), "bad");
  }

  /** @param {ServerMessage & { type: "error" }} error @param {Asked | undefined} asked */
  #refused({ code, message }, asked) {
    if (this.socket.link.status === "opening") {
      this.#notGreeted(code, message);
      return;
    }
    // A server that is hurried too much doesn't read on to see whose command it drops.
    if (code === "rate_limited" && !asked && this.moves.sendLater()) return;
    const sentence = refusal(code, message, asked?.command.type);
    const shown = asked ? asked.onRefused?.(sentence) : code === "rate_limited" && this.asking.refuse("hello", sentence);
    if (asked?.command.type === "join") this.#notLetIn(asked.command, code, message);
    else if (!shown) this.toasts.show(sentence, "bad");
  }

  /** The first hello of a connection was refused. @param {string} code @param {string} message */
  #notGreeted(code, message) {
    if (code === "unauthorized" && this.identity.token !== null) {
      // A token of another server or of a wiped one: start afresh as somebody new.
      this.identity.token = null;
      this.socket.connect();
    } else if (code === "bad_name" && this.identity.name !== "") {
      this.#nameless(refusal(code, message));
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
    this.asking.ask({ type: "join", room: page.id, role, ...(password === undefined ? {} : { password }) });
  }

  /** Shows what the address bar says. */
  #visit() {
    const page = pageAt(location.pathname, location.search);
    if (page === null) history.replaceState(null, "", "/");
    const { room } = this.store.get();
    // Going back in the browser gives up a place in a lobby, but never a race that is on.
    if (room && room.phase === "lobby" && !(page?.at === "room" && page.id === room.id)) this.asking.ask({ type: "leave", room: room.id });
    this.store.update((app) => goneTo(app, page ?? { at: "home" }));
    if (page === null) this.toasts.show(text("toast-bad-link"), "bad");
    if (this.socket.link.status !== "open") return;
    if (page?.at === "room") this.#join(this.identity.roleIn(page.id));
    else this.refreshRooms();
  }

  /** @param {Page} page */
  #go(page) {
    const path = pathOf(page);
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.store.update((app) => goneTo(app, page));
    if (page.at === "home") this.refreshRooms();
  }

  /** Sends what the person has just asked for; says so if that isn't possible. @param {Command} command @param {OnRefused} [onRefused] */
  #tell(command, onRefused) {
    if (this.asking.ask(command, onRefused)) return;
    const sentence = notConnected();
    if (onRefused?.(sentence) !== true) this.toasts.show(sentence, "bad");
  }
}
