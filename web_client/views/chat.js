// The room's chat. What people typed only ever becomes text nodes.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { ChatLine } from "../net/messages.js" */
import { useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { html, memo, useClient } from "./html.js";
import { Icon } from "./icons.js";

const CHAT_LENGTH = 300;

/** @type {(props: { lines: readonly ChatLine[], me: string }) => VNode} */
const chat = ({ lines, me }) => {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    client.room.chat(typed.trim(), () => setTyped((now) => (now === "" ? typed : now)));
    setTyped("");
  };
  return html`
    <section class="panel chat" aria-label=${text("home-chat")}>
      <h2>${text("home-chat")}</h2>
      <div ref=${log} class="chat-log" role="log" tabindex="0" aria-label=${text("home-messages")}>
        <ol>
          ${lines.map(
            (line) => html`
              <li key=${`${line.at} ${line.player} ${line.text}`} class=${line.player === me ? "mine" : ""} data-testid="chat-line">
                <bdi class="who">${line.name}</bdi> <bdi>${line.text}</bdi>
              </li>
            `,
          )}
          ${lines.length === 0 && html`<li class="quiet">${text("home-say-hello")}</li>`}
        </ol>
      </div>
      <form class="chat-form" onSubmit=${send}>
        <input
          data-testid="chat-input"
          type="text"
          aria-label=${text("home-message")}
          placeholder=${text("home-message")}
          autocomplete="off"
          maxlength=${CHAT_LENGTH}
          value=${typed}
          onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button icon-only" data-testid="chat-send" aria-label=${text("home-send")}><${Icon} name="send" /></button>
      </form>
    </section>
  `;
};

export const Chat = memo(chat);
