// 5 · 4 · 3 · 2 · 1 · GO by the server's clock. Lies over the table and never takes a tap.

/** @import { VNode } from "../vendor/preact.js" */
import { number, text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";

const GO_MS = 700;

/** @param {{ startsAt: number, dealt: boolean }} props `dealt`: the deal has come @returns {VNode | null} */
export function Countdown({ startsAt, dealt }) {
  const client = useClient();
  const [left, setLeft] = useState(() => startsAt - client.now());
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const now = startsAt - client.now();
      setLeft(now);
      // To the next change of the number shown, but looked at again soon: the clock's offset gets better by and by.
      const next = now > 0 ? ((now - 1) % 1000) + 1 : GO_MS + now;
      if (next > 0) timer = setTimeout(tick, Math.min(next + 1, 500));
    };
    tick();
    return () => clearTimeout(timer);
  }, [client, startsAt]);
  const seconds = Math.ceil(left / 1000);
  if (left <= -GO_MS && dealt) return null;
  const go = seconds <= 0;
  const shown = go ? text("race-go") : number(seconds);
  return html`
    <div class="countdown" data-testid="countdown" role="timer" aria-live=${seconds <= 5 ? "assertive" : "off"}>
      <span key=${shown} class=${go ? "count go" : "count"}>${shown}</span>
    </div>
  `;
}
