import { palette } from "../palette";
import { outline, stroke } from "../portraits/curve";
import { cloth, threadColours } from "./cloth";

const { deep, lagoon, sand, hibiscus, mango } = palette;
const ground = "#bfe6dc";
const thread = 5;
const left = 132;
const right = left + 140 * thread;
const fell = 318;
const gap = { top: 452, bottom: 492 };

/** Draws every second warp thread between two heights. The shuttle passes between the two halves. */
function warp(from: number, to: number, half: 0 | 1): string {
  const colours = threadColours("warp");
  return Array.from({ length: 70 }, (_, index) => {
    const at = index * 2 + half;
    const x = left + at * thread + thread / 2;
    const colour = colours[at % colours.length] ?? lagoon;
    return `<path d="M${x} ${from}V${to}" stroke="${colour}" stroke-width="${thread - 1.2}"/>`;
  }).join("");
}

/** Draws the edges of the cloth, where the weft turns back. */
function selvedges(): string {
  const colours = threadColours("weft");
  return Array.from({ length: 30 }, (_, row) => {
    const y = fell + 6 + row * 10;
    if (y > gap.top - 6 && y < gap.bottom + 4) return "";
    const fill = colours[Math.floor((row * 10) / thread) % colours.length] ?? lagoon;
    return `<circle cx="${left}" cy="${y}" r="5" fill="${fill}"/><circle cx="${right}" cy="${y}" r="5" fill="${fill}"/>`;
  }).join("");
}

const shuttle = `<g transform="translate(640 250) rotate(-3)">
  <path fill="${hibiscus}" d="${outline("-170,0! -90,-34 0,-42 90,-34 170,0! 90,34 0,42 -90,34")}"/>
  <path fill="#b22f47" d="${outline("-170,0! -90,34 0,42 90,34 170,0! 90,20 0,26 -90,20")}"/>
  <rect x="-78" y="-20" width="156" height="38" rx="19" fill="${deep}"/>
  <rect x="-60" y="-13" width="120" height="24" rx="10" fill="${mango}"/>
  <path d="M-40-13v24M-20-13v24M0-13v24M20-13v24M40-13v24" stroke="#d98a14" stroke-width="4"/></g>`;

/** Draws the repaired part of a missed row, which goes over one warp thread and under the next. */
function repair(y: number, shift: number, to: number): string {
  return `<path d="M${left - 4 + shift} ${y}H${to}" stroke="${mango}" stroke-width="8" stroke-dasharray="${thread * 2 - 1} ${thread * 2 + 1}"/>`;
}

const needle = `<g transform="translate(560 472) rotate(-24)">
  <path fill="${deep}" fill-opacity="0.24" transform="translate(14 16)" d="${outline("-20,0! 60,-7 240,-12 318,-13 338,0 318,13 240,12 60,7")}"/>
  <path fill="${sand}" d="${outline("-20,0! 60,-7 240,-12 318,-13 338,0 318,13 240,12 60,7")}"/>
  <path fill="#cfc4ab" d="${outline("-20,0! 60,7 240,12 318,13 338,0! 240,2 60,1")}"/>
  <rect x="268" y="-5" width="50" height="10" rx="5" fill="${lagoon}"/></g>`;

/**
 * Shows a credit record as cloth that grows by a row a month. A missed row stays visible but can be repaired.
 */
export function weave(): string {
  const rows = [461, 472, 483];
  return `<rect width="960" height="600" fill="${ground}"/>
    <path fill="#a9ddd3" d="${outline("-20,0! 980,0! 980,150 760,120 520,210 260,140 -20,230!")}"/>
    ${warp(60, fell, 0)}
    <path fill="none" stroke="${mango}" stroke-width="8" d="${stroke(`${left - 2},${fell - 4} 260,296 400,262 482,254`)}"/>
    ${shuttle}
    ${warp(60, fell, 1)}
    <rect x="96" y="132" width="768" height="16" rx="8" fill="${sand}"/>
    <rect x="60" y="34" width="840" height="46" rx="12" fill="${lagoon}"/>
    <rect x="60" y="64" width="840" height="16" rx="8" fill="${deep}"/>
    ${cloth(thread, { x: left, y: 34, width: right - left, height: 30 })}
    ${cloth(thread, { x: left, y: fell, width: right - left, height: 300 })}
    ${selvedges()}
    <rect x="${left - 6}" y="${gap.top}" width="${right - left + 12}" height="${gap.bottom - gap.top}" fill="${ground}"/>
    ${warp(gap.top, gap.bottom, 0)}${warp(gap.top, gap.bottom, 1)}
    ${rows.map((y, row) => repair(y, (row % 2) * thread * 2, row < 2 ? 572 : 536)).join("")}
    ${needle}
    <path fill="none" stroke="${mango}" stroke-width="7" stroke-linecap="round" d="${stroke("826,352 862,360 880,412 846,452 868,520 930,560 990,540")}"/>`;
}
