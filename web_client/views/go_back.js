// The way back into the room that one is still in: into its race if one is on, or to those who wait for its start.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Left } from "../returning.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { html, useApp, useClient } from "./html.js";

const LOOK_AGAIN_MS = 4_000;

/** @returns {VNode | null} */
export function GoBack() {
  const client = useClient();
  const me = useApp((app) => app.me?.player ?? null);
  const [left, setLeft] = useState(/** @type {Left | null} */ (null));
  useEffect(() => {
    if (me === null) return undefined;
    let gone = false;
    const look = async () => {
      const found = document.hidden ? null : await client.roomLeft(me);
      // Unless it was given up while the server was asked.
      if (!gone) setLeft(found?.room === client.identity.lastRoom ? found : null);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [client, me]);
  if (left === null) return null;
  const { room, racing, daily } = left;
  const leave = () => {
    if (client.leaveLeft(room)) setLeft(null);
  };
  return html`
    <div class="go-back" role="status">
      <span>${daily ? text("home-daily-on") : racing ? text("home-racing-in", { room }) : text("home-still-in", { room })}</span>
      <span class="ways">
        ${!racing && html`<button type="button" class="button plain" data-testid="give-up-place" onClick=${leave}>${text("home-leave")}</button>`}
        <button type="button" class="button primary" data-testid="go-back" onClick=${() => client.visitRoom(room, racing ? "player" : undefined)}>
          ${racing ? text("home-go-back") : text("home-return")}
        </button>
      </span>
    </div>
  `;
}
