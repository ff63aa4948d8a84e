// One press to a race: into a room of people who want one right now, or into a new one.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { Switch } from "./fields.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ before: () => Promise<boolean> }} props `before` says whether one may go on @returns {VNode} */
export function QuickPlay({ before }) {
  const client = useClient();
  const bots = useApp(({ preferences }) => preferences.bots);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (await before()) await client.quickPlay();
    setBusy(false);
  };
  return html`
    <div class="quick-play">
      <button type="button" class="button primary large" data-testid="quick-play" disabled=${busy} onClick=${press}>
        <${Icon} name="bolt" />${text("home-quick")}
      </button>
      <p class="quiet">${text("home-quick-line")}</p>
      <${Switch} label=${text("home-quick-bots")} name="quick_bots" on=${bots} onSwitch=${(/** @type {boolean} */ on) => client.preferences.set({ bots: on })} />
    </div>
  `;
}
