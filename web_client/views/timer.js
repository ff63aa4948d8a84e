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
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const time = client.now();
      setNow(time);
      const intoSecond = (((time - startsAt) % 1000) + 1000) % 1000;
      timer = setTimeout(tick, 1001 - intoSecond);
    };
    tick();
    return () => clearTimeout(timer);
  }, [client, stopped, startsAt]);
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
