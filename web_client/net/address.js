// Room codes and links.

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** A link to a room, alone or in what was sent along with it: the site, and the room's code. */
const LINK = /(?:^|\s)(?:(?:https?:)?\/\/)?([^/?#\s]*)\/room\/([^/?#\s]+)/i;

/**
 * @param {string} text a room code or a link to a room, as somebody pastes it
 * @param {string} host of this page: `example.org:8000`
 * @returns {{ room: string | null, elsewhere: string | null }} the room's code, if there is one in it; `elsewhere`: the link is one of that site
 */
export function roomMeant(text, host) {
  const [, site = "", inLink] = LINK.exec(text) ?? [];
  if (inLink !== undefined && site !== "" && site.toLowerCase() !== host.toLowerCase()) return { room: null, elsewhere: site };
  const code = (inLink ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return { room: CODE.test(code) ? code : null, elsewhere: null };
}

/**
 * What lets one person in stands behind the `#`: that part of an address is never sent to a server, nor kept in its logs.
 * @param {string} text a link to a room, or its part from the `#` on
 * @returns {string | null} the invitation in it
 */
export function inviteIn(text) {
  return /#invite=([\w-]{1,100})\s*$/.exec(text)?.[1] ?? null;
}

/** @param {string} room @param {string} invite @returns {string} path of the room's page, with the invitation */
export function invitePath(room, invite) {
  return `${roomPath(room)}#invite=${invite}`;
}

/** @param {string} path @returns {boolean} whether it is meant to be a room's page, whatever the code in it */
export function namesRoom(path) {
  return /^\/room(\/|$)/i.test(path);
}

/** @param {string} hostname @returns {boolean} whether only this machine itself can open such an address */
export function onlyHere(hostname) {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
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
