// Somebody's races: figures, the rating over time, and the races one by one. Loaded on demand.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { PlayerSeen } from "../net/messages.js" */
import { duration, number, text } from "../i18n/text.js";
import { playerSeen } from "../past.js";
import { monthWords } from "../state/outcome_words.js";
import { shownName } from "../state/rules_words.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useAsked } from "./asked.js";
import { GoBack } from "./go_back.js";
import { html, useApp } from "./html.js";
import { Avatar } from "./members.js";
import { NothingThere } from "./nothing_there.js";
import { PastRaces } from "./past_races.js";
import { RatingPanel } from "./rating_panel.js";
import { styled } from "./styled.js";

await styled("/style/history.css");

/** @param {{ id: string }} props @returns {VNode} */
export function PlayerPage({ id }) {
  const own = useApp(({ me }) => me?.player === id);
  const name = useApp(({ me }) => (me?.player === id ? me.name : ""));
  const { told, failed, again } = useAsked(async () => (await playerSeen(id)) ?? "none", [id]);
  const before = useRef(name);
  useEffect(() => {
    // A name of one's own may change elsewhere.
    if (before.current !== "" && name !== before.current) again();
    before.current = name;
  }, [name]);
  const called = told === null || told === "none" ? null : shownName(told.name, told.bot).name;
  useEffect(() => {
    if (called !== null) document.title = text("history-title-of", { name: called });
  }, [called]);
  if (told === "none") return html`<${NothingThere} title=${text("history-no-player-title")} line=${text("history-no-player")} />`;
  if (told === null) return html`<${NothingThere} failed=${failed} onAgain=${again} />`;
  return html`<${Player} player=${told} own=${own} />`;
}

/** @param {{ player: PlayerSeen, own: boolean }} props @returns {VNode} */
function Player({ player, own }) {
  const { name, chip } = shownName(player.name, player.bot);
  return html`
    <main class="past player" data-testid="player-page" data-player=${player.player}>
      <${GoBack} />
      <header class="player-head">
        <${Avatar} player=${player.player} name=${name} bot=${player.bot === true} />
        <div>
          <h1><bdi>${name}</bdi></h1>
          <p class="quiet">
            ${own && html`<span class="chip">${text("result-you")}</span> `} ${chip && html`<span class="chip">${chip}</span> `}
            ${text("history-since", { date: monthWords(player.since) })}
          </p>
        </div>
      </header>
      <${Figures} player=${player} />
      <${RatingPanel} player=${player} />
      <${PastRaces} key=${String(own)} player=${player} own=${own} />
    </main>
  `;
}

/** @param {{ player: PlayerSeen }} props @returns {VNode} */
function Figures({ player }) {
  const { rating, races, wins, cleared, best_time_ms: time, best_moves: moves } = player;
  const none = "–";
  return html`
    <dl class="past-figures" aria-label=${text("history-figures")}>
      ${!player.bot && html`<div class="first"><dt>${text("history-rating")}</dt><dd data-testid="rating">${rating === null ? none : html`<${Rating} ...${rating} />`}</dd></div>`}
      <div><dt>${text("history-races")}</dt><dd data-testid="races">${number(races)}</dd></div>
      <div><dt>${text("history-wins")}</dt><dd data-testid="wins">${number(wins)}</dd></div>
      <div><dt>${text("history-cleared")}</dt><dd data-testid="cleared">${number(cleared)}</dd></div>
      <div><dt>${text("history-best-time")}</dt><dd data-testid="best-time">${time === null ? none : duration(time, true)}</dd></div>
      <div><dt>${text("history-best-moves")}</dt><dd data-testid="best-moves">${moves === null ? none : number(moves)}</dd></div>
    </dl>
  `;
}

/** @param {{ value: number, provisional: boolean }} props @returns {VNode} */
function Rating({ value, provisional }) {
  if (!provisional) return html`<span>${value}</span>`;
  const why = text("history-provisional");
  return html`<span title=${why}>${value}<span aria-hidden="true">?</span></span><span class="visually-hidden"> ${why}</span>`;
}
