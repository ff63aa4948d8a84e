// Cards in the language that is spoken: the letters on their faces, and their names for those who hear them.

/** @import { Card } from "../net/messages.js" */
import { rank, suit } from "../game/cards.js";
import { text } from "./text.js";

/** @param {Card} card @returns {string} what stands on its face: `A`, `10`, and for a king `K` or `R` */
export function faceLetters(card) {
  const letters = rank(card);
  switch (letters) {
    case "J":
      return text("card-jack");
    case "Q":
      return text("card-queen");
    case "K":
      return text("card-king");
    default:
      return letters;
  }
}

/** @param {Card} card @returns {string} short, for lines of moves: `10♣`, `R♠` */
export function cardSymbol(card) {
  return faceLetters(card) + { C: "♣", D: "♦", H: "♥", S: "♠" }[suit(card)];
}

/** @param {Card} card @returns {string} in words: `10 of clubs` */
export function cardWords(card) {
  return text("card-words", { rank: rank(card), suit: suit(card) });
}

/** @param {readonly Card[]} cards @returns {string} `10 of clubs and 3 of hearts` */
export function cardList(cards) {
  return cards.length === 2 ? text("card-two", { first: cardWords(cards[0] ?? ""), second: cardWords(cards[1] ?? "") }) : cards.map(cardWords).join(", ");
}
