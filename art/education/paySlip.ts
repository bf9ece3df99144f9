import { lettering } from "../lettering";
import { palette } from "../palette";
import { outline, stroke } from "../portraits/curve";
import { cloth } from "./cloth";

const { deep, ink, sand, hibiscus, mango, reef } = palette;
const parchment = "#d8ccb0";

const bar = (x: number, y: number, width: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${fill}"/>`;

const amount = (x: number, y: number, text: string, fill: string) =>
  lettering(text, { x, y, size: 32, anchor: "end", tabular: true, fill });

const total = (x: number, text: string) =>
  lettering(text, { x, y: 412, size: 52, anchor: "middle", tabular: true, fill: ink });

const earnings = [
  { label: 120, text: "6,800.00" },
  { label: 84, text: "1,200.00" },
];
const deductions = [
  { label: 96, text: "−125.00" },
  { label: 72, text: "−432.00" },
  { label: 132, text: "−33.00" },
];
const gross = { x: 236, y: 394 };
const net = { x: 568, y: 394 };

/** Draws the slip, 804 × 560 px on continuous paper, with earnings, deductions, gross pay and net pay. */
function slip(): string {
  const holes = Array.from({ length: 15 }, (_, row) =>
    [19, 785].map((x) => `<circle cx="${x}" cy="${22 + row * 38}" r="8" fill="${reef}"/>`).join(""),
  );
  const rows = (list: typeof earnings, x: number, fill: string, text: string) =>
    list.map(
      (row, at) =>
        bar(x, 142 + at * 46, row.label, fill) + amount(x + 266, 160 + at * 46, row.text, text),
    );
  return `<rect width="804" height="560" fill="${sand}"/>
    <path d="M38 0v560M766 0v560" stroke="${parchment}" stroke-width="3" stroke-dasharray="10 10"/>
    ${holes.join("")}
    ${cloth(1.7, { x: 38, y: 0, width: 728, height: 64 })}
    ${bar(104, 94, 210, parchment)}${bar(436, 94, 116, parchment)}${bar(622, 94, 80, parchment)}
    ${rows(earnings, 104, "#8cc4bd", ink).join("")}${rows(deductions, 436, "#f2b3b4", hibiscus).join("")}
    <path d="M104 272H370M436 272H702" stroke="${ink}" stroke-width="4"/>
    <rect x="420" y="338" width="296" height="112" rx="16" fill="${mango}"/>
    ${total(gross.x, "8,000.00")}${total(net.x, "7,410.00")}`;
}

const radius = 138;

/** Draws one lens: an enlargement of the slip around the lens's centre, with a highlight. */
function lens(id: string, { x, y }: { x: number; y: number }): string {
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
    <g clip-path="url(#${id})">
      <g transform="translate(${x} ${y}) scale(1.26) translate(${-x} ${-y})">${slip()}</g>
      <path d="${stroke(`${x - 96},${y - 40} ${x - 66},${y - 80} ${x - 22},${y - 102}`)}" fill="none"
        stroke="#fff" stroke-width="12" stroke-linecap="round"/>
    </g>`;
}

function frame(colour: string): string {
  const ring = ({ x, y }: { x: number; y: number }) =>
    `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  const { x: left, y } = gross;
  const { x: right } = net;
  return `<g fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round">
    ${ring(gross)}${ring(net)}
    <path d="${stroke(`${left + 132},${y - 40} ${(left + right) / 2},${y - 66} ${right - 132},${y - 40}`)}"/>
    <path stroke-width="14" d="${stroke(`${left - 132},${y - 40} ${left - 164},${y - 220} ${left - 150},${y - 520}`)}"/>
    <path stroke-width="14" d="${stroke(`${right + 132},${y - 40} ${right + 164},${y - 220} ${right + 150},${y - 520}`)}"/></g>`;
}

/** Draws spectacles on a pay slip, because a lender reads both the gross and the net pay. */
export function paySlip(): string {
  const pose = `transform="translate(62 58) rotate(-4)"`;
  return `<rect width="960" height="600" fill="${reef}"/>
    <path d="${outline("-20,340! 120,300 300,420 520,300 760,360 980,240! 980,620! -20,620!")}" fill="#0c6a6f"/>
    <path d="${outline("-20,480! 160,430 340,520 560,430 780,480 980,380! 980,620! -20,620!")}" fill="#09585d"/>
    <g ${pose}><rect x="20" y="22" width="804" height="560" fill="#053c41"/>${slip()}
      <clipPath id="paper"><path d="M0 0h804v560H0z"/></clipPath>
      <g clip-path="url(#paper)"><g transform="translate(14 18)" opacity="0.18">${frame(deep)}</g></g>
      ${lens("near", gross)}${lens("far", net)}${frame(deep)}</g>`;
}
