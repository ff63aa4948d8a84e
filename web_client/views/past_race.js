// One race of somebody, as a line of a list.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Raced } from "../net/messages.js" */
import { PLACES } from "../game/pyramid.js";
import { parseRules } from "../game/rules_query.js";
import { duration, language, number, ordinal, text } from "../i18n/text.js";
import { dayAt } from "../state/boards.js";
import { momentWords, shortDay, statusWords } from "../state/outcome_words.js";
import { rulesName, shownName } from "../state/rules_words.js";
import { classes, html, useClient } from "./html.js";
import { BotMark } from "./people.js";
import { PlayerLink } from "./player_link.js";
import { ReplayLink } from "./replay_links.js";

/** Up to so many others are named. */
const NAMED = 3;

/** @param {{ race: Raced, player: string, name: string }} props `player`: whose race it is @returns {VNode} */
export function PastRace({ race, player, name }) {
  const { kind, daily, room, race: numbered, players, clears = 1, place: ranked, forfeits_before: forfeits = 0, status, removed, moves, time_ms: time, rating, change, again, chosen, ended_at: at } = race;
  // As in the result: where nobody has cleared, who gave up has no place, and the others move up.
  const hasPlace = players > 1 && (clears > 0 || status !== "forfeited");
  const place = clears > 0 ? ranked : ranked - forfeits;
  const client = useClient();
  const rules = parseRules(race.rules);
  // The replay of a daily deal would give it away to those who still have their try.
  const sealed = daily !== undefined && daily >= dayAt(client.now());
  return html`
    <li class="past-race" tabindex="-1" data-testid="past-race" data-place=${place} data-status=${status}>
      <span class=${classes("medal", hasPlace && place <= 3 && status === "cleared" && `medal-${place}`)} aria-hidden="true">${hasPlace ? number(place) : "–"}</span>
      <div class="past-what">
        <p>
          <strong>${kind === "daily" ? text("history-daily-of", { date: shortDay(daily ?? "") }) : hasPlace ? text("history-place", { place: ordinal(place), n: players }) : players > 1 ? text("history-among", { n: players }) : text("history-alone")}</strong>
          ${race.racers && players > 1 && html` <span class="quiet">· <${Others} race=${race} player=${player} /></span>`}
        </p>
        <p class="quiet"><time datetime=${new Date(at).toISOString()}>${momentWords(at)}</time>${rules && html` · <span>${rulesName(rules)}</span>`}${(again || chosen) && html` · <span data-testid=${again ? "again" : "chosen"}>${text(again ? "history-again" : "history-chosen")}</span>`}</p>
      </div>
      <div class="past-how">
        <p><strong>${status === "cleared" && time !== null ? duration(time, true) : statusWords(status)}</strong></p>
        <p class="quiet">
          ${status === "cleared" ? text("history-moves", { n: moves }) : text("result-cards", { removed, all: PLACES })}
          ${rating !== undefined &&
          change !== undefined &&
          html` · <span class=${classes(change > 0 && "up", change < 0 && "down")} title=${text("history-rating-after", { rating: String(rating) })} data-testid="change">${signed(change)}</span>`}
        </p>
      </div>
      <span class="past-replay">${!sealed && room != null && numbered != null && html`<${ReplayLink} room=${room} race=${numbered} player=${player} name=${name} />`}</span>
    </li>
  `;
}

/** Against whom. @param {{ race: Raced, player: string }} props @returns {VNode} */
function Others({ race: { racers, players }, player }) {
  const others = (racers ?? []).filter((racer) => racer.player !== player).slice(0, NAMED);
  const rest = players - 1 - others.length;
  const shown = others.map(({ name }) => name || text("nobody"));
  const listed = rest > 0 ? [...shown, text("home-and-more", { n: rest })] : shown;
  let at = 0;
  return html`
    <span class="past-others">
      ${new Intl.ListFormat(language(), { type: "conjunction" }).formatToParts(listed).map(({ type, value }) => {
        const racer = type === "element" ? others[at++] : undefined;
        return racer === undefined ? value : html`<${PlayerLink} key=${racer.player} player=${racer.player} name=${racer.name && shownName(racer.name, racer.bot).name} bot=${racer.bot} />${racer.bot && html`<${BotMark} />`}`;
      })}
    </span>
  `;
}

/** @param {number} change @returns {string} `+12`, `−3` */
function signed(change) {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(change);
}
