// Races of the past as the server's API tells them: players, and who was fastest.

/** @import { Client } from "./client.js" */
/** @import { Command, DailyMessage, Leaderboard, PlayerSeen, RacedPage, ServerMessage, ServerMs } from "./net/messages.js" */
import { notConnected } from "./state/refusals.js";

/**
 * @param {string} id
 * @param {ServerMs | null} [before] where the page of races begins
 * @returns {Promise<PlayerSeen | null>} null: there is no such player
 * @throws {Error} if the server can't be asked now
 */
export async function playerSeen(id, before = null) {
  const answer = await fetch(`/api/players/${encodeURIComponent(id)}${before === null ? "" : `?before=${before}`}`);
  return answer.status === 404 ? null : told(answer);
}

/**
 * @param {string} asked `day=2026-11-30`, `deal=PY1-N-AAAAAAS&rules=N`
 * @returns {Promise<Leaderboard | null>} null: there is no such board
 * @throws {Error} if the server can't be asked now
 */
export async function leaderboard(asked) {
  const answer = await fetch(`/api/leaderboards?${asked}`);
  return answer.status === 404 || answer.status === 400 ? null : told(answer);
}

/** One's own races, private ones too. @param {Client} client @param {ServerMs | null} before @returns {Promise<RacedPage>} @throws {Error} if there is no answer; says why */
export async function ownRaces(client, before) {
  const answer = await asked(client, { type: "history", ...(before === null ? {} : { before }) });
  if (answer.type !== "history") throw new Error(answer.type);
  return answer;
}

/** Today's daily deal. @param {Client} client @returns {Promise<DailyMessage>} @throws {Error} as above */
export async function dailyNow(client) {
  const answer = await asked(client, { type: "daily" });
  if (answer.type !== "daily") throw new Error(answer.type);
  return answer;
}

/** Begins today's try, or goes on with it: the page is in its room then. @param {Client} client @returns {Promise<string | null>} why not, as a sentence */
export async function startDaily(client) {
  try {
    await asked(client, { type: "daily_start" });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {Client} client @param {Command} command @returns {Promise<ServerMessage>} its answer @throws {Error} why there is none, as a sentence */
function asked(client, command) {
  return new Promise((settle, fail) => {
    const refused = (/** @type {string} */ sentence) => {
      fail(new Error(sentence));
      return true;
    };
    if (!client.asking.ask(command, refused, settle)) fail(new Error(notConnected()));
  });
}

/** @param {Response} answer @returns {Promise<any>} */
async function told(answer) {
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}`);
  return answer.json();
}
