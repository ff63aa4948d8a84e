// The way back into a race that is still on.

/** @import { VNode } from "../vendor/preact.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { html, useApp, useClient } from "./html.js";

const LOOK_AGAIN_MS = 4_000;

/** @returns {VNode | null} */
export function GoBack() {
  const client = useClient();
  const me = useApp((app) => app.me?.player ?? null);
  const [room, setRoom] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (me === null) return undefined;
    let gone = false;
    const look = async () => {
      const racing = document.hidden ? null : await client.raceLeft(me);
      if (!gone) setRoom(racing);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [client, me]);
  if (room === null) return null;
  return html`
    <div class="go-back" role="status">
      <span>${text("home-racing-in", { room })}</span>
      <button type="button" class="button primary" data-testid="go-back" onClick=${() => client.visitRoom(room, "player")}>${text("home-go-back")}</button>
    </div>
  `;
}
