// The way to everybody's boards: their code comes on demand, and early enough for who races to have it at the end.

/** @import { ComponentType, VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, memo } from "./html.js";
import { styled } from "./styled.js";

/** @typedef {ComponentType<{ me: string }>} Watch */

/** After GO, so that nothing is in the way of the first moves, ms. */
const EARLY_MS = 5000;

/** @type {Promise<Watch> | null} */
let asked = null;

/** @returns {Promise<Watch>} */
function loadWatch() {
  asked ??= Promise.all([import("./watch.js"), styled("/style/watch.css"), styled("/style/watch_focus.css")]).then(([{ Watch }]) => Watch);
  // Without a connection now: asked for again next time.
  asked.catch(() => (asked = null));
  return asked;
}

/** While one races: has the boards at hand when they are wanted, also without a connection then. @param {boolean} racing */
export function useWatchSoon(racing) {
  useEffect(() => {
    if (!racing) return undefined;
    const timer = setTimeout(() => loadWatch().catch(() => undefined), EARLY_MS);
    return () => clearTimeout(timer);
  }, [racing]);
}

/** @type {(props: { me: string }) => VNode} */
const watching = ({ me }) => {
  const [found, setFound] = useState(/** @type {{ Watch: Watch } | "wanted" | "failed"} */ ("wanted"));
  useEffect(() => {
    if (found !== "wanted") return undefined;
    let there = true;
    loadWatch().then(
      (Watch) => there && setFound({ Watch }),
      () => there && setFound("failed"),
    );
    return () => void (there = false);
  }, [found]);
  if (found === "wanted") return html`<p class="notice quiet" aria-busy="true">${text("loading")}</p>`;
  if (found === "failed") {
    return html`
      <div class="notice">
        <p>${text("loading-failed")}</p>
        <button type="button" class="button primary" onClick=${() => setFound("wanted")}>${text("loading-again")}</button>
      </div>
    `;
  }
  return html`<${found.Watch} me=${me} />`;
};

/** At its own pace, not with every message. */
export const Watching = memo(watching);
