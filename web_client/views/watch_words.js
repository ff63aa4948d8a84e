// Moves of somebody who is watched, in few words.

/** @import { Action, Card } from "../net/messages.js" */
import { cardSymbol } from "../i18n/cards.js";
import { number, text } from "../i18n/text.js";

/** @param {{ action: Action, drawn?: Card | undefined }} deed @returns {string} `10♣ + 3♠`, `drew 9♠` */
export function deedWords({ action, drawn }) {
  switch (action.do) {
    case "remove":
      return action.cards.map(cardSymbol).join(" + ");
    case "draw":
      if (!drawn) return text("race-drew");
      return action.pile
        ? text("race-drew-card-to", { card: cardSymbol(drawn), pile: number(action.pile) })
        : text("race-drew-card", { card: cardSymbol(drawn) });
    case "recycle":
      return text("race-recycled");
    case "undo":
      return text("race-took-back");
  }
}
