// A replay's moment in the address bar: it follows what is looked at, and what is looked at follows it.

/** @import { Page } from "../net/pages.js" */
import { pathOf } from "../net/pages.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/** Somebody who goes through the moves doesn't stop at each; browsers allow only so many changes a second. */
const SETTLED_MS = 250;

/** @typedef {{ player: string | null, ms: number | null }} Moment */

/**
 * @param {string} room
 * @param {number} race
 * @param {{ player: string | null, ms: number, playing: boolean }} now what is looked at
 * @param {Moment} addressed what the address last said
 * @param {(moment: Moment) => void} onAddress it has been changed from outside
 * @returns {Page} of this very moment
 */
export function useAddress(room, race, { player, ms, playing }, addressed, onAddress) {
  const client = useClient();
  const rounded = Math.round(ms);
  // The start is no moment worth naming, unless it was.
  const at = rounded === 0 && addressed.ms === null ? null : rounded;
  /** @type {Page & { at: "replay" }} */
  const page = { at: "replay", room, race, player, ms: at };
  const known = useRef(addressed);

  useEffect(() => {
    if (playing || (known.current.player === player && known.current.ms === at)) return undefined;
    const timer = setTimeout(() => {
      known.current = { player, ms: at };
      history.replaceState(null, "", pathOf(page));
      client.store.update((app) => (app.page.at === "replay" ? { ...app, page } : app));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [player, at, playing]);

  useEffect(() => {
    if (known.current.player === addressed.player && known.current.ms === addressed.ms) return;
    known.current = addressed;
    onAddress(addressed);
  }, [addressed.player, addressed.ms]);
  return page;
}
