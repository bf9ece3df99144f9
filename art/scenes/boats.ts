import { palette } from "../palette";
import { box, line, linear, path } from "./kit";

const { mango, hibiscus, deep, lagoon } = palette;

/** The gradients on the sloop's sails. */
export const sailShades = [
  linear(
    "sail",
    [
      [0, "#fff", 0.2],
      [0.5, "#fff", 0],
      [1, deep, 0.45],
    ],
    "right",
  ),
  linear(
    "jib",
    [
      [0, "#e9a04a", 0.45],
      [0.7, "#fff", 0],
      [1, lagoon, 0.28],
    ],
    "right",
  ),
];

/** A sloop with a madras sail. Its waterline is at y = 0. */
export const sloop = `<g transform="translate(352 336)">
  <path fill="${deep}" fill-opacity=".4" d="M-96 6C-40 18 70 18 128 4C104 30-60 34-96 6Z"/>
  <path fill="url(#cloth)" opacity=".32" transform="translate(0 4)scale(1 -.42)" d="M12-246C52-172 88-98 112-34H12Z"/><path fill="#fff0d2" opacity=".3" transform="translate(0 4)scale(1 -.42)" d="M0-226C-14-160-48-86-98-38L0-36Z"/>
  ${line("#4b2408", 6, "M6-8V-252")}${line("#4b2408", 4, "M6-22L110-26")}
  ${path("url(#cloth)", "M12-246C52-172 88-98 112-34C78-28 44-26 12-28C18-100 18-174 12-246Z")}
  ${path("url(#sail)", "M12-246C52-172 88-98 112-34C78-28 44-26 12-28C18-100 18-174 12-246Z")}
  ${path("#fff7e6", "M0-226C-14-160-48-86-98-38C-60-32-28-32 0-36C6-98 6-162 0-226Z")}
  ${path("url(#jib)", "M0-226C-14-160-48-86-98-38C-60-32-28-32 0-36C6-98 6-162 0-226Z")}
  ${line("#021a20", 1.4, "M6-250L-112-22M6-250L118-24", 0.5)}
  ${path("url(#hull)", "M-118-24C-60-12 60-12 124-26C118-2 100 12 84 14H-70C-92 8-108-6-118-24Z")}
  ${path("#fff4dc", "M-118-24C-60-12 60-12 124-26L122-18C60-4-60-4-114-17Z")}
  ${path(mango, "M-112-14C-60-1 60-1 121-15L118-9C60 5-60 5-108-8Z")}
  ${path(hibiscus, "M6-252l24 7-24 8z")}
  ${line("#fff", 2, "M-86 12q20 6 44 4M20 15q30 3 52-2", 0.6)}</g>`;

/** A fishing pirogue at its mooring. */
export const pirogue = `<g transform="translate(120 392)">
  <path fill="${deep}" fill-opacity=".45" d="M-104 6C-50 20 66 18 112 2C90 30-70 34-104 6Z"/>
  ${path("#0a4048", "M-96-18C-30-8 60-10 112-40C96-26 60-6 0-4C-50-3-80-8-96-18Z")}
  ${path("url(#boat)", "M-108-22C-40-4 56-6 124-44C114-10 92 12 70 14H-78C-92 8-102-6-108-22Z")}
  ${path("#fff4dc", "M-108-22C-40-4 56-6 124-44L121-35C56 3-40 5-105-14Z")}
  ${path("#1d8c88", "M-102-8C-40 10 56 9 117-24L113-15C56 17-40 17-98 0Z")}
  ${box(-112, -44, 18, 26, "#12262b", 5)}${box(-112, -44, 18, 8, hibiscus, 4)}${box(-106, -20, 6, 26, "#12262b")}
  ${path("#8a4a10", "M-40-16l36 2v5l-36-2zM26-18l34-8v6l-34 8z")}
  ${line("#fff", 2, "M-80 13q24 6 50 3M30 14q26 2 44-3", 0.55)}</g>`;
