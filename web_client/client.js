// What the page can do. Joins the connection, the state and the address bar; everything it decides by is pure and elsewhere.

/** @import { OnDone, OnRefused } from "./asking.js" */
/** @import { Language } from "./i18n/languages.js" */
/** @import { Command, Role, SettingsChange } from "./net/messages.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Left } from "./returning.js" */
/** @import { Link } from "./net/socket.js" */
/** @import { Page } from "./net/pages.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { Asking } from "./asking.js";
import { Feedback } from "./feedback.js";
import { Hearing } from "./hearing.js";
import { Hints } from "./hints.js";
import { InRoom } from "./in_room.js";
import { Moves } from "./moves.js";
import { Naming } from "./naming.js";
import { text } from "./i18n/text.js";
import { inviteIn, namesRoom, roomPath } from "./net/address.js";
import { onAnotherNetwork } from "./net/network.js";
import { pageAt, pathOf } from "./net/pages.js";
import { ServerSocket } from "./net/socket.js";
import { Opening } from "./opening.js";
import { Phrases } from "./phrases.js";
import { Preferring } from "./preferences.js";
import { isIdle, roomLeft } from "./returning.js";
import { goneTo } from "./state/app.js";
import { notConnected } from "./state/refusals.js";
import { Speaking } from "./speaking.js";
import { Toasts } from "./toasts.js";

/** What a second press would do a second time, or find done already. @type {ReadonlySet<Command["type"]>} */
const ONCE = new Set(["end_race", "leave", "rematch", "start", "stop_countdown"]);

export class Client {
  /** @param {Store<App>} store @param {Identity} identity @param {string} url of the server's socket */
  constructor(store, identity, url) {
    this.store = store;
    this.identity = identity;
    this.toasts = new Toasts(store);
    /** @type {Map<string, string>} room -> the password that was given for it, for coming back after a lost connection */
    this.passwords = new Map();
    this.socket = new ServerSocket(url, {
      hello: () => this.naming.hello(),
      message: (message) => this.hearing.heard(message),
      link: (link) => this.#linked(link),
    });
    this.asking = new Asking(this.socket);
    this.opening = new Opening(this.asking, this.socket, this.toasts);
    this.language = new Speaking(store, identity);
    this.hearing = new Hearing(this);
    this.naming = new Naming(store, identity, this.asking);
    this.room = new InRoom(store, (command, onRefused, onDone) => this.#tell(command, onRefused, onDone));
    this.preferences = new Preferring(store, identity.lasting);
    this.feedback = new Feedback(() => this.preferences.get());
    this.hints = new Hints(store, this.preferences);
    this.phrases = new Phrases(store);
    // Many moves may want to know at once; one answer tells them all.
    const compareNotes = () => this.asking.waitsFor("join") || this.enter("player");
    this.moves = new Moves(store, this.socket, compareNotes, this.hints, this.feedback);
  }

  start() {
    this.#visit();
    addEventListener("popstate", () => this.#visit());
    addEventListener("storage", ({ key, newValue }) => this.#changedElsewhere(key, newValue));
    addEventListener("offline", () => this.socket.networkGone());
    addEventListener("online", () => this.socket.networkBack());
    document.addEventListener("visibilitychange", () => document.hidden || this.socket.hurry());
    onAnotherNetwork(() => this.socket.hurry());
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

  /** @param {SettingsChange} [settings] other than the usual ones @returns {Promise<void>} once it is there, or isn't to be had */
  openRoom(settings = {}) {
    return this.opening.by({ type: "open_room", settings });
  }

  /** Into a room of people who want to race right now. @returns {Promise<void>} once it is there, or isn't to be had */
  quickPlay() {
    return this.opening.by({ type: "quick_play", bots: this.preferences.get().bots });
  }

  /** @param {string | null} [code] a deal; none: to choose one @param {string | null} [rules] as the address carries them */
  practise(code = null, rules = null) {
    this.go({ at: "practice", code, rules });
  }

  /** @param {string} room @param {number} race @param {{ player?: string | null, ms?: number | null }} [moment] */
  watchReplay(room, race, { player = null, ms = null } = {}) {
    this.go({ at: "replay", room, race, player, ms });
  }

  /** @param {Language} language @returns {Promise<boolean>} false: its texts can't be had now */
  speak(language) {
    return this.language.speak(language);
  }

  /** @param {boolean} open whether the preferences are */
  prefer(open) {
    this.store.update((app) => ({ ...app, preferring: open }));
  }

  /** @param {string} id @param {Role} [role] the one last held there where none is given */
  visitRoom(id, role) {
    if (role) this.identity.setRole(id, role);
    this.go({ at: "room", id });
    this.#mayEnter(id);
    this.enter(this.identity.roleIn(id));
  }

  /** @param {Page} page */
  go(page) {
    const path = pathOf(page);
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.store.update((app) => goneTo(app, page));
    if (page.at === "home") this.refreshRooms();
  }

  goHome() {
    this.go({ at: "home" });
  }

  leaveRoom() {
    const { room } = this.store.get();
    const left = room === null || this.asking.ask({ type: "leave", room: room.id });
    if (left) this.identity.lastRoom = null;
    this.go(room?.settings.daily === undefined ? { at: "home" } : { at: "daily" });
    // The first page shows the way back, since one is still there.
    if (!left) this.toasts.show(notConnected(), "bad");
  }

  /** Gives up the place in a room that one isn't looking at. @param {string} room @returns {boolean} false: not now */
  leaveLeft(room) {
    // Who is no member any more has what was wanted.
    const left = this.asking.ask({ type: "leave", room }, () => true);
    if (!left) this.toasts.show(notConnected(), "bad");
    else if (this.identity.lastRoom === room) this.identity.lastRoom = null;
    return left;
  }

  /** Somebody who has gone on to another room isn't waited for in the lobby of the one before. @param {string} room */
  async leaveBehind(room) {
    if (await isIdle(room)) this.asking.ask({ type: "leave", room }, () => true);
  }

  /** Joins the room of this page, with the password that was given for it. @param {Role} role */
  enter(role) {
    const { page, kickedFrom, nameWanted } = this.store.get();
    // Somebody without a name yet, or with one that won't do there, is asked for it first, and who was removed whether to
    // come again; see views/gate.js.
    if (page.at !== "room" || this.identity.name === "" || nameWanted !== null || page.id === kickedFrom) return;
    const password = this.passwords.get(page.id);
    const invite = this.identity.invitationTo(page.id);
    const passes = { ...(password === undefined ? {} : { password }), ...(invite === null ? {} : { invite }) };
    this.asking.ask({ type: "join", room: page.id, role, ...passes });
  }

  /** @param {Role} role @param {string} [password] as it was just typed */
  join(role, password) {
    const { page, room, link } = this.store.get();
    if (page.at !== "room") return;
    // Outside the room, one comes in as soon as there is a connection.
    if (room !== null && link.status !== "open") this.toasts.show(notConnected(), "bad");
    if (password !== undefined) this.passwords.set(page.id, password);
    this.#mayEnter(page.id);
    this.enter(role);
  }

  refreshRooms() {
    this.asking.ask({ type: "rooms" });
  }

  /** @param {string} me @returns {Promise<Left | null>} a room in which this person still is, without looking at it */
  roomLeft(me) {
    return roomLeft(this.identity, me);
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
    this.language.changedElsewhere(key, value);
  }

  /** @param {Link} link */
  #linked(link) {
    this.store.update((app) => ({ ...app, link }));
    if (link.status !== "open") {
      this.asking.forget();
      this.moves.disconnected();
    }
    if (link.status === "waiting") this.opening.giveUp();
    if (link.ending === "kicked") this.#kicked();
    if (link.ending === "forgotten") this.#forgotten();
  }

  #forgotten() {
    this.identity.forget();
    this.store.update((app) => ({ ...goneTo(app, { at: "home" }), me: null }));
  }

  #kicked() {
    const from = this.store.get().room?.id ?? this.identity.lastRoom;
    this.identity.lastRoom = null;
    // The way back in the browser leads to the door, not in again.
    if (from !== null) this.passwords.delete(from);
    this.store.update((app) => ({ ...app, kickedFrom: from }));
    this.goHome();
    this.toasts.show(text("toast-kicked"), "bad");
    this.socket.connect();
  }

  /** Somebody wants in who was perhaps removed before. @param {string} room */
  #mayEnter(room) {
    this.store.update((app) => (app.kickedFrom === room ? { ...app, kickedFrom: null } : app));
  }

  /** Shows what the address bar says. */
  #visit() {
    const { pathname, search, hash } = location;
    const page = pageAt(pathname, search);
    if (page === null) history.replaceState(null, "", "/");
    else if (page.at === "room") this.#invited(page.id, hash);
    // Going back in the browser gives up no place in a room: the first page shows the way back, see views/go_back.js.
    this.store.update((app) => goneTo(app, page ?? { at: "home" }));
    if (page === null) this.toasts.show(namesRoom(pathname) ? text("toast-bad-link") : text("toast-nothing-here"), "bad");
    if (this.socket.link.status !== "open") return;
    if (page?.at === "room") this.enter(this.identity.roleIn(page.id));
    else this.refreshRooms();
  }

  /** Whoever copies the address from here on must not pass on an invitation that lets in one person. @param {string} room @param {string} hash */
  #invited(room, hash) {
    const invite = inviteIn(hash);
    if (invite === null) return;
    this.identity.setInvitation(room, invite);
    history.replaceState(null, "", roomPath(room));
  }

  /** Sends what the person has just asked for; says so if that isn't possible. @param {Command} command @param {OnRefused} [onRefused] @param {OnDone} [onDone] */
  #tell(command, onRefused, onDone) {
    if (ONCE.has(command.type) && this.asking.waitsFor(command.type)) return;
    if (this.asking.ask(command, onRefused, onDone)) return;
    const sentence = notConnected();
    if (onRefused?.(sentence) !== true) this.toasts.show(sentence, "bad");
  }
}
