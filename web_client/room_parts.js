// The code of rooms, which the first page does without. It is asked for once somebody shows signs of life there, and at once
// where the address is a room's: all files together, so that none waits for another that needs it.

/** @import { RoomView } from "./views/room.js" */

/** What `views/room.js` leads to beyond the first page; tests/web_client/page.test.mjs holds it to that. */
const FILES = [
  "game/rules_query.js",
  "races.js",
  "state/holding.js",
  "state/in_turn.js",
  "state/lobby_news.js",
  "state/medals.js",
  "state/moments.js",
  "views/add_bot.js",
  "views/arrival.js",
  "views/chat.js",
  "views/copy.js",
  "views/countdown.js",
  "views/deal_form.js",
  "views/done.js",
  "views/drag.js",
  "views/flight.js",
  "views/focus_kept.js",
  "views/forfeit.js",
  "views/geometry.js",
  "views/ghost.js",
  "views/hands.js",
  "views/heard.js",
  "views/held.js",
  "views/keyboard.js",
  "views/keys.js",
  "views/lobby.js",
  "views/members.js",
  "views/motion.js",
  "views/no_way_on.js",
  "views/open_card.js",
  "views/options.js",
  "views/own_table.js",
  "views/paced.js",
  "views/par.js",
  "views/piles.js",
  "views/qr.js",
  "views/race.js",
  "views/race_bar.js",
  "views/race_code.js",
  "views/race_heard.js",
  "views/ranked.js",
  "views/replay_links.js",
  "views/result.js",
  "views/result_chart.js",
  "views/rivals.js",
  "views/room.js",
  "views/rows.js",
  "views/rules.js",
  "views/rules_form.js",
  "views/settings.js",
  "views/share.js",
  "views/spoken.js",
  "views/standing.js",
  "views/stock.js",
  "views/styled.js",
  "views/table.js",
  "views/timer.js",
  "views/track.js",
  "views/waste.js",
  "views/watching.js",
];

let hinted = false;

/** @returns {Promise<typeof RoomView>} @throws {Error} if the code can't be had now */
export async function roomView() {
  if (!hinted) for (const file of FILES) hint(`/${file}`);
  hinted = true;
  return (await import("./views/room.js")).RoomView;
}

/** @param {string} href of a module that will be needed */
function hint(href) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
