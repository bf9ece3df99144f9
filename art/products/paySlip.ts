import { svgDocument } from "../document";
import { cloth } from "../education/cloth";
import { lettering } from "../lettering";
import { lender } from "../names";
import { palette } from "../palette";

const { ink, inkSoft, sand, sandDark, line, mango, reefDark, white } = palette;

/** The figures from the article about pay slips, with the instalment of a loan of 8,000 for 12 months. */
const slip = { gross: 8000, statutory: 590, loan: "8,000 for 12 months", instalment: 826.67 };
const before = slip.gross - slip.statutory;

const size = { width: 520, height: 430 };
const edge = { left: 40, right: 480 };
/** The distance in px by which the net pay rolls. */
const ROLL = 72;

const money = (amount: number) =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const label = (text: string, y: number, fill = inkSoft) =>
  lettering(text, { x: edge.left, y, size: 24, face: "text", weight: 600, fill });

const figure = (text: string, y: number, fill = ink) =>
  lettering(text, {
    x: edge.right,
    y,
    size: 26,
    face: "text",
    weight: 600,
    anchor: "end",
    tabular: true,
    fill,
  });

const row = (name: string, amount: string, y: number) =>
  `${label(name, y)}${figure(amount, y)}<path stroke="${line}" stroke-width="1.5" d="M${edge.left} ${y + 17}H${edge.right}"/>`;

/**
 * Draws the net pay before the instalment, with the net pay after the instalment below. The animation shows no
 * amounts in between, because none would be true.
 */
function netPay(): string {
  const figures = [before, before - slip.instalment].map((amount, index) =>
    lettering(money(amount), {
      x: edge.right,
      y: 54 + index * ROLL,
      size: 52,
      anchor: "end",
      tabular: true,
      fill: ink,
    }),
  );
  return `<svg x="0" y="336" width="${size.width}" height="${ROLL}">
    <g transform="translate(0 ${-ROLL})"><g class="count">${figures.join("")}</g></g></svg>`;
}

/**
 * Draws a pay slip with a line for the instalment, and the remaining pay. With the fragment `#moving`, the
 * line slides in and the net pay rolls to the remaining pay.
 */
export function paySlip(): string {
  const styles = `
    #moving:target .line { animation: slide 0.7s cubic-bezier(0.2, 0.8, 0.2, 1) 0.5s backwards }
    #moving:target .count { animation: roll 0.5s cubic-bezier(0.2, 0.8, 0.2, 1) 1.1s backwards }
    @keyframes slide { from { transform: translateX(${size.width}px) } }
    @keyframes roll { from { transform: translateY(${ROLL}px) } }`;
  return svgDocument(
    size.width,
    size.height,
    `<style>${styles}</style>
    <clipPath id="paper"><rect width="${size.width}" height="${size.height}" rx="14"/></clipPath>
    <g id="moving" clip-path="url(#paper)">
      <rect width="${size.width}" height="${size.height}" fill="${white}"/>
      ${cloth(1.7, { x: 0, y: 0, width: size.width, height: 22 })}
      ${lettering("Pay slip", { x: edge.left, y: 84, size: 36, fill: reefDark })}
      ${row("Gross pay", money(slip.gross), 136)}
      ${row("Tax and insurance", `−${money(slip.statutory)}`, 184)}
      ${row("Before the loan", money(before), 232)}
      <rect x="24" y="258" width="472" height="60" rx="10" fill="${sandDark}"/>
      <g class="line"><rect x="24" y="258" width="472" height="60" rx="10" fill="${mango}"/>
        ${label(`${lender}, ${slip.loan}`, 296, ink)}${figure(`−${money(slip.instalment)}`, 296)}</g>
      <rect y="336" width="${size.width}" height="94" fill="${sand}"/>
      ${label("Net pay", 388, ink)}${netPay()}
    </g>`,
  );
}
