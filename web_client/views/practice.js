// Practice alone: choosing a deal, or the game on one.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { parseCode } from "../game/deal.js";
import { presetOf } from "../game/rules.js";
import { parseRules } from "../game/rules_query.js";
import { text } from "../i18n/text.js";
import { useMemo } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { ChooseDeal } from "./practice_choose.js";
import { CodeForm } from "./practice_code.js";
import { PracticeGame } from "./practice_game.js";
import { styled } from "./styled.js";

await Promise.all([styled("/style/practice.css"), styled("/style/practice_game.css")]);

/** @param {{ code: string | null, rules: string | null }} props `rules` as the address carries them; null: those of the code's letter @returns {VNode} */
export function PracticeView({ code, rules }) {
  const found = useMemo(() => (code === null ? null : parseCode(code)), [code]);
  const letter = found !== null && "preset" in found && "letters" in found ? found.preset : "N";
  const meant = useMemo(() => (rules === null ? presetRules(letter) : parseRules(rules, letter)), [rules, letter]);
  if (code === null || found === null) return html`<${ChooseDeal} />`;
  if (!("letters" in found)) return html`<${NoDeal} code=${code} rules=${null} />`;
  if (meant === null) return html`<${NoDeal} code=${code} rules=${rules} />`;
  return html`<${PracticeGame} letters=${found.letters} rules=${meant} />`;
}

/** @param {string} letter @returns {Rules} */
function presetRules(letter) {
  return { preset: letter, ...presetOf(letter) };
}

/** The address names no deal, or rules that don't exist. @param {{ code: string, rules: string | null }} props `rules`: null where the code is wrong @returns {VNode} */
function NoDeal({ code, rules }) {
  const client = useClient();
  return html`
    <main class="notice practice-no-deal">
      <h1>${text("practice-no-deal")}</h1>
      ${rules === null
        ? html`<${CodeForm} first=${code} />`
        : html`
            <p class="wrong" role="alert" data-testid="wrong-rules">${text("practice-wrong-rules")}</p>
            <button type="button" class="button primary" data-testid="practice-own-rules" onClick=${() => client.practise(code)}>${text("practice-own-rules")}</button>
          `}
      <button type="button" class="button plain" data-testid="practice-choose" onClick=${() => client.practise()}>${text("practice-choose")}</button>
    </main>
  `;
}
