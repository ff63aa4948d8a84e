// The daily deal: one a day for everybody, one try each. Today's board shows once one's own try is over. Loaded on demand.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { DailyMessage } from "../net/messages.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, number, ordinal, text } from "../i18n/text.js";
import { dailyNow, startDaily } from "../past.js";
import { dayWords, statusWords } from "../state/outcome_words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { useAsked } from "./asked.js";
import { BoardTable } from "./board_table.js";
import { classes, html, useApp, useClient, useRenderAgain } from "./html.js";
import { Icon } from "./icons.js";
import { NameField } from "./name.js";
import { NothingThere } from "./nothing_there.js";
import { styled } from "./styled.js";
import { Yesterday } from "./yesterday.js";

await Promise.all(["history", "leaderboards", "daily"].map((name) => styled(`/style/${name}.css`)));

/** Others finish while one looks at the board. */
const LOOK_AGAIN_MS = 30_000;

/** @returns {VNode} */
export function DailyPage() {
  const client = useClient();
  const me = useApp((app) => app.me?.player ?? "");
  const connected = useApp(({ link }) => link.status === "open");
  const { told, failed, again } = useAsked(async () => (connected ? { daily: await dailyNow(client), at: client.now() } : null), [me, connected]);
  const [last, setLast] = useState(told);
  if (told !== null && told !== last) setLast(told);
  useEffect(() => {
    if (last === null) return undefined;
    const { daily, at } = last;
    const untilNext = at + daily.next_ms - client.now() + 500;
    const timer = setTimeout(again, daily.board === null ? Math.max(untilNext, 1000) : Math.max(1000, Math.min(untilNext, LOOK_AGAIN_MS)));
    return () => clearTimeout(timer);
  }, [last, again]);
  // Without a connection what was there last stays to be read.
  const shown = told ?? last;
  if (shown === null) return html`<${NothingThere} failed=${failed} onAgain=${again} />`;
  const { daily, at } = shown;
  return html`
    <main class="past daily" data-testid="daily-page">
      <header class="daily-head">
        <div>
          <h1>${text("daily-title")}</h1>
          <p class="quiet">${dayWords(daily.date)}</p>
        </div>
        <${Next} at=${at + daily.next_ms} />
      </header>
      ${daily.played === null || daily.played.status === "playing"
        ? html`<${Try} key=${daily.date} running=${daily.played !== null} onOver=${again} />`
        : html`<${Done} daily=${daily} me=${me} />`}
      <${Yesterday} key=${daily.date} me=${me} />
    </main>
  `;
}

/** @param {{ at: number }} props when the next deal comes @returns {VNode} */
function Next({ at }) {
  const client = useClient();
  const again = useRenderAgain();
  useEffect(() => {
    const timer = setInterval(again, 1000);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="daily-next"><span class="quiet">${text("daily-next")}</span> <strong role="timer" data-testid="daily-next">${duration(at - client.now())}</strong></p>`;
}

/** @param {{ running: boolean, onOver: () => void }} props @returns {VNode} */
function Try({ running, onOver }) {
  const client = useClient();
  const connected = useApp(({ link }) => link.status === "open");
  const given = useApp(({ me }) => me?.name ?? "");
  const [nameless] = useState(client.identity.name === "");
  const [typed, setTyped] = useState(client.identity.name);
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const refused = nameless ? await client.rename(typed.trim() || given) : null;
    setWrong(refused);
    const why = refused === null ? await startDaily(client) : null;
    setBusy(false);
    if (why === null) return;
    client.toasts.show(why, "bad");
    onOver();
  };
  return html`
    <section class="panel daily-try" aria-label=${text("daily-try")}>
      <ul class="daily-rules">
        <li><${Icon} name="people" />${text("daily-same")}</li>
        <li><${Icon} name="flag" />${text("daily-once")}</li>
        <li><${Icon} name="medal" />${text("daily-timed")}</li>
        <li><${Icon} name="eye" />${text("daily-board-after")}</li>
      </ul>
      <form class="stack" onSubmit=${start}>
        ${nameless && !running && html`<${NameField} value=${typed} guest=${given} wrong=${wrong} onInput=${setTyped} />`}
        ${running && html`<p role="status">${text("daily-running")}</p>`}
        <button type="submit" class="button primary large" data-testid="daily-start" disabled=${busy || !connected}>
          <span aria-live="polite">${text(busy ? "daily-starting" : running ? "daily-go-on" : "daily-start")}</span>
        </button>
      </form>
    </section>
  `;
}

/** @param {{ daily: DailyMessage, me: string }} props whose own try is over @returns {VNode | null} */
function Done({ daily: { played, board, players }, me }) {
  if (played === null) return null;
  const { status, place, time_ms: time, moves, removed } = played;
  const cleared = status === "cleared" && time !== null;
  const rows = board ?? [];
  return html`
    <section class=${classes("panel", "daily-done", cleared && "good")} aria-label=${text("daily-yours")} data-testid="daily-done" data-status=${status}>
      <div>
        <p class="daily-outcome">${cleared ? duration(time, true) : statusWords(status)}</p>
        <p class="quiet">${cleared ? text("history-moves", { n: moves }) : text("result-cards", { removed, all: PLACES })}</p>
      </div>
      ${cleared && place !== undefined && html`<p class="daily-place"><strong>${ordinal(place)}</strong> <span class="quiet">${text("daily-of", { n: number(players ?? rows.length) })}</span></p>`}
    </section>
    <section class="panel" aria-label=${text("daily-board")}>
      <h2>${text("daily-board")}</h2>
      <${BoardTable} rows=${rows} players=${players ?? rows.length} me=${me} label=${text("daily-board")} sealed=${true} />
      <p class="quiet board-more">${text("result-daily-replay")}</p>
    </section>
  `;
}
