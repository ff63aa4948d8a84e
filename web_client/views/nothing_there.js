// In place of a page: it is being fetched, it couldn't be, or there is nothing to show.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { html, useClient } from "./html.js";

/** @param {{ title?: string, line?: string, failed?: boolean, onAgain?: () => void }} props `title`: why there is nothing; none: it is wanted, unless it has `failed` @returns {VNode} */
export function NothingThere({ title, line, failed, onAgain }) {
  const client = useClient();
  if (title === undefined && !failed) return html`<main class="notice" aria-busy="true"><p class="quiet" role="status">${text("loading")}</p></main>`;
  return html`
    <main class="notice" data-testid="nothing-there">
      <h1>${title ?? text("history-away-title")}</h1>
      <p class="quiet">${line ?? text("history-away")}</p>
      <div class="buttons">
        ${onAgain && html`<button type="button" class="button" data-testid="ask-again" onClick=${onAgain}>${text("loading-again")}</button>`}
        <button type="button" class="button primary" data-testid="go-home" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
      </div>
    </main>
  `;
}
