// A replay's moves in words: short for lists, whole sentences for those who hear it.

/** @import { Board, Card } from "../net/messages.js" */
/** @import { Replay, Step, Track } from "./replay.js" */
import { isOpen, PLACES } from "../game/pyramid.js";
import { cardList, cardSymbol, cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { countUntil } from "./replay.js";
import { calledName } from "./rules_words.js";

/** @param {Step} step @returns {string} `10♣ + 3♠`, `Draw 6♦` */
export function moveWords({ action, drawn }) {
  switch (action.do) {
    case "remove":
      return action.cards.map(cardSymbol).join(" + ");
    case "draw": {
      const card = drawn === null ? "" : cardSymbol(drawn);
      return action.pile === undefined ? text("replay-draw", { card }) : text("replay-draw-to", { card, pile: action.pile });
    }
    case "recycle":
      return text("replay-recycle");
    case "undo":
      return text("replay-undo");
  }
}

/** @param {Track} track @param {number} count of its steps, the last of which is said @returns {string} */
export function moveSaid({ steps, boards, standing }, count) {
  const step = steps[count - 1];
  const name = nameOf({ standing });
  if (step === undefined) return text("replay-said-deal", { name });
  const about = { n: count, name };
  const { action, drawn } = step;
  switch (action.do) {
    case "remove":
      return text("replay-said-remove", { ...about, cards: cardList(action.cards), left: PLACES - (boards[count]?.removed ?? 0) });
    case "draw": {
      const card = drawn === null ? "" : cardWords(drawn);
      return action.pile === undefined ? text("replay-said-draw", { ...about, card }) : text("replay-said-draw-to", { ...about, card, pile: action.pile });
    }
    case "recycle":
      return text("replay-said-recycle", about);
    case "undo":
      return text("replay-said-undo", about);
  }
}

/** @param {Replay} replay @param {number} ms @returns {string} the last move that anybody has made until then */
export function lastSaid({ tracks }, ms) {
  const counts = tracks.map((track) => ({ track, count: countUntil(track.times, ms) }));
  const moved = counts.filter(({ count }) => count > 0);
  const first = counts[0];
  if (moved.length === 0) return first ? text("replay-said-start") : "";
  const last = moved.reduce((a, b) => ((b.track.times[b.count - 1] ?? 0) > (a.track.times[a.count - 1] ?? 0) ? b : a));
  return moveSaid(last.track, last.count);
}

/** @param {Board} board @returns {string[]} what lies open, in sentences */
export function boardSaid({ pyramid, waste, piles, stock, stock_cards: seen = [] }) {
  /** @type {(Card | null)[]} */
  const tops = (piles ?? [waste]).map((pile) => pile.at(-1) ?? null);
  const free = pyramid.filter((card, place) => card !== null && isOpen(pyramid, place));
  const onWaste = tops.filter((card) => card !== null);
  const [next] = seen;
  return [
    ...(free.length > 0 ? [text("replay-said-free", { cards: free.map((card) => cardWords(card ?? "")).join(", ") })] : []),
    onWaste.length > 0 ? text("replay-said-waste", { cards: onWaste.map(cardWords).join(", ") }) : text("replay-said-no-waste"),
    next === undefined ? text("replay-said-stock", { n: stock }) : text("replay-said-open-stock", { n: stock, card: cardWords(next) }),
  ];
}

/** @param {Pick<Track, "standing">} track @returns {string} for sentences: a bot is called one */
export function nameOf({ standing }) {
  return calledName(standing.name, standing.bot);
}
