// Who is in the room.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { BotStrength, Member } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
/** @import { Change } from "./fields.js" */
import { seated } from "../state/room.js";
import { text } from "../i18n/text.js";
import { botChoices, shownName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { classes, html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/**
 * @param {{ room: Room, me: string }} props
 * @returns {VNode}
 */
export function Members({ room, me }) {
  const client = useClient();
  const players = seated(room);
  const watching = room.members.filter(({ role }) => role === "spectator");
  const host = room.host === me;
  // Where the host starts, nobody waits for the rest; who is ready may still say so.
  const awaited = room.settings.start === "all_ready";
  const free = room.settings.capacity - players.length;
  return html`
    <section class="panel members" aria-label=${text("lobby-players")}>
      <h2>${text("lobby-players")} <span class="quiet">${text("lobby-seats-taken", { taken: players.length, seats: room.settings.capacity })}</span></h2>
      <ul>
        ${players.length === 0 && html`<li class="quiet nobody">${text("lobby-nobody")}</li>`}
        ${players.map(
          (member) =>
            html`<${Row} key=${member.player} member=${member} me=${me} host=${room.host} kicks=${host} awaited=${awaited} />`,
        )}
      </ul>
      <div class="members-foot">
        ${host &&
        html`
          <${AddBot} disabled=${free < 1} />
        `}
        ${players.some(({ player }) => player === me) &&
        html`
          <button type="button" class="button plain" data-testid="watch-instead" onClick=${() => client.join("spectator")}>
            <${Icon} name="eye" />${text("lobby-watch-instead")}
          </button>
        `}
      </div>
      ${room.spectators > 0 &&
      html`
        <h3><${Icon} name="eye" /> ${text("lobby-spectators", { n: room.spectators })}</h3>
        <ul class="watching">
          ${watching.map((member) => html`<${Row} key=${member.player} member=${member} me=${me} host=${room.host} kicks=${host} awaited=${false} />`)}
        </ul>
      `}
    </section>
  `;
}

/** @param {{ disabled: boolean }} props @returns {VNode} */
function AddBot({ disabled }) {
  const client = useClient();
  const [strength, setStrength] = useState(/** @type {BotStrength} */ ("careful"));
  return html`
    <span class="add-bot">
      <button type="button" class="button" data-testid="add-bot" disabled=${disabled} onClick=${() => client.room.addBot(strength)}>
        <${Icon} name="bot" />${text("lobby-add-bot")}
      </button>
      <select name="strength" aria-label=${text("lobby-bot-plays")} data-testid="bot-strength" value=${strength}
        onChange=${(/** @type {Change} */ event) => setStrength(/** @type {BotStrength} */ (event.currentTarget.value))}>
        ${botChoices().map(([choice, words]) => html`<option key=${choice} value=${choice} selected=${choice === strength}>${words}</option>`)}
      </select>
    </span>
  `;
}

/**
 * @param {{ member: Member, me: string, host: string | null, kicks: boolean, awaited: boolean }} props `awaited`: the start waits for it
 * @returns {VNode}
 */
function Row({ member, me, host, kicks, awaited }) {
  const client = useClient();
  const { player, ready, connected, bot, role } = member;
  const { name, chip } = shownName(member.name, bot);
  return html`
    <li
      class=${classes("member", !connected && "away")}
      data-testid="member"
      data-player=${player}
      data-ready=${String(ready)}
      data-connected=${String(connected)}
      data-role=${role}
    >
      <${Avatar} player=${player} name=${name} bot=${bot === true} />
      <span class="member-body">
        <span class="member-name"><bdi>${name}</bdi>${player === me && html` <span class="quiet">${text("lobby-you")}</span>`}</span>
        ${player === host && html`<span class="chip host"><${Icon} name="crown" />${text("lobby-host")}</span>`}
        ${chip && html`<span class="chip">${chip}</span>`}
        ${!connected && html`<span class="chip bad"><${Icon} name="offline" />${text("lobby-away")}</span>`}
        ${role === "player" &&
        (ready || awaited) &&
        html`<span class=${classes("ready-mark", ready && "yes")}>${ready && html`<${Icon} name="check" />`}${text(ready ? "lobby-is-ready" : "lobby-not-ready")}</span>`}
      </span>
      ${kicks &&
      player !== me &&
      html`
        <button type="button" class="button plain icon-only" aria-label=${text("lobby-remove", { name })} title=${text("lobby-remove", { name })} data-testid="kick" onClick=${() => client.room.kick(player)}>
          <${Icon} name="close" />
        </button>
      `}
    </li>
  `;
}

/**
 * @param {{ player: string, name: string, bot: boolean }} props
 * @returns {VNode}
 */
export function Avatar({ player, name, bot }) {
  const initial = [...name][0] ?? "?";
  return html`
    <span class=${`avatar tint-${tint(player)}`} aria-hidden="true">${bot ? html`<${Icon} name="bot" />` : initial.toUpperCase()}</span>
  `;
}

/** @param {string} player @returns {number} 0–7, always the same for the same player */
function tint(player) {
  let sum = 0;
  for (const letter of player) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % 8;
}
