import { palette } from "../palette";
import { box, glow, line, linear, madras, mangoSkin, path, repeated, sceneSvg } from "./kit";
import { teacher } from "./people";
import { desk, shelf } from "./schoolDesk";

const { mango, hibiscus, deep, lagoon, reef } = palette;

const wall = [
  box(0, 0, 720, 480, "url(#wall)"),
  repeated(
    9,
    (index) =>
      `${box(0, index * 42 + 14, 720, 1.8, "#a85a06").replace("/>", ' opacity=".28"/>')}${box(0, index * 42 + 16, 720, 1.8, "#ffffff38")}`,
  ),
];

/** The window on the left, with louvres that open onto the yard. */
const yard = [
  box(30, 84, 150, 196, "#8a4a10", 3),
  box(40, 94, 130, 176, "url(#outside)"),
  path("#4fa79d", "M40 214C70 190 100 204 130 184C146 176 160 182 170 176V270H40Z"),
  path("#1d7f6e", "M40 240C80 224 120 236 170 222V270H40Z"),
  // A palm in the yard.
  line("#7c5a2a", 6, "M120 262C122 220 116 180 104 150"),
  ...[-70, -30, 12, 52, 96, 150].map(
    (turn) =>
      `<path transform="rotate(${turn} 104 150)" fill="${turn % 4 ? "#2c8a5a" : "#1f6f55"}" d="M104 150C122 132 146 134 158 152C142 144 124 146 104 150Z"/>`,
  ),
  repeated(
    7,
    (index) =>
      `${box(40, 98 + index * 25, 130, 5, "#e9cf98")}${box(40, 103 + index * 25, 130, 2, "#8a4a10").replace("/>", ' opacity=".6"/>')}`,
  ),
  box(101, 94, 8, 176, "#9a5220"),
  box(22, 276, 166, 11, "#c47a3a", 3),
  path("#fff3cf", "M180 100L470 480H300L180 262Z", 0.16),
  path("#fff3cf", "M180 180L360 480H250L180 300Z", 0.12),
];

/** The islands on the blackboard, drawn in chalk. */
const islands = [
  "M372 118q8-8 14 0q3 10-6 12q-11-2-8-12z",
  "M392 142q8-5 11 3q0 10-8 10q-8-4-3-13z",
  "M404 168q7-8 13 0q5 12-4 18q-12-4-9-18z",
  "M416 198q8-6 12 3q2 14-7 14q-9-6-5-17z",
  "M414 226q9-4 11 5q-2 12-11 10q-6-8 0-15z",
  "M396 252h34l-4 26h-34l6-10z",
];
const board = [
  box(226, 62, 300, 232, deep, 4).replace("/>", ' opacity=".28"/>'),
  box(216, 52, 300, 232, "#8a4a10", 4),
  box(216, 52, 300, 6, "#c47a3a", 3),
  box(228, 64, 276, 208, "url(#board)"),
  path("#fff", "M240 76C320 66 420 84 490 74L470 120C400 132 300 110 246 136Z", 0.05),
  path("#fff", "M244 220C320 240 400 214 492 236L486 262C400 250 300 266 246 256Z", 0.05),
  `<g transform="translate(-62 -22)">${islands.map((data) => `${path("#fff4dc", data, 0.28)}${line("#fff4dc", 2.6, data, 0.92)}`).join("")}
  <path d="M444 238C470 200 462 150 412 116" fill="none" stroke="${mango}" stroke-width="3.4" stroke-dasharray="2 8" stroke-linecap="round"/>
  <circle cx="412" cy="264" r="6" fill="${mango}"/></g>`,
  // A boat and the sun.
  line(
    "#fff4dc",
    2.8,
    "M258 204h64l-12 18h-40zM290 200v-52M294 150l26 44h-26zM286 158l-22 36h22z",
    0.9,
  ),
  line("#7fd4cf", 2.6, "M246 234q9-7 18 0t18 0t18 0t18 0t18 0", 0.9),
  `<circle cx="270" cy="106" r="15" fill="none" stroke="${mango}" stroke-width="2.8"/>`,
  repeated(
    8,
    (index) =>
      `<path d="M270 83v-8" stroke="${mango}" stroke-width="2.8" stroke-linecap="round" transform="rotate(${index * 45} 270 106)"/>`,
  ),
  box(226, 272, 280, 12, "#c47a3a", 2),
  box(300, 267, 22, 6, "#fff", 2),
  box(330, 267, 16, 6, hibiscus, 2),
  box(420, 260, 40, 13, "#12363c", 3),
];

const pennants = [
  line("#7c3d12", 2.6, "M0 16C180 50 540 50 720 16"),
  repeated(14, (index) => {
    const x = 18 + index * 50;
    const y = 16 + 25 * (1 - ((x + 17 - 360) / 360) ** 2);
    const colour = ["url(#cloth)", hibiscus, "url(#cloth)", "#0f7c80"][index % 4];
    return `<path fill="${colour}" d="M${x} ${y.toFixed(0)}h34l-17 36z"/><path fill="${deep}" fill-opacity=".12" d="M${x + 17} ${y.toFixed(0)}h17l-17 36z"/>`;
  }),
];

export const school = () =>
  sceneSvg({
    defs: [
      linear("wall", [
        [0, "#ffd283"],
        [1, "#f0a02c"],
      ]),
      linear("outside", [
        [0, "#8fd3c8"],
        [1, "#f1f7dc"],
      ]),
      linear("board", [
        [0, "#0b4a50"],
        [1, "#06363d"],
      ]),
      linear("inside", [
        [0, "#2a1305"],
        [1, "#6b3410"],
      ]),
      linear("desk", [
        [0, "#8a4a10"],
        [1, "#5d2c0b"],
      ]),
      linear(
        "tin",
        [
          [0, "#e8f3ee"],
          [0.5, "#b9d3cd"],
          [1, "#6f9a98"],
        ],
        "right",
      ),
      mangoSkin("mango"),
      glow("globe", { x: -16, y: -20, radius: 78 }, [
        [0, "#5cc4bb"],
        [0.7, reef],
        [1, lagoon],
      ]),
      madras("cloth", 64, ""),
    ],
    body: [...wall, ...pennants, ...yard, ...board, ...shelf, ...teacher, ...desk],
  });
