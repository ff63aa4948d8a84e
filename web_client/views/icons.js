// Line icons in a box of 24 × 24, drawn for this page.

/** @import { VNode } from "../vendor/preact.js" */
import { html, memo } from "./html.js";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  bot: "M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5M12 4.500v.010M9 13.500v1M15 13.500v1",
  check: "M5 12.500l4.5 4.500L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3M6 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z",
  crown: "M4 18h16M4.5 15L3 7l5.5 4L12 5l3.5 6L21 7l-1.5 8z",
  down: "M12 5v14M6 13l6 6 6-6",
  download: "M12 4v11M7.5 10.5L12 15l4.5-4.500M5 16v3a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.200a2.8 2.8 0 1 0 .01 0z",
  first: "M6 5v14M18 5.500L9.500 12l8.500 6.500z",
  flag: "M6 21V4M6 5c4-2.5 7 2 12 0v8c-5 2-8-2.5-12 0",
  last: "M18 5v14M6 5.500l8.500 6.500L6 18.500z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z",
  medal: "M12 21.500a6 6 0 1 1 .01 0zM8.500 10.500L5 3h5l2 4.500L14 3h5l-3.500 7.500",
  next: "M9 5l7 7-7 7",
  offline: "M3 3l18 18M5 12.500a10 10 0 0 1 4.5-2.700M14 9.700a10 10 0 0 1 5 2.800M8.5 16a5 5 0 0 1 7 0M12 19.500v.01",
  pause: "M9 5v14M15 5v14",
  people: "M9 11.500a3.5 3.5 0 1 0-.01 0zM2.5 20c0-3.5 2.9-5.5 6.5-5.500s6.5 2 6.5 5.500M16 4.700a3.5 3.5 0 0 1 0 6.600M18 14.900c2.2.7 3.5 2.5 3.5 5.1",
  play: "M8 5l11 7-11 7z",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.500M20 14v2.500M14 20h2.500M20 20v.010M17.500 17.500v.010",
  recycle: "M4.5 12a7.5 7.5 0 0 1 13-5.100L20 9.500M20 4.500v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.100L4 14.500M4 19.500v-5h5",
  replay: "M4.500 12a7.5 7.5 0 1 0 2.300-5.400L4.500 8.500M4.500 4v4.500H9M10.500 9v6l4.500-3z",
  rules: "M12 21a9 9 0 1 1 .01 0zM12 11v5.500M12 7.500v.010",
  send: "M4 12l16-7-5 15-3.5-6.500z",
  share: "M12 15V4M8 7.500L12 3.500l4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7",
  sliders: "M4 7h9M19 7h1M16 9.500a2.500 2.500 0 1 0-.01 0zM4 17h1M11 17h9M8 19.500a2.500 2.500 0 1 0-.01 0z",
  undo: "M9 7L4.5 11.5 9 16M5 11.500h9a5 5 0 0 1 0 10h-2",
};

/** @type {(props: { name: keyof typeof PATHS }) => VNode} */
const icon = ({ name }) => html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>
`;

export const Icon = memo(icon);
