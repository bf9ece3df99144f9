import { cloth } from "../education/cloth";
import { lettering } from "../lettering";
import { palette } from "../palette";
import { heading, sheet, textLines } from "./paper";

const { deep, hibiscus, ink, lagoon, mango } = palette;

/** October 2026 begins on a Thursday. The first instalment is deducted on the 30th. */
const month = { firstColumn: 3, days: 31, payday: 30 };

const cell = { width: 41, height: 42 };

const days = Array.from({ length: month.days }, (_, index) => {
  const at = index + month.firstColumn;
  const x = 40 + (at % 7) * cell.width;
  const y = 148 + Math.floor(at / 7) * cell.height;
  const isPayday = index + 1 === month.payday;
  const mark = isPayday
    ? `<g transform="translate(${x} ${y - 7})"><circle r="18" fill="${mango}"/><path d="M-20 4C-24 -24 19 -27 21 -1C23 25 -18 27 -21 7C-22 -6 -13 -19 2 -22" fill="none" stroke="${hibiscus}" stroke-width="4" stroke-linecap="round"/></g>`
    : "";
  const style = isPayday ? { weight: 800, fill: ink } : { weight: 600, fill: "#5b6e72" };
  return (
    mark + lettering(`${index + 1}`, { x, y, size: 19, face: "text", anchor: "middle", ...style })
  );
}).join("");

const weekdays = [..."MTWTFSS"]
  .map((day, index) =>
    lettering(day, {
      x: 40 + index * cell.width,
      y: 112,
      size: 14,
      face: "text",
      anchor: "middle",
      fill: palette.reef,
    }),
  )
  .join("");

const calendar = sheet(
  { x: 274, y: 66, width: 328, height: 356, turn: 4 },
  `<path d="M0 0H328V50H0Z" fill="${lagoon}"/>${cloth(1.6, { x: 0, y: 0, width: 328, height: 50 })}
  <rect x="92" y="10" width="144" height="34" rx="17" fill="#fffdf8"/>
  ${lettering("October", { x: 164, y: 35, size: 24, anchor: "middle", fill: ink })}
  ${[52, 276].map((x) => `<rect x="${x - 7}" y="-16" width="14" height="36" rx="7" fill="#e7dcc4"/>`).join("")}
  ${weekdays}${days}`,
);

const agreement = sheet(
  { x: 56, y: 40, width: 262, height: 372, turn: -8 },
  `${heading(28, 60, 27, "Loan agreement")}${textLines(28, 84, [120, 204, 190, 200, 206, 176, 198, 120], 22)}
  <path d="M28 322H180" stroke="${ink}" stroke-width="3"/>
  <path d="M36 312c10 -44 22 -58 22 -30s-14 34 -6 10 20 -30 24 -12 10 14 16 -2 12 2 16 6 18 -14 22 -24 2 34 8 24 14 -8 30 -10" fill="none" stroke="${palette.reef}" stroke-width="4" stroke-linecap="round"/>`,
);

const pen = `<g transform="translate(196 316) rotate(-36)"><path d="M8 8L30 0H176Q190 12 176 24H30Z" transform="translate(6 14)" fill="${deep}" fill-opacity=".25"/>
  <path d="M0 12L30 0V24Z" fill="#f1dfc0"/><path d="M0 12L11 8V16Z" fill="${deep}"/><path d="M30 0H150V24H30Z" fill="${mango}"/><path d="M30 8H150V16H30Z" fill="#ffca74"/><path d="M150 0H176Q186 12 176 24H150Z" fill="${lagoon}"/></g>`;

/** Draws step 4: the signed agreement, and the date of the first instalment in the calendar. */
export const calendarAndAgreement = () => `<rect width="640" height="480" fill="${hibiscus}"/>
  <path d="M0 480L640 120V480Z" fill="#d63a53"/>${agreement}${calendar}${pen}`;
