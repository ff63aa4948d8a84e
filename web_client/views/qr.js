// A QR code. What makes it is only loaded when there is one to show.

/** @import { VNode } from "../vendor/preact.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { html } from "./html.js";

/** Light modules that readers need around the code. */
const QUIET = 4;

/** @typedef {{ size: number, path: string }} Drawing `size`: modules on a side, without the quiet zone */

/**
 * @param {{ what: string, label: string }} props `what` it says; `label`: for those who don't see it
 * @returns {VNode}
 */
export function Qr({ what, label }) {
  const [drawing, setDrawing] = useState(/** @type {Drawing | "wanted" | "failed"} */ ("wanted"));
  useEffect(() => {
    let left = false;
    const show = (/** @type {Drawing | "failed"} */ made) => left || setDrawing(made);
    setDrawing("wanted");
    draw(what).then(show, () => show("failed"));
    return () => {
      left = true;
    };
  }, [what]);
  if (drawing === "failed") return html`<p class="wrong" role="alert">${text("home-qr-failed")}</p>`;
  const side = drawing === "wanted" ? 0 : drawing.size + 2 * QUIET;
  return html`
    <div class="qr">
      ${drawing !== "wanted" &&
      html`
        <svg viewBox=${`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label=${label} data-testid="qr" shape-rendering="crispEdges">
          <path d=${drawing.path} />
        </svg>
      `}
    </div>
  `;
}

/** @param {string} what @returns {Promise<Drawing>} as few dark bars as there are runs in the rows */
async function draw(what) {
  const { default: qrcode } = await import("../vendor/qrcode.js");
  // Of the smallest version that holds it; M: 15% of it may be dirty.
  const code = qrcode(0, "M");
  code.addData(what);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && code.isDark(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`;
    }
  }
  return { size, path };
}
