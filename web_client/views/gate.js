// What stands between the page and its room: no name yet, a password, no such room, or just the way there.

/** @import { VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { NameField } from "./name.js";

/** @param {{ id: string }} props @returns {VNode} */
export function Gate({ id }) {
  const client = useClient();
  const password = useApp((app) => app.password);
  const barrier = useApp((app) => app.barrier);
  const [named, setNamed] = useState(client.identity.name !== "");
  if (barrier !== null) return html`<${Barrier} text=${barrier} />`;
  if (!named) return html`<${AskName} id=${id} onDone=${() => setNamed(true)} />`;
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

/** @param {{ id: string, onDone: () => void }} props @returns {VNode} */
function AskName({ id, onDone }) {
  const client = useClient();
  const given = useApp(({ me }) => me?.name ?? "");
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const name = (typed ?? given).trim();
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name === "") return;
    client.rename(name);
    client.visitRoom(id);
    onDone();
  };
  return html`
    <main class="notice">
      <h1>You are invited to a race</h1>
      <p class="quiet">Room ${id}. Everybody gets the same deal; who clears the pyramid first wins.</p>
      <form class="stack" onSubmit=${join}>
        <${NameField} value=${typed ?? given} onInput=${setTyped} focus=${true} />
        <button type="submit" class="button primary large" data-testid="join-button" disabled=${name === ""}>Join</button>
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
