// The race for the ear: sounds for who wants them, and words on one's own place for who can't see it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Runner } from "../state/runners.js" */
import { finishBetween } from "../state/moments.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { doneWords } from "./done.js";
import { html, useClient } from "./html.js";

/**
 * @param {{ mine: Runner | null, all: boolean }} props `mine`: one's own race, null for spectators; `all`: all cards have to go
 * @returns {VNode} always there, so that what comes into it is read out
 */
export function RaceHeard({ mine, all }) {
  const client = useClient();
  useEffect(() => {
    let before = client.store.get().room?.race ?? null;
    // By the store, not by what is drawn: the last finish of a race takes this view away at once.
    return client.store.subscribe(() => {
      const { room, me } = client.store.get();
      const after = room?.race ?? null;
      const kind = finishBetween(before, after, me?.player ?? "");
      before = after;
      if (kind) client.feedback.tell(kind);
    });
  }, [client]);
  const over = mine !== null && (mine.status === "cleared" || mine.status === "forfeited" || mine.status === "timeout");
  return html`<p class="visually-hidden" role="status" data-testid="own-end">${over ? doneWords(mine, all) : ""}</p>`;
}
