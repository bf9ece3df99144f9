import { palette } from "../palette";
import { box, line, path, repeated } from "../scenes/kit";
import { place } from "../scenes/people";
import { withIdentityCard } from "./keisha";

const { mango, hibiscus, deep, reef, reefLight, white } = palette;

const CREAM = "#fff0d2";

const post = (x: number) =>
  `${box(x, 150, 30, 590, CREAM)}${box(x + 21, 150, 9, 590, "#d9bd8e")}${box(x - 8, 700, 46, 40, CREAM, 3)}${box(x - 8, 168, 46, 16, CREAM, 3)}
  ${path(CREAM, `M${x} 184c0 46-30 74-70 76c36-20 46-44 46-76zM${x + 30} 184c0 46 30 74 70 76c-36-20-46-44-46-76z`)}`;

const wall = [
  box(0, 130, 330, 620, "url(#plaster)"),
  box(0, 560, 330, 190, "#7cc4bb"),
  box(0, 554, 330, 8, white),
  // The door to the ward, with the light still on inside.
  box(52, 270, 168, 470, "#0a5a60"),
  box(66, 284, 140, 456, "url(#inside)"),
  box(66, 284, 140, 456, "#ffcf7a").replace("/>", ' opacity=".5"/>'),
  path("#fff0c4", "M66 284h140v90l-140 60z", 0.5),
  box(130, 284, 12, 456, "#0a5a60"),
  repeated(
    7,
    (index) =>
      `${box(146, 300 + index * 30, 56, 17, "#bfe3da")}${box(146, 311 + index * 30, 56, 6, "#6fb3aa")}`,
  ),
  box(146, 520, 56, 206, "#1d8c88"),
  box(152, 530, 44, 90, "#2b9b97", 3),
  box(152, 630, 44, 86, "#2b9b97", 3),
  box(40, 258, 192, 16, CREAM, 3),
  // The hospital's cross.
  `<circle cx="276" cy="330" r="38" fill="${reef}"/><circle cx="276" cy="330" r="31" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`,
  path(white, "M268 308h16v14h14v16h-14v14h-16v-14h-14v-16h14z"),
];

const roof = [
  path(deep, "M0 150H806L812 190H0Z", 0.28),
  path("#a81f38", "M0 70L752 96L826 158H0Z"),
  path(hibiscus, "M0 70L752 96L780 120L0 104Z"),
  repeated(18, (index) =>
    line("#7d1428", 3, `M${index * 44 + 10} ${72 + index * 1.5}L${index * 45 + 12} 156`, 0.45),
  ),
  box(0, 152, 828, 18, CREAM, 4),
  // Fretwork under the eaves.
  repeated(
    23,
    (index) =>
      `<path fill="${CREAM}" d="M${index * 36} 168h36c0 16-8 26-18 34c-10-8-18-18-18-34z"/><circle cx="${index * 36 + 18}" cy="180" r="4.500" fill="#a81f38" fill-opacity=".55"/>`,
  ),
];

const lantern = `${line("#12363c", 4, "M420 170V226")}<circle cx="420" cy="262" r="96" fill="url(#warm)"/>${path("#12363c", "M398 240l22-20 22 20z")}${path("#fff0c4", "M402 240h36l-6 46h-24z")}${box(400, 284, 40, 8, "#12363c", 3)}`;

const balustrade = [
  box(0, 596, 900, 22, CREAM, 4),
  box(0, 612, 900, 6, "#d9bd8e"),
  repeated(
    21,
    (index) =>
      `${path(CREAM, `M${index * 44 + 6} 618h18c0 18 8 26 8 48s-8 32-8 46h-18c0-14-8-24-8-46s8-30 8-48z`)}${path("#d9bd8e", `M${index * 44 + 18} 618h6c0 18 8 26 8 48s-8 32-8 46h-6c0-14 6-24 6-46s-6-30-6-48z`)}`,
  ),
  box(0, 708, 900, 20, CREAM),
  box(0, 724, 900, 5, "#d9bd8e"),
];

/** The floor of the verandah, and the steps down to the park. */
const floor = [
  path("#0c5f64", "M0 728H900V800H0Z"),
  box(0, 728, 900, 12, reefLight).replace("/>", ' opacity=".5"/>'),
  repeated(8, (index) => line(deep, 2.5, `M${index * 120 + 40} 742V800`, 0.3)),
  path("#0a4a50", "M900 728h24v24h24v24h26v24H900z"),
  path("#5cb3a8", "M900 728h24v8h-24zM924 752h24v8h-24zM948 776h26v8h-26z", 0.8),
];

const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  `<path transform="translate(${x} ${y})rotate(${turn})scale(${size})" fill="${colour}" d="M0 0C-16-22-14-58 0-84C14-58 16-22 0 0Z"/>`;

const croton = [
  ...[-58, -34, -12, 10, 32, 56].map((turn, index) =>
    leaf(836, 566, turn, 1.2, [hibiscus, "#2c8a5a", mango][index % 3] ?? mango),
  ),
  path("#c96a3a", "M796 566h80l-12 36h-56z"),
  path("#e08a55", "M788 556h96v16h-96z"),
];

/** Monday at dawn: the nurse on the hospital's verandah after the night shift. */
export const verandah = [
  ...wall,
  ...roof,
  lantern,
  post(318),
  post(764),
  place(548, 430, 1.9, withIdentityCard.join("")),
  ...croton,
  ...balustrade,
  ...floor,
];
