// What can be done with a replay: send its moment to somebody, keep it, play its deal.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Page } from "../net/pages.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { pathOf } from "../net/pages.js";
import { CopyButton } from "./copy.js";
import { html } from "./html.js";
import { AgainButton, DealBoardLink, DownloadButton, PractiseLink } from "./replay_links.js";

/** @param {{ replay: Replay, page: Page }} props `page`: the moment shown @returns {VNode} */
export function Tools({ replay: { room, race, code, rules }, page }) {
  return html`
    <section class="buttons replay-tools" aria-label=${text("replay-tools")}>
      <${CopyButton} text=${location.origin + pathOf(page)} label=${text("replay-copy")} testid="copy-moment" />
      <${PractiseLink} code=${code} rules=${rules} />
      <${AgainButton} code=${code} rules=${rules} />
      <${DealBoardLink} code=${code} rules=${rules} />
      <${DownloadButton} room=${room} race=${race} />
    </section>
  `;
}
