// The room's chat. What people typed only ever becomes text nodes.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { ChatLine } from "../net/messages.js" */
import { useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html, memo, useClient } from "./html.js";
import { Icon } from "./icons.js";

const CHAT_LENGTH = 300;

/** @type {(props: { lines: readonly ChatLine[], me: string }) => VNode} */
const chat = ({ lines, me }) => {
  const client = useClient();
  const [text, setText] = useState("");
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const typed = text;
    client.room.chat(typed.trim(), () => setText((now) => (now === "" ? typed : now)));
    setText("");
  };
  return html`
    <section class="panel chat" aria-label="Chat">
      <h2>Chat</h2>
      <div ref=${log} class="chat-log" role="log" tabindex="0" aria-label="Messages">
        <ol>
          ${lines.map(
            (line) => html`
              <li key=${`${line.at} ${line.player} ${line.text}`} class=${line.player === me ? "mine" : ""} data-testid="chat-line">
                <bdi class="who">${line.name}</bdi> <bdi>${line.text}</bdi>
              </li>
            `,
          )}
          ${lines.length === 0 && html`<li class="quiet">Say hello.</li>`}
        </ol>
      </div>
      <form class="chat-form" onSubmit=${send}>
        <input
          data-testid="chat-input"
          type="text"
          aria-label="Message"
          placeholder="Message"
          autocomplete="off"
          maxlength=${CHAT_LENGTH}
          value=${text}
          onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button icon-only" data-testid="chat-send" aria-label="Send"><${Icon} name="send" /></button>
      </form>
    </section>
  `;
};

export const Chat = memo(chat);
