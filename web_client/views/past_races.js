// Somebody's races one by one, the last one first, page after page.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { PlayerSeen, Raced } from "../net/messages.js" */
import { number, text } from "../i18n/text.js";
import { ownRaces, playerSeen } from "../past.js";
import { useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { useAsked } from "./asked.js";
import { html, useApp, useClient } from "./html.js";
import { PastRace } from "./past_race.js";

/** @param {{ player: PlayerSeen, own: boolean }} props `own`: private ones are shown, too @returns {VNode} */
export function PastRaces({ player, own }) {
  const client = useClient();
  const connected = useApp(({ link }) => link.status === "open");
  const { told } = useAsked(async () => (own && connected ? ownRaces(client, null) : null), [own, connected, player.races]);
  const first = told ?? { races: player.recent, before: player.before };
  const [more, setMore] = useState(/** @type {Raced[]} */ ([]));
  const [before, setBefore] = useState(/** @type {number | null | undefined} */ (undefined));
  const [busy, setBusy] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const races = [...first.races, ...more];
  const next = before === undefined ? first.before : before;
  const goOn = async () => {
    setBusy(true);
    try {
      const page = await (own ? ownRaces(client, next) : playerSeen(player.player, next));
      const found = page === null ? [] : "recent" in page ? page.recent : page.races;
      setMore((shown) => [...shown, ...found]);
      setBefore(page?.before ?? null);
    } catch {
      client.toasts.show(text("history-away"), "bad");
    }
    setBusy(false);
  };
  // The keyboard goes on at the first of those that came.
  const count = useRef(races.length);
  useLayoutEffect(() => {
    const row = more.length > 0 ? list.current?.children[count.current] : undefined;
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
    count.current = races.length;
  }, [more]);
  return html`
    <section class="panel past-list" aria-label=${text("history-recent")}>
      <h2>${text("history-recent")} ${player.races > 0 && html`<span class="quiet">${number(player.races)}</span>`}</h2>
      ${races.length === 0 && html`<p class="quiet" data-testid="no-races">${text(own ? "history-none-own" : "history-none")}</p>`}
      <ol ref=${list}>
        ${races.map((race) => html`<${PastRace} key=${`${race.ended_at} ${race.room ?? ""}`} race=${race} player=${player.player} name=${player.name} />`)}
      </ol>
      ${next !== null &&
      html`<button type="button" class="button" data-testid="more-races" disabled=${busy} onClick=${goOn}><span aria-live="polite">${text(busy ? "loading" : "history-more")}</span></button>`}
    </section>
  `;
}
