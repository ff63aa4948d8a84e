// Running the room while its members race, and after it: the people, the lock, the end. Before GO: stopping the countdown.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
import { number, text } from "../i18n/text.js";
import { PLACES } from "../game/pyramid.js";
import { actsOn, racesOn } from "../state/hosting.js";
import { calledName, shownName } from "../state/rules_words.js";
import { memberOf } from "../state/room.js";
import { nextLabel } from "../state/series.js";
import { useState } from "../vendor/preact-hooks.js";
import { useChanging } from "./changing.js";
import { Dialog } from "./dialog.js";
import { BannedList, LockButton } from "./door.js";
import { html, useApp, useClient, useRenderAgain } from "./html.js";
import { Icon } from "./icons.js";
import { CloseRow, MemberActs } from "./member_acts.js";
import { Avatar } from "./members.js";
import { StartFields } from "./start_fields.js";

/** @param {{ me: string, words?: boolean }} props `words`: not only the crown @returns {VNode} */
export function RunningButton({ me, words = false }) {
  const [open, setOpen] = useState(false);
  const label = text("hosting-run");
  return html`
    <button type="button" class=${words ? "button" : "button plain icon-only"} aria-label=${words ? undefined : label} title=${words ? undefined : label} aria-haspopup="dialog" data-testid="run-room" onClick=${() => setOpen(true)}>
      <${Icon} name="crown" />${words && html`<span class="run-word">${label}</span>`}
    </button>
    ${open && html`<${Running} me=${me} onClose=${() => setOpen(false)} />`}
  `;
}

/** One word, where there is little room. @returns {VNode} */
export function StopButton() {
  const client = useClient();
  return html`
    <button type="button" class="button small" aria-label=${text("hosting-stop")} data-testid="stop-countdown" onClick=${() => client.room.stopCountdown()}>
      ${text("hosting-stop-short")}
    </button>
  `;
}

/** @param {{ me: string, onClose: () => void }} props @returns {VNode | null} */
function Running({ me, onClose }) {
  const room = useApp((app) => app.room);
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const [ending, setEnding] = useState(false);
  if (room === null) return null;
  const member = memberOf(room, chosen ?? "");
  if (member !== undefined) {
    return html`
      <${Dialog} key="member" title=${calledName(member.name, member.bot)} onClose=${() => choose(null)}>
        <${MemberActs} room=${room} member=${member} me=${me} onDone=${() => choose(null)} />
      <//>
    `;
  }
  if (ending) return html`<${EndRace} key="end" onClose=${() => setEnding(false)} onEnd=${onClose} />`;
  const others = room.members.filter((other) => actsOn(room, other, me).length > 0);
  return html`
    <${Dialog} key="room" title=${text("hosting-run")} wide=${true} onClose=${onClose}>
      <div class="running">
        ${room.phase === "racing" &&
        html`<div class="buttons"><button type="button" class="button danger" data-testid="end-race" onClick=${() => setEnding(true)}>${text("hosting-end")}…</button></div>`}
        ${others.length === 0
          ? html`<p class="quiet">${text("hosting-nobody")}</p>`
          : html`<ul class="running-people">${others.map((other) => html`<${Person} key=${other.player} room=${room} member=${other} onChoose=${() => choose(other.player)} />`)}</ul>`}
        <${BannedList} banned=${room.banned} />
        ${room.phase === "finished" && html`<${NextStart} room=${room} />`}
        <div class="buttons"><${LockButton} locked=${room.locked} /></div>
      </div>
      <${CloseRow} onClose=${onClose} />
    <//>
  `;
}

/** In a lobby whose race begins by itself there may be no time for it. @param {{ room: Room }} props after a race @returns {VNode} */
function NextStart({ room }) {
  const [settings, change] = useChanging(room.settings, useRenderAgain());
  return html`
    <form class="settings" data-testid="next-start" aria-label=${text("hosting-next")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h3>${text("hosting-next")}</h3>
      <${StartFields} settings=${settings} onSettings=${change} />
      <p class="row-line quiet">${text("hosting-next-line", { next: nextLabel(room) })}</p>
    </form>
  `;
}

/** @param {{ room: Room, member: Member, onChoose: () => void }} props @returns {VNode} */
function Person({ room, member, onChoose }) {
  const { player, bot, connected, role } = member;
  const { name } = shownName(member.name, bot);
  const runner = racesOn(room, player) ? room.race?.runners[player] : undefined;
  return html`
    <li>
      <button type="button" class="button plain" aria-haspopup="dialog" data-testid="person" data-player=${player} onClick=${onChoose}>
        <${Avatar} player=${player} name=${name} bot=${bot === true} />
        <bdi>${name}</bdi>
        <span class="quiet">
          ${!connected && !bot ? html`<span class="chip bad"><${Icon} name="offline" />${text("lobby-away")}</span> ` : ""}
          ${runner ? text("result-cards", { removed: number(runner.removed), all: number(PLACES) }) : role === "spectator" ? text("hosting-watches") : ""}
        </span>
        <${Icon} name="next" />
      </button>
    </li>
  `;
}

/** @param {{ onClose: () => void, onEnd: () => void }} props @returns {VNode} */
function EndRace({ onClose, onEnd }) {
  const client = useClient();
  return html`
    <${Dialog} title=${text("hosting-end-ask")} onClose=${onClose}>
      <p>${text("hosting-end-then")}</p>
      <div class="buttons">
        <button type="button" class="button" autofocus onClick=${onClose}>${text("hosting-cancel")}</button>
        <button type="button" class="button danger" data-testid="end-race-confirm"
          onClick=${() => {
            onEnd();
            client.room.endRace();
          }}>
          ${text("hosting-end")}
        </button>
      </div>
    <//>
  `;
}
