// Which view, the frame around it, and what is told to everybody at the bottom.

/** @import { App } from "../state/app.js" */
/** @import { VNode } from "../vendor/preact.js" */
import { useEffect } from "../vendor/preact-hooks.js";
import { loadPart } from "../i18n/load.js";
import { text } from "../i18n/text.js";
import { roomView } from "../room_parts.js";
import { html, useApp, useClient } from "./html.js";
import { Closed, ConnectionBanner, ConnectionState } from "./connection.js";
import { Gate } from "./gate.js";
import { Home } from "./home.js";
import { Icon } from "./icons.js";
import { OnDemand } from "./on_demand.js";
import { PageLink } from "./page_link.js";
import { Preferences, PreferencesButton } from "./preferences.js";

const practice = () => Promise.all([import("./practice.js"), loadPart("practice")]).then(([{ PracticeView }]) => PracticeView);
const replay = () => Promise.all([import("./replay.js"), loadPart("replay")]).then(([{ ReplayView }]) => ReplayView);
const player = () => Promise.all([import("./player_page.js"), loadPart("history")]).then(([{ PlayerPage }]) => PlayerPage);
const leaderboard = () => Promise.all([import("./leaderboard_page.js"), loadPart("history")]).then(([{ LeaderboardPage }]) => LeaderboardPage);
const daily = () => Promise.all([import("./daily_page.js"), loadPart("history")]).then(([{ DailyPage }]) => DailyPage);
const device = () => Promise.all([import("./device_page.js"), loadPart("device")]).then(([{ DevicePage }]) => DevicePage);

/** @returns {VNode} */
export function AppView() {
  // The race has a bar of its own; every pixel is the table's.
  const racing = useApp(({ room, link }) => link.status !== "closed" && (room?.phase === "countdown" || room?.phase === "racing"));
  const title = useApp(titleOf);
  const language = useApp((app) => app.language);
  const preferring = useApp((app) => app.preferring);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // Whoever is about to do something may be in a room in a moment.
    const soon = () => void roomView().catch(() => undefined);
    for (const sign of ["pointermove", "pointerdown", "keydown"]) addEventListener(sign, soon, { once: true, passive: true });
  }, []);
  return html`
    <div key=${language} class=${racing ? "app in-race" : "app"}>
      <button type="button" class="button primary skip" onClick=${toMain}>${text("skip-to-main")}</button>
      ${!racing && html`<${Top} />`}
      <${ConnectionBanner} />
      <${Content} />
      <${Toasts} />
    </div>
    ${preferring && html`<${Preferences} />`}
  `;
}

/** What the keyboard does next, it does in the page's main part. */
function toMain() {
  const main = document.querySelector("main");
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

/** @param {App} app @returns {string} what the browser calls the page */
function titleOf({ page, room }) {
  switch (page.at) {
    case "home":
      return text("title-home");
    case "practice":
      return text("title-practice");
    case "replay":
      return text("title-replay");
    case "device":
      return text("title-device");
    case "player":
      return text("title-player");
    case "leaderboard":
      return text("title-leaderboard");
    case "daily":
      return text("title-daily");
    case "room":
      if (room?.settings.daily !== undefined) return text("title-daily");
      return room?.settings.name ? text("title-room", { name: room.settings.name }) : text("title-room-code", { room: page.id });
  }
}

/** @returns {VNode} */
function Top() {
  const client = useClient();
  const inRoom = useApp(({ page }) => page.at === "room");
  const name = useApp(({ me }) => me?.name ?? "");
  const me = useApp((app) => app.me?.player ?? "");
  return html`
    <header class="top">
      ${inRoom
        ? html`<span class="brand"><${Logo} />${text("app-name")}</span>`
        : html`<button type="button" class="brand" aria-label=${text("to-first-page")} onClick=${() => client.goHome()}><${Logo} />${text("app-name")}</button>`}
      <span class="top-right">
        ${inRoom
          ? html`<bdi class="top-name">${name}</bdi>`
          : me !== "" && html`<${PageLink} to=${{ at: "player", id: me }} class="top-name" title=${text("my-races")} testid="own-page"><bdi>${name}</bdi><//>`}
        <${ConnectionState} />
        <${PreferencesButton} />
      </span>
    </header>
  `;
}

/** @returns {VNode} */
function Content() {
  const closed = useApp(({ link }) => link.status === "closed" && link.ending !== "kicked" && link.ending !== null);
  const page = useApp((app) => app.page);
  const room = useApp((app) => app.room);
  const me = useApp((app) => app.me?.player ?? "");
  if (closed) return html`<${Closed} />`;
  if (page.at === "home") return html`<${Home} />`;
  if (page.at === "device") return html`<${OnDemand} key="device" load=${device} code=${page.code} />`;
  if (page.at === "practice") return html`<${OnDemand} key="practice" load=${practice} code=${page.code} rules=${page.rules} />`;
  if (page.at === "replay") return html`<${OnDemand} key=${`${page.room} ${page.race}`} load=${replay} ...${page} />`;
  if (page.at === "player") return html`<${OnDemand} key=${`player ${page.id}`} load=${player} id=${page.id} />`;
  if (page.at === "leaderboard") return html`<${OnDemand} key="leaderboard" load=${leaderboard} board=${page.board} />`;
  if (page.at === "daily") return html`<${OnDemand} key="daily" load=${daily} />`;
  if (room === null) return html`<${Gate} key=${page.id} id=${page.id} />`;
  return html`<${OnDemand} key="room" load=${roomView} room=${room} me=${me} />`;
}

/** @returns {VNode} */
function Toasts() {
  const client = useClient();
  const toasts = useApp((app) => app.toasts);
  return html`
    <div class="toasts" role="status" aria-live="polite">
      ${toasts.map(
        ({ id, text: said, tone }) => html`
          <div key=${id} class=${`toast ${tone}`} data-testid="toast">
            <span>${said}</span>
            <button type="button" aria-label=${text("close")} onClick=${() => client.toasts.dismiss(id)}><${Icon} name="close" /></button>
          </div>
        `,
      )}
    </div>
  `;
}

/** @returns {VNode} */
function Logo() {
  return html`
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M13 4h6v8h-6z" /><path d="M8 12h6v8H8zM18 12h6v8h-6z" /><path d="M3 20h6v8H3zM13 20h6v8h-6zM23 20h6v8h-6z" />
    </svg>
  `;
}
