// How long the race has been on.

/** @import { VNode } from "../vendor/preact.js" */
import { duration, text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";

const LAST_MS = 60_000;

/**
 * @param {{ startsAt: number, endsAt: number, stopped: number | null }} props `stopped`: the final time, ms
 * @returns {VNode}
 */
export function Timer({ startsAt, endsAt, stopped }) {
  const client = useClient();
  const [now, setNow] = useState(() => client.now());
  useEffect(() => {
    if (stopped !== null) return undefined;
    const timer = setInterval(() => setNow(client.now()), 200);
    return () => clearInterval(timer);
  }, [client, stopped]);
  const left = endsAt - now;
  const late = stopped === null && left < LAST_MS;
  const passed = stopped ?? Math.min(Math.max(0, now - startsAt), endsAt - startsAt);
  return html`
    <span class=${late ? "timer late" : "timer"} data-testid="timer" role="timer" aria-label=${text("race-time")}>
      ${duration(passed, stopped !== null)}
      ${late && html`<small>${text("race-time-left", { time: duration(Math.max(0, left)) })}</small>`}
    </span>
  `;
}
