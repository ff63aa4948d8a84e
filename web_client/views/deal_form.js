// Which cards are dealt: by how hard they are, or those of a code.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { DealChoice } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { text } from "../i18n/text.js";
import { dealChoices, dealKind, dealLine } from "../state/rules_words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { Choice, Field, Typed, Wrong } from "./fields.js";
import { html, useClient } from "./html.js";

/** No win of a whole pyramid takes fewer moves, and none of the pars known comes near the upper end. */
const [LEAST, MOST] = [14, 200];

/** Where a host begins who wants a certain par: most deals of the preset are about there. @param {string} preset @returns {[number, number]} */
function usualPar(preset) {
  return preset === "M" || preset === "O" ? [36, 43] : [50, 60];
}

/** @param {{ deal: DealChoice, preset: string, sealed: boolean }} props @returns {VNode} */
export function DealForm({ deal, preset, sealed }) {
  const client = useClient();
  const kind = dealKind(deal);
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [wrong, setWrong] = useState("");
  const shown = chosen ?? kind;
  // What the server has taken is what is shown.
  useEffect(() => setChosen(null), [JSON.stringify(deal)]);
  const ask = (/** @type {DealChoice} */ deal) => {
    setWrong("");
    client.room.configure({ deal }, (sentence) => {
      setWrong(sentence);
      if (chosen !== "code") setChosen(null);
      return true;
    });
  };
  const choose = (/** @type {string} */ choice) => {
    setWrong("");
    setChosen(choice);
    if (choice === "par") ask({ par: usualPar(preset) });
    else if (choice !== "code") ask(choice);
  };
  return html`
    <${Choice} label=${text("lobby-deal")} name="deal" value=${shown} options=${dealChoices()} onChoice=${choose} />
    ${dealLine(shown) && html`<p class="row-line quiet">${dealLine(shown)}</p>`}
    ${shown === "code" && html`<${CodeField} deal=${deal} set=${kind === "code"} wrong=${wrong !== ""} sealed=${sealed} onCode=${ask} onTyping=${() => setWrong("")} />`}
    ${shown === "par" && html`<${ParFields} par=${typeof deal === "object" ? deal.par : usualPar(preset)} onPar=${ask} onWrong=${setWrong} />`}
    <${Wrong} id="wrong-code" what=${wrong} />
  `;
}

/**
 * Unlike other fields this one keeps what was typed: a long code has one wrong letter.
 * What was refused is tried again once it may be right: codes of seven letters can't be sealed.
 * @param {{ deal: DealChoice, set: boolean, wrong: boolean, sealed: boolean, onCode: (code: string) => void, onTyping: () => void }} props
 * @returns {VNode}
 */
function CodeField({ deal, set, wrong, sealed, onCode, onTyping }) {
  const [code, setCode] = useState(typeof deal === "string" && deal.startsWith("PY1") ? deal : "");
  const use = () => (code.trim() === "" ? onTyping() : onCode(code));
  useEffect(() => {
    if (wrong) use();
  }, [sealed]);
  return html`
    <${Field} label=${text("lobby-code")}>
      <input name="deal_code" type="text" autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder=${set ? text("lobby-code-set") : "PY1-N-AAAAAAS"}
        value=${code} aria-invalid=${wrong} aria-describedby="wrong-code"
        onInput=${(/** @type {Change} */ event) => setCode(event.currentTarget.value)} onChange=${use} />
    <//>
  `;
}

/**
 * @param {{ par: [number, number], onPar: (deal: DealChoice) => void, onWrong: (wrong: string) => void }} props
 * @returns {VNode}
 */
function ParFields({ par, onPar, onWrong }) {
  const use = (/** @type {Change} */ { currentTarget: field }) => {
    const form = new FormData(field.form ?? undefined);
    const [lo, hi] = [Number(form.get("par_from")), Number(form.get("par_to"))];
    if (!field.validity.valid) onWrong(text("lobby-range", { min: LEAST, max: MOST }));
    else if (lo > hi) onWrong(text("lobby-par-order"));
    else onPar({ par: [lo, hi] });
  };
  const input = (/** @type {0 | 1} */ which, /** @type {string} */ label) => html`
    <${Typed} name=${which === 0 ? "par_from" : "par_to"} type="number" inputmode="numeric" min=${LEAST} max=${MOST} required
      aria-label=${label} value=${par[which]} onChange=${use} />
  `;
  return html`
    <div class="row" role="group" aria-label=${text("lobby-par")}>
      <span>${text("lobby-par")}</span>
      <span class="control">${input(0, text("lobby-par-from"))}<span class="between">${text("lobby-par-between")}</span>${input(1, text("lobby-par-to"))}</span>
    </div>
  `;
}
