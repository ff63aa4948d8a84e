// A game alone: the table of the races, with a clock that waits for the first move, and the ways to another deal.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Practice } from "../state/practice.js" */
import { tellsDead } from "../game/dead.js";
import { STOCK } from "../game/selection.js";
import { duration, number, text } from "../i18n/text.js";
import { pathOf } from "../net/pages.js";
import { elapsed, rulesInAddress } from "../state/practice.js";
import { ofDeal } from "../state/practice_best.js";
import { hint } from "../state/refusals.js";
import { useEffect, useLayoutEffect, useState } from "../vendor/preact-hooks.js";
import { ConnectionState } from "./connection.js";
import { CopyButton } from "./copy.js";
import { classes, html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { BestOfDeal } from "./practice_best.js";
import { Trouble } from "./practice_choose.js";
import { Finish } from "./practice_finish.js";
import { PracticeNotice } from "./practice_notice.js";
import { useDesk, usePractising } from "./practice_state.js";
import { PreferencesButton } from "./preferences.js";
import { DealCode } from "./race_code.js";
import { RulesButton } from "./rules.js";
import { Table } from "./table.js";

/** @type {readonly string[]} */
const NONE = [];

/** @param {{ letters: string, rules: Rules }} props the deal of the address @returns {VNode | null} */
export function PracticeGame({ letters, rules }) {
  const desk = useDesk();
  const { game, finished, best, trouble } = usePractising();
  useLayoutEffect(() => {
    desk.open(letters, rules);
    desk.show(true);
    return () => desk.show(false);
  }, [desk, letters, rules]);
  if (game === null) return null;
  const deal = ofDeal(best, game.code, finished?.rules ?? rulesInAddress(game.rules) ?? game.rules.preset);
  return html`
    <main class="race practice-game">
      <h1 class="visually-hidden">${text("practice-heading")}</h1>
      <${Bar} game=${game} />
      <div class="arena">
        <div class="stage own-table">
          <${Table} key=${game.code} board=${game.board} rules=${game.rules} selected=${game.selected} returned=${NONE} live=${game.board.status !== "cleared"} moves=${desk} notice=${PracticeNotice} />
          <div class="over-table"><${Hint} game=${game} /></div>
          ${finished && html`<${Finish} key=${finished.at} game=${game} finished=${finished} />`}
        </div>
        <aside class="practice-aside">
          <${Tools} game=${game} />
          <${Trouble} trouble=${trouble} />
          <${BestOfDeal} games=${deal} latest=${finished} />
        </aside>
      </div>
    </main>
  `;
}

/** @param {{ game: Practice }} props @returns {VNode} */
function Bar({ game }) {
  const client = useClient();
  const { board, code, rules } = game;
  return html`
    <header class="race-bar">
      <div class="race-bar-side">
        <button type="button" class="button plain" data-testid="practice-back" aria-label=${text("practice-title")} onClick=${() => client.practise()}>
          <${Icon} name="back" /><span class="leave-word">${text("practice-title")}</span>
        </button>
        <${RulesButton} rules=${rules} tellDead=${tellsDead(rules)} small=${true} />
        <${PreferencesButton} />
      </div>
      <div class="race-bar-middle">
        <${Clock} game=${game} />
        <${DealCode} code=${code} rules=${rules} />
      </div>
      <dl class="figures">
        <div><dt>${text("practice-score")}</dt><dd data-testid="score">${number(board.score)}</dd></div>
        <div><dt>${text("practice-moves")}</dt><dd data-testid="moves">${number(board.moves)}</dd></div>
      </dl>
      <${ConnectionState} />
    </header>
  `;
}

/** @param {{ game: Practice }} props @returns {VNode} */
function Clock({ game }) {
  const desk = useDesk();
  const [now, setNow] = useState(() => desk.now());
  const goes = game.since !== null;
  useEffect(() => {
    setNow(desk.now());
    if (!goes) return undefined;
    const timer = setInterval(() => setNow(desk.now()), 200);
    return () => clearInterval(timer);
  }, [desk, goes]);
  const over = game.board.status === "cleared";
  return html`
    <span class=${goes || over ? "timer" : "timer waiting"} data-testid="timer" data-goes=${goes} role="timer" aria-label=${text("practice-time")}>
      ${duration(elapsed(game, Math.max(now, game.since ?? 0)), over)}
    </span>
  `;
}

/** @param {{ game: Practice }} props @returns {VNode} */
function Hint({ game }) {
  const why = useApp((app) => app.hint);
  const asks = game.selected === STOCK && game.board.stock > 0;
  const said = asks ? text("play-choose-pile") : why !== null ? hint(why) : game.line.length === 0 && game.board.status === "playing" ? text("practice-starts") : "";
  return html`<p class=${classes("hint", said !== "" && "shown", said === text("practice-starts") && "starts")} role="status" data-testid="hint">${said}</p>`;
}

/** @param {{ game: Practice }} props @returns {VNode} */
function Tools({ game }) {
  const desk = useDesk();
  const { dealing, left } = usePractising();
  const link = location.origin + pathOf({ at: "practice", code: game.code, rules: rulesInAddress(game.rules) });
  return html`
    <div class="practice-tools" role="group" aria-label=${text("practice-deal-tools")}>
      ${left === null
        ? html`
            <button type="button" class="button" data-testid="practice-restart" disabled=${game.line.length === 0} onClick=${() => desk.restart()}>
              <${Icon} name="replay" /><span>${text("practice-restart")}</span>
            </button>
          `
        : html`
            <button type="button" class="button" data-testid="practice-go-back" title=${text("practice-go-back-line")} onClick=${() => desk.goBack()}>
              <${Icon} name="undo" /><span>${text("practice-go-back")}</span>
            </button>
          `}
      <button type="button" class="button" data-testid="practice-next" disabled=${dealing} onClick=${() => desk.next()}>
        <${Icon} name="next" /><span>${text("practice-next")}</span>
      </button>
      <${CopyButton} text=${link} label=${text("practice-copy")} testid="practice-copy" />
    </div>
  `;
}
