import { palette } from "../palette";
import { sloop } from "../scenes/boats";
import { box, line, path, repeated } from "../scenes/kit";
import { place } from "../scenes/people";
import { atHarbour } from "./keisha";

const { mango, hibiscus, white } = palette;

const sea = [
  `<circle cx="560" cy="520" r="330" fill="url(#rise)"/><circle cx="560" cy="500" r="78" fill="#fff3d2"/>`,
  path("#2f9a92", "M-60 560C40 520 100 500 190 506C260 512 300 540 380 544V572H-60Z", 0.8),
  // Houses in the town along the bay.
  ...[
    [-20, 540, "#ffe6b4", hibiscus],
    [26, 528, "#bfe3da", "#b5304a"],
    [74, 534, "#ffca69", "#8a4a10"],
    [120, 524, "#ffb0a0", "#7c3d12"],
    [172, 532, "#fbf1da", "#0c5f64"],
    [222, 540, "#ffe6b4", hibiscus],
  ].map(
    ([x, y, wall, roof]) =>
      `${box(Number(x), Number(y), 34, 30, String(wall))}${path(String(roof), `M${Number(x) - 6} ${Number(y) + 2}l23-20 23 20z`)}${box(Number(x) + 7, Number(y) + 10, 8, 10, mango)}${box(Number(x) + 20, Number(y) + 10, 8, 10, "#8a5200")}`,
  ),
  box(-70, 560, 1040, 240, "url(#sea)"),
  path(
    "#fff0c9",
    "M450 566h220q-40 14-110 14t-110-14zM480 592h160q-24 12-80 12t-80-12zM460 618h200q-30 13-100 13t-100-13zM496 646h130q-22 11-66 11t-64-11zM476 672h170q-28 12-86 12t-84-12z",
    0.8,
  ),
  line(
    "#dff6ee",
    3.5,
    "M-20 606h70M90 622h40M300 604h80M830 600h90M20 668h90M380 660h70M820 650h110M300 700h60",
    0.45,
  ),
  line("#a9e3d8", 3, "M790 570h60M900 586h40M180 590h50", 0.5),
];

/** The wall along the quay, with ropes between its posts. */
const rail = [
  box(-60, 690, 1030, 110, "#9a5220"),
  box(-60, 690, 1030, 10, "#d88a45"),
  repeated(11, (index) => line("#4f2409", 4, `M${index * 96 - 20} 702V800`, 0.6)),
  box(-60, 756, 1030, 8, "#4f2409").replace("/>", ' opacity=".4"/>'),
  ...[60, 480, 900].map(
    (x) =>
      `${box(x, 600, 22, 98, "#fff0d2", 4)}${box(x + 15, 600, 7, 98, "#d9bd8e")}${box(x - 6, 590, 34, 16, "#fff0d2", 5)}`,
  ),
  line(
    "#e8d3a4",
    9,
    "M82 620Q270 676 480 620M502 620Q700 680 900 620M922 620Q950 632 970 634M-60 640Q0 636 60 620",
  ),
  line(
    "#a8854a",
    2,
    "M82 620Q270 676 480 620M502 620Q700 680 900 620M922 620Q950 632 970 634M-60 640Q0 636 60 620",
    0.8,
  ),
];

const bollard = (x: number) =>
  `${path("#021a20", `M${x - 26} 744h72l10 12h-92z`, 0.35)}${path("#17464d", `M${x - 18} 748V700h40v48z`)}${box(x - 26, 684, 56, 22, "#2c6a70", 10)}${box(x - 20, 688, 24, 6, "#7fd4cf", 3)}`;

const pelican = `<g transform="translate(40 572)scale(1.15)">${path("#7c5a3a", "M-44-6C-30-34 6-40 26-22C36-10 26 2 8 2H-20Z")}${path("#5d3f24", "M-44-6C-24-22 0-26 20-18C4-8-16 0-34 2Z")}${path(white, "M14-18C14-40 20-58 34-62C46-62 46-50 38-44C30-38 34-24 26-16Z")}${path(mango, "M38-58L84-34C72-26 54-30 40-42Z")}<circle cx="36" cy="-54" r="2.600" fill="#12262b"/></g>`;

/** Wednesday morning: the harbour, and the payout. */
export const quay = [
  ...sea,
  `<g transform="translate(96 96)scale(1.62)">${sloop}</g>`,
  place(290, 470, 1.76, atHarbour.join("")),
  ...rail,
  pelican,
  bollard(680),
];
