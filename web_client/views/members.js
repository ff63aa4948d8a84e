// Who is in the room.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { actsOn, inCharge } from "../state/hosting.js";
import { shownName } from "../state/rules_words.js";
import { seated } from "../state/room.js";
import { AddBot } from "./add_bot.js";
import { BannedList } from "./door.js";
import { classes, html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { Bubble } from "./phrases.js";
import { MemberMenu } from "./member_acts.js";
import { PlayerLink } from "./player_link.js";

/** More players than this scroll within their list, so that what comes below stays near. */
const IN_SIGHT = 10;

/**
 * @param {{ room: Room, me: string, alone?: string }} props `alone`: what is said to somebody who is the only player yet; else that there is a link
 * @returns {VNode}
 */
export function Members({ room, me, alone }) {
  const client = useClient();
  const players = seated(room);
  const watching = room.members.filter(({ role }) => role === "spectator");
  const hosting = inCharge(room, me);
  // Where nobody is in charge, nobody is marked as if he were.
  const host = room.settings.quick ? null : room.host;
  const seatedHere = players.some(({ player }) => player === me);
  const free = room.settings.capacity - players.length;
  const many = players.length > IN_SIGHT;
  // Where the host starts, nobody waits for the rest; who is ready may still say so.
  const awaited = room.settings.start === "all_ready";
  return html`
    <section class="panel members" aria-label=${text("lobby-players")}>
      <h2>${text("lobby-players")} <span class="quiet">${text("lobby-seats-taken", { taken: players.length, seats: room.settings.capacity })}</span></h2>
      <ul class=${classes("seated", many && "many")} tabindex=${many ? 0 : undefined} aria-label=${many ? text("lobby-players") : undefined}>
        ${players.map((member) => html`<${Player} key=${member.player} member=${member} me=${me} host=${host} awaited=${awaited} acting=${actsOn(room, member, me).length > 0} />`)}
      </ul>
      ${players.length === 0 && html`<p class="quiet nobody-else">${text("lobby-nobody")}</p>`}
      ${players.length === 1 && seatedHere && html`<p class="quiet nobody-else" data-testid="alone">${alone ?? text(hosting ? "lobby-alone-host" : "lobby-alone")}</p>`}
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
          ${watching.map((member) => html`<${Spectator} key=${member.player} member=${member} me=${me} host=${host} acting=${actsOn(room, member, me).length > 0} />`)}
        </ul>
      `}
      ${hosting && html`<${BannedList} banned=${room.banned} />`}
    </section>
  `;
}

/**
 * @param {{ member: Member, me: string, host: string | null, awaited: boolean, acting: boolean }} props `awaited`: the start waits for it; `acting`: I have a say about this one
 * @returns {VNode}
 */
function Player({ member, me, host, awaited, acting }) {
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
        <span class="member-name"><${PlayerLink} player=${player} name=${name} bot=${bot} />${player === me && html` <span class="quiet">${text("lobby-you")}</span>`}</span>
        <span class="member-marks">
          <${Marks} member=${member} host=${host} />
          ${chip && html`<span class="chip">${chip}</span>`}
          ${!connected && html`<span class="chip bad"><${Icon} name="offline" />${text("lobby-away")}</span>`}
          <${Bubble} player=${player} />
          ${(ready || awaited) &&
          html`<span class=${classes("ready-mark", ready && "yes")}>${ready && html`<${Icon} name="check" />`}${text(ready ? "lobby-is-ready" : "lobby-not-ready")}</span>`}
        </span>
      </span>
      ${acting && (bot ? html`<${Kick} player=${player} name=${name} />` : html`<${MemberMenu} member=${member} me=${me} />`)}
    </li>
  `;
}

/** @param {{ member: Member, me: string, host: string | null, acting: boolean }} props @returns {VNode} */
function Spectator({ member, me, host, acting }) {
  const { player, name } = member;
  return html`
    <li class="watcher" data-testid="member" data-player=${player} data-role="spectator">
      <span class="member-name"><${PlayerLink} player=${player} name=${name} />${player === me && html` <span class="quiet">${text("lobby-you")}</span>`}</span>
      <${Marks} member=${member} host=${host} />
      ${acting && html`<${MemberMenu} member=${member} me=${me} />`}
    </li>
  `;
}

/** Who has a say, and who has none. @param {{ member: Member, host: string | null }} props @returns {VNode} */
function Marks({ member: { player, cohost, muted, next }, host }) {
  return html`
    ${player === host && html`<span class="chip host"><${Icon} name="crown" />${text("lobby-host")}</span>`}
    ${cohost === true && player !== host && html`<span class="chip host" data-testid="cohost-mark"><${Icon} name="star" />${text("hosting-cohost")}</span>`}
    ${next === true && html`<span class="chip" data-testid="waits-mark">${text("lobby-waits-for-seat")}</span>`}
    ${muted === true && html`<span class="chip" data-testid="muted-mark"><${Icon} name="mute" />${text("hosting-muted")}</span>`}
  `;
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
