// Who is in the room.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { shownName } from "../state/rules_words.js";
import { seated } from "../state/room.js";
import { AddBot } from "./add_bot.js";
import { classes, html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** More players than this scroll within their list, so that what comes below stays near. */
const IN_SIGHT = 10;

/**
 * @param {{ room: Room, me: string }} props
 * @returns {VNode}
 */
export function Members({ room, me }) {
  const client = useClient();
  const players = seated(room);
  const watching = room.members.filter(({ role }) => role === "spectator");
  const hosting = room.host === me;
  const seatedHere = players.some(({ player }) => player === me);
  const free = room.settings.capacity - players.length;
  const many = players.length > IN_SIGHT;
  // Where the host starts, nobody waits for the rest; who is ready may still say so.
  const awaited = room.settings.start === "all_ready";
  return html`
    <section class="panel members" aria-label=${text("lobby-players")}>
      <h2>${text("lobby-players")} <span class="quiet">${text("lobby-seats-taken", { taken: players.length, seats: room.settings.capacity })}</span></h2>
      <ul class=${classes("seated", many && "many")} tabindex=${many ? 0 : undefined} aria-label=${many ? text("lobby-players") : undefined}>
        ${players.map((member) => html`<${Player} key=${member.player} member=${member} me=${me} host=${room.host} awaited=${awaited} />`)}
      </ul>
      ${players.length === 0 && html`<p class="quiet nobody-else">${text("lobby-nobody")}</p>`}
      ${players.length === 1 && seatedHere && html`<p class="quiet nobody-else" data-testid="alone">${text(hosting ? "lobby-alone-host" : "lobby-alone")}</p>`}
      ${hosting && html`<${AddBot} disabled=${free < 1} />`}
      ${(room.spectators > 0 || seatedHere) &&
      html`
        <div class="watching-head">
          <h3><${Icon} name="eye" />${text("lobby-spectators", { n: room.spectators })}</h3>
          ${seatedHere &&
          html`<button type="button" class="button small" data-testid="watch-instead" onClick=${() => client.join("spectator")}>${text("lobby-watch-instead")}</button>`}
        </div>
      `}
      ${watching.length > 0 &&
      html`
        <ul class="watching">
          ${watching.map((member) => html`<${Spectator} key=${member.player} member=${member} me=${me} host=${room.host} />`)}
        </ul>
      `}
    </section>
  `;
}

/**
 * @param {{ member: Member, me: string, host: string | null, awaited: boolean }} props `awaited`: the start waits for it
 * @returns {VNode}
 */
function Player({ member, me, host, awaited }) {
  const { player, ready, connected, bot } = member;
  const { name, chip } = shownName(member.name, bot);
  return html`
    <li
      class=${classes("member", !connected && "away")}
      data-testid="member"
      data-player=${player}
      data-ready=${String(ready)}
      data-connected=${String(connected)}
      data-role="player"
    >
      <${Avatar} player=${player} name=${name} bot=${bot === true} />
      <span class="member-body">
        <span class="member-name"><bdi>${name}</bdi>${player === me && html` <span class="quiet">${text("lobby-you")}</span>`}</span>
        <span class="member-marks">
          ${player === host && html`<${HostChip} />`}
          ${chip && html`<span class="chip">${chip}</span>`}
          ${!connected && html`<span class="chip bad"><${Icon} name="offline" />${text("lobby-away")}</span>`}
          ${(ready || awaited) &&
          html`<span class=${classes("ready-mark", ready && "yes")}>${ready && html`<${Icon} name="check" />`}${text(ready ? "lobby-is-ready" : "lobby-not-ready")}</span>`}
        </span>
      </span>
      ${host === me && player !== me && html`<${Kick} player=${player} name=${name} />`}
    </li>
  `;
}

/** @param {{ member: Member, me: string, host: string | null }} props @returns {VNode} */
function Spectator({ member: { player, name }, me, host }) {
  return html`
    <li class="watcher" data-testid="member" data-player=${player} data-role="spectator">
      <span class="member-name"><bdi>${name}</bdi>${player === me && html` <span class="quiet">${text("lobby-you")}</span>`}</span>
      ${player === host && html`<${HostChip} />`}
      ${host === me && player !== me && html`<${Kick} player=${player} name=${name} />`}
    </li>
  `;
}

/** @returns {VNode} */
function HostChip() {
  return html`<span class="chip host"><${Icon} name="crown" />${text("lobby-host")}</span>`;
}

/** @param {{ player: string, name: string }} props @returns {VNode} */
function Kick({ player, name }) {
  const client = useClient();
  const label = text("lobby-remove", { name });
  return html`
    <button type="button" class="button plain icon-only kick" aria-label=${label} title=${label} data-testid="kick" onClick=${() => client.room.kick(player)}>
      <${Icon} name="close" />
    </button>
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
