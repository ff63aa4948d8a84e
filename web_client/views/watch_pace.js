// The room as those who watch see it: some times a second, and less often where there are many racers.

/** @import { App } from "../state/app.js" */
/** @import { Room } from "../state/room.js" */
import { useApp } from "./html.js";
import { usePaced } from "./paced.js";

const MANY = 30;

/** @param {App} app */
const roomOf = ({ room }) => room;

/** @param {App} app */
const isMany = ({ room }) => Object.keys(room?.race?.runners ?? {}).length > MANY;

/** @param {number} everyMs @returns {Room | null} */
export function useWatchedRoom(everyMs) {
  return usePaced(roomOf, useApp(isMany) ? 3 * everyMs : everyMs);
}
