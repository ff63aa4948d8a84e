// For tests of modules that say something: gives them a language as the page gets it, from the files.
import { readdirSync } from "node:fs";

import { speak } from "../../web_client/i18n/text.js";
import { client, read } from "./vendoring.mjs";

/** @param {"en" | "fr" | "ko" | "ja"} language */
export function speaking(language = "en") {
  const parts = readdirSync(new URL(`locales/${language}/`, client)).sort();
  speak(language, parts.map((part) => read(`locales/${language}/${part}`)));
}

speaking();
