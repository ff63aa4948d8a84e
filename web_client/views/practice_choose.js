// Choosing what to play alone: the game under way, the deal of the day, one of some kind, or one by its code.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Daily } from "../looking.js" */
/** @import { Kind } from "../state/practice.js" */
import { MiniFaces } from "../cards/mini.js";
import { dealCards, parseCode } from "../game/deal.js";
import { PLACES } from "../game/pyramid.js";
import { presetOf, PRESETS } from "../game/rules.js";
import { yesterdaysDeal } from "../looking.js";
import { duration, language, text } from "../i18n/text.js";
import { elapsed, rulesInAddress } from "../state/practice.js";
import { ofDeal, sorted } from "../state/practice_best.js";
import { presetName } from "../state/rules_words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { BestGames } from "./practice_best.js";
import { CodeForm } from "./practice_code.js";
import { useDesk, usePractising } from "./practice_state.js";

/** @typedef {Exclude<Kind, "given">} Level */

const KIND = "pyramid-race.practice.kind";
const RULES = "pyramid-race.practice.rules";
/** @type {readonly number[]} */
const NONE = [];

/** @returns {VNode} */
export function ChooseDeal() {
  return html`
    <main class="practice">
      <header>
        <h1>${text("practice-title")}</h1>
        <p class="quiet">${text("practice-lead")}</p>
      </header>
      <div class="practice-main">
        <${UnderWay} />
        <${DailyDeal} />
        <${NewDeal} />
        <section class="panel" aria-label=${text("practice-by-code")}>
          <h2>${text("practice-by-code")}</h2>
          <${CodeForm} />
        </section>
      </div>
      <div class="practice-side-list"><${BestGames} /></div>
    </main>
  `;
}

/** @returns {VNode | null} */
function UnderWay() {
  const desk = useDesk();
  usePractising();
  const game = desk.underWay();
  if (game === null) return null;
  const { board, code, rules } = game;
  const gone = board.pyramid.flatMap((card, place) => (card === null ? [place] : []));
  return html`
    <section class="panel practice-tile" aria-label=${text("practice-under-way")}>
      <${MiniFaces} pyramid=${board.pyramid} gone=${gone} />
      <div>
        <h2>${text("practice-under-way")}</h2>
        <p><code class="practice-deal">${code}</code></p>
        <p class="quiet">${presetName(rules.preset)}${rulesInAddress(rules) !== null && " *"}</p>
        <p class="quiet">${text("practice-so-far", { moves: board.moves, time: duration(elapsed(game, desk.now())), left: PLACES - board.removed })}</p>
        <button type="button" class="button primary" data-testid="practice-go-on" onClick=${() => desk.goOn(game)}>${text("practice-go-on")}</button>
      </div>
    </section>
  `;
}

/** @returns {VNode} */
function DailyDeal() {
  const client = useClient();
  const { best } = usePractising();
  const [daily, setDaily] = useState(/** @type {Daily | "none" | null} */ (null));
  useEffect(() => {
    let left = false;
    yesterdaysDeal().then(
      (found) => left || setDaily(found),
      () => left || setDaily("none"),
    );
    return () => void (left = true);
  }, []);
  const found = daily !== null && daily !== "none" ? parseCode(daily.code) : null;
  if (daily === null || daily === "none" || found === null || !("letters" in found)) {
    return html`
      <section class="panel practice-tile" aria-label=${text("practice-daily")}>
        <span class="mini faces" aria-hidden="true"></span>
        <div>
          <h2>${text("practice-daily")}</h2>
          <p class="quiet" role="status">${daily === null ? text("practice-daily-line") : text("practice-daily-none")}</p>
        </div>
      </section>
    `;
  }
  const [mine] = sorted(ofDeal(best, daily.code, found.preset), "time");
  return html`
    <section class="panel practice-tile" aria-label=${text("practice-daily")}>
      <${MiniFaces} pyramid=${dealCards(found.letters).slice(0, PLACES)} gone=${NONE} />
      <div>
        <h2>${text("practice-daily")}</h2>
        <p><time datetime=${daily.date}>${dateOf(daily.date)}</time></p>
        <p class="quiet">${mine ? text("practice-daily-done", { time: duration(mine.time_ms, true), moves: mine.moves }) : text("practice-daily-line")}</p>
        <button type="button" class="button primary" data-testid="practice-daily" onClick=${() => client.practise(daily.code)}>
          ${mine ? text("practice-again") : text("practice-play")}
        </button>
      </div>
    </section>
  `;
}

/** @returns {VNode} */
function NewDeal() {
  const client = useClient();
  const desk = useDesk();
  const { dealing, trouble } = usePractising();
  const [kind, setKind] = useState(() => kindIn(client.identity.lasting.getItem(KIND)));
  const [letter, setLetter] = useState(() => presetIn(client.identity.lasting.getItem(RULES)));
  const deal = (/** @type {Event} */ event) => {
    event.preventDefault();
    remember(client.identity.lasting, KIND, kind);
    remember(client.identity.lasting, RULES, letter);
    desk.deal(kind, { preset: letter, ...presetOf(letter) });
  };
  return html`
    <section class="panel" aria-label=${text("practice-new")}>
      <h2>${text("practice-new")}</h2>
      <form class="stack" onSubmit=${deal}>
        <div class="choice-row wide" role="radiogroup" aria-label=${text("practice-kind")}>
          ${KINDS.map(
            ({ level, name }) => html`
              <label key=${level}>
                <input type="radio" name="practice_kind" value=${level} checked=${level === kind} onChange=${() => setKind(level)} /><span>${name()}</span>
              </label>
            `,
          )}
        </div>
        <p class="quiet practice-kind-line">${KINDS.find(({ level }) => level === kind)?.line()}</p>
        <label class="field">
          <span>${text("practice-rules")}</span>
          <select name="practice_rules" value=${letter} onChange=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => setLetter(event.currentTarget.value)}>
            ${Object.keys(PRESETS).map((preset) => html`<option key=${preset} value=${preset} selected=${preset === letter}>${presetName(preset)}</option>`)}
          </select>
        </label>
        <button type="submit" class="button primary large" data-testid="practice-deal" disabled=${dealing}>${dealing ? text("practice-dealing") : text("practice-deal")}</button>
        <${Trouble} trouble=${trouble} />
      </form>
    </section>
  `;
}

/** Why no deal came. @param {{ trouble: import("../practice_server.js").Trouble | null }} props @returns {VNode | null} */
export function Trouble({ trouble }) {
  if (trouble === null) return null;
  return html`<p class="wrong" role="alert" data-testid="practice-trouble">${trouble === "none" ? text("practice-none") : text("practice-unreachable")}</p>`;
}

/** @type {readonly { level: Level, name: () => string, line: () => string }[]} */
const KINDS = [
  { level: "winnable", name: () => text("practice-winnable"), line: () => text("practice-winnable-line") },
  { level: "easy", name: () => text("practice-easy"), line: () => text("practice-easy-line") },
  { level: "medium", name: () => text("practice-medium"), line: () => text("practice-medium-line") },
  { level: "hard", name: () => text("practice-hard"), line: () => text("practice-hard-line") },
  { level: "any", name: () => text("practice-any"), line: () => text("practice-any-line") },
];

/** @param {string | null} level @returns {Level} */
function kindIn(level) {
  return KINDS.find((kind) => kind.level === level)?.level ?? "winnable";
}

/** @param {string | null} letter @returns {string} */
function presetIn(letter) {
  return letter !== null && Object.hasOwn(PRESETS, letter) ? letter : "N";
}

/** @param {import("../net/identity.js").Box} box @param {string} key @param {string} value */
function remember(box, key, value) {
  try {
    box.setItem(key, value);
  } catch {
    // A full store: then it is chosen again the next time.
  }
}

/** @param {string} date `2026-10-14` @returns {string} */
function dateOf(date) {
  return new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
