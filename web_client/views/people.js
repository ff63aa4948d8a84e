// People's names, one after the other in a line; bots are marked.

/** @import { VNode } from "../vendor/preact.js" */
import { language, text } from "../i18n/text.js";
import { shownName } from "../state/rules_words.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/**
 * @param {{ names: readonly string[], bots?: readonly string[] | null | undefined, all: number }} props `bots`: which of them are;
 * `all`: how many there are, of whom the names may be only the first
 * @returns {VNode}
 */
export function People({ names, bots, all }) {
  const rest = all - names.length;
  const are = names.map((name) => bots?.includes(name) === true);
  const shown = names.map((name, index) => shownName(name, are[index]).name);
  const listed = rest > 0 ? [...shown, text("home-and-more", { n: rest })] : shown;
  const parts = new Intl.ListFormat(language(), { type: "conjunction" }).formatToParts(listed);
  let at = 0;
  return html`
    <span class="people">
      ${parts.map(({ type, value }, index) => {
        if (type === "literal" || (rest > 0 && index === parts.length - 1)) return value;
        const bot = are[at++];
        return html`<bdi key=${index}>${value}</bdi>${bot && html`<${BotMark} />`}`;
      })}
    </span>
  `;
}

/** @param {{ name: string, bot?: boolean | undefined }} props @returns {VNode} one of them */
export function Named({ name, bot }) {
  return html`<span class="named"><bdi>${shownName(name, bot).name}</bdi>${bot && html`<${BotMark} />`}</span>`;
}

/** @returns {VNode} */
export function BotMark() {
  return html`<span class="bot-mark" data-testid="bot-mark"><${Icon} name="bot" /><span class="visually-hidden">${text("lobby-bot", { strength: "other" })}</span></span>`;
}
