// Getting a language's messages from the server: the parts that every page needs, and those that one page asks for.

/** @import { Language } from "./languages.js" */
import { language, learn, speak } from "./text.js";

const ALWAYS = ["common", "home", "lobby", "rules", "play", "race", "result"];

/** @type {Set<string>} parts of single pages that are known now */
const more = new Set();

/**
 * @param {Language} code the language to speak from now on, in all parts known so far
 * @throws {Error} if its messages can't be had; then the page speaks on as it did
 */
export async function loadLanguage(code) {
  speak(code, await Promise.all([...ALWAYS, ...more].map((part) => source(code, part))));
}

/** @param {"replay" | "practice" | "device" | "history" | "room" | "hosting"} part @throws {Error} if its messages can't be had */
export async function loadPart(part) {
  if (more.has(part)) return;
  const spoken = language();
  const messages = await source(spoken, part);
  more.add(part);
  if (language() === spoken) learn(messages);
  else await loadLanguage(language());
}

/** @param {readonly string[]} parts known to be needed before any language is loaded: they come with it */
export function want(parts) {
  for (const part of parts) more.add(part);
}

/** @param {Language} code @param {string} part @returns {Promise<string>} */
async function source(code, part) {
  const response = await fetch(`/locales/${code}/${part}.ftl`);
  if (!response.ok) throw new Error(`no ${part} messages in ${code}: ${response.status}`);
  return response.text();
}
