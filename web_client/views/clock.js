// The server's time for views that count down, and this machine's difference to it.

import { language } from "../i18n/text.js";
import { ahead, regional } from "../state/times.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/**
 * @param {number | null} until ms of the server's clock; null: nothing is counted down
 * @returns {number} the server's clock, each second anew until then
 */
export function useNow(until) {
  const client = useClient();
  const [now, setNow] = useState(() => client.now());
  useEffect(() => {
    if (until === null) return undefined;
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const time = client.now();
      setNow(time);
      // Just past the next change of the seconds that are left.
      if (time < until) timer = setTimeout(tick, ((until - time - 1) % 1000) + 2);
    };
    tick();
    return () => clearTimeout(timer);
  }, [client, until]);
  return now;
}

/** @returns {{ own: (server: number) => number, server: (own: number) => number }} from one clock to the other, ms */
export function useClocks() {
  const client = useClient();
  const difference = ahead(client.now(), Date.now());
  return { own: (server) => server - difference, server: (own) => own + difference };
}

/** @returns {string} the locale in which dates are written */
export function here() {
  return regional(language(), navigator.languages);
}
