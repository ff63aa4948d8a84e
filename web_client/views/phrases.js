// Phrases: the bar to say them with, and the bubbles of those who have just said one.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Phrase } from "../net/messages.js" */
/** @import { App } from "../state/app.js" */
import { text } from "../i18n/text.js";
import { calledName } from "../state/rules_words.js";
import { PHRASE_TEXTS, phraseOf, PHRASES, showsChat } from "../state/talk.js";
import { useState } from "../vendor/preact-hooks.js";
import { classes, html, memo, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @type {(props: { onSaid?: () => void }) => VNode} */
const phrases = ({ onSaid }) => {
  const client = useClient();
  const [note, setNote] = useState("");
  const say = (/** @type {Phrase} */ phrase) => {
    setNote("");
    client.room.say(phrase, (sentence) => {
      setNote(sentence);
      return true;
    });
    onSaid?.();
  };
  return html`
    <div class="phrases" role="group" aria-label=${text("talk-phrases")}>
      ${PHRASES.map(
        (phrase) => html`<button key=${phrase} type="button" class="phrase" data-testid=${`say-${phrase}`} onClick=${() => say(phrase)}>${text(PHRASE_TEXTS[phrase])}</button>`,
      )}
    </div>
    ${note && html`<p class="chat-note" role="status">${note}</p>`}
  `;
};

export const Phrases = memo(phrases);

/**
 * What somebody has just said, where he stands. Those who hear the page are told by `Heard`.
 * @param {{ player: string, small?: boolean }} props `small`: only that he has
 * @returns {VNode | false}
 */
export function Bubble({ player, small = false }) {
  const phrase = useApp((app) => phraseOf(app.said, player));
  if (phrase === null) return false;
  return html`
    <span key=${phrase} class=${classes("bubble", small && "small")} aria-hidden="true" data-testid=${small ? undefined : "bubble"}>
      ${small ? html`<${Icon} name="talk" />` : text(PHRASE_TEXTS[phrase])}
    </span>
  `;
}

/** @param {App} app */
const hasTalk = ({ preferences }) => showsChat(preferences.chat, false);

/** @param {App} app */
const saidNow = ({ said }) => said;

/**
 * For those who hear the page: said when there is a pause.
 * @param {{ racing: boolean }} props beside a race the talk is mostly closed; where it lies open it says them itself
 * @returns {VNode}
 */
export function PhrasesHeard({ racing }) {
  const talks = useApp(hasTalk) && !racing;
  const now = useApp(saidNow);
  const said = talks ? [] : now;
  return html`
    <div class="visually-hidden" role="log" aria-label=${text("talk-phrases")}>
      ${said.map(({ id, name, phrase, bot }) => html`<p key=${id}>${text("talk-says", { name: calledName(name, bot), phrase: text(PHRASE_TEXTS[phrase]) })}</p>`)}
    </div>
  `;
}
