// What happens in the lobby, for those who hear the page: politely, and what comes together in one breath.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
import { lobbyNews } from "../state/lobby_news.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** How long it has to be quiet before something is said. */
const QUIET_MS = 700;

/** @param {{ members: readonly Member[], me: string }} props @returns {VNode} */
export function Heard({ members, me }) {
  const [news, setNews] = useState("");
  const known = useRef(members);
  useEffect(() => {
    // Whoever is deleted just now is not named any more, not even as somebody who has left.
    const nameless = new Set(members.filter(({ name }) => name === "").map(({ player }) => player));
    known.current = known.current.map((member) => (nameless.has(member.player) ? { ...member, name: "" } : member));
    const timer = setTimeout(() => {
      const sentences = lobbyNews(known.current, members, me);
      known.current = members;
      if (sentences.length > 0) setNews(sentences.join(" "));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [members, me]);
  return html`<p class="visually-hidden" role="status" data-testid="lobby-news">${news}</p>`;
}
