// All 52 cards of the published deal PY1-N-AAAAAAS, whose board is in examples.mjs.
import { board } from "./examples.mjs";

const STOCK = "7D 6D 2H 4S 8C 3C 10H QD 9S 8H AH QH JH 9H 5S 2S JC 9D 2D 4C AC 5D 6S 5C".split(" ");

export const CARDS = [...board().pyramid, ...STOCK];
