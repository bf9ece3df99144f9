import { palette } from "../palette";
import { box, glow, line, linear, madras, path, repeated, sceneSvg } from "./kit";
import { colleague, keisha, keishaArms } from "./people";
import { counter, lamp, screen } from "./wardFurniture";

const { mango, hibiscus, deep, lagoon, white } = palette;

/** The wall, with warm light above and tiles below. */
const wall = [
  box(0, 0, 720, 480, "url(#wall)"),
  box(0, 296, 720, 108, "url(#tiles)"),
  repeated(13, (index) => line("#0b4a52", 1.6, `M${index * 60} 300V392`, 0.35)),
  box(0, 290, 720, 8, "#fff7e6"),
  box(0, 298, 720, 4, deep).replace("/>", ' opacity=".2"/>'),
];

const SHIFT_COLOURS = ["#ffb238", "#7fd4cf", "#e2445c", "#7fd4cf", "#d9cdb2"];

/** The board with the week's shifts, on the right. */
const shifts = [
  box(520, 62, 166, 122, deep, 4).replace("/>", ' opacity=".16"/>'),
  box(514, 56, 166, 122, "#b5672a", 4),
  box(522, 64, 150, 106, "#fff7e6"),
  box(522, 64, 150, 18, "#0f7c80"),
  repeated(4, (row) =>
    repeated(5, (column) =>
      box(
        530 + column * 28,
        90 + row * 19,
        22,
        12,
        SHIFT_COLOURS[(row * 3 + column * 2) % 5] ?? white,
        2,
      ),
    ),
  ),
];

/** The window overlooking the bay, with louvres below and the lights of the town. */
const windowFrame = [
  box(214, 38, 236, 222, deep, 4).replace("/>", ' opacity=".35"/>'),
  box(206, 30, 236, 222, "#f1e4c8", 4),
  box(218, 42, 212, 140, "url(#night)"),
  `<circle cx="376" cy="84" r="62" fill="url(#halo)"/><circle cx="376" cy="84" r="21" fill="#fff4d8"/><circle cx="370" cy="79" r="4" fill="#ecd9ae"/><circle cx="383" cy="90" r="5.5" fill="#ecd9ae"/>`,
  ...[
    [240, 60],
    [262, 92],
    [290, 58],
    [318, 78],
    [338, 54],
    [410, 60],
    [250, 116],
    [304, 108],
    [418, 112],
  ].map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 3 ? 1.3 : 2}" fill="#fff"/>`),
  path("#0d5c62", "M218 150C250 128 276 138 304 124C340 106 372 138 430 116V182H218Z"),
  path("#07424a", "M218 166C260 148 300 160 340 146C372 136 400 150 430 142V182H218Z"),
  ...[
    [236, 160],
    [248, 166],
    [266, 158],
    [284, 164],
    [302, 156],
    [322, 162],
    [336, 154],
    [352, 162],
    [370, 152],
    [388, 160],
    [404, 152],
    [418, 160],
    [276, 172],
    [312, 172],
    [362, 172],
    [398, 172],
  ].map(([x = 0, y = 0], index) => box(x, y, 4, 4, index % 3 ? "#ffca69" : "#fff0c9")),
  box(318, 42, 10, 140, "#f1e4c8"),
  box(206, 180, 236, 10, "#f1e4c8"),
  box(218, 190, 212, 52, "#0a3d45"),
  repeated(
    5,
    (index) =>
      `${box(218, 191 + index * 10.6, 212, 8, "#bfe3da")}${box(218, 196 + index * 10.6, 212, 3, "#6fb3aa")}`,
  ),
  box(318, 186, 10, 60, "#f1e4c8"),
  box(196, 250, 256, 12, "#fff7e6", 3),
  box(196, 258, 256, 5, "#cbb98f", 2),
  line("#c9d9d5", 5, "M176 26H474"),
  `<circle cx="176" cy="26" r="6" fill="${mango}"/><circle cx="474" cy="26" r="6" fill="${mango}"/>`,
  path(
    "url(#curtain)",
    "M182 28H236C236 110 226 160 196 176C204 200 200 232 196 262H176C186 180 180 110 182 28Z",
  ),
  path(
    "url(#curtain)",
    "M468 28H414C414 110 424 160 454 176C446 200 450 232 454 262H474C464 180 470 110 468 28Z",
  ),
  line(
    "#c47a10",
    2.5,
    "M196 32C196 100 194 140 188 170M210 32C210 100 206 140 192 172M224 32C224 104 216 150 196 174M454 32C454 100 456 140 462 170M440 32C440 100 444 140 458 172M426 32C426 104 434 150 454 174",
    0.55,
  ),
  box(181, 170, 22, 8, hibiscus, 4),
  box(447, 170, 22, 8, hibiscus, 4),
];

const clock = [
  `<circle cx="562" cy="114" r="40" fill="${deep}" fill-opacity=".3"/><circle cx="558" cy="108" r="40" fill="#f1e4c8"/><circle cx="558" cy="108" r="33" fill="${white}"/>`,
  repeated(
    12,
    (index) =>
      `<path stroke="${lagoon}" stroke-width="${index % 3 ? 2 : 4}" d="M558 80v${index % 3 ? 5 : 8}" transform="rotate(${index * 30} 558 108)"/>`,
  ),
  line(lagoon, 4.5, "M558 108L544 97"),
  line(lagoon, 3.2, "M558 108L577 97"),
  `<circle cx="558" cy="108" r="4" fill="${hibiscus}"/>`,
];

const shifted = (by: number, parts: string[]) => [
  `<g transform="translate(${by})">`,
  ...parts,
  "</g>",
];

/** The nurses' station on a ward at night, with two colleagues discussing a chart. */
export const ward = () => station({ isStaffed: true });

/** The nurses' station without people, for the film. */
export const emptyStation = () => station({ isStaffed: false });

const station = ({ isStaffed }: { isStaffed: boolean }) =>
  sceneSvg({
    defs: [
      linear("wall", [
        [0, "#f4cf94"],
        [1, "#fdebcb"],
      ]),
      linear("tiles", [
        [0, "#a9ddd3"],
        [1, "#6cc3ba"],
      ]),
      linear("night", [
        [0, "#021a20"],
        [0.6, "#0b4a52"],
        [1, "#1d7f80"],
      ]),
      linear(
        "curtain",
        [
          [0, "#2b9b97"],
          [0.5, "#118280"],
          [1, "#0a6266"],
        ],
        "right",
      ),
      linear("wood", [
        [0, "#e59a55"],
        [1, "#b5672a"],
      ]),
      linear("shade", [
        [0, "#ffb84a"],
        [1, "#ffedbf"],
      ]),
      linear("drop", [
        [0, deep, 0.42],
        [1, deep, 0],
      ]),
      glow("halo", { x: 376, y: 84, radius: 62 }, [
        [0, "#fff4d8", 0.6],
        [1, "#fff4d8", 0],
      ]),
      glow("lamp", { x: 92, y: 262, radius: 180 }, [
        [0, "#fff7e0", 0.95],
        [0.4, "#ffe2a0", 0.5],
        [1, "#ffe2a0", 0],
      ]),
      madras("cloth", 132, "translate(0 372)"),
    ],
    body: [
      ...wall,
      ...shifted(-178, windowFrame),
      ...shifted(-190, clock),
      ...shifts,
      ...lamp,
      ...(isStaffed ? [...colleague, ...keisha] : []),
      ...screen,
      ...counter,
      ...(isStaffed ? keishaArms : []),
    ],
  });
