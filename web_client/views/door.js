// The room's door: locked or not, links for one person each, and who has been banned.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Banned } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { Invites } from "./invites.js";

/** @param {{ locked: boolean }} props @returns {VNode} */
export function LockButton({ locked }) {
  const client = useClient();
  return html`
    <button type="button" class="button" data-testid="lock" aria-pressed=${locked} onClick=${() => client.room.lock(!locked)}>
      <${Icon} name=${locked ? "unlock" : "lock"} />${text(locked ? "hosting-unlock" : "hosting-lock")}
    </button>
  `;
}

/** @param {{ room: string, locked: boolean }} props for those in charge @returns {VNode} */
export function Door({ room, locked }) {
  const [inviting, setInviting] = useState(false);
  // They can't be asked for again: whoever closes the dialog too soon finds them there.
  const [links, setLinks] = useState(/** @type {readonly string[]} */ ([]));
  return html`
    <div class="buttons door">
      <button type="button" class="button" data-testid="invites" aria-haspopup="dialog" onClick=${() => setInviting(true)}><${Icon} name="link" />${text("hosting-invites")}</button>
      <${LockButton} locked=${locked} />
    </div>
    ${inviting && html`<${Invites} room=${room} links=${links} onLinks=${(/** @type {readonly string[]} */ more) => setLinks((made) => [...made, ...more])} onClose=${() => setInviting(false)} />`}
  `;
}

/** @param {{ banned: readonly Banned[] }} props @returns {VNode | null} */
export function BannedList({ banned }) {
  const client = useClient();
  if (banned.length === 0) return null;
  return html`
    <div class="banned" data-testid="banned">
      <h3><${Icon} name="ban" />${text("hosting-banned")}</h3>
      <ul>
        ${banned.map(
          ({ player, name }) => html`
            <li key=${player}>
              <bdi>${name || text("said-somebody")}</bdi>
              <button type="button" class="button small" data-testid="unban" onClick=${() => client.room.unban(player)}>${text("hosting-unban")}</button>
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}
