import { likeness } from "../app/likeness";
import { cloth } from "../education/cloth";
import { palette } from "../palette";
import { corners, heading, sheet, textLines } from "./paper";

const { lagoon, reef, mango, deep } = palette;

const letter = sheet(
  { x: 52, y: 36, width: 232, height: 330, turn: -7 },
  `<rect x="26" y="28" width="30" height="30" rx="8" fill="${reef}"/><path d="M41 35v16M33 43h16" stroke="#fff" stroke-width="5"/>
  ${textLines(66, 32, [86, 58], 15, "#8cc4bd")}${heading(26, 104, 27, "Job letter")}
  ${textLines(26, 126, [60, 176, 164, 180, 170, 120], 21)}
  <path d="M28 290c14 -30 24 -34 24 -12s-10 20 -4 4 22 -26 24 -8 8 10 14 -4 12 -2 14 6 16 2 34 -6" fill="none" stroke="${lagoon}" stroke-width="4" stroke-linecap="round"/>`,
);

const holes = Array.from({ length: 9 }, (_, row) =>
  [14, 262].map((x) => `<circle cx="${x}" cy="${22 + row * 36}" r="6" fill="${reef}"/>`).join(""),
).join("");

const slip = sheet(
  { x: 268, y: 86, width: 276, height: 326, turn: 3 },
  `<path d="M28 0v326M248 0v326" stroke="#d8ccb0" stroke-width="2.5" stroke-dasharray="7 7"/>${holes}
  ${cloth(1.4, { x: 28, y: 0, width: 220, height: 42 })}
  ${heading(50, 86, 27, "Pay slip")}
  ${textLines(50, 112, [84, 62, 96, 70], 26)}${textLines(166, 112, [60, 60, 60, 60], 26, "#8cc4bd")}
  <path d="M50 222H226" stroke="${palette.ink}" stroke-width="3"/>
  <rect x="142" y="240" width="88" height="40" rx="10" fill="${mango}"/>${textLines(50, 256, [68])}${textLines(156, 256, [60], 20, "#5f3c00")}`,
);

const card = `<g transform="translate(36 342) rotate(5)"><rect x="8" y="12" width="196" height="124" rx="13" fill="${deep}" fill-opacity=".3"/>
  <rect width="196" height="124" rx="13" fill="#dff0ea"/><path d="M13 0H183Q196 0 196 13V28H0V13Q0 0 13 0Z" fill="${palette.hibiscus}"/>
  <svg x="14" y="40" width="56" height="70" viewBox="0 0 56 70"><rect width="56" height="70" rx="7" fill="#9bd6cb"/>${likeness(56, 70)}</svg>
  ${textLines(84, 46, [92, 70, 84], 20, "#6f938f")}</g>`;

const stethoscope = `<g transform="translate(10 14)" opacity=".25"><path d="M640 36C560 20 548 72 596 96C668 130 640 300 604 330" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/></g>
  <path d="M660 30C570 8 548 64 596 92C664 130 640 300 604 330" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/>
  <circle cx="596" cy="352" r="32" fill="${mango}"/><circle cx="596" cy="352" r="18" fill="${palette.mangoPale}"/>`;

/** Draws step 2: the documents for an application, with the pay slip in the camera's frame. */
export const papers = () => `<rect width="640" height="480" fill="${reef}"/>
  <path d="M0 0H640V480Z" fill="#1b8a8c"/>
  ${letter}${slip}${card}${stethoscope}
  ${corners(246, 62, 320, 374, mango, 40)}`;
