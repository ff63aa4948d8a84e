// What the server says, and what follows from it: the state first, then what is told, kept or asked next.

/** @import { Asked } from "./asking.js" */
/** @import { Client } from "./client.js" */
/** @import { Command, ServerMessage } from "./net/messages.js" */
import { text } from "./i18n/text.js";
import { goneTo, received } from "./state/app.js";
import { entryAfter } from "./state/entering.js";
import { meaning } from "./state/own.js";
import { refusal } from "./state/refusals.js";
import { announcement } from "./state/words.js";

/** Whoever asks for one of these is in the room that comes. @type {ReadonlySet<Command["type"]>} */
const OPENS = new Set(["daily_start", "open_room", "quick_play"]);

export class Hearing {
  /** @param {Client} client */
  constructor(client) {
    this.client = client;
    /** The room in which one is called otherwise than elsewhere, and how; empty: it isn't so. */
    this.keptName = "";
  }

  /** @param {ServerMessage} message */
  heard(message) {
    const note = announcement(this.client.store.get(), message);
    const { own = null } = this.client.store.get().room?.race ?? {};
    this.client.store.update((app) => received(app, message, this.client.now()));
    if (note) this.client.toasts.show(note.text, note.tone, note.about);
    const asked = this.client.asking.answered(message);
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message, asked);
      case "room":
        this.#entered(message, asked?.command);
        return asked?.onDone?.(message);
      case "event":
        this.client.phrases.heard(message);
        asked?.onDone?.(message);
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
    if (message.token !== undefined) this.client.identity.token = message.token;
    this.client.naming.cameAs(message.name);
    if (asked) {
      asked.onDone?.(message);
      return;
    }
    const { name } = this.client.identity;
    if (name !== this.client.naming.told && name !== "") {
      // Chosen while the hello was under way.
      const wrong = await this.client.rename(name);
      if (this.client.store.get().link.status !== "open") return;
      if (wrong !== null) this.#nameless(wrong);
    }
    this.#begin();
  }

  /** @param {string} wrong why the server won't have the chosen name */
  #nameless(wrong) {
    this.client.toasts.show(wrong, "bad");
    this.client.identity.name = "";
    this.client.opening.drop();
  }

  /** Connected, and known by name: on with what the page is there for. */
  #begin() {
    const { page } = this.client.store.get();
    if (page.at === "room") this.client.enter(this.client.identity.roleIn(page.id));
    else if (!this.client.opening.begin()) this.client.refreshRooms();
  }

  /** @param {ServerMessage & { type: "room" }} message @param {Command | undefined} command */
  #entered(message, command) {
    if (command !== undefined && OPENS.has(command.type)) {
      this.client.go({ at: "room", id: message.room });
      this.client.store.update((app) => received(app, message));
    }
    const { room, me } = this.client.store.get();
    if (room?.id !== message.room) return;
    const mine = room.members.find(({ player }) => player === me?.player);
    // Who watches until the next race wants to play.
    if (mine) this.client.identity.setRole(room.id, mine.next ? "player" : mine.role);
    if (mine) this.#named(room.id, mine.name, me?.name ?? mine.name);
    const { lastRoom } = this.client.identity;
    if (lastRoom !== null && lastRoom !== room.id) this.client.leaveBehind(lastRoom);
    this.client.identity.lastRoom = room.id;
    this.client.moves.entered();
  }

  /**
   * A new name that somebody else in a room has, or that comes in the middle of a race, isn't taken over there. It is said once.
   * @param {string} room @param {string} there what one is called there @param {string} name
   */
  #named(room, there, name) {
    const kept = there === name ? "" : JSON.stringify([room, there, name]);
    if (kept !== "" && kept !== this.keptName) this.client.toasts.show(text("toast-name-kept", { name: there }));
    this.keptName = kept;
  }

  /** @param {ServerMessage & { type: "event" }} message */
  #left(message) {
    const { room, me, page } = this.client.store.get();
    if (room?.id !== message.room) return;
    // Who has a say now is told things that others aren't: the whole room afresh has them.
    const promoted = message.kind === "host" || (message.kind === "cohost" && message.cohost);
    if (promoted && message.player === me?.player) this.client.enter(this.client.identity.roleIn(room.id));
    const gone = message.kind === "closed" || (message.kind === "left" && message.player === me?.player);
    if (!gone) return;
    this.client.identity.lastRoom = null;
    if (message.kind === "closed" && message.reason && page.at === "room") {
      // Why a moderator has closed it is more than a toast's worth.
      const barrier = { code: "closed", message: message.reason };
      this.client.store.update((app) => ({ ...goneTo(app, page), barrier }));
      return;
    }
    this.client.goHome();
    if (message.kind === "closed") this.client.toasts.show(text("toast-room-closed"));
  }

  /** @param {ServerMessage & { type: "reject" }} reject @param {ReturnType<typeof meaning>} means */
  #rejected(reject, means) {
    if (means === "gap") this.client.moves.sendLater();
    if (means !== "refused") return;
    this.client.feedback.tell("wrong");
    this.client.toasts.show(refusal(reject.code, reject.message), "bad");
  }

  /** @param {ServerMessage & { type: "error" }} error @param {Asked | undefined} asked */
  #refused({ code, message }, asked) {
    if (this.client.socket.link.status === "opening") {
      this.#notGreeted(code, message);
      return;
    }
    // A server that is hurried too much doesn't read on to see whose command it drops; a question of ours may be among them.
    if (code === "rate_limited" && !asked) this.client.asking.refuse("join", "");
    if (code === "rate_limited" && !asked && this.client.moves.sendLater()) return;
    const sentence = refusal(code, message, asked?.command.type);
    const shown = asked ? asked.onRefused?.(sentence) : code === "rate_limited" && this.client.asking.refuse("hello", sentence);
    if (asked?.command.type === "join") this.#notLetIn(asked.command, code, message);
    else if (!shown) this.client.toasts.show(sentence, "bad");
    // Deleted on another device: the next hello tells, and is that of somebody new.
    if (code === "unauthorized") this.client.socket.connect();
  }

  /** The first hello of a connection was refused. @param {string} code @param {string} message */
  #notGreeted(code, message) {
    if (this.client.naming.didNotCome(refusal(code, message))) {
      // As whoever this was before.
      this.client.socket.connect();
    } else if (code === "unauthorized" && this.client.identity.token !== null) {
      // A token of another server or of a wiped one: start afresh as somebody new.
      this.client.identity.token = null;
      this.client.socket.connect();
    } else if (code === "banned") {
      this.client.socket.giveUp(message);
    } else if (code === "bad_name" && this.client.identity.name !== "") {
      this.#nameless(refusal(code, message));
      this.client.socket.connect();
    } else {
      this.client.socket.tryLater();
    }
  }

  /** @param {Command & { type: "join" }} join @param {string} code @param {string} message */
  #notLetIn(join, code, message) {
    const { page, room } = this.client.store.get();
    if (page.at !== "room" || page.id !== join.room) return;
    if (code === "invite_used") this.client.identity.setInvitation(join.room, null);
    const entry = entryAfter(code, join, room !== null, message);
    switch (entry.then) {
      case "password":
        this.client.passwords.delete(join.room);
        this.client.store.update((app) => ({ ...app, barrier: null, password: { room: join.room, wrong: entry.wrong } }));
        break;
      case "name":
        this.client.store.update((app) => ({ ...app, barrier: null, nameWanted: { why: refusal(code, message), listed: entry.listed } }));
        break;
      case "watch":
        this.client.enter("spectator");
        this.client.toasts.show(entry.note);
        break;
      case "barrier":
        this.client.store.update((app) => ({ ...app, barrier: { code, message } }));
        break;
      case "tell":
        this.client.toasts.show(refusal(code, message), "bad");
    }
  }
}
