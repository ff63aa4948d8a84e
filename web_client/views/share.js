// What brings others here: the link, the room's code, and a QR code of the link.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { onlyHere, roomPath } from "../net/address.js";
import { CopyButton } from "./copy.js";
import { Dialog } from "./dialog.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { Qr } from "./qr.js";

/** @param {{ room: string, door?: ComponentChildren }} props `door`: what those in charge have beside it @returns {VNode} */
export function Share({ room, door }) {
  const client = useClient();
  const [scanning, setScanning] = useState(false);
  const link = location.origin + roomPath(room);
  const share = async () => {
    try {
      await navigator.share({ title: text("app-name"), text: text("home-share-text"), url: link });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === "AbortError";
      if (!closed) client.toasts.show(text("home-share-failed"), "bad");
    }
  };
  return html`
    <section class="panel share" aria-label=${text("home-invite")}>
      <h2>${text("home-invite")}</h2>
      <${RoomCode} room=${room} />
      <a class="link" data-testid="share-link" href=${link} onClick=${(/** @type {Event} */ event) => event.preventDefault()}>${link}</a>
      <${OnlyHere} />
      <div class="buttons">
        <${CopyButton} text=${link} label=${text("home-copy-link")} testid="copy-link" primary=${true} />
        <button type="button" class="button" data-testid="qr-button" aria-haspopup="dialog" onClick=${() => setScanning(true)}>
          <${Icon} name="qr" />${text("home-qr")}
        </button>
        ${"share" in navigator &&
        html`<button type="button" class="button" data-testid="share-button" onClick=${share}><${Icon} name="share" />${text("home-share")}</button>`}
      </div>
      ${door}
      ${scanning && html`<${Scan} room=${room} link=${link} onClose=${() => setScanning(false)} />`}
    </section>
  `;
}

/** @param {{ room: string, link: string, onClose: () => void }} props @returns {VNode} */
function Scan({ room, link, onClose }) {
  return html`
    <${Dialog} title=${text("home-scan")} onClose=${onClose}>
      <div class="scan">
        <${Qr} what=${link} label=${text("home-qr-of", { link })} />
        <${RoomCode} room=${room} />
        <p class="link">${link}</p>
        <${OnlyHere} />
      </div>
      <div class="buttons">
        <button type="button" class="button" data-testid="qr-close" onClick=${onClose}>${text("home-close")}</button>
      </div>
    <//>
  `;
}

/** @param {{ room: string }} props @returns {VNode} */
function RoomCode({ room }) {
  return html`
    <p class="room-code">
      <span aria-hidden="true">${room}</span><span class="visually-hidden">${text("home-spelled", { letters: [...room].join(" ") })}</span>
    </p>
  `;
}

/** @returns {VNode | null} */
function OnlyHere() {
  if (!onlyHere(location.hostname)) return null;
  return html`<p class="quiet only-here" data-testid="only-here">${text("home-only-here", { host: location.hostname })}</p>`;
}
