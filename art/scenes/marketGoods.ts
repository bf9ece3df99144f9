import { palette } from "../palette";
import { box, line, path, repeated } from "./kit";

const { hibiscus, sand, lagoon } = palette;

const fruit = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><circle r="${size}" fill="${colour}"/><path fill="#7a2a06" fill-opacity=".2" d="M${-size * 0.9} ${size * 0.42}A${size} ${size} 0 0 0 ${size} 0A${size * 1.15} ${size} 0 0 1 ${-size * 0.9} ${size * 0.42}Z"/><ellipse cx="${-size * 0.3}" cy="${-size * 0.36}" rx="${size * 0.34}" ry="${size * 0.22}" fill="#fff" fill-opacity=".38"/></g>`;

const mangoFruit = (x: number, y: number, turn: number, colour = "url(#mango)") =>
  `<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${colour}" d="M-22 4C-24-16-8-24 8-20C24-15 28 4 18 16C8 27-20 26-22 4Z"/><path fill="#fff" fill-opacity=".36" d="M-14-4C-12-13-4-16 4-15C-3-12-9-8-11 0Z"/><path stroke="#3d5a2a" stroke-width="3.4" stroke-linecap="round" d="M6-20l4-6"/></g>`;

const rows = (
  at: { x: number; y: number; step: number; counts: number[] },
  part: (x: number, y: number, index: number) => string,
) =>
  at.counts
    .map((count, row) =>
      repeated(count, (index) =>
        part(
          at.x + (row * at.step) / 2 + index * at.step,
          at.y - row * at.step * 0.55,
          index + row,
        ),
      ),
    )
    .join("");

const crate = (x: number, width: number) =>
  `<g transform="translate(${x} 352)">${box(0, 0, width, 56, "#7c3d12", 3)}${box(0, 2, width, 22, "#b5672a", 3)}${box(0, 29, width, 22, "#a65a20", 3)}${box(0, 2, width, 4, "#e0a05c", 2)}${box(10, 0, 12, 56, "#8a4a10")}${box(width - 22, 0, 12, 56, "#8a4a10")}${[8, 40].map((y) => `<circle cx="16" cy="${y + 4}" r="2.4" fill="#3d1c06"/><circle cx="${width - 16}" cy="${y + 4}" r="2.4" fill="#3d1c06"/>`).join("")}</g>`;

export const plantains = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${line("#5b4a1a", 5, "M0-40V6")}${[-42, 42, -22, 22, 0]
    .map(
      (turn, index) =>
        `<g transform="rotate(${turn})"><path fill="${index > 2 ? "#f7cf45" : "#dcae24"}" d="M-9 0C-16 26-14 50-2 70C4 74 9 71 9 66C4 46 6 24 9 0Z"/><path fill="#fff" fill-opacity=".32" d="M-7 10C-11 30-9 48-2 62C-4 44-3 28-2 10Z"/></g>`,
    )
    .join("")}${box(-11, -6, 22, 14, "#6d5a1f", 6)}</g>`;

export const goods = [
  rows({ x: 112, y: 346, step: 40, counts: [4, 3, 2] }, (x, y, index) =>
    mangoFruit(x, y, (index * 47) % 60, index % 3 === 1 ? "url(#green)" : "url(#mango)"),
  ),
  crate(84, 172),
  rows({ x: 488, y: 344, step: 37, counts: [5, 4, 3] }, (x, y, index) =>
    fruit(x, y, 21, ["#e2445c", "#ef6a48", "#e2445c", "#f08d33"][index % 4] ?? hibiscus),
  ),
  crate(464, 192),
  // Pumpkins and plantains in the middle, under the scales.
  ...[310, 398].map(
    (x, index) =>
      `<g transform="translate(${x} ${index ? 346 : 340})"><ellipse rx="50" ry="40" fill="#e07a24"/><ellipse rx="33" ry="40" fill="#f08d33"/><ellipse rx="13" ry="40" fill="#f7b23e"/><path fill="#7a2a06" fill-opacity=".22" d="M-50 2C-46 52 46 52 50 2C44 34-44 34-50 2Z"/><path fill="#4d6a2c" d="M-5-36C-8-48-2-56 8-58L12-52C6-48 6-42 7-36Z"/></g>`,
  ),
  crate(270, 176),
];

export const scale = [
  line("#12363c", 4, "M354 100V178"),
  `<circle cx="354" cy="208" r="34" fill="#12363c"/><circle cx="354" cy="208" r="28" fill="${sand}"/>`,
  repeated(
    12,
    (index) =>
      `<path stroke="${lagoon}" stroke-width="2.6" d="M354 184v6" transform="rotate(${index * 30} 354 208)"/>`,
  ),
  line(hibiscus, 3.6, "M354 208L368 192"),
  `<circle cx="354" cy="208" r="4.5" fill="${lagoon}"/><path fill="#fff" fill-opacity=".5" d="M334 198a24 24 0 0 1 18-14l-6 12a14 14 0 0 0-8 8z"/>`,
  line("#12363c", 2.6, "M354 242V252M354 252L304 282M354 252L404 282M354 252V284"),
  mangoFruit(336, 274, 20),
  mangoFruit(372, 276, -30, "url(#green)"),
  path("url(#pan)", "M294 280H414C410 302 384 308 354 308S298 302 294 280Z"),
  path("#fff", "M294 280H414L413 285H295Z", 0.7),
];
