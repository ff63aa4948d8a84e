// One race as this page sees it: the deal, everybody's progress, one's own board, who finished, the result. Pure.

/**
 * @import { AckMessage, Board, DealMessage, FeedMessage, FinishedMessage, Member, PlayerId, Progress, ParMessage,
 *   ProgressMessage, RejectMessage, ResultMessage, RoomMessage, Rules, ServerMs } from "../net/messages.js"
 */
/** @import { Selected } from "../game/selection.js" */
/** @import { History } from "./history.js" */
/** @import { Own } from "./own.js" */
/** @import { Seen } from "./seen.js" */
import { PLACES } from "../game/pyramid.js";
import { text } from "../i18n/text.js";
import { climbed, thinned } from "./history.js";
import { acked, goingOn, informed, ownBoard, rejected, resumed } from "./own.js";
import { caughtUp, seenAtStart, withMove } from "./seen.js";

/**
 * @typedef {Omit<Progress, "place" | "time_ms"> & {
 *   name: string, bot: boolean, reachedAt: ServerMs, place: number | null, timeMs: number | null, seen: Seen | null, gaveUpAt: ServerMs | null, takenOut: boolean
 * }} Runner `gaveUpAt`: when somebody forfeited, who may take it back for a moment; `takenOut`: a host did that; `reachedAt`: since when `removed` is what it is; `seen`: what the feed tells of the draw piles, null before GO
 */

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

const GOING_ON = new Set(["playing", "stuck", "dead"]);

/** @param {string} status @returns {boolean} whether somebody of this status races on */
export function goesOn(status) {
  return GOING_ON.has(status);
}

/** @type {number[]} */
const ALL_GONE = Array.from({ length: PLACES }, (_, place) => place);

/** @type {Omit<Progress, "place" | "time_ms">} */
const AT_START = { removed: 0, score: 0, moves: 0, undos: 0, gone: [], status: "playing" };

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
 * @param {readonly Member[]} members
 * @param {ServerMs} startsAt
 * @param {Board | null} [start] null: not dealt yet
 * @returns {Record<PlayerId, Runner>} all with a seat, nothing done yet
 */
export function lineUp(members, startsAt, start = null) {
  const seated = members.filter(({ role }) => role === "player");
  return Object.fromEntries(seated.map((member) => [member.player, runner(member, startsAt, start)]));
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
    const known = runners[player] ?? runner(members.find((member) => member.player === player), now, race.start);
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

/** @typedef {{ player: PlayerId, runner: Runner, rank: number }} Entry `rank` from 1; whom nothing tells apart share it */

/**
 * Everybody by rank as it is now: who has cleared, then most cards removed, then who got there first, then fewest moves.
 * @param {Pick<Race, "runners">} race
 * @returns {Entry[]}
 */
export function ranking({ runners }) {
  const sorted = Object.entries(runners).sort(([, a], [, b]) => compare(a, b));
  /** @type {Entry[]} */
  const entries = [];
  for (const [index, [player, runner]] of sorted.entries()) {
    const before = entries[index - 1];
    const rank = runner.place ?? (before && compare(before.runner, runner) === 0 ? before.rank : index + 1);
    entries.push({ player, runner, rank });
  }
  return entries;
}

/** @param {Runner} a @param {Runner} b @returns {number} below 0: `a` comes first; 0: they are equal */
function compare(a, b) {
  if (a.place !== null && b.place !== null) return a.place - b.place;
  const cleared = Number(b.status === "cleared") - Number(a.status === "cleared");
  if (cleared !== 0) return cleared;
  if (a.removed !== b.removed) return b.removed - a.removed;
  // Nobody is behind as long as nobody has removed anything.
  return a.removed === 0 ? 0 : a.reachedAt - b.reachedAt || a.moves - b.moves;
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

/** @param {Member | undefined} member @param {ServerMs} since @param {Board | null} start null: not dealt yet @returns {Runner} */
function runner(member, since, start) {
  return {
    ...AT_START,
    name: member?.name ?? text("race-somebody"),
    bot: member?.bot ?? false,
    reachedAt: since,
    place: null,
    timeMs: null,
    gaveUpAt: null,
    takenOut: false,
    seen: start && seenAtStart(start),
  };
}

/** @param {readonly number[]} one @param {readonly number[]} other @returns {boolean} */
function sameList(one, other) {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
