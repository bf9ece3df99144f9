import { lettering } from "../lettering";
import { palette } from "../palette";
import { outline, stroke } from "../portraits/curve";
import { cloth } from "./cloth";

const { deep, lagoon, sand, hibiscus, mango, white } = palette;
const water = 392;

const hull = outline(
  "-60,238! 140,262 360,262 600,232 900,128! 884,240 850,350 800,460 730,640! -60,640!",
);

/** Draws a box of cargo whose bottom is at `y`. The side in shade is darker. */
function crate(x: number, y: number, width: number, height: number, fill: string, dark: string) {
  const side = width * 0.2;
  return `<path fill="${fill}" d="M${x} ${y - height}h${width}v${height}H${x}z"/>
    <path fill="${dark}" d="M${x + width - side} ${y - height}h${side}v${height}h${-side}z"/>`;
}

const cargo = `
  ${cloth(1.7, { x: 60, y: 120, width: 172, height: 150 })}
  ${crate(60, 270, 172, 150, "none", `${deep}66`)}
  ${crate(244, 270, 140, 116, mango, "#e0931d")}
  ${crate(396, 270, 148, 150, "#3ea39d", "#2b8884")}
  ${crate(176, 154, 150, 96, "#7fcdc4", "#5cb5ad")}
  <path d="M314 154v116M176 122h120M396 170h118M396 212h118" stroke="${deep}" stroke-opacity="0.16" stroke-width="7"/>`;

const numerals = [
  { text: "3", x: 650, y: 372 },
  { text: "2", x: 634, y: 466 },
  { text: "1", x: 618, y: 560 },
];

/** Draws the load line and draught marks of the ship. */
const marks = (fill: string) => `
  <circle cx="330" cy="${water}" r="66" fill="none" stroke="${fill}" stroke-width="17"/>
  ${numerals.map(({ text, x, y }) => lettering(text, { x, y, size: 66, anchor: "middle", fill })).join("")}
  <g stroke="${fill}" stroke-width="9"><path d="M690 348h40M674 442h40M658 536h40"/></g>`;

const seabed = [
  { y: water, fill: "#5cbab1" },
  { y: 452, fill: "#3aa5a0" },
  { y: 506, fill: "#1c888a" },
  { y: 554, fill: "#0f7176" },
];

const below = ["#12555c", "#0e4a51", "#0a4047", "#07363d"];

/** Shows how much is safe to borrow, as a ship that is loaded to its load line. */
export function loadLine(): string {
  const bands = (fills: string[]) =>
    seabed.map(({ y }, at) => `<rect y="${y}" width="960" height="200" fill="${fills[at]}"/>`);
  return `<defs>
      <clipPath id="hull"><path d="${hull}"/></clipPath>
      <clipPath id="wet"><path d="M0 ${water}h960v300H0z"/></clipPath></defs>
    <rect width="960" height="600" fill="#fbe6bd"/>
    <circle cx="770" cy="232" r="150" fill="${mango}"/>
    <path fill="none" stroke="${deep}" stroke-width="5" d="M896 132 560 -20"/>
    <clipPath id="flag"><path d="M806 92l-96-44 18 62z"/></clipPath>
    <g clip-path="url(#flag)">${cloth(1.1, { x: 700, y: 36, width: 120, height: 80 })}</g>
    ${bands(seabed.map(({ fill }) => fill)).join("")}
    ${cargo}
    <path d="${hull}" fill="${hibiscus}"/>
    <g clip-path="url(#hull)">
      <path fill="none" stroke="${sand}" stroke-width="22" d="${stroke("-60,272 140,296 360,296 600,266 920,154")}"/>
      <path fill="${lagoon}" fill-opacity="0.2" d="${outline("900,128! 884,240 850,350 800,460 730,640! 690,640! 760,460 810,340 846,236 862,142!")}"/>
      ${bands(below).join("")}
      ${marks(white)}
      <g clip-path="url(#wet)">${marks("#8fd3ca")}</g>
    </g>
    <path d="M0 ${water}H960" stroke="${sand}" stroke-width="4"/>
    <path d="M212 ${water}h236" stroke="${white}" stroke-width="18"/>`;
}
