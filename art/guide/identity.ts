import { likeness } from "../app/likeness";
import { lettering } from "../lettering";
import { palette } from "../palette";
import { nurseFigure } from "../portraits/nurse";
import { check, corners, textLines } from "./paper";

const waves = Array.from(
  { length: 8 },
  (_, row) =>
    `<path d="M0 ${14 + row * 20}q32 -26 64 0t64 0t64 0t64 0" fill="none" stroke="#8fc7bf" stroke-opacity=".45" stroke-width="1.5"/>`,
).join("");

const card = `<g transform="translate(366 238) rotate(7 120 78)">
  <rect x="10" y="14" width="244" height="156" rx="16" fill="${palette.deep}" fill-opacity=".25"/>
  <clipPath id="card"><rect width="244" height="156" rx="16"/></clipPath>
  <g clip-path="url(#card)"><rect width="244" height="156" fill="#f2faf6"/>${waves}<rect width="244" height="38" fill="${palette.reef}"/></g>
  ${lettering("IDENTITY CARD", { x: 18, y: 25, size: 15, face: "text", letterSpacing: 1.4, fill: "#fff" })}
  <svg x="18" y="52" width="70" height="88" viewBox="0 0 70 88"><rect width="70" height="88" rx="9" fill="#9bd6cb"/>${likeness(70, 88)}</svg>
  ${textLines(104, 58, [112, 84, 98, 64], 22, "#6f938f")}</g>`;

/** Draws step 1: the nurse in the camera's frame, and her identity card. */
export const identity = () => `<rect width="640" height="480" fill="${palette.mango}"/>
  <circle cx="226" cy="236" r="206" fill="#ffc769"/>
  <svg x="0" y="34" width="444" height="446" viewBox="-20 70 880 884">${nurseFigure()}</svg>
  ${corners(16, 22, 336, 300, palette.lagoon, 46)}${card}${check(600, 250, 28, palette.lagoon, palette.mango)}`;
