// What practice asks the server over HTTP: a deal of some kind, a par.

/** @import { Kind } from "./state/practice.js" */
import { parseCode } from "./game/deal.js";

const PATIENCE_MS = 15_000;
const PAR_AGAIN_MS = 3_000;
/** Whoever has looked at the finish for so long has seen enough of it. */
const PAR_TRIES = 40;

/** Why there is no answer. `none`: no deal of that kind is at hand just now. @typedef {"unreachable" | "none"} Trouble */

export class NoAnswer extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** @param {Exclude<Kind, "given">} level @param {string} preset @returns {Promise<string>} its code @throws {NoAnswer} */
export async function randomDeal(level, preset) {
  const { code } = await answer(`/api/deals/random?${new URLSearchParams({ level, rules: preset })}`);
  if (typeof code !== "string" || "why" in parseCode(code)) throw new NoAnswer("unreachable");
  return code;
}

/**
 * Asks until it is known, or nobody wants to know any more.
 * @param {string} code
 * @param {(par: number | null, pending: boolean) => boolean} say told each time how far it is; null and not pending: there is none. False: that's enough
 */
export async function findPar(code, say) {
  for (let tries = 0; tries < PAR_TRIES; tries += 1) {
    const { par, pending } = await parOf(code).catch(() => ({ par: null, pending: true }));
    if (!say(par, pending) || !pending) return;
    await new Promise((resolve) => setTimeout(resolve, PAR_AGAIN_MS));
    if (!say(null, true)) return;
  }
  say(null, false);
}

/** @param {string} code @returns {Promise<{ par: number | null, pending: boolean }>} @throws {NoAnswer} */
async function parOf(code) {
  const { par, pending } = await answer(`/api/deals/${code}?par=1`);
  return { par: typeof par === "number" && par > 0 ? par : null, pending: Array.isArray(pending) && pending.includes("par") };
}

/** @param {string} path @returns {Promise<Record<string, unknown>>} @throws {NoAnswer} */
async function answer(path) {
  let response, value;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    value = await response.json();
  } catch {
    throw new NoAnswer("unreachable");
  }
  if (response.ok && typeof value === "object" && value !== null) return value;
  throw new NoAnswer(response.status === 503 ? "none" : "unreachable");
}
