// From a race that is over to what can be done with it: its replay, its deal for practice, another race on it, its moves as a file.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { specOf } from "../game/rules.js";
import { rulesQuery } from "../game/rules_query.js";
import { text } from "../i18n/text.js";
import { raceText } from "../races.js";
import { othersHere } from "../state/room.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { PageLink } from "./page_link.js";

/** @param {{ room: string, race: number, player?: string, name?: string }} props without a player: of everybody @returns {VNode} */
export function ReplayLink({ room, race, player, name }) {
  const client = useClient();
  const one = player !== undefined;
  return html`
    <${PageLink}
      to=${{ at: "replay", room, race, player: player ?? null, ms: null }}
      go=${() => client.watchReplay(room, race, { player: player ?? null })}
      class=${one ? "button plain icon-only" : "button small"}
      label=${one ? text("result-replay-of", { name: name ?? "" }) : undefined}
      testid=${one ? "replay-of" : "watch-replay"}
    >
      <${Icon} name="replay" />${!one && text("result-replay")}
    <//>
  `;
}

/** @param {{ code: string, rules: Rules }} props @returns {VNode} */
export function PractiseLink({ code, rules }) {
  const client = useClient();
  // The letter of a deal's code names the preset: where nothing is changed, the code says it all.
  const query = rulesQuery(rules);
  const asked = query === rules.preset ? null : query;
  return html`
    <${PageLink} to=${{ at: "practice", code, rules: asked }} go=${() => client.practise(code, asked)} testid="practise">
      <${Icon} name="play" />${text("result-practise")}
    <//>
  `;
}

/** Everybody's times on it. @param {{ code: string, rules: Rules }} props @returns {VNode} */
export function DealBoardLink({ code, rules }) {
  const query = rulesQuery(rules);
  return html`
    <${PageLink} to=${{ at: "leaderboard", board: { by: "deal", of: code, rules: query === rules.preset ? null : query } }} testid="deal-board">
      <${Icon} name="medal" />${text("result-deal-board")}
    <//>
  `;
}

/** A new room, with the same deal and rules. @param {{ code: string, rules: Rules }} props @returns {VNode} */
export function AgainButton({ code, rules }) {
  const client = useClient();
  const online = useApp(({ link }) => link.status === "open");
  const guest = useApp(({ me }) => me?.name ?? "");
  const accompanied = useApp(({ room, me }) => room !== null && othersHere(room, me?.player ?? ""));
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(false);
    // Who has come by a link and has no name of his own goes by the guest's, as on the first page.
    if (client.identity.name === "") await client.rename(guest);
    client.openRoom({ deal: code, rules: specOf(rules) });
    // Nobody in the room left behind should wait for somebody who is in the new one.
    client.room.leave();
  };
  return html`
    <button type="button" class="button" data-testid="race-again" title=${text("result-again-hint")} disabled=${!online} onClick=${() => (accompanied ? setAsking(true) : go())}>
      <${Icon} name="share" />${text("result-again")}${accompanied && "…"}
    </button>
    ${asking &&
    html`
      <${Dialog} title=${text("result-again-ask")} onClose=${() => setAsking(false)}>
        <p>${text("result-again-then")}</p>
        <div class="buttons">
          <button type="button" class="button" autofocus onClick=${() => setAsking(false)}>${text("hosting-cancel")}</button>
          <button type="button" class="button primary" data-testid="race-again-confirm" onClick=${go}>${text("result-again-open")}</button>
        </div>
      <//>
    `}
  `;
}

/** @param {string} room @param {number} race @returns {string} what the file with its moves is called */
export function movesFile(room, race) {
  return `pyramid-race-${room}-${race}.json`;
}

/** @param {{ room: string, race: number }} props @returns {VNode} */
export function DownloadButton({ room, race }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const told = await raceText(room, race);
    setBusy(false);
    if (told === null) client.toasts.show(text("result-download-failed"), "bad");
    else save(told, movesFile(room, race));
  };
  return html`
    <button type="button" class="button" data-testid="download" disabled=${busy} onClick=${press}>
      <${Icon} name="download" />${text("result-download")}
    </button>
  `;
}

/** @param {string} told JSON @param {string} name of the file */
function save(told, name) {
  const address = URL.createObjectURL(new Blob([told], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
