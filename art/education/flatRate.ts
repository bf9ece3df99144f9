import { lettering } from "../lettering";
import { palette } from "../palette";
import { cloth } from "./cloth";

const months = 12;
const top = 76;
const bottom = 508;
const step = 960 / months;
const rise = (bottom - top) / months;

/** Returns a path of descending steps, one per month, `inset` px inside the outermost path. */
function stairs(inset: number): string {
  const treads = Array.from({ length: months }, (_, month) => {
    const y = top + month * rise + inset;
    const x = (month + 1) * step - inset;
    return `V${Math.min(y, bottom)}H${Math.max(x, 0)}`;
  });
  return `M0 ${bottom}${treads.join("")}V${bottom}Z`;
}

const terraces = [
  { inset: 0, fill: palette.sand },
  { inset: 14, fill: "#d9f0e9" },
  { inset: 34, fill: "#a9ddd3" },
  { inset: 62, fill: "#6cc3ba" },
  { inset: 100, fill: "#2f9b99" },
];

/**
 * Draws what a flat rate charges interest on: the whole cloth, every month. The balance in front of it goes
 * down in steps, so the visible cloth is charged for but no longer owed.
 */
export function flatRate(): string {
  const middles = Array.from({ length: months }, (_, month) => (month + 0.5) * step);
  const suns = middles.map(
    (x, month) =>
      `<circle cx="${x}" cy="${top + month * rise - 16}" r="13" fill="${palette.mango}"/>`,
  );
  const numerals = middles.map((x, month) =>
    lettering(`${month + 1}`, { x, y: 568, size: 34, anchor: "middle", fill: palette.deep }),
  );
  return `<rect width="960" height="600" fill="#f6d9a4"/>
    ${cloth(3.4, { x: -8, y: top, width: 968, height: bottom - top })}
    <path d="M0 ${top}H960" stroke="${palette.sand}" stroke-width="6"/>
    ${terraces.map(({ inset, fill }) => `<path d="${stairs(inset)}" fill="${fill}"/>`).join("")}
    ${suns.join("")}
    <rect y="${bottom}" width="960" height="${600 - bottom}" fill="${palette.mango}"/>
    ${numerals.join("")}`;
}
