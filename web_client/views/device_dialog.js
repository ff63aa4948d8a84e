// A code by which another device becomes the same person's: to scan, or to type.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Code } from "../own_devices.js" */
import { duration, text } from "../i18n/text.js";
import { onlyHere } from "../net/address.js";
import { askCode, spaced } from "../own_devices.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { CopyButton } from "./copy.js";
import { Dialog } from "./dialog.js";
import { html, useClient } from "./html.js";
import { Qr } from "./qr.js";
import { styled } from "./styled.js";

await styled("/style/device.css");

/** @param {{ onClose: () => void }} props @returns {VNode} */
export function DeviceDialog({ onClose }) {
  const client = useClient();
  const [code, setCode] = useState(/** @type {Code | string | null} */ (null));
  const ask = () => {
    setCode(null);
    askCode(client).then(setCode);
  };
  useEffect(ask, []);
  const left = useLeft(code !== null && typeof code !== "string" ? code.expiresAt : null);
  return html`
    <${Dialog} title=${text("device-title")} onClose=${onClose}>
      <div class="dialog-scroll device" data-testid="device-dialog" aria-busy=${code === null}>
        ${typeof code === "string" && html`<p class="wrong" role="alert">${code}</p>`}
        ${code !== null && typeof code !== "string" && (left > 0 ? html`<${Ways} code=${code.code} left=${left} />` : html`<p role="alert">${text("device-expired")}</p>`)}
        ${(typeof code === "string" || (code !== null && left <= 0)) &&
        html`<button type="button" class="button primary" data-testid="device-new" onClick=${ask}>${text("device-new")}</button>`}
      </div>
      <div class="buttons">
        <button type="button" class="button plain" data-testid="device-have" onClick=${() => client.go({ at: "device", code: null })}>${text("device-have")}</button>
        <button type="button" class="button primary" data-testid="device-close" onClick=${onClose}>${text("close")}</button>
      </div>
    <//>
  `;
}

/** @param {{ code: string, left: number }} props `left`: ms @returns {VNode} */
function Ways({ code, left }) {
  const link = `${location.origin}/device/${code}`;
  return html`
    <p>${text("device-scan", { address: `${location.host}/device` })}</p>
    <${Qr} what=${link} label=${text("device-qr", { link })} />
    <p class="room-code" data-testid="device-code">
      <span aria-hidden="true">${spaced(code)}</span><span class="visually-hidden">${text("device-spelled", { letters: [...code].join(" ") })}</span>
    </p>
    <p class="quiet" data-testid="device-left">${text("device-left", { time: duration(left) })}</p>
    <${CopyButton} text=${link} label=${text("device-copy")} testid="device-copy" />
    ${onlyHere(location.hostname) && html`<p class="wrong small-print">${text("device-only-here", { host: location.hostname })}</p>`}
    <p class="quiet small-print">${text("device-secret")}</p>
  `;
}

/** @param {number | null} until ms of the server's clock @returns {number} whole seconds that are left, in ms */
function useLeft(until) {
  const client = useClient();
  const [now, setNow] = useState(client.now());
  useEffect(() => {
    setNow(client.now());
    if (until === null) return undefined;
    const timer = setInterval(() => setNow(client.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000) * 1000);
}
