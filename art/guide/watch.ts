import { lettering } from "../lettering";
import { palette } from "../palette";
import { nurseFigure } from "../portraits/nurse";
import { check } from "./paper";

const { deep, lagoon, mango, reefLight, white } = palette;

/** The hands and marks of a watch with a radius of 60, showing `hour` and `minute`. */
function dial(hour: number, minute: number): string {
  const marks = Array.from(
    { length: 12 },
    (_, mark) =>
      `<path d="M0 -52V${mark % 3 ? -46 : -40}" stroke="${lagoon}" stroke-width="${mark % 3 ? 4 : 6}" stroke-linecap="round" transform="rotate(${mark * 30})"/>`,
  ).join("");
  const hand = (turn: number, length: number, width: number) =>
    `<path d="M0 8V${-length}" stroke="${deep}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${turn})"/>`;
  return `<circle cx="7" cy="11" r="74" fill="${deep}" fill-opacity=".3"/><circle r="74" fill="${mango}"/><circle r="62" fill="${white}"/>
    ${marks}${hand(hour * 30 + minute / 2, 28, 8)}${hand(minute * 6, 44, 5.5)}<circle r="6" fill="${palette.hibiscus}"/>`;
}

const watch = `<g transform="translate(286 452) scale(.32)">
  <path d="M-28 -130H28V-60H-28Z" fill="${palette.hibiscus}"/><rect x="-44" y="-146" width="88" height="22" rx="11" fill="${mango}"/>
  ${dial(4, 12)}</g>`;

const phone = `<g transform="translate(420 86) rotate(6 86 165)">
  <rect x="10" y="12" width="172" height="330" rx="28" fill="${deep}" fill-opacity=".25"/><rect width="172" height="330" rx="28" fill="#0b1418"/>
  <rect x="8" y="8" width="156" height="314" rx="21" fill="${lagoon}"/>
  <circle cx="86" cy="26" r="6" fill="#0b1418"/>${check(86, 130, 44)}
  ${lettering("Approved", { x: 86, y: 222, size: 27, anchor: "middle", fill: "#fff" })}</g>`;

/** Draws step 3: the nurse on duty. Her watch shows when the decision arrives, and a phone shows it. */
export const watchAndPhone = () => `<rect width="640" height="480" fill="${reefLight}"/>
  <circle cx="226" cy="236" r="206" fill="#b4e2da"/>
  <svg x="0" y="34" width="444" height="446" viewBox="-20 70 880 884">${nurseFigure()}</svg>${watch}${phone}`;
