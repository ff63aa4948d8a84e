// Reads games that the server's engine has played (a JSON array on standard input) and holds the page's rules to them: see
// test_same_rules.py. Each step: the rules, the board shown, the removals allowed, the action, the board shown after it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { unseenOn, whereOpen, whyNotTogether } from "../../web_client/game/available.js";
import { value } from "../../web_client/game/cards.js";
import { predict } from "../../web_client/game/predict.js";

/** All kings and pairs that the page would take, each as its cards in order. */
function removals(board, rules) {
  const seen = [...board.pyramid, ...board.waste, ...(board.stock_cards ?? [])].filter((card) => card !== null);
  const kings = seen.filter((card) => value(card) === 13 && whereOpen(board, card, rules) !== null);
  const pairs = seen.flatMap((first, index) =>
    seen.slice(index + 1).flatMap((second) => (whyNotTogether(board, first, second, rules) === null ? [[first, second].sort().join(" ")] : [])),
  );
  return [...kings, ...pairs].sort();
}

/** What the page can know of the board to come. */
function known(predicted, after, rules) {
  const { unseen: _, ...board } = predicted;
  // That nothing is possible any more is the server's to say.
  if (after.status === "stuck" && board.status === "playing") board.status = "stuck";
  // The next card of the stock, where only that one is open, comes with the answer.
  if (rules.stock_top && !rules.stock_face_up && board.stock > 0 && board.stock_cards.length === 0) board.stock_cards = after.stock_cards;
  return board;
}

let predictions = 0;
for (const { rules, steps } of JSON.parse(readFileSync(0, "utf8"))) {
  let past = [];
  for (const { board, allowed, action, after } of steps) {
    if (board.status === "playing") assert.deepEqual(removals(board, rules), allowed, JSON.stringify({ rules, board }));
    const line = predict({ board, past }, action, rules);
    assert.ok(line !== null, JSON.stringify({ rules, board, action }));
    if (unseenOn(line.board) === 0) assert.deepEqual(known(line.board, after, rules), after, JSON.stringify({ rules, board, action }));
    else assert.deepEqual([line.board.stock, line.board.moves, line.board.undos_left], [after.stock, after.moves, after.undos_left]);
    predictions += 1;
    past = rules.undo_limit === null ? line.past : line.past.slice(Math.max(0, line.past.length - rules.undo_limit));
  }
}
console.log(predictions);
