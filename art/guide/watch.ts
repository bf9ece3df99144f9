import { likeness } from "../app/likeness";
import { lettering } from "../lettering";
import { palette } from "../palette";
import { check, heading, textLines } from "./paper";

const { deep, lagoon, mango, reef, reefLight, white } = palette;
const shade = "#0a5a60";

/** The hands and marks of a watch with radius 60, at `hour` and `minute`. */
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

/** A nurse's watch, pinned to the scrubs. */
const watch = `<path d="M132 196H188V262H132Z" fill="${deep}" fill-opacity=".3" transform="translate(7 10)"/>
  <path d="M132 190H188V268H132Z" fill="${palette.hibiscus}"/><path d="M146 190V268M174 190V268" stroke="#f08a98" stroke-width="4"/>
  <rect x="116" y="176" width="88" height="22" rx="11" fill="${mango}"/>
  <g transform="translate(160 340)">${dial(4, 12)}</g>`;

const phone = `<g transform="translate(402 34) rotate(4 78 150)">
  <rect x="8" y="10" width="160" height="300" rx="26" fill="${deep}" fill-opacity=".35"/><rect width="160" height="300" rx="26" fill="#0b1418"/>
  <rect x="8" y="8" width="144" height="284" rx="19" fill="${lagoon}"/>
  <circle cx="80" cy="24" r="6" fill="#0b1418"/>${check(80, 84, 34)}
  ${lettering("Approved", { x: 80, y: 150, size: 23, anchor: "middle", fill: "#fff" })}</g>`;

const pocket = `<path d="M352 236H612V480H352Z" fill="${deep}" fill-opacity=".22" transform="translate(8 10)"/>
  <path d="M348 230H612V480H348Z" fill="#128589"/><path d="M348 230H612V262H348Z" fill="${reefLight}"/>
  <path d="M360 276V480M600 276V480M360 272H600" fill="none" stroke="${reefLight}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="9 8"/>`;

const badge = `<g transform="translate(384 312)"><rect x="6" y="9" width="192" height="92" rx="12" fill="${deep}" fill-opacity=".28"/>
  <rect width="192" height="92" rx="12" fill="#fffdf8"/><path d="M12 0H180Q192 0 192 12V20H0V12Q0 0 12 0Z" fill="${mango}"/>
  <svg x="12" y="28" width="44" height="54" viewBox="0 0 44 54"><rect width="44" height="54" rx="6" fill="#9bd6cb"/>${likeness(44, 54)}</svg>
  ${heading(68, 50, 22, "Keisha")}${textLines(68, 64, [88], 10, "#8cc4bd")}</g>`;

/** The neck of the scrubs, and a stethoscope around it. */
const collar = `<path d="M150 0H402L276 168Z" fill="#c4875a"/><path d="M276 168L402 0H330Q300 70 276 168Z" fill="#935737"/>
  <path d="M138 -16L276 168L414 -16" fill="none" stroke="${reefLight}" stroke-width="26"/>
  <path d="M96 -10C66 60 84 110 70 178C60 240 44 300 -10 320M456 -10C470 40 452 70 470 120" fill="none" stroke="${deep}" stroke-width="14" stroke-linecap="round"/>
  <path d="M276 184V480" stroke="${shade}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/>`;

/**
 * Draws step 3: the nurse's scrubs. The watch shows the time of the decision, and the phone in the pocket shows
 * the decision.
 */
export const watchAndPhone = () => `<rect width="640" height="480" fill="${reef}"/>
  <path d="M0 300C60 340 70 400 66 480H0Z" fill="${shade}"/><path d="M640 0V480H624C630 300 610 120 560 0Z" fill="${shade}"/>
  ${collar}${watch}${phone}${pocket}${badge}`;
