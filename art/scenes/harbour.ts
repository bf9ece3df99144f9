import { palette } from "../palette";
import { pirogue, sailShades, sloop } from "./boats";
import { box, glow, line, linear, madras, path, repeated, sceneSvg } from "./kit";
import { deckhand } from "./people";

const { mango, mangoPale, hibiscus, deep } = palette;

const sky = [
  box(0, 0, 720, 290, "url(#sky)"),
  box(0, 0, 720, 300, "url(#sunset)"),
  `<circle cx="300" cy="236" r="50" fill="#fff0c9"/>`,
  // Clouds that catch the light from below.
  ...[
    [34, 132, 168],
    [76, 150, 110],
    [470, 78, 150],
    [446, 96, 96],
  ].map(
    ([x = 0, y = 0, width = 0]) =>
      `<g fill-opacity=".6">${box(x, y, width, 14, "#ffdca2", 7)}${box(x + 16, y + 9, width - 30, 5, "#f58f6c", 2.5)}</g>`,
  ),
  line(
    deep,
    2.6,
    "M150 84q9-9 18 0q9-9 18 0M200 62q7-7 14 0q7-7 14 0M118 54q5-5 10 0q5-5 10 0",
    0.7,
  ),
];

/** Houses on the slope, with lit windows. */
const houses: [x: number, y: number, wall: string, roof: string][] = [
  [506, 216, "#ffe6b4", hibiscus],
  [538, 226, "#bfe3da", "#b5304a"],
  [562, 212, "#ffca69", "#8a4a10"],
  [636, 206, "#ffb0a0", "#7c3d12"],
  [664, 222, "#ffe6b4", hibiscus],
  [480, 236, "#fbf1da", "#0c5f64"],
];

const hills = [
  path(
    "#3f9f97",
    "M380 258C430 214 468 196 510 150C534 126 566 132 590 112C628 84 668 96 720 60V262H380Z",
    0.75,
  ),
  path(
    "url(#slope)",
    "M420 262C462 236 486 224 528 192C560 168 590 180 620 156C656 128 690 140 720 122V264H420Z",
  ),
  path("url(#foothill)", "M396 266C452 246 500 250 548 234C604 216 656 226 720 196V268H396Z"),
  ...houses.map(
    ([x, y, wall, roof]) =>
      `${box(x, y, 20, 15, wall)}${path(roof, `M${x - 4} ${y + 1}l14-11 14 11z`)}${box(x + 3, y + 5, 5, 6, mango)}${box(x + 12, y + 5, 5, 6, "#8a5200")}`,
  ),
  path("#5cb3a8", "M0 256C40 244 76 246 116 252C150 257 176 256 196 260V264H0Z", 0.7),
  // The quay, with a crane and containers.
  box(404, 250, 316, 16, "#0a4048"),
  box(404, 250, 316, 3, "#5cb3a8"),
  ...[430, 456, 482, 560, 586, 640].map(
    (x, index) =>
      `${box(x, index % 2 ? 240 : 238, 24, 12, [hibiscus, mango, "#1d8c88"][index % 3] ?? mango)}${box(x, index % 2 ? 240 : 238, 24, 2.5, "#fff4dc")}`,
  ),
  line(
    "#073a41",
    4.5,
    "M444 250V172M474 250V172M438 172H548M459 172V150L540 172M459 150L424 172H444M444 212L474 190M444 190L474 212",
  ),
  line("#073a41", 1.6, "M528 172V206"),
  box(518, 206, 20, 9, hibiscus),
];

const sea = [
  box(0, 262, 720, 218, "url(#sea)"),
  path(
    "#fff0c9",
    "M228 266h144q-20 7-72 7t-72-7zM250 282h100q-16 6-50 6t-50-6zM238 298h124q-18 7-62 7t-62-7zM262 316h84q-14 6-44 6t-40-6zM246 334h110q-18 7-58 7t-52-7zM268 354h74q-14 6-38 6t-36-6zM256 374h92q-16 6-46 6t-46-6z",
    0.75,
  ),
  line(
    "#bfeee4",
    2,
    "M40 286h46M108 296h22M446 284h60M536 294h30M600 286h70M20 326h60M470 322h44M590 330h90M120 342h30",
    0.4,
  ),
  line(deep, 2.4, "M70 308h70M480 306h70M620 312h60M20 360h90M540 356h80", 0.28),
];

/** The wharf in front: boards, bollards with a rope, a lamp, and a crate of fruit. */
const wharf = [
  path("#5d2c0b", "M0 434H720V480H0Z"),
  path("#9a5220", "M0 426H720V444H0Z"),
  path("#d88a45", "M0 426H720V431H0Z"),
  repeated(
    13,
    (index) =>
      `<path d="M${index * 58 + 18} 431V480" stroke="#3d1c06" stroke-opacity=".55" stroke-width="2.5"/>`,
  ),
  line("#e8d3a4", 5, "M480 412C420 470 340 440 300 404C288 392 262 380 236 372"),
  line("#a8854a", 1.4, "M480 412C420 470 340 440 300 404C288 392 262 380 236 372", 0.8),
  ...[470, 668].map(
    (x) =>
      `${path("#021a20", `M${x - 16} 430h44l6 8h-50z`, 0.35)}${path("url(#iron)", `M${x - 10} 432V402h24v30z`)}${box(x - 16, 392, 36, 13, "#17464d", 6)}${box(x - 12, 394, 14, 4, "#7fd4cf", 2)}`,
  ),
  box(592, 250, 8, 180, "#0a2f36"),
  box(592, 250, 3, 180, "#2c7f80"),
  path("#0a2f36", "M580 430h32l4 8h-40zM582 250h28l-5-10h-18z"),
  `<circle cx="596" cy="222" r="92" fill="url(#lamp)"/>`,
  path("#ffe9b0", "M585 240l-4-28h30l-4 28z"),
  path("#0a2f36", "M577 213l19-17 19 17zM593 188h6v10h-6z"),
];

export const harbour = () =>
  sceneSvg({
    defs: [
      linear("sky", [
        [0, "#0a4a52"],
        [0.42, "#2f9a92"],
        [0.75, "#ffd694"],
        [1, "#ffb65a"],
      ]),
      glow("sunset", { x: 300, y: 236, radius: 260 }, [
        [0, "#fff0c9", 0.95],
        [0.3, mango, 0.55],
        [1, mango, 0],
      ]),
      linear("slope", [
        [0, "#2f8d86"],
        [1, "#0f5f63"],
      ]),
      linear("foothill", [
        [0, "#157073"],
        [1, "#0a4a50"],
      ]),
      linear("sea", [
        [0, "#f0a854"],
        [0.1, "#7fb793"],
        [0.3, "#1d8c88"],
        [1, "#05353c"],
      ]),
      linear("hull", [
        [0, "#0f7c80"],
        [1, "#04343b"],
      ]),
      linear("boat", [
        [0, "#f0596f"],
        [1, "#8f1f36"],
      ]),
      ...sailShades,
      linear(
        "iron",
        [
          [0, "#2c6a70"],
          [1, "#062b31"],
        ],
        "right",
      ),
      glow("lamp", { x: 596, y: 224, radius: 92 }, [
        [0, mangoPale, 0.85],
        [0.35, mango, 0.28],
        [1, mango, 0],
      ]),
      madras("cloth", 118, "translate(12 -246)rotate(6)"),
    ],
    body: [...sky, ...hills, ...sea, sloop, pirogue, ...wharf, deckhand],
  });
