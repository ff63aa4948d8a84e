// Who was fastest: on a day, in a week, or on one deal. Loaded on demand.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Leaderboard } from "../net/messages.js" */
/** @import { Board } from "../net/pages.js" */
import { parseCode } from "../game/deal.js";
import { parseRules } from "../game/rules_query.js";
import { text } from "../i18n/text.js";
import { leaderboard } from "../past.js";
import { boardAsked, boardBeside, boardNow, dayAt, DAY_MS, mondayOf, startOf, weekAt } from "../state/boards.js";
import { daysWords, dayWords } from "../state/outcome_words.js";
import { presetWords, rulesName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { useAsked } from "./asked.js";
import { BoardTable } from "./board_table.js";
import { GoBack } from "./go_back.js";
import { classes, html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { PageLink } from "./page_link.js";
import { PractiseLink } from "./replay_links.js";
import { styled } from "./styled.js";

await Promise.all(["history", "leaderboards"].map((name) => styled(`/style/${name}.css`)));

/** @type {readonly { by: Board["by"], name: string }[]} */
const TABS = [
  { by: "day", name: "history-by-day" },
  { by: "week", name: "history-by-week" },
  { by: "deal", name: "history-by-deal" },
];

/** @param {{ board: Board }} props @returns {VNode} */
export function LeaderboardPage({ board }) {
  // Rules that one has chosen for a day hold for the week, too; a deal has its own.
  const rules = board.by === "deal" ? null : board.rules;
  return html`
    <main class="past leaderboard" data-testid="leaderboard">
      <${GoBack} />
      <h1>${text("history-leaderboards")}</h1>
      <nav class="tabs" aria-label=${text("history-leaderboards")}>
        ${TABS.map(
          ({ by, name }) => html`
            <${PageLink} key=${by} to=${{ at: "leaderboard", board: { by, of: null, rules: by === "deal" ? null : rules } }} class="tab" current=${by === board.by} testid=${`tab-${by}`}>
              ${text(name)}
            <//>
          `,
        )}
      </nav>
      ${board.by === "deal" ? html`<${DealForm} key=${board.of ?? ""} code=${board.of ?? ""} />` : html`<${Which} board=${board} />`}
      <${Shown} board=${board} />
    </main>
  `;
}

/** Of what time, and by which rules. @param {{ board: Board }} props @returns {VNode} */
function Which({ board }) {
  const client = useClient();
  const now = client.now();
  const { of } = boardNow(board, now);
  const chosen = board.rules ?? "N";
  const known = presetWords().some(({ letter }) => letter === chosen);
  const choose = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget: { value } }) =>
    client.go({ at: "leaderboard", board: { ...board, rules: value === "N" ? null : value } });
  return html`
    <div class="which">
      <div class="steps">
        <${Step} to=${boardBeside(board, -1, now)} icon="back" label=${text(board.by === "day" ? "history-day-before" : "history-week-before")} testid="board-before" />
        <h2 aria-live="polite" data-testid="board-time">${timeWords(board.by, of ?? "", now)}</h2>
        <${Step} to=${boardBeside(board, 1, now)} icon="next" label=${text(board.by === "day" ? "history-day-after" : "history-week-after")} testid="board-after" />
      </div>
      <label class="field which-rules">
        <span class="visually-hidden">${text("rules-title")}</span>
        <select data-testid="board-rules" value=${chosen} onChange=${choose}>
          ${presetWords().map(({ letter, name }) => html`<option key=${letter} value=${letter} selected=${letter === chosen}>${name}</option>`)}
          ${!known && html`<option value=${chosen} selected>${chosen}</option>`}
        </select>
      </label>
    </div>
  `;
}

/** @param {{ to: Board | null, icon: "back" | "next", label: string, testid: string }} props @returns {VNode} */
function Step({ to, icon, label, testid }) {
  return html`<${PageLink} to=${to && { at: "leaderboard", board: to }} class="button plain icon-only" label=${label} testid=${testid}><${Icon} name=${icon} /><//>`;
}

/** @param {Board["by"]} by @param {string} of @param {number} now @returns {string} */
function timeWords(by, of, now) {
  if (by === "day") {
    const day = dayWords(of);
    return of === dayAt(now) ? text("history-today", { day }) : day;
  }
  const monday = mondayOf(of);
  if (Number.isNaN(monday)) return of;
  const days = daysWords(monday, monday + 6 * DAY_MS);
  return of === weekAt(now) ? text("history-this-week", { days }) : days;
}

/** @param {{ code: string }} props @returns {VNode} */
function DealForm({ code }) {
  const client = useClient();
  const [typed, setTyped] = useState(code);
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim() !== "") client.go({ at: "leaderboard", board: { by: "deal", of: typed.trim().toUpperCase(), rules: null } });
  };
  return html`
    <form class="join" onSubmit=${go}>
      <label class="field">
        <span>${text("race-deal")}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          placeholder="PY1-N-AAAAAAS"
          data-testid="board-code"
          value=${typed}
          onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-testid="board-go">${text("history-show")}</button>
    </form>
  `;
}

/** @param {{ board: Board }} props @returns {VNode | null} */
function Shown({ board }) {
  const client = useClient();
  const me = useApp((app) => app.me?.player ?? "");
  const asked = boardAsked(board, client.now());
  const possible = canBe(boardNow(board, client.now()));
  const { told, failed, again } = useAsked(async () => {
    if (asked === null) return "unasked";
    return possible ? ((await leaderboard(asked)) ?? "none") : "none";
  }, [asked]);
  if (told === "unasked") return html`<p class="quiet">${text("history-deal-line")}</p>`;
  if (told === "none") return html`<p class="wrong" role="alert" data-testid="no-board">${text(board.by === "deal" ? "history-no-deal" : "history-no-board")}</p>`;
  if (told === null) {
    return html`
      <section class=${classes("panel", !failed && "waits")} aria-busy=${!failed}>
        <p class="quiet" role="status">${text(failed ? "history-away" : "loading")}</p>
        ${failed && html`<button type="button" class="button" data-testid="ask-again" onClick=${again}>${text("loading-again")}</button>`}
      </section>
    `;
  }
  return html`<${Found} board=${told} by=${board.by} me=${me} />`;
}

/** @param {Board} board @returns {boolean} false: there is no such day, week or deal */
function canBe({ by, of }) {
  if (by === "deal") return !("why" in parseCode(of ?? ""));
  return !Number.isNaN(by === "day" ? startOf(of ?? "") : mondayOf(of ?? ""));
}

/** @param {{ board: Leaderboard, by: Board["by"], me: string }} props @returns {VNode} */
function Found({ board, by, me }) {
  const { deal, rows, players } = board;
  const rules = parseRules(board.rules);
  return html`
    <section class="panel" aria-label=${text("result-standings")}>
      ${deal !== undefined &&
      rules &&
      html`
        <header class="board-deal">
          <p><code data-testid="board-deal">${deal}</code> <span class="quiet">${rulesName(rules)}</span></p>
          <${PractiseLink} code=${deal} rules=${rules} />
        </header>
      `}
      ${rows.length === 0
        ? html`<p class="quiet" data-testid="board-empty">${text(by === "deal" ? "history-empty-deal" : "history-empty")}</p>`
        : html`<${BoardTable} rows=${rows} players=${players} me=${me} label=${text("history-leaderboards")} dated=${true} />`}
    </section>
  `;
}
