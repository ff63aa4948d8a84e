// One race as this page sees it: the deal, everybody's progress, one's own board, who finished, the result. Pure.

/**
 * @import { AckMessage, Board, DealMessage, FeedMessage, FinishedMessage, Member, PlayerId, ParMessage,
 *   ProgressMessage, RejectMessage, ResultMessage, RoomMessage, Rules, ServerMs } from "../net/messages.js"
 */
/** @import { Selected } from "../game/selection.js" */
/** @import { History } from "./history.js" */
/** @import { Own } from "./own.js" */
/** @import { Runner } from "./runners.js" */
import { PLACES } from "../game/pyramid.js";
import { climbed, thinned } from "./history.js";
import { acked, goingOn, informed, ownBoard, rejected, resumed } from "./own.js";
import { lineUp, newRunner } from "./runners.js";
import { caughtUp, withMove } from "./seen.js";

/**
 * @typedef {object} Race
 * @property {number} number
 * @property {string | null} code null while it is sealed
 * @property {string | null} commitment of a sealed deal, if this page was told at GO
 * @property {Rules} rules
 * @property {ServerMs} startsAt
 * @property {ServerMs} endsAt
 * @property {Board} start the common starting board; for a racer who came back, without what he had removed by then
 * @property {Readonly<Record<PlayerId, Runner>>} runners
 * @property {History} history how they have come to where they are
 * @property {Own | null} own null for spectators
 * @property {Selected} selected
 * @property {ResultMessage | null} result
 */

/** @type {number[]} */
const ALL_GONE = Array.from({ length: PLACES }, (_, place) => place);

/**
 * @param {DealMessage} deal
 * @param {readonly Member[]} members
 * @param {PlayerId} me
 * @returns {Race}
 */
export function dealt(deal, members, me) {
  const runners = lineUp(members, deal.starts_at, deal.board);
  return {
    number: deal.race,
    code: deal.code ?? null,
    commitment: deal.commitment ?? null,
    rules: deal.rules,
    startsAt: deal.starts_at,
    endsAt: deal.ends_at,
    start: deal.board,
    runners,
    history: {},
    own: me in runners ? ownBoard(deal.board, 0) : null,
    selected: null,
    result: null,
  };
}

/**
 * @param {RoomMessage} message
 * @param {Race | null} before
 * @param {PlayerId} me
 * @returns {Race | null}
 */
export function raceFromSnapshot(message, before, me) {
  const { deal } = message;
  if (!deal) return null;
  const same = before !== null && before.number === deal.race ? before : null;
  /** @type {Race} */
  let race = same ? { ...same, code: deal.code ?? same.code } : dealt(deal, message.members, me);
  if (message.progress) race = withSnapshot(race, message.progress, message.members);
  if (message.history) race = withHistory(race, message.history);
  if (message.gave_up_at) race = withRunner(race, me, { gaveUpAt: message.gave_up_at });
  if (message.taken_out) race = withRunner(race, me, { takenOut: true });
  if (message.board) {
    const seq = message.seq ?? 0;
    const own = same?.own ? resumed(same.own, seq, message.board, race.rules) : ownBoard(message.board, seq);
    race = { ...race, own };
  } else {
    race = { ...race, own: null };
  }
  return message.result ? withResult(race, message.result) : race;
}

/**
 * @param {Race} race
 * @param {ProgressMessage} message
 * @param {readonly Member[]} members
 * @param {PlayerId} me
 * @returns {Race}
 */
export function withProgress(race, { race: number, players, now }, members, me) {
  if (number !== race.number) return race;
  const runners = { ...race.runners };
  const history = { ...race.history };
  for (const [player, { place, time_ms: timeMs, ...progress }] of Object.entries(players)) {
    const known = runners[player] ?? newRunner(members.find((member) => member.player === player), now, race.start);
    history[player] = climbed(history[player], now - race.startsAt, progress.removed);
    runners[player] = {
      ...known,
      ...progress,
      // The same list as long as nothing in it has changed: by that a board knows that it needn't be drawn again.
      gone: sameList(known.gone, progress.gone) ? known.gone : progress.gone,
      reachedAt: progress.removed === known.removed ? known.reachedAt : now,
      ...(place != null && timeMs != null ? { place, timeMs, reachedAt: race.startsAt + timeMs } : {}),
    };
  }
  const [own, mine] = [race.own, runners[me]];
  return { ...race, runners, history, own: own && mine ? informed(own, mine, race.rules) : own };
}

/** @param {Race} race @param {ProgressMessage} progress of everybody @param {readonly Member[]} members @returns {Race} */
function withSnapshot(race, progress, members) {
  const next = withProgress(race, progress, members, "");
  // Somebody may have been deleted meanwhile.
  const names = new Map(members.map(({ player, name }) => [player, name]));
  const runners = Object.fromEntries(
    Object.entries(next.runners).map(([player, runner]) => [
      player,
      { ...runner, name: names.get(player) ?? runner.name, seen: runner.seen && caughtUp(runner.seen, runner, race.rules) },
    ]),
  );
  return { ...next, runners };
}

/** @param {Race} race @param {History} told from GO to now @returns {Race} who comes late or comes back knows by it who got where first */
function withHistory(race, told) {
  const history = Object.fromEntries(Object.entries(told).map(([player, line]) => [player, thinned(line)]));
  const runners = Object.fromEntries(
    Object.entries(race.runners).map(([player, runner]) => [player, { ...runner, reachedAt: race.startsAt + (history[player]?.at(-1)?.[0] ?? 0) }]),
  );
  return { ...race, runners, history };
}

/** @param {Race} race @param {FeedMessage} feed @returns {Race} */
export function withFeed(race, feed) {
  if (feed.race !== race.number) return race;
  const runners = { ...race.runners };
  for (const move of feed.moves) {
    const known = runners[move.player];
    if (known?.seen) runners[move.player] = { ...known, seen: withMove(known.seen, move, race.start.pyramid) };
  }
  return { ...race, runners };
}

/** @param {Race} race @param {FinishedMessage} message @returns {Race} */
export function withFinish(race, { race: number, player, place, time_ms: timeMs }) {
  const known = race.runners[player];
  if (number !== race.number || known === undefined) return race;
  const history = { ...race.history, [player]: climbed(race.history[player], timeMs, PLACES) };
  const gone = known.gone.length === PLACES ? known.gone : ALL_GONE;
  const cleared = { status: /** @type {const} */ ("cleared"), place, timeMs, removed: PLACES, gone, reachedAt: race.startsAt + timeMs };
  return { ...withRunner(race, player, cleared), history };
}

/**
 * @param {Race} race
 * @param {PlayerId} player
 * @param {Pick<Runner, "gaveUpAt" | "takenOut">} [how]
 * @returns {Race} with a racer who has given up or gone
 */
export function runnerGone(race, player, how = { gaveUpAt: null, takenOut: false }) {
  const status = race.runners[player]?.status;
  const over = status === "cleared" || status === "timeout";
  return over ? race : withRunner(race, player, { status: "forfeited", ...how });
}

/** @param {Race} race @param {PlayerId} player @returns {Race} with a racer who has taken his forfeit back, on the board as he left it */
export function runnerBack(race, player) {
  if (race.runners[player]?.status !== "forfeited") return race;
  const next = withRunner(race, player, { status: "playing", gaveUpAt: null });
  return next.own?.base.board.status === "forfeited" ? { ...next, own: goingOn(next.own, race.rules) } : next;
}

/** @param {Race} race @param {ResultMessage} result @returns {Race} */
export function withResult(race, result) {
  /** @type {Race} */
  let next = { ...race, result, code: result.code, selected: null };
  for (const { player, place, status, time_ms: timeMs } of result.standings) {
    next = withRunner(next, player, { place, status, timeMs });
  }
  return next;
}

/** @param {Race} race @param {ParMessage} message @returns {Race} */
export function withPar(race, { race: number, par }) {
  if (race.result === null || number !== race.number) return race;
  return { ...race, result: { ...race.result, par, par_pending: false } };
}

/**
 * @param {Race} race
 * @param {AckMessage} message
 * @param {PlayerId} me
 * @param {ServerMs} [now] when it came: nobody else tells how one has got on while one alone has moved
 * @returns {Race}
 */
export function withAck(race, message, me, now) {
  if (race.own === null || message.race !== race.number) return race;
  const own = acked(race.own, message, race.rules);
  const { removed } = own.base.board;
  const known = race.runners[me]?.status === "cleared" ? race : withRunner(race, me, { removed, ...reachedNow(race, me, removed) });
  const mine = known.runners[me];
  const history = now === undefined ? race.history : { ...race.history, [me]: climbed(race.history[me], now - race.startsAt, removed) };
  return { ...known, history, own: mine ? informed(own, mine, race.rules) : own };
}

/** @param {Race} race @param {RejectMessage} message @returns {Race} */
export function withReject(race, message) {
  if (race.own === null || message.race !== race.number) return race;
  return { ...race, own: rejected(race.own, message, race.rules) };
}

/**
 * One's own moves count as soon as they are made, not when the server tells everybody.
 * @param {Race} race
 * @param {PlayerId} me
 * @returns {Race}
 */
export function withOwnProgress(race, me) {
  if (race.own === null) return race;
  const { removed, score, moves, pyramid } = race.own.board;
  const gone = pyramid.flatMap((card, place) => (card === null ? [place] : []));
  return withRunner(race, me, { removed, score, moves, gone, ...reachedNow(race, me, removed) });
}

/**
 * Nobody is told when one alone has moved; whoever is known to have got as far by now was there before.
 * @param {Race} race @param {PlayerId} me @param {number} removed one's own cards
 * @returns {Partial<Runner>} a later time than anybody's if that many are news
 */
function reachedNow({ runners }, me, removed) {
  if (runners[me] === undefined || runners[me].removed === removed) return {};
  return { reachedAt: 1 + Object.values(runners).reduce((last, { reachedAt }) => Math.max(last, reachedAt), 0) };
}

/** @param {Race} race @param {PlayerId} player @param {Partial<Runner>} change @returns {Race} */
function withRunner(race, player, change) {
  const known = race.runners[player];
  return known ? { ...race, runners: { ...race.runners, [player]: { ...known, ...change } } } : race;
}

/** @param {readonly number[]} one @param {readonly number[]} other @returns {boolean} */
function sameList(one, other) {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
