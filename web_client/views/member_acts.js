// What those who run the room can do about somebody in it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Client } from "../client.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Act } from "../state/hosting.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { actsOn, racesOn } from "../state/hosting.js";
import { calledName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { classes, html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @type {Record<Act, "crown" | "star" | "mute" | "talk" | "flag" | "close" | "ban">} */
const ICONS = { hand_over: "crown", cohost: "star", uncohost: "star", mute: "mute", unmute: "talk", forfeit: "flag", kick: "close", ban: "ban" };

/** What can't be taken back by the one who does it. @type {ReadonlySet<Act>} */
const ASKED = new Set(["hand_over", "forfeit", "ban"]);

/** Who is removed in the middle of a race loses it. @param {Room} room @param {Act} act @param {string} player */
const asksFirst = (room, act, player) => ASKED.has(act) || (act === "kick" && racesOn(room, player));

/** @type {ReadonlySet<Act>} */
const HARSH = new Set(["forfeit", "kick", "ban"]);

/** @param {Client} client @param {Act} act @param {string} player */
function perform({ room }, act, player) {
  switch (act) {
    case "hand_over":
      return room.handOver(player);
    case "cohost":
    case "uncohost":
      return room.setCohost(player, act === "cohost");
    case "mute":
    case "unmute":
      return room.mute(player, act === "mute");
    case "forfeit":
      return room.forfeitFor(player);
    case "kick":
    case "ban":
      return room.kick(player, act === "ban");
  }
}

/**
 * @param {{ room: Room, member: Member, me: string, onDone: () => void }} props
 * @returns {VNode} a list of what can be done; where it matters, a question comes first
 */
export function MemberActs({ room, member, me, onDone }) {
  const client = useClient();
  const [asked, ask] = useState(/** @type {Act | null} */ (null));
  const name = calledName(member.name, member.bot);
  const go = (/** @type {Act} */ act) => {
    onDone();
    perform(client, act, member.player);
  };
  if (asked !== null) {
    return html`
      <p>${text("hosting-ask", { act: asked, name })}</p>
      <div class="buttons">
        <button type="button" class="button" autofocus onClick=${() => ask(null)}>${text("hosting-cancel")}</button>
        <button type="button" class=${classes("button", HARSH.has(asked) ? "danger" : "primary")} data-testid="act-confirm" onClick=${() => go(asked)}>
          ${text("hosting-act", { act: asked })}
        </button>
      </div>
    `;
  }
  return html`
    <ul class="acts">
      ${actsOn(room, member, me).map(
        (act) => html`
          <li key=${act}>
            <button type="button" class=${classes("button plain", HARSH.has(act) && "harsh")} data-testid=${act} onClick=${() => (asksFirst(room, act, member.player) ? ask(act) : go(act))}>
              <${Icon} name=${ICONS[act]} />${text("hosting-act", { act })}${asksFirst(room, act, member.player) && "…"}
            </button>
          </li>
        `,
      )}
    </ul>
    <${CloseRow} onClose=${onDone} />
  `;
}

/** The button beside somebody's name. @param {{ member: Member, me: string }} props @returns {VNode | null} */
export function MemberMenu({ member, me }) {
  const room = useApp((app) => app.room);
  const [open, setOpen] = useState(false);
  if (room === null) return null;
  const name = calledName(member.name, member.bot);
  const label = text("hosting-about", { name });
  return html`
    <button type="button" class="button plain icon-only member-menu" aria-label=${label} title=${label} aria-haspopup="dialog" data-testid="member-menu" onClick=${() => setOpen(true)}>
      <${Icon} name="more" />
    </button>
    ${open &&
    html`
      <${Dialog} title=${name} onClose=${() => setOpen(false)}>
        <${MemberActs} room=${room} member=${member} me=${me} onDone=${() => setOpen(false)} />
      <//>
    `}
  `;
}

/** @param {{ onClose: () => void }} props @returns {VNode} */
export function CloseRow({ onClose }) {
  return html`<div class="buttons"><button type="button" class="button" data-testid="dialog-close" onClick=${onClose}>${text("close")}</button></div>`;
}
