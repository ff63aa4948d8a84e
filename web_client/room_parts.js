// The code of rooms, which the first page does without. It is asked for once somebody shows signs of life there, and at once
// where the address is a room's: all files together, so that none waits for another that needs it.

/** @import { RoomView } from "./views/room.js" */
import { loadPart } from "./i18n/load.js";
import { styled } from "./views/styled.js";

/** What `views/room.js` leads to beyond the first page; tests/web_client/page.test.mjs holds it to that. */
const FILES = [
  "game/rules_query.js",
  "races.js",
  "state/boards.js",
  "state/calendar.js",
  "state/holding.js",
  "state/in_turn.js",
  "state/lobby_news.js",
  "state/medals.js",
  "state/moments.js",
  "state/ranking.js",
  "state/sealed.js",
  "game/sha256.js",
  "state/outcome_words.js",
  "state/places.js",
  "state/series.js",
  "state/settings_words.js",
  "state/starts.js",
  "views/add_bot.js",
  "views/appointment.js",
  "views/arrival.js",
  "views/changing.js",
  "views/chat.js",
  "views/clock.js",
  "views/copy.js",
  "views/countdown.js",
  "views/daily_room.js",
  "views/deal_form.js",
  "views/done.js",
  "views/door.js",
  "views/drag.js",
  "views/flight.js",
  "views/focus_kept.js",
  "views/forfeit.js",
  "views/geometry.js",
  "views/ghost.js",
  "views/hands.js",
  "views/heard.js",
  "views/held.js",
  "views/invites.js",
  "views/keyboard.js",
  "views/keys.js",
  "views/lobby.js",
  "views/member_acts.js",
  "views/members.js",
  "views/more_settings.js",
  "views/motion.js",
  "views/no_way_on.js",
  "views/open_card.js",
  "views/options.js",
  "views/own_table.js",
  "views/paced.js",
  "views/par.js",
  "views/phrases.js",
  "views/piles.js",
  "views/player_link.js",
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
  "views/quick_lobby.js",
  "views/rows.js",
  "views/rules.js",
  "views/rules_form.js",
  "views/running.js",
  "views/sealed.js",
  "views/seat.js",
  "views/series.js",
  "views/settings.js",
  "views/share.js",
  "views/spoken.js",
  "views/standing.js",
  "views/start_fields.js",
  "views/stock.js",
  "views/table.js",
  "views/take_back.js",
  "views/talk.js",
  "views/timer.js",
  "views/track.js",
  "views/until.js",
  "views/waste.js",
  "views/watching.js",
];

const SHEETS = ["appointment", "door", "hosting", "phrases", "seat", "sealed", "series", "talk"];

let hinted = false;

/** @returns {Promise<typeof RoomView>} @throws {Error} if the code can't be had now */
export async function roomView() {
  if (!hinted) for (const file of FILES) hint(`/${file}`);
  hinted = true;
  const [room] = await Promise.all([import("./views/room.js"), loadPart("room"), loadPart("hosting"), ...SHEETS.map((name) => styled(`/style/${name}.css`))]);
  return room.RoomView;
}

/** @param {string} href of a module that will be needed */
function hint(href) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
