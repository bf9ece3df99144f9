import { palette } from "../palette";
import { box, glow, line, linear, madras, mangoSkin, path, repeated, sceneSvg } from "./kit";
import { goods, plantains, scale } from "./marketGoods";
import { shopOwner } from "./people";

const { mango, hibiscus, sand, deep, lagoon, reef } = palette;

/** The hills, and the other stalls in the background. */
const distance = [
  box(0, 0, 720, 480, "url(#sky)"),
  `<circle cx="590" cy="120" r="210" fill="url(#sun)"/>`,
  path(
    "#8fcdbd",
    "M0 206C70 150 120 170 178 132C220 106 262 140 310 122C380 94 430 150 500 120C580 88 640 132 720 98V300H0Z",
  ),
  path(
    "#4fa79d",
    "M0 240C80 206 150 222 230 196C320 168 400 214 480 188C570 160 640 192 720 168V320H0Z",
  ),
  box(0, 352, 720, 128, "#d9a860"),
  path("#c08a45", "M0 410H720V480H0Z", 0.6),
  ...[
    [-30, 214, hibiscus],
    [566, 206, "#1d8c88"],
  ].map(
    ([x, y, colour]) => `<g transform="translate(${x} ${y})">
    ${box(14, 40, 7, 170, "#7c3d12")}${box(150, 40, 7, 170, "#7c3d12")}${box(21, 50, 130, 90, "#0a4a50")}
    ${path(String(colour), "M10 0H162L176 44H-4Z")}${repeated(3, (index) => path("#fff4dc", `M${35 + index * 50} 0h26l4 44h-30z`))}
    ${path("#fff4dc", "M-4 44h176l0 0a15 11 0 0 1-30 0a15 11 0 0 1-30 0a15 11 0 0 1-30 0a15 11 0 0 1-30 0a15 11 0 0 1-30 0a15 11 0 0 1-26 0z", 0.9)}
    ${box(-4, 138, 180, 70, "#b5672a")}${box(-4, 138, 180, 7, "#e0a05c")}
    ${repeated(6, (index) => `<circle cx="${20 + index * 27}" cy="134" r="15" fill="${[mango, "#e96a3f", "#7fb04a"][index % 3]}"/>`)}</g>`,
  ),
];

const scallops = (x: number, y: number, count: number, width: number, drop: number) =>
  `a${width / 2} ${drop} 0 0 1 ${-width} 0`
    .repeat(count)
    .replace(/^/, `M${x} ${y}H${x + count * width}V${y}`);

/** The awning: a sheet of madras with a scalloped edge, and its shadow. */
const awning = [
  `<path fill="${deep}" fill-opacity=".34" d="${scallops(48, 132, 8, 78, 30)}M48 100H672V134H48Z"/>`,
  path("url(#cloth)", "M78 0H642L684 96H36Z"),
  path("url(#folds)", "M78 0H642L684 96H36Z"),
  path("url(#roof)", "M78 0H642L684 96H36Z"),
  path("url(#cloth)", scallops(36, 96, 8, 81, 32)),
  path(deep, `${scallops(36, 96, 8, 81, 32)}`, 0.14),
  box(36, 92, 648, 5, "#021a20"),
  path("#fff", "M36 97H684V101H36Z", 0.22),
];

/** Lamps on a cord that sags between the posts. Positions go from one post (0) to the other (1). */
const bulbs = [
  line("#12363c", 2.4, "M60 146Q360 214 660 146"),
  ...[0.09, 0.2, 0.31, 0.69, 0.8, 0.91].map((at) => {
    const x = 60 + 600 * at;
    const y = 146 + 136 * at * (1 - at);
    return `<circle cx="${x}" cy="${y + 12}" r="28" fill="${mango}" fill-opacity=".22"/>${box(x - 4, y - 2, 8, 9, "#12363c")}<circle cx="${x}" cy="${y + 13}" r="8.5" fill="#fff2c9"/>`;
  }),
];

/** The counter in front, with a cloth over it. */
const counter = [
  box(40, 402, 640, 78, "#0c5f64"),
  ...[112, 196, 280, 364, 448, 532, 616].map((x) => line(lagoon, 3, `M${x} 418V480`, 0.6)),
  box(26, 396, 668, 18, "#b5672a", 3),
  box(26, 396, 668, 5, "#e0a05c", 2.5),
  path(deep, "M40 414H680V428H40Z", 0.35),
];

export const market = () =>
  sceneSvg({
    defs: [
      linear("sky", [
        [0, "#64bfb4"],
        [0.5, "#d5efdd"],
        [1, "#ffe9bd"],
      ]),
      glow("sun", { x: 590, y: 120, radius: 210 }, [
        [0, "#fff6da", 0.95],
        [0.4, "#ffe3a4", 0.5],
        [1, "#ffe3a4", 0],
      ]),
      linear("inside", [
        [0, "#032128"],
        [0.6, lagoon],
        [1, "#0b565b"],
      ]),
      glow("warm", { x: 360, y: 200, radius: 300 }, [
        [0, "#ffd27f", 0.42],
        [0.6, mango, 0.1],
        [1, mango, 0],
      ]),
      mangoSkin("mango"),
      linear(
        "green",
        [
          [0, "#b9c95a"],
          [0.6, "#e9b33a"],
          [1, "#e57a36"],
        ],
        "right",
      ),
      linear(
        "pan",
        [
          [0, "#cfe0dc"],
          [0.5, "#f6fbf8"],
          [1, "#86a8a6"],
        ],
        "right",
      ),
      linear("roof", [
        [0, "#fff", 0.3],
        [0.6, "#fff", 0.06],
        [1, deep, 0.4],
      ]),
      `<linearGradient id="folds" x2=".0833" spreadMethod="repeat">${[
        [0, 0.2],
        [0.45, 0],
        [0.6, 0],
        [1, 0.24],
      ]
        .map(
          ([at, opacity]) =>
            `<stop offset="${at}" stop-color="${deep}" stop-opacity="${opacity}"/>`,
        )
        .join("")}</linearGradient>`,
      madras("cloth", 160, "translate(36 -8)"),
    ],
    body: [
      ...distance,
      box(64, 96, 592, 320, "url(#inside)"),
      box(64, 96, 592, 320, "url(#warm)"),
      box(88, 252, 126, 7, "#0f5257"),
      ...[100, 136, 172].map(
        (x, index) =>
          `${box(x, 204, 30, 48, ["#137276", hibiscus, mango][index] ?? reef, 7)}${box(x + 4, 198, 22, 9, "#e6ddc9", 3)}${box(x, 222, 30, 16, sand)}${box(x + 4, 208, 4, 40, "#ffffff3d", 2)}`,
      ),
      box(500, 252, 140, 7, "#0f5257"),
      ...[510, 544, 578, 612].map(
        (x, index) =>
          `<path fill="${["#1d8c88", mango, "#1d8c88", hibiscus][index]}" d="M${x} 252v-26c0-9 6-8 6-18v-18h8v18c0 10 6 9 6 18v26z"/>${box(x + 3, 226, 3, 20, "#ffffff40", 1.5)}`,
      ),
      shopOwner,
      ...goods,
      plantains(268, 196),
      ...scale,
      ...bulbs,
      box(52, 96, 14, 320, "#8a4a10"),
      box(52, 96, 5, 320, "#c47a3a"),
      box(654, 96, 14, 320, "#8a4a10"),
      box(654, 96, 5, 320, "#c47a3a"),
      ...counter,
      ...awning,
    ],
  });
