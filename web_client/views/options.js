// Every option of the game as a control that can't be set to what makes no sense.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Options } from "../game/rules.js" */
/** @import { Change } from "./fields.js" */
import { MOST } from "../game/rules.js";
import { text } from "../i18n/text.js";
import { wastePairChoices } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { Choice, Switch, Typed, wholeNumber, Wrong } from "./fields.js";
import { html } from "./html.js";

/**
 * @param {{ rules: Rules, onChange: (options: Partial<Options>) => void }} props
 * @returns {VNode}
 */
export function OptionFields({ rules, onChange }) {
  return html`
    <${Choice} label=${text("rules-win")} name="win" value=${rules.win}
      options=${[["pyramid", text("rules-win-pyramid")], ["all", text("rules-win-all")]]}
      onChoice=${(/** @type {Rules["win"]} */ win) => onChange({ win })} />
    <${Limit} label=${text("rules-again")} name="recycles" limit=${rules.recycles} usual=${2}
      free=${text("rules-again-free")} most=${text("rules-again-number")} unit=${text("rules-times", { n: rules.recycles ?? 0 })}
      onLimit=${(/** @type {number | null} */ recycles) => onChange({ recycles })} />
    <${Choice} label=${text("rules-piles")} name="waste_piles" value=${String(rules.waste_piles)}
      options=${[1, 2, 3].map((piles) => [String(piles), text("rules-piles-choice", { piles })])}
      onChoice=${(/** @type {string} */ piles) => onChange({ waste_piles: Number(piles) })} />
    <${Choice} label=${text("rules-pairs")} name="pair_waste" value=${rules.pair_waste} options=${wastePairChoices(rules)}
      onChoice=${(/** @type {Rules["pair_waste"]} */ pairs) => onChange({ pair_waste: pairs })} />
    <${Switch} label=${text("rules-with-cover")} name="pair_with_cover" on=${rules.pair_with_cover} line=${text("rules-with-cover-line")}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ pair_with_cover: on })} />
    <${Switch} label=${text("rules-top-card")} name="stock_top" on=${rules.stock_top} line=${text("rules-top-card-line")}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ stock_top: on })} />
    <${Switch} label=${text("rules-open-stock")} name="stock_face_up" on=${rules.stock_face_up} line=${text("rules-open-stock-line")}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ stock_face_up: on })} />
    <${Switch} label=${text("rules-first-waste")} name="initial_waste" on=${rules.initial_waste === 1} line=${text("rules-first-waste-line")}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ initial_waste: on ? 1 : 0 })} />
    <${Limit} label=${text("rules-undo-limit")} name="undo_limit" limit=${rules.undo_limit} usual=${100}
      free=${text("rules-undo-free")} most=${text("rules-undo-number")} unit=${text("rules-actions", { n: rules.undo_limit ?? 0 })}
      onLimit=${(/** @type {number | null} */ limit) => onChange({ undo_limit: limit })} />
    <${Switch} label=${text("rules-undo-move")} name="undo_counts" on=${rules.undo_counts} disabled=${rules.undo_limit === 0}
      line=${text("rules-undo-move-line", { undo: rules.undo_limit === 0 ? "no" : "yes" })}
      onSwitch=${(/** @type {boolean} */ on) => onChange({ undo_counts: on })} />
  `;
}

/**
 * Without limit, or a number.
 * @param {{ label: string, name: string, limit: number | null, usual: number, free: string, most: string, unit: string, onLimit: (limit: number | null) => void }} props
 * `usual`: where the number begins; `free`: that there is no limit; `most`: what the number is; `unit`: what it counts
 * @returns {VNode}
 */
function Limit({ label, name, limit, usual, free, most, unit, onLimit }) {
  const [wrong, setWrong] = useState("");
  const id = `wrong-${name}`;
  return html`
    <div class="row" role="group" aria-label=${label}>
      <span>${label}</span>
      <span class="control">
        <select name=${name} aria-label=${label} value=${limit === null ? "free" : "limit"}
          onChange=${(/** @type {Change} */ event) => onLimit(event.currentTarget.value === "free" ? null : usual)}>
          <option value="free" selected=${limit === null}>${free}</option>
          <option value="limit" selected=${limit !== null}>${text("rules-at-most")}</option>
        </select>
        ${limit !== null &&
        html`
          <${Typed} name=${`${name}_number`} class="few" type="number" inputmode="numeric" min="0" max=${MOST} step="1" required value=${limit}
            aria-label=${most} aria-describedby=${id}
            onChange=${(/** @type {Change} */ event) => wholeNumber(event, limit, setWrong, onLimit)} />
          <span class="between">${unit}</span>
        `}
      </span>
    </div>
    <${Wrong} id=${id} what=${wrong} />
  `;
}
