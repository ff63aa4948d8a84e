// Links that let in one person each, past a password and a list.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Change } from "./fields.js" */
import { text } from "../i18n/text.js";
import { invitePath } from "../net/address.js";
import { useState } from "../vendor/preact-hooks.js";
import { CopyButton } from "./copy.js";
import { Dialog } from "./dialog.js";
import { Wrong } from "./fields.js";
import { html, useClient } from "./html.js";
import { CloseRow } from "./member_acts.js";

const COUNTS = [1, 2, 3, 5, 10, 20];

/**
 * @param {{ room: string, links: readonly string[], onLinks: (more: readonly string[]) => void, onClose: () => void }} props
 * `links`: those made so far
 * @returns {VNode}
 */
export function Invites({ room, links, onLinks, onClose }) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [wrong, setWrong] = useState("");
  const make = () => {
    setWrong("");
    client.room.invite(
      count,
      (sentence) => {
        setWrong(sentence);
        return true;
      },
      (invites) => onLinks(invites.map((invite) => location.origin + invitePath(room, invite))),
    );
  };
  return html`
    <${Dialog} title=${text("hosting-invites")} wide=${true} onClose=${onClose}>
      <p class="quiet">${text("hosting-invites-line")}</p>
      <div class="invites-make">
        <select aria-label=${text("hosting-invites-count")} name="invites" value=${String(count)} onChange=${(/** @type {Change} */ { currentTarget }) => setCount(Number(currentTarget.value))}>
          ${COUNTS.map((n) => html`<option key=${n} value=${n} selected=${n === count}>${text("hosting-links", { n })}</option>`)}
        </select>
        <button type="button" class="button primary" data-testid="make-invites" onClick=${make}>${text("hosting-invites-make")}</button>
      </div>
      <${Wrong} id="wrong-invites" what=${wrong} />
      ${links.length > 0 &&
      html`
        <ul class="invite-links">
          ${links.map((link) => html`<li key=${link}><span class="link" data-testid="invite-link">${link}</span><${CopyButton} text=${link} label=${text("hosting-copy")} testid="copy-invite" /></li>`)}
        </ul>
        ${links.length > 1 && html`<${CopyButton} text=${links.join("\n")} label=${text("hosting-copy-all")} testid="copy-invites" />`}
      `}
      <${CloseRow} onClose=${onClose} />
    <//>
  `;
}
