// The link that brings others here.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
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
      await navigator.share({ title: "Pyramid Race", text: text("home-share-text"), url: link });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === "AbortError";
      if (!closed) client.toasts.show(text("home-share-failed"), "bad");
    }
  };
  return html`
    <section class="panel share" aria-label=${text("home-invite")}>
      <h2>${text("home-invite")}</h2>
      <p class="room-code" aria-label=${text("home-spelled", { letters: [...room].join(" ") })}>${room}</p>
      <a class="link" data-testid="share-link" href=${link} onClick=${(/** @type {Event} */ event) => event.preventDefault()}>${link}</a>
      ${onlyHere(location.hostname) &&
      html`
        <p class="quiet only-here" data-testid="only-here">
          ${text("home-only-here", { host: location.hostname })}
        </p>
      `}
      <div class="buttons">
        <${CopyButton} text=${link} label=${text("home-copy-link")} testid="copy-link" primary=${true} />
        ${"share" in navigator &&
        html`<button type="button" class="button" data-testid="share-button" onClick=${share}><${Icon} name="share" />${text("home-share")}</button>`}
      </div>
    </section>
  `;
}
