// Lines of chat, and the field for the next. What people typed only ever becomes text nodes.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Line as TalkLine } from "../state/talk.js" */
import { useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { calledName } from "../state/rules_words.js";
import { PHRASE_TEXTS } from "../state/talk.js";
import { classes, html, memo, useClient } from "./html.js";
import { Icon } from "./icons.js";

const CHAT_LENGTH = 300;

/** @type {(props: { lines: readonly TalkLine[], me: string, charge: boolean, muted: boolean }) => VNode} `charge`: may delete any line */
const chat = ({ lines, me, charge, muted }) => {
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  const last = lines.at(-1)?.id;
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return html`
    <div ref=${log} class="chat-log" role="log" tabindex="0" aria-label=${text("home-messages")}>
      <ol>
        ${lines.map((line) => html`<${Line} key=${line.id} line=${line} own=${line.player === me} deletable=${!("phrase" in line) && (charge || line.player === me)} log=${log} />`)}
        ${lines.length === 0 && html`<li class="quiet">${text("home-say-hello")}</li>`}
      </ol>
    </div>
    ${muted ? html`<p class="quiet muted-note" data-testid="muted" role="status"><${Icon} name="mute" />${text("talk-muted")}</p>` : html`<${Write} />`}
  `;
};

export const Chat = memo(chat);

/** @type {(props: { line: TalkLine, own: boolean, deletable: boolean, log: { current: HTMLElement | null } }) => VNode} */
const lineOfChat = ({ line, own, deletable, log }) => {
  const client = useClient();
  const { id } = line;
  const name = calledName(line.name, line.bot);
  const phrase = "phrase" in line;
  const said = phrase ? text(PHRASE_TEXTS[line.phrase]) : line.text;
  const remove = () => {
    client.room.deleteLine(id);
    // The button is about to go; the keyboard stays among the lines.
    log.current?.focus();
  };
  return html`
    <li class=${classes("chat-line", own && "mine", phrase && "said")} data-testid=${phrase ? "said-line" : "chat-line"} data-id=${id}>
      <span><bdi class="who">${name}</bdi> <bdi>${said}</bdi></span>
      ${deletable &&
      html`
        <button type="button" class="button plain icon-only delete-line" data-testid="delete-line" aria-label=${text("talk-delete", { name, text: said })} title=${text("talk-delete-short")} onClick=${remove}>
          <${Icon} name="close" />
        </button>
      `}
    </li>
  `;
};

const Line = memo(lineOfChat);

/** @returns {VNode} */
function Write() {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const line = typed.trim();
    if (line === "") return;
    setTyped("");
    setNote("");
    client.room.chat(line, (sentence) => {
      // What couldn't be said isn't lost, unless something else has been typed since.
      setTyped((now) => (now === "" ? typed : now));
      setNote(sentence);
      return true;
    });
  };
  return html`
    <form class="chat-form" onSubmit=${send}>
      <input
        data-testid="chat-input"
        type="text"
        aria-label=${text("home-message")}
        aria-describedby=${note ? "chat-note" : undefined}
        placeholder=${text("home-message")}
        autocomplete="off"
        enterkeyhint="send"
        maxlength=${CHAT_LENGTH}
        value=${typed}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button icon-only" data-testid="chat-send" aria-label=${text("home-send")}><${Icon} name="send" /></button>
    </form>
    <p id="chat-note" class="chat-note" role="status" data-testid="chat-note">${note}</p>
  `;
}
