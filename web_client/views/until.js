// How long until a moment of the server's clock.

/** @import { ServerMs } from "../net/messages.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/** @param {ServerMs} moment @returns {number} whole seconds that are left; 0: it has come */
export function useSecondsUntil(moment) {
  const client = useClient();
  const left = () => Math.max(0, Math.ceil((moment - client.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left);
    if (moment <= client.now()) return undefined;
    const timer = setInterval(() => {
      setSeconds(left);
      if (moment <= client.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [client, moment]);
  return seconds;
}
