// The game in three pictures, for those who come for the first time.

/** @import { VNode } from "../vendor/preact.js" */
import { Face } from "../cards/face.js";
import { Mini } from "../cards/mini.js";
import { text } from "../i18n/text.js";
import { html } from "./html.js";

/** All but the upper rows are gone. */
const NEARLY = Array.from({ length: 22 }, (_, place) => place + 6);

/** @returns {VNode} */
export function HowItGoes() {
  return html`
    <section class="how" aria-label=${text("home-how")}>
      <h2>${text("home-how")}</h2>
      <ul>
        <li><${Picture} cards=${["10D", "3S"]} />${text("home-how-pairs")}</li>
        <li><${Picture} cards=${["KH"]} />${text("home-how-kings")}</li>
        <li><span class="picture"><${Mini} gone=${NEARLY} /></span>${text("home-how-first")}</li>
      </ul>
    </section>
  `;
}

/** @param {{ cards: readonly string[] }} props @returns {VNode} */
function Picture({ cards }) {
  return html`
    <span class="picture" aria-hidden="true">${cards.map((card) => html`<span key=${card} class="card-body"><${Face} card=${card} /></span>`)}</span>
  `;
}
