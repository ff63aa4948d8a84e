// What stands between the page and its room: no name yet, a password, no such room, or just the way there.

/** @import { Role, RoomSummary } from "../net/messages.js" */
/** @import { VNode } from "../vendor/preact.js" */
import { useCallback, useEffect, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { roomSeen } from "../looking.js";
import { isLive, summaryOf } from "../state/listing.js";
import { another } from "../state/names.js";
import { refusal } from "../state/refusals.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { NameField } from "./name.js";
import { PageLink } from "./page_link.js";
import { People } from "./people.js";
import { facts, Lock, PhaseChip, roomName } from "./room_card.js";

/** How often a locked door is looked at again. */
const LOOK_MS = 3_000;

/** @param {{ id: string }} props @returns {VNode} */
export function Gate({ id }) {
  const client = useClient();
  const password = useApp((app) => app.password);
  const barrier = useApp((app) => app.barrier);
  const kickedFrom = useApp((app) => app.kickedFrom);
  const nameWanted = useApp((app) => app.nameWanted);
  // A name may still turn out to be refused, and then it is asked for again.
  useApp(({ link }) => link);
  const named = client.identity.name !== "";
  if (barrier !== null && ofDaily(barrier)) return html`<${SomebodysDaily} />`;
  if (barrier !== null) return html`<${Barrier} why=${refusal(barrier.code, barrier.message)} line=${barrierLine(barrier)} again=${MAY_OPEN.has(barrier.code) ? id : null} />`;
  if (kickedFrom === id) return html`<${AskAgain} id=${id} />`;
  if (nameWanted !== null) return html`<${AskName} key="another" id=${id} wanted=${{ name: client.identity.name, ...nameWanted }} />`;
  if (!named) return html`<${AskName} id=${id} />`;
  if (password !== null) return html`<${AskPassword} key=${String(password.wrong)} wrong=${password.wrong} />`;
  return html`<main class="notice"><p class="quiet" role="status">${text("home-entering", { room: id })}</p></main>`;
}

/** @param {{ code: string, message: string }} barrier @returns {boolean} whether it is the room of somebody's try at the daily deal, into which nobody else comes */
function ofDaily({ code, message }) {
  return code === "locked" && refusal(code, message) === text("refused-daily");
}

/** What may be otherwise in a moment. */
const MAY_OPEN = new Set(["invite_used", "locked", "not_invited", "room_full"]);

/** @param {{ code: string, message: string }} barrier @returns {string} what one can do about it; empty: nothing */
function barrierLine({ code, message }) {
  switch (code) {
    case "closed":
      return text("home-closed-because", { reason: message });
    case "banned":
      // A moderator gives the reason, and no host can do anything about it.
      return message.startsWith("a moderator") ? "" : text("home-banned-line");
    case "locked":
      return text("home-locked-line");
    case "not_invited":
      return text("home-not-invited-line");
    case "invite_used":
      return text("home-invite-used-line");
    default:
      return "";
  }
}

/** @param {{ why: string, line?: string, again?: string | null }} props `again`: the room that may let in after all @returns {VNode} */
function Barrier({ why, line = "", again = null }) {
  const client = useClient();
  return html`
    <main class="notice" data-testid="barrier">
      <h1>${why}</h1>
      ${line !== "" && html`<p class="quiet">${line}</p>`}
      <div class="stack">
        <button type="button" class="button primary" data-testid="go-home" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
        ${again !== null && html`<button type="button" class="button plain" data-testid="try-again" onClick=${() => client.join(client.identity.roleIn(again))}>${text("loading-again")}</button>`}
      </div>
    </main>
  `;
}

/** @returns {VNode} */
function SomebodysDaily() {
  const client = useClient();
  return html`
    <main class="notice" data-testid="somebodys-daily">
      <h1>${text("refused-daily")}</h1>
      <p class="quiet">${text("home-daily-own")}</p>
      <div class="stack">
        <${PageLink} to=${{ at: "daily" }} class="button primary" testid="to-daily">${text("home-daily")}<//>
        <button type="button" class="button plain" data-testid="go-home" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
      </div>
    </main>
  `;
}

/** To somebody whom the host has removed. @param {{ id: string }} props @returns {VNode} */
function AskAgain({ id }) {
  const client = useClient();
  return html`
    <main class="notice" data-testid="kicked">
      <h1>${text("toast-kicked")}</h1>
      <div class="stack">
        <button type="button" class="button primary large" data-testid="go-home" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
        <button type="button" class="button plain" data-testid="come-again" onClick=${() => client.join(client.identity.roleIn(id))}>${text("home-come-again")}</button>
      </div>
    </main>
  `;
}

/** To whom the host has closed the door before he had a name: it may be opened again. @param {{ room: RoomSummary, onLook: () => void }} props @returns {VNode} */
function Locked({ room, onLook }) {
  const client = useClient();
  useEffect(() => {
    const timer = setInterval(() => document.hidden || onLook(), LOOK_MS);
    return () => clearInterval(timer);
  }, [onLook]);
  return html`
    <main class="notice" data-testid="locked-out">
      <h1>${refusal("locked", "")}</h1>
      <${Invitation} room=${room} />
      <p class="quiet">${text("home-locked-line")}</p>
      <div class="stack">
        <button type="button" class="button primary" data-testid="go-home" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
        <button type="button" class="button plain" data-testid="try-again" onClick=${onLook}>${text("loading-again")}</button>
      </div>
    </main>
  `;
}

/**
 * @param {{ id: string, wanted?: { name: string, why: string, listed: boolean } }} props `wanted`: why another name than this one; `listed`: it isn't on the room's list
 * @returns {VNode}
 */
function AskName({ id, wanted }) {
  const client = useClient();
  const given = useApp(({ me }) => me?.name ?? "");
  const [typed, setTyped] = useState(/** @type {string | null} */ (wanted ? (wanted.listed ? wanted.name : another(wanted.name)) : null));
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const { seen, look } = useSeen(id);
  const name = (typed ?? "").trim() || given;
  const enter = async (/** @type {Role} */ role) => {
    if (name === "") return;
    const refused = await client.rename(name);
    setWrong(refused);
    if (refused === null) client.visitRoom(id, role);
  };
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    enter("player");
  };
  const type = (/** @type {string} */ written) => {
    setTyped(written);
    setWrong(null);
  };
  if (seen === null) return html`<${Barrier} why=${refusal("not_found", "")} />`;
  if (seen?.daily) return html`<${SomebodysDaily} />`;
  if (seen?.locked) return html`<${Locked} room=${seen} onLook=${look} />`;
  return html`
    <main class="notice">
      <h1>${text(wanted === undefined ? "home-invited" : wanted.listed ? "home-guest-list" : "home-name-another")}</h1>
      ${wanted ? html`<p role="alert" data-testid="name-taken">${wanted.why}</p>` : html`<p class="quiet">${text("home-invited-line")}</p>`}
      ${wanted && !wanted.listed && html`<p class="quiet">${text("home-name-yours", { device: text("preferences-device") })}</p>`}
      ${wanted?.listed && html`<p class="quiet">${text("home-guest-list-line")}</p>`}
      ${seen && html`<${Invitation} room=${seen} />`}
      <form class="stack" onSubmit=${join}>
        <${NameField} value=${typed ?? ""} guest=${given} wrong=${wrong} onInput=${type} focus=${true} />
        <button type="submit" class="button primary large" data-testid="join-button" disabled=${name === ""}>${text("home-join")}</button>
        <button type="button" class="button plain" data-testid="watch-button" disabled=${name === ""} onClick=${() => enter("spectator")}>
          <${Icon} name="eye" />${text("home-watch")}
        </button>
        ${wanted && !wanted.listed && html`<${PageLink} to=${{ at: "device", code: null }} class="button plain" testid="have-code">${text("home-have-code")}<//>`}
      </form>
    </main>
  `;
}

/** @param {string} id @returns {{ seen: RoomSummary | null | undefined, look: () => void }} the room one is about to enter; null: there is none; undefined: not known. `look`: to see it as it is now */
function useSeen(id) {
  const [seen, setSeen] = useState(/** @type {RoomSummary | null | undefined} */ (undefined));
  const [looks, setLooks] = useState(0);
  const look = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    let left = false;
    roomSeen(id).then(
      (room) => left || setSeen(room && summaryOf(room)),
      () => undefined, // the way in will tell
    );
    return () => {
      left = true;
    };
  }, [id, looks]);
  return { seen, look };
}

/** Who is there already. @param {{ room: RoomSummary }} props @returns {VNode} */
function Invitation({ room }) {
  const names = room.names ?? [];
  return html`
    <div class="invitation" data-testid="invitation">
      <p class="room-head">
        <strong><bdi>${roomName(room)}</bdi></strong>
        ${room.password && html`<${Lock} />`}
        <${PhaseChip} phase=${room.phase} />
      </p>
      ${names.length > 0 && html`<p class="in-room"><${People} names=${names} bots=${room.bot_names} all=${room.players} /></p>`}
      <p class="quiet facts">${facts(room).map((fact) => html`<span key=${fact}>${fact}</span>`)}</p>
      ${isLive(room.phase) && html`<p>${text("home-will-watch")}</p>`}
    </div>
  `;
}

/** @param {{ wrong: boolean }} props @returns {VNode} */
function AskPassword({ wrong }) {
  const client = useClient();
  const [password, setPassword] = useState("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const { page } = client.store.get();
    if (page.at === "room") client.join(client.identity.roleIn(page.id), password);
  };
  return html`
    <main class="notice">
      <h1>${text("home-has-password")}</h1>
      <form class="stack" onSubmit=${join}>
        <label class="field">
          <span>${text("home-password")}</span>
          <input
            ref=${begin}
            data-testid="password-input"
            type="password"
            autocomplete="off"
            value=${password}
            aria-invalid=${wrong}
            aria-describedby=${wrong ? "password-wrong" : undefined}
            onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setPassword(event.currentTarget.value)}
          />
        </label>
        ${wrong && html`<p id="password-wrong" class="wrong" role="alert" data-testid="password-wrong">${refusal("wrong_password", "")}</p>`}
        <button type="submit" class="button primary large" data-testid="password-button">${text("home-enter")}</button>
      </form>
      <button type="button" class="button plain" onClick=${() => client.goHome()}>${text("home-first-page")}</button>
    </main>
  `;
}

/** @param {HTMLInputElement | null} field */
const begin = (field) => field?.focus();
