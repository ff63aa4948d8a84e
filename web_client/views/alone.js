// Playing without others: yesterday's deal, and any deal one likes.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { Daily } from "../looking.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { language, text } from "../i18n/text.js";
import { yesterdaysDeal } from "../looking.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Wait before a deal that isn't there is asked for again, ms. */
const AGAIN_MS = 10_000;
/** How long what is said of the time until the next deal may be out of date, ms. */
const STALE_MS = 10 * MINUTE_MS;

/** @returns {VNode} */
export function Alone() {
  const client = useClient();
  const { daily, pyramid } = useDaily();
  const playDaily = async () => {
    try {
      client.practise((daily ?? (await yesterdaysDeal())).code);
    } catch {
      client.toasts.show(text("home-daily-failed"), "bad");
    }
  };
  return html`
    <section class="solo" aria-label=${text("home-alone")}>
      <button type="button" class="tile" data-testid="daily" onClick=${playDaily}>
        ${pyramid ? html`<${MiniFaces} pyramid=${pyramid} gone=${NONE} />` : html`<span class="mini faces"></span>`}
        <strong>${text("home-daily")}</strong>
        <span class="quiet">${daily ? text("home-daily-date", { date: dayOf(daily.date) }) : text("home-daily-line")}</span>
        ${daily && html`<span class="quiet">${text("home-daily-next", { when: fromNow(daily.next_ms) })}</span>`}
      </button>
      <button type="button" class="tile" data-testid="practise" onClick=${() => client.practise()}>
        <${Mini} gone=${BEGUN} />
        <strong>${text("home-practice")}</strong>
        <span class="quiet">${text("home-practice-line")}</span>
      </button>
    </section>
  `;
}

/** @type {readonly number[]} */
const NONE = [];
/** A game that has come some way. */
const BEGUN = [21, 22, 23, 15, 26, 27];

/** @returns {{ daily: Daily | null, pyramid: Card[] | null }} yesterday's deal and its 28 cards, once they are known */
function useDaily() {
  const [daily, setDaily] = useState(/** @type {Daily | null} */ (null));
  const [pyramid, setPyramid] = useState(/** @type {Card[] | null} */ (null));
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    let left = false;
    const look = async () => {
      let wait = AGAIN_MS;
      try {
        const found = await yesterdaysDeal();
        if (left) return;
        setDaily(found);
        wait = Math.min(found.next_ms + 1000, STALE_MS);
        const cards = await cardsOf(found.code);
        if (!left) setPyramid(cards);
      } catch {
        // No connection, or no deal yet.
      }
      if (!left) timer = setTimeout(look, wait);
    };
    look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return { daily, pyramid };
}

/** @param {string} code @returns {Promise<Card[] | null>} its pyramid; dealt by code that no first visit needs to wait for */
async function cardsOf(code) {
  const { dealCards, parseCode } = await import("../game/deal.js");
  const parsed = parseCode(code);
  return "why" in parsed ? null : dealCards(parsed.letters).slice(0, 28);
}

/** @param {string} date `2026-10-14` @returns {string} `14 October` */
function dayOf(date) {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** @param {number} ms @returns {string} `in 5 hours`, `in 12 minutes` */
function fromNow(ms) {
  const format = new Intl.RelativeTimeFormat(language());
  return ms >= HOUR_MS ? format.format(Math.round(ms / HOUR_MS), "hour") : format.format(Math.ceil(ms / MINUTE_MS), "minute");
}
