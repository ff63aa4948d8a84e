// The first page: what this is, one's name, opening a room, joining one, playing alone, and the public rooms.

/** @import { VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { Face } from "../cards/face.js";
import { text } from "../i18n/text.js";
import { inviteIn, roomMeant } from "../net/address.js";
import { Alone } from "./alone.js";
import { html, useApp, useClient } from "./html.js";
import { GoBack } from "./go_back.js";
import { NameField } from "./name.js";
import { QuickPlay } from "./quick_play.js";
import { PublicRooms } from "./rooms.js";

/** @returns {VNode} */
export function Home() {
  const client = useClient();
  const given = useApp(({ me }) => me?.name ?? "");
  const [typed, setTyped] = useState(/** @type {string | null} */ (client.identity.name || null));
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  // Without a name of one's own one goes by the guest's name.
  const commit = async () => {
    const chosen = (typed ?? "").trim() || given;
    const refused = chosen === "" ? null : await client.rename(chosen);
    setWrong(refused);
    return refused === null;
  };
  const type = (/** @type {string} */ written) => {
    setTyped(written);
    setWrong(null);
  };
  return html`
    <main class="home">
      <section class="hero">
        <${Emblem} />
        <div>
          <h1>${text("app-name")}</h1>
          <p class="lead">${text("home-lead")}</p>
        </div>
      </section>
      <div class="ways-in">
        <section class="panel start" aria-label=${text("home-play")}>
          <${GoBack} />
          <${NameField} value=${typed ?? ""} guest=${given} wrong=${wrong} onInput=${type} onCommit=${commit} />
          <${QuickPlay} before=${commit} />
          <${OpenButton} before=${commit} />
          <${JoinForm} before=${commit} />
        </section>
        <${Alone} />
      </div>
      <${PublicRooms} before=${commit} />
    </main>
  `;
}

/** @typedef {() => Promise<boolean>} Before says whether one may go on */

/** @param {{ before: Before }} props @returns {VNode} */
function OpenButton({ before }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (await before()) await client.openRoom();
    setBusy(false);
  };
  return html`
    <button type="button" class="button large" data-testid="open-room" disabled=${busy} onClick=${press}>${text("home-open")}</button>
  `;
}

/** @param {{ before: Before }} props @returns {VNode} */
function JoinForm({ before }) {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { room, elsewhere } = roomMeant(typed, location.host);
    setWrong(room !== null ? null : elsewhere === null ? text("home-room-code") : text("home-room-elsewhere", { site: elsewhere }));
    if (room === null) return;
    const invite = inviteIn(typed);
    if (invite !== null) client.identity.setInvitation(room, invite);
    if (await before()) client.visitRoom(room);
  };
  return html`
    <form class="join" onSubmit=${join}>
      <label class="field">
        <span>${text("home-join-by")}</span>
        <input
          data-testid="join-code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          placeholder=${text("home-code-or-link")}
          value=${typed}
          aria-invalid=${wrong !== null}
          aria-describedby=${wrong === null ? undefined : "join-wrong"}
          onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </label>
      <button type="submit" class="button" data-testid="join-button">${text("home-join")}</button>
      ${wrong !== null && html`<p id="join-wrong" class="wrong" role="alert" data-testid="join-wrong">${wrong}</p>`}
    </form>
  `;
}

const SHOWN = [["KS"], ["QH", "AC"], ["10D", "7S", "6H"]];

/** A few cards for the eye. @returns {VNode} */
function Emblem() {
  return html`
    <div class="emblem" aria-hidden="true">
      ${SHOWN.map((row, index) => html`<div key=${index}>${row.map((card) => html`<span key=${card} class="card-body"><${Face} card=${card} /></span>`)}</div>`)}
    </div>
  `;
}
