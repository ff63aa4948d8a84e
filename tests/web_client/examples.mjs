// Messages and boards for the tests: the published deal PY1-N-AAAAAAS.

const PYRAMID =
  "JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C QC 2C 8D 10D 10S JS 7C 10C 3H 4H 3S KD 7S".split(" ");

export const NORMAL = {
  preset: "N",
  initial_waste: 1,
  recycles: null,
  win: "pyramid",
  pair_with_cover: false,
  pair_waste: "none",
  stock_top: false,
  stock_face_up: false,
  waste_piles: 1,
  undo_limit: 100,
  undo_counts: false,
};

/** The board as dealt, with what is given. */
export function board(given = {}) {
  return {
    pyramid: [...PYRAMID],
    waste: ["7D"],
    stock: 23,
    recycles: 0,
    recycles_left: null,
    removed: 0,
    score: 0,
    moves: 0,
    undos_left: 0,
    status: "playing",
    ...given,
  };
}

export const SETTINGS = {
  name: "",
  visibility: "public",
  password: false,
  capacity: 20,
  start: "host",
  countdown_s: 5,
  time_limit_s: 900,
  end: "all",
  deal: "winnable",
  rules: NORMAL,
  reveal_code: "start",
  spectator_delay_s: 0,
  disconnect_grace_s: null,
};

export const ROOM = "ABC234";

export function member(player, given = {}) {
  return { player, name: player.toUpperCase(), role: "player", ready: false, connected: true, ...given };
}

/** A lobby with `ann` (host) and `bob`. */
export function roomMessage(given = {}) {
  return {
    type: "room",
    room: ROOM,
    version: 3,
    phase: "lobby",
    host: "ann",
    settings: SETTINGS,
    members: [member("ann"), member("bob")],
    spectators: 0,
    race: 0,
    now: 1000,
    chat: [],
    ...given,
  };
}

export function dealMessage(given = {}) {
  return {
    type: "deal",
    room: ROOM,
    race: 1,
    code: "PY1-N-AAAAAAS",
    rules: NORMAL,
    starts_at: 10_000,
    ends_at: 910_000,
    board: board(),
    ...given,
  };
}

export function event(kind, given = {}) {
  return { type: "event", room: ROOM, version: 4, now: 2000, kind, ...given };
}

export function progressOf(given = {}) {
  return { removed: 0, score: 0, moves: 0, undos: 0, gone: [], status: "playing", ...given };
}

export function progressMessage(players, given = {}) {
  return { type: "progress", room: ROOM, race: 1, now: 20_000, players, ...given };
}
