// Every option of the game as a control that can't be set to what makes no sense.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Options } from "../game/rules.js" */
/** @import { Change } from "./fields.js" */
import { MOST } from "../game/rules.js";
import { wastePairChoices } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { Choice, number, Switch, Typed, Wrong } from "./fields.js";
import { html } from "./html.js";

/**
 * @param {{ rules: Rules, onChange: (options: Partial<Options>) => void }} props
 * @returns {VNode}
 */
export function OptionFields({ rules, onChange }) {
  return html`
    <${Choice} label="To be cleared" name="win" value=${rules.win}
      options=${[["pyramid", "The pyramid"], ["all", "All: pyramid, stock and waste"]]}
      onChoice=${(/** @type {Rules["win"]} */ win) => onChange({ win })} />
    <${Limit} label="The waste goes back" name="recycles" limit=${rules.recycles} words=${["As often as you like", "At most", "times"]} usual=${2}
      onLimit=${(/** @type {number | null} */ recycles) => onChange({ recycles })} />
    <${Choice} label="Waste piles" name="waste_piles" value=${String(rules.waste_piles)}
      options=${[["1", "One"], ["2", "Two, you choose"], ["3", "Three, you choose"]]}
      onChoice=${(/** @type {string} */ piles) => onChange({ waste_piles: Number(piles) })} />
    <${Choice} label="Pairs without the pyramid" name="pair_waste" value=${rules.pair_waste} options=${wastePairChoices(rules)}
      onChoice=${(/** @type {Rules["pair_waste"]} */ pairs) => onChange({ pair_waste: pairs })} />
    <${Switch} label="Pairs with the last cover" name="pair_with_cover" on=${rules.pair_with_cover} line="A card goes with the one card left on it, if they make 13."
      onSwitch=${(/** @type {boolean} */ on) => onChange({ pair_with_cover: on })} />
    <${Switch} label="Stock's top card in play" name="stock_top" on=${rules.stock_top} line="It lies face up and can be taken without drawing it."
      onSwitch=${(/** @type {boolean} */ on) => onChange({ stock_top: on })} />
    <${Switch} label="Open stock" name="stock_face_up" on=${rules.stock_face_up} line="Everybody sees which cards come, in their order."
      onSwitch=${(/** @type {boolean} */ on) => onChange({ stock_face_up: on })} />
    <${Switch} label="First card on the waste" name="initial_waste" on=${rules.initial_waste === 1} line="One card of the stock is turned over at the deal."
      onSwitch=${(/** @type {boolean} */ on) => onChange({ initial_waste: on ? 1 : 0 })} />
    <${Limit} label="Undo" name="undo_limit" limit=${rules.undo_limit} words=${["Without limit", "At most", "actions"]} usual=${100}
      onLimit=${(/** @type {number | null} */ limit) => onChange({ undo_limit: limit })} />
    <${Switch} label="Undo counts as a move" name="undo_counts" on=${rules.undo_counts} disabled=${rules.undo_limit === 0}
      line=${rules.undo_limit === 0 ? "There is no undo." : "It is added to the moves that the result shows."}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ undo_counts: on })} />
  `;
}

/**
 * Without limit, or a number.
 * @param {{ label: string, name: string, limit: number | null, words: [string, string, string], usual: number, onLimit: (limit: number | null) => void }} props
 * `words`: of no limit, before the number, after it; `usual`: where the number begins
 * @returns {VNode}
 */
function Limit({ label, name, limit, words: [free, upTo, unit], usual, onLimit }) {
  const [wrong, setWrong] = useState("");
  const id = `wrong-${name}`;
  return html`
    <div class="row" role="group" aria-label=${label}>
      <span>${label}</span>
      <span class="control">
        <select name=${name} aria-label=${label} value=${limit === null ? "free" : "limit"}
          onChange=${(/** @type {Change} */ event) => onLimit(event.currentTarget.value === "free" ? null : usual)}>
          <option value="free" selected=${limit === null}>${free}</option>
          <option value="limit" selected=${limit !== null}>${upTo}</option>
        </select>
        ${limit !== null &&
        html`
          <${Typed} name=${`${name}_number`} class="few" type="number" inputmode="numeric" min="0" max=${MOST} step="1" required value=${limit}
            aria-label=${`${label}: number of ${unit}`} aria-describedby=${id}
            onChange=${(/** @type {Change} */ event) => number(event, limit, setWrong, onLimit)} />
          <span class="between">${unit}</span>
        `}
      </span>
    </div>
    <${Wrong} id=${id} text=${wrong} />
  `;
}
