// The link that brings others here.

/** @import { VNode } from "../vendor/preact.js" */
import { onlyHere, roomPath } from "../net/address.js";
import { CopyButton } from "./copy.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ room: string }} props @returns {VNode} */
export function Share({ room }) {
  const client = useClient();
  const link = location.origin + roomPath(room);
  const share = async () => {
    try {
      await navigator.share({ title: "Pyramid Race", text: "Race me!", url: link });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === "AbortError";
      if (!closed) client.toasts.show("Sharing didn't work here. Copy the link instead.", "bad");
    }
  };
  return html`
    <section class="panel share" aria-label="Invite">
      <h2>Invite</h2>
      <p class="room-code" aria-label=${`Room code ${[...room].join(" ")}`}>${room}</p>
      <a class="link" data-testid="share-link" href=${link} onClick=${(/** @type {Event} */ event) => event.preventDefault()}>${link}</a>
      ${onlyHere(location.hostname) &&
      html`
        <p class="quiet only-here" data-testid="only-here">
          This link works on this machine only. Friends need this machine's address in place of <code>${location.hostname}</code>.
        </p>
      `}
      <div class="buttons">
        <${CopyButton} text=${link} label="Copy link" testid="copy-link" primary=${true} />
        ${"share" in navigator &&
        html`<button type="button" class="button" data-testid="share-button" onClick=${share}><${Icon} name="share" />Share</button>`}
      </div>
    </section>
  `;
}
