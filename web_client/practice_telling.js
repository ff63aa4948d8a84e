// Games won alone, told to the server under one's name, and those that it knows from other browsers.

/** @import { Client } from "./client.js" */
/** @import { PracticeGame, ServerMessage } from "./net/messages.js" */
/** @import { Game } from "./state/practice_best.js" */
import { parseRules, rulesQuery } from "./game/rules_query.js";
import { gameIn } from "./state/practice_best.js";

/** A frame may have 8 KiB; the rest of it is for its name. And the server takes no longer lines. */
const MOST_BYTES = 8_000;
const MOST_ACTIONS = 1_000;
/** One after the other: a long line is much work for the server. */
const NEXT_MS = 2_000;
const AGAIN_MS = 20_000;
/** Then the server doesn't want this game. */
const MOST_TRIES = 3;

/**
 * @typedef {object} Shelf
 * @property {() => readonly Game[]} games
 * @property {(game: Game) => void} told the server has this one, or will never have it
 * @property {(games: Game[]) => void} heard these are known to the server
 */

export class PracticeTelling {
  /** @param {Pick<Client, "asking" | "store" | "identity">} client @param {Shelf} shelf */
  constructor(client, shelf) {
    this.client = client;
    this.shelf = shelf;
    /** Whether a command is under way, or a pause. */
    this.busy = false;
    /** On this connection, under this name, it is known what the server has. */
    this.asked = "";
    /** @type {Map<string, number>} how often a game was refused */
    this.refusals = new Map();
    client.store.subscribe(() => this.go());
  }

  /** Goes on with what is to be told, as far as there are a connection and a name. */
  go() {
    const { link, me } = this.client.store.get();
    if (link.status !== "open") this.asked = "";
    if (this.busy || link.status !== "open" || me === null || this.client.identity.name === "") return;
    const game = this.shelf.games().find(({ line }) => line !== undefined);
    if (game !== undefined) this.#tell(game);
    else if (this.asked !== me.player) this.#ask(me.player);
  }

  /** @param {Game} game */
  #tell(game) {
    const { code, rules, line = [], time_ms } = game;
    const command = { type: /** @type {const} */ ("practice"), code, rules, line: [...line], time_ms };
    if (line.length > MOST_ACTIONS || JSON.stringify(command).length > MOST_BYTES) {
      this.shelf.told(game);
      this.go();
      return;
    }
    this.busy = this.client.asking.ask(
      command,
      () => this.#refused(game),
      (answer) => {
        this.shelf.told(game);
        this.#heard(answer);
        this.#pause(NEXT_MS);
      },
    );
  }

  /** @param {string} player */
  #ask(player) {
    this.asked = player;
    this.busy = this.client.asking.ask(
      { type: "practice_games" },
      () => this.#pause(AGAIN_MS),
      (answer) => {
        this.busy = false;
        this.#heard(answer);
        this.go();
      },
    );
  }

  /** @param {Game} game @returns {true} nobody has to be told */
  #refused(game) {
    if (this.client.store.get().link.status === "open") {
      const key = `${game.code} ${game.at}`;
      const times = (this.refusals.get(key) ?? 0) + 1;
      this.refusals.set(key, times);
      if (times >= MOST_TRIES) this.shelf.told(game);
    }
    return this.#pause(AGAIN_MS);
  }

  /** @param {number} ms @returns {true} */
  #pause(ms) {
    setTimeout(() => {
      this.busy = false;
      this.go();
    }, ms);
    return true;
  }

  /** @param {ServerMessage} answer */
  #heard(answer) {
    if (answer.type !== "practice_kept" && answer.type !== "practice_games") return;
    this.shelf.heard(answer.games.map(known).filter((game) => game !== null));
  }
}

/** @param {PracticeGame} game as the server writes it @returns {Game | null} */
function known(game) {
  const rules = parseRules(game.rules);
  return rules === null ? null : gameIn({ ...game, rules: rulesQuery(rules) });
}
