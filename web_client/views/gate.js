// What stands between the page and its room: no name yet, a password, no such room, or just the way there.

/** @import { Role } from "../net/messages.js" */
/** @import { VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { NameField } from "./name.js";

/** @param {{ id: string }} props @returns {VNode} */
export function Gate({ id }) {
  const client = useClient();
  const password = useApp((app) => app.password);
  const barrier = useApp((app) => app.barrier);
  // A name may still turn out to be refused, and then it is asked for again.
  useApp(({ link }) => link);
  const named = client.identity.name !== "";
  if (barrier !== null) return html`<${Barrier} text=${barrier} />`;
  if (!named) return html`<${AskName} id=${id} />`;
  if (password !== null) return html`<${AskPassword} key=${String(password.wrong)} wrong=${password.wrong} />`;
  return html`<main class="notice"><p class="quiet" role="status">Entering room ${id}…</p></main>`;
}

/** @param {{ text: string }} props @returns {VNode} */
function Barrier({ text }) {
  const client = useClient();
  return html`
    <main class="notice">
      <h1>${text}</h1>
      <button type="button" class="button primary" data-testid="go-home" onClick=${() => client.goHome()}>To the first page</button>
    </main>
  `;
}

/** @param {{ id: string }} props @returns {VNode} */
function AskName({ id }) {
  const client = useClient();
  const given = useApp(({ me }) => me?.name ?? "");
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const name = (typed ?? given).trim() || given;
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
  const type = (/** @type {string} */ text) => {
    setTyped(text);
    setWrong(null);
  };
  return html`
    <main class="notice">
      <h1>You are invited to a race</h1>
      <p class="quiet">Room ${id}. Everybody gets the same deal; who clears the pyramid first wins.</p>
      <form class="stack" onSubmit=${join}>
        <${NameField} value=${typed ?? given} guest=${given} wrong=${wrong} onInput=${type} focus=${true} />
        <button type="submit" class="button primary large" data-testid="join-button" disabled=${name === ""}>Join</button>
        <button type="button" class="button plain" data-testid="watch-button" disabled=${name === ""} onClick=${() => enter("spectator")}>
          <${Icon} name="eye" />Watch
        </button>
      </form>
    </main>
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
      <h1>This room has a password</h1>
      <form class="stack" onSubmit=${join}>
        <label class="field">
          <span>Password</span>
          <input
            data-testid="password-input"
            type="password"
            autocomplete="off"
            autofocus
            value=${password}
            aria-invalid=${wrong}
            onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setPassword(event.currentTarget.value)}
          />
        </label>
        ${wrong && html`<p class="wrong" role="alert">That isn't the room's password.</p>`}
        <button type="submit" class="button primary large" data-testid="password-button">Enter</button>
      </form>
      <button type="button" class="button plain" onClick=${() => client.goHome()}>To the first page</button>
    </main>
  `;
}
