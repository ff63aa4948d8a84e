// 5 · 4 · 3 · 2 · 1 · GO by the server's clock. Lies over the table and never takes a tap.

/** @import { VNode } from "../vendor/preact.js" */
import { number, text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";

/** GO stays so long. */
const GO_MS = 700;
/** From here on it can be heard. */
const LAST_SECONDS = 5;
/** The clock is looked at anew for good when so much is left, ms: late enough to be fresh, early enough for an answer to come. */
const PINGS_MS = [3500, 2700, 1900, 1100];

/** @param {{ startsAt: number, dealt: boolean, delay?: number }} props `dealt`: the deal has come; `delay`: seconds by which all is shown later @returns {VNode | null} */
export function Countdown({ startsAt, dealt, delay = 0 }) {
  const client = useClient();
  const [left, setLeft] = useState(() => startsAt - client.now());
  const seconds = Math.max(0, Math.ceil(left / 1000));
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const now = startsAt - client.now();
      setLeft(now);
      // To the next change of the number shown, but looked at again soon: the clock's offset gets better by and by.
      const next = now > 0 ? ((now - 1) % 1000) + 1 : GO_MS + now;
      if (next > 0) timer = setTimeout(tick, Math.min(next, 250));
    };
    tick();
    return () => clearTimeout(timer);
  }, [client, startsAt]);
  useEffect(() => {
    const pings = PINGS_MS.map((ms) => startsAt - client.now() - ms)
      .filter((ms) => ms >= 0)
      .map((ms) => setTimeout(() => client.socket.send({ type: "ping", t: performance.now() }), ms));
    return () => pings.forEach(clearTimeout);
  }, [client, startsAt]);
  const over = left <= -GO_MS;
  useEffect(() => {
    if (seconds > LAST_SECONDS || over) return;
    client.feedback.tell(seconds === 0 ? "go" : "tick");
  }, [client, seconds, over]);
  if (over && dealt) return null;
  const shown = seconds > 0 ? number(seconds) : text("race-go");
  return html`
    <div class="countdown" data-testid="countdown" role="timer" aria-label=${text("race-countdown")}>
      <span key=${shown} class=${seconds > 0 ? "count" : "count go"} aria-hidden="true">${shown}</span>
      ${delay > 0 && html`<p class="shown-later" data-testid="delay">${text("race-delay", { n: delay })}</p>`}
      <span class="visually-hidden" aria-live="assertive">${seconds > LAST_SECONDS ? "" : shown}</span>
    </div>
  `;
}
