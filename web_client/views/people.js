// People's names, one after the other in a line.

/** @import { VNode } from "../vendor/preact.js" */
import { language, text } from "../i18n/text.js";
import { listedName } from "../state/rules_words.js";
import { html } from "./html.js";

/**
 * @param {{ names: readonly string[], all: number }} props `all`: how many there are; the names may be only the first of them
 * @returns {VNode}
 */
export function People({ names, all }) {
  const rest = all - names.length;
  const shown = names.map(listedName);
  const listed = rest > 0 ? [...shown, text("home-and-more", { n: rest })] : shown;
  const parts = new Intl.ListFormat(language(), { type: "conjunction" }).formatToParts(listed);
  return html`
    <span class="people">
      ${parts.map(({ type, value }, index) =>
        type === "literal" || (rest > 0 && index === parts.length - 1) ? value : html`<bdi key=${index}>${value}</bdi>`,
      )}
    </span>
  `;
}
