// Copying text, and a button that says that it has.

/** @import { VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { useClient, html } from "./html.js";
import { Icon } from "./icons.js";

/** @param {string} what @returns {Promise<boolean>} whether it is on the clipboard now */
async function copy(what) {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    // Outside https (a server on the local network) there is no clipboard API; the old way still works there.
    const field = document.createElement("textarea");
    field.value = what;
    field.className = "offscreen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/**
 * @param {{ text: string, label: string, testid?: string, primary?: boolean }} props
 * @returns {VNode}
 */
export function CopyButton({ text: what, label, testid, primary }) {
  const client = useClient();
  const [done, setDone] = useState(false);
  const press = async () => {
    if (await copy(what)) {
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } else {
      client.toasts.show(text("home-copy-refused"), "bad");
    }
  };
  return html`
    <button type="button" class=${primary ? "button primary" : "button"} data-testid=${testid} onClick=${press}>
      <${Icon} name=${done ? "check" : "copy"} /><span aria-live="polite">${done ? text("home-copied") : label}</span>
    </button>
  `;
}
