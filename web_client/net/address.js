// Room codes and links.

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/**
 * @param {string} text a room code or a link to a room, as somebody pastes it
 * @returns {string | null} the room's code; null: there is none in it
 */
export function roomIn(text) {
  const trimmed = text.trim().toUpperCase();
  const inLink = /\/ROOM\/([^/?#\s]+)/.exec(trimmed)?.[1];
  const code = inLink ?? trimmed.replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** @param {string} room @returns {string} path of the room's page */
export function roomPath(room) {
  return `/room/${room}`;
}

/**
 * @param {{ protocol: string, host: string }} location of the page
 * @returns {string} where its server listens
 */
export function socketUrl({ protocol, host }) {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}
