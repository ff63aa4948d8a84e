// Where people talk: a panel in lobby and result, a drawer beside a race. Each may turn it off.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { App } from "../state/app.js" */
/** @import { Room } from "../state/room.js" */
/** @import { Line } from "../state/talk.js" */
import { number, text } from "../i18n/text.js";
import { keepsTalk } from "../state/hosting.js";
import { memberOf } from "../state/room.js";
import { showsChat, shownLines, unread } from "../state/talk.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { Chat } from "./chat.js";
import { classes, html, memo, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { Phrases } from "./phrases.js";

/** @param {{ room: Room, me: string }} props in lobby and result @returns {VNode} */
export function TalkPanel({ room, me }) {
  return html`<${Panel} lines=${room.chat} me=${me} charge=${keepsTalk(room, me)} muted=${memberOf(room, me)?.muted === true} />`;
}

/** @param {App} app */
const preferencesOf = ({ preferences }) => preferences;

/** @typedef {{ lines: readonly Line[], me: string, charge: boolean, muted: boolean }} Lines */

/** @type {(props: Lines) => VNode} */
const panel = ({ lines, me, charge, muted }) => {
  const client = useClient();
  const { chat, phrases } = useApp(preferencesOf);
  const shown = showsChat(chat, false);
  return html`
    <section class="panel chat" aria-label=${text("home-chat")}>
      <header class="chat-head">
        <h2>${text("home-chat")}</h2>
        <button type="button" class="button plain small" data-testid=${shown ? "hide-chat" : "show-chat"} onClick=${() => client.preferences.set({ chat: shown ? "never" : "always" })}>
          ${text(shown ? "talk-hide" : "talk-show")}
        </button>
      </header>
      ${shown ? html`<${Chat} lines=${shownLines(lines, phrases)} me=${me} charge=${charge} muted=${muted} />` : html`<p class="quiet">${text("talk-hidden")}</p>`}
      ${phrases && !muted && html`<${Phrases} />`}
    </section>
  `;
};

const Panel = memo(panel);

/** @param {App} app */
const roomOf = ({ room }) => room;

/** @param {{ me: string, racing: boolean }} props `racing`: and not done yet @returns {VNode | false} */
export function RaceTalk({ me, racing }) {
  const { chat, phrases } = useApp(preferencesOf);
  const [open, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  if (chat === "never" && !phrases) return false;
  const shown = showsChat(chat, racing);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return html`
    <button ref=${button} type="button" class="button plain icon-only talk-button" data-testid="talk-button" aria-expanded=${open} aria-controls="talk" aria-label=${text("talk")} title=${text("talk")} onClick=${() => setOpen(!open)}>
      <${Icon} name="talk" />
      ${shown && html`<${Unread} me=${me} open=${open} />`}
    </button>
    ${open && html`<${Drawer} me=${me} racing=${racing} shown=${shown} onClose=${close} />`}
  `;
}

/** @param {App} app */
const linesOf = ({ room }) => room?.chat ?? NO_LINES;

/** @type {readonly Line[]} */
const NO_LINES = [];

/** How many lines have come since the drawer was last open. @param {{ me: string, open: boolean }} props @returns {VNode | false} */
function Unread({ me, open }) {
  const lines = useApp(linesOf);
  const last = lines.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (open) setSeen(last);
  }, [open, last]);
  const count = unread(lines, me, seen);
  if (open || count === 0) return false;
  return html`<span class="unread" data-testid="unread"><span aria-hidden="true">${number(count)}</span><span class="visually-hidden">${text("talk-unread", { n: count })}</span></span>`;
}

/** @param {{ me: string, racing: boolean, shown: boolean, onClose: () => void }} props @returns {VNode | null} */
function Drawer({ me, racing, shown, onClose }) {
  const client = useClient();
  const room = useApp(roomOf);
  const { phrases } = useApp(preferencesOf);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // Typing is what the drawer was opened for; on a phone the keyboard would cover what has been written.
    if (matchMedia("(hover: hover)").matches) place.current?.querySelector("input")?.focus();
  }, []);
  if (room === null) return null;
  const muted = memberOf(room, me)?.muted === true;
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return html`
    <section ref=${place} id="talk" class=${classes("talk-drawer chat", !shown && "short")} aria-label=${text("talk")} data-testid="talk-drawer" onKeyDown=${keys}>
      <header class="chat-head">
        <h2>${text("home-chat")}</h2>
        ${racing &&
        html`<button type="button" class="button plain small" data-testid=${shown ? "hide-chat" : "show-chat"} onClick=${() => client.preferences.set({ chat: shown ? "not_racing" : "always" })}>
          ${text(shown ? "talk-hide-racing" : "talk-show")}
        </button>`}
        <button type="button" class="button plain icon-only" data-testid="talk-close" aria-label=${text("close")} title=${text("close")} onClick=${onClose}><${Icon} name="close" /></button>
      </header>
      ${shown ? html`<${Chat} lines=${shownLines(room.chat, phrases)} me=${me} charge=${keepsTalk(room, me)} muted=${muted} />` : html`<p class="quiet">${text("talk-hidden-racing")}</p>`}
      ${phrases && !muted && html`<${Phrases} onSaid=${matchMedia("(max-width: 700px)").matches ? onClose : undefined} />`}
    </section>
  `;
}
