/** The page's own line drawings, in a box of 24 by 24. */

import { svg, html, type TemplateResult } from "lit-html";

const SIGNS = {
  back: "M15 5l-7 7 7 7",
  bell: "M6 17h12l-1.500-3v-4a4.500 4.500 0 0 0-9 0v4zM10 20h4",
  book: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zv14",
  bot: "M5 9h14v10H5zM12 9V5M9 5h6M9 13v2M15 13v2M2 13v3M22 13v3",
  bulb: "M9 17a6 6 0 1 1 6 0v2H9zM10 22h4",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  close: "M6 6l12 12M18 6L6 18",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 .01 0z",
  first: "M18 5l-8 7 8 7M6 5v14",
  gear: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
  help: "M9 9a3 3 0 1 1 4 2.800c-.8.4-1 1-1 2.200M12 18v.01",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  last: "M6 5l8 7-8 7M18 5v14",
  less: "M5 12h14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  log: "M5 6h14M5 12h14M5 18h9",
  more: "M12 5v14M5 12h14",
  next: "M9 5l7 7-7 7",
  pause: "M8 5v14M16 5v14",
  play: "M7 4l12 8-12 8z",
  restart: "M4 5v5h5M4.500 10a8 8 0 1 1-.3 4",
  table: "M4 9h16M6 9v10M18 9v10M4 9l2-4h12l2 4",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

export type Sign = keyof typeof SIGNS;

/** Draw a sign; the words beside it say what it means. */
export function sign(name: Sign): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d=${SIGNS[name]}></path>`}
  </svg>`;
}
