// The page of a race that is over: gets it from the server, or says why it can't be had.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { finishedRace } from "../races.js";
import { replayOf } from "../state/replay.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { ReplayTable } from "./replay_table.js";
import { styled } from "./styled.js";

// The last one arranges what the others draw.
await Promise.all(["replay_boards", "replay_playback", "replay"].map((name) => styled(`/style/${name}.css`)));

/** @typedef {{ room: string, race: number, player: string | null, ms: number | null }} Props */
/** @typedef {"wanted" | "none" | "racing" | "away" | "broken"} Missing */

/** @param {Props} props @returns {VNode} */
export function ReplayView({ room, race, player, ms }) {
  const [found, setFound] = useState(/** @type {Replay | Missing} */ ("wanted"));
  useEffect(() => {
    if (found !== "wanted") return undefined;
    let gone = false;
    finishedRace(room, race).then((told) => {
      if (!gone) setFound(typeof told === "string" ? told : played(told));
    });
    return () => {
      gone = true;
    };
  }, [room, race, found]);
  if (typeof found === "string") return html`<${NoReplay} room=${room} race=${race} why=${found} onAgain=${() => setFound("wanted")} />`;
  return html`<${ReplayTable} replay=${found} player=${player} ms=${ms} />`;
}

/** @param {import("../state/replay.js").Recorded} recorded @returns {Replay | "broken"} */
function played(recorded) {
  try {
    return replayOf(recorded);
  } catch (error) {
    console.warn(error);
    return "broken";
  }
}

/** @param {{ room: string, race: number, why: Missing, onAgain: () => void }} props @returns {VNode} */
function NoReplay({ room, race, why, onAgain }) {
  const client = useClient();
  if (why === "wanted") return html`<main class="notice" aria-busy="true"><p class="quiet" role="status">${text("replay-loading")}</p></main>`;
  const [title, line] = sentences(why, room, race);
  return html`
    <main class="notice" data-testid="no-replay" data-why=${why}>
      <h1>${title}</h1>
      <p class="quiet">${line}</p>
      <div class="buttons">
        ${why !== "none" && html`<button type="button" class="button" data-testid="replay-again" onClick=${onAgain}>${text("loading-again")}</button>`}
        ${why === "racing"
          ? html`<button type="button" class="button primary" data-testid="watch-live" onClick=${() => client.visitRoom(room, "spectator")}>${text("replay-watch-live")}</button>`
          : html`<button type="button" class="button primary" data-testid="go-home" onClick=${() => client.goHome()}>${text("replay-home")}</button>`}
      </div>
    </main>
  `;
}

/** @param {Missing} why @param {string} room @param {number} race @returns {[string, string]} */
function sentences(why, room, race) {
  switch (why) {
    case "racing":
      return [text("replay-racing-title"), text("replay-racing")];
    case "none":
      return [text("replay-none-title"), text("replay-none", { room, race })];
    case "broken":
      return [text("replay-broken-title"), text("replay-broken")];
    default:
      return [text("replay-away-title"), text("replay-away")];
  }
}
