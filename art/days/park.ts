import { palette } from "../palette";
import { box, line, path, repeated } from "../scenes/kit";
import { place } from "../scenes/people";
import { onBench } from "./keisha";

const { mango, hibiscus, deep, reef, white } = palette;

/** A flamboyant tree in bloom. */
const flamboyant = [
  path(
    "#6b3410",
    "M196 690C214 600 206 520 170 452C150 414 120 396 84 380L100 364C150 376 190 400 214 444C226 400 262 364 320 348L328 366C276 386 246 424 246 480C248 560 254 630 280 690Z",
  ),
  path("#8a4a1a", "M216 690C230 600 226 520 214 444C226 520 236 620 246 690Z"),
  path(
    "#a81f38",
    "M-60 372C-96 330-60 280-14 276C-20 220 50 190 96 206C120 150 210 140 250 180C300 146 390 160 406 212C462 208 500 258 470 300C500 340 460 386 412 372C380 400 320 392 300 366C262 396 200 392 176 362C140 396 70 396 44 364C10 390-40 392-60 372Z",
  ),
  path(
    hibiscus,
    "M-50 340C-76 306-44 268-2 268C-6 218 56 190 100 212C126 160 206 150 248 190C300 158 380 168 396 222C444 222 480 258 458 288C420 268 392 284 380 304C350 276 310 282 296 306C262 280 214 284 196 308C170 282 120 284 104 310C70 288 24 296 6 322C-14 312-36 320-50 340Z",
  ),
  path(
    "#f58f8f",
    "M20 250C30 222 66 206 96 220C80 226 60 234 50 250ZM150 206C170 180 214 172 240 194C214 194 190 200 176 214ZM300 200C330 184 370 192 384 220C356 208 330 208 312 216Z",
    0.7,
  ),
  ...[
    [-20, 330],
    [60, 340],
    [120, 336],
    [200, 344],
    [262, 330],
    [340, 340],
    [420, 330],
    [30, 290],
    [160, 270],
    [250, 240],
    [360, 260],
    [90, 246],
  ].map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="${index % 2 ? 7 : 5}" fill="${index % 3 ? "#ff8a7a" : mango}"/>`,
  ),
  // Green leaves between the flowers, and petals on the grass.
  ...[
    [0, 352, -20],
    [96, 366, 30],
    [230, 372, -10],
    [330, 366, 24],
    [430, 352, -30],
  ].map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y})rotate(${turn})" fill="#2c8a5a" d="M-30 0C-14-14 14-14 30 0C14 12-14 12-30 0Z"/>`,
  ),
  ...[
    [70, 724],
    [130, 748],
    [300, 736],
    [392, 762],
    [214, 772],
    [40, 780],
  ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="4" fill="${hibiscus}"/>`),
];

const bench = [
  path(deep, "M236 742H760L790 764H210Z", 0.2),
  ...[262, 700].map(
    (x) => `${box(x, 470, 20, 280, "#5d2c0b", 4)}${box(x - 14, 640, 20, 112, "#5d2c0b", 4)}`,
  ),
  ...[0, 1, 2].map(
    (index) =>
      `${box(226, 470 + index * 40, 524, 28, "#c47a3a", 6)}${box(226, 470 + index * 40, 524, 8, "#e9a765", 4)}`,
  ),
  box(214, 612, 548, 26, "#d88a45", 6),
  box(214, 612, 548, 9, "#f0b070", 5),
  box(214, 632, 548, 10, "#8a4a10", 4),
];

/** A lunch tin on a madras cloth, with a mango. */
const lunch = [
  path(
    "url(#cloth)",
    "M236 606H394L410 660C396 652 388 664 374 656C360 664 350 654 336 660C322 654 312 664 298 656C284 664 270 654 256 660C246 656 236 662 222 656Z",
  ),
  path(deep, "M236 606H394L396 612H234Z", 0.3),
  box(262, 556, 96, 52, "url(#tin)", 10),
  box(258, 546, 104, 18, "#dfeeea", 8),
  line("#8fb0b1", 5, "M286 546c0-18 48-18 48 0"),
  `<g transform="translate(386 588)rotate(-12)">${path("url(#mango)", "M-24 4C-26-17-9-26 9-22C26-16 30 4 20 17C9 29-22 28-24 4Z")}${line("#3d5a2a", 3.6, "M6-22l4-7")}${path("#2c8a5a", "M10-28C20-38 34-36 40-28C28-26 20-24 10-28Z")}</g>`,
];

const sheet = (x: number, y: number, turn: number, body: string) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${box(-34, -46, 72, 94, deep, 4).replace("/>", ' opacity=".2"/>')}${box(-36, -48, 72, 94, "#fffdf8", 4)}${body}</g>`;

/** Documents held down by a stone. */
const papers = [
  sheet(
    668,
    566,
    12,
    `${box(-26, -36, 40, 8, "#12363c", 3)}${repeated(5, (row) => box(-26, -18 + row * 11, row % 2 ? 44 : 52, 4, "#b9cbc6", 2))}`,
  ),
  sheet(
    626,
    574,
    -8,
    `${box(-26, -36, 30, 8, reef, 3)}${repeated(3, (row) => `${box(-26, -16 + row * 13, 24, 4, "#b9cbc6", 2)}${box(10, -16 + row * 13, 16, 4, "#7d938f", 2)}`)}${box(-26, 28, 52, 9, mango, 2)}`,
  ),
  path("#8fa8a4", "M640 612c0-16 14-22 26-20s20 10 20 20z"),
];

/** A kiskadee watching the lunch. */
const bird = `<g transform="translate(258 452)">${path("#6b4a1c", "M-6-12C-22-14-40-2-54 10C-36 8-22 10-8 6Z")}${path("#f6c431", "M-24 2C-20 20 4 22 16 4C22-6 18-20 8-22C-8-20-22-10-24 2Z")}${path("#2a1618", "M-4-24C4-34 24-32 26-18L36-15L25-12C16-8 2-12-4-24Z")}${path(white, "M-4-27C6-31 18-30 24-25C14-25 4-22-3-20Z")}<circle cx="15" cy="-19" r="2.200" fill="#fff"/>${line("#2a1618", 2.5, "M-2 18v10M6 17v11")}</g>`;

const grass = [
  path("url(#grass)", "M-70 800V716C120 676 300 690 480 690S860 676 970 700V800Z"),
  path(
    "#7fc08a",
    "M-70 716C120 676 300 690 480 690S860 676 970 700V708C860 686 640 700 480 700S120 686-70 726Z",
    0.8,
  ),
  // The path that leads to the road.
  path("#f0cf95", "M320 800C420 766 640 762 970 742V772C760 776 640 784 560 800Z"),
];

/** A hibiscus hedge at the end of the park. */
const hedge = [
  path(
    "#1d7f6e",
    "M640 704C640 650 676 640 700 650C714 620 770 616 786 644C820 622 872 636 880 660C910 650 944 672 944 704Z",
  ),
  path(
    "#2c9a78",
    "M648 700C652 660 680 654 702 664C716 636 764 632 784 660C812 642 862 650 874 674C842 664 820 676 806 686C770 668 740 680 726 692C700 680 668 684 648 700Z",
  ),
  ...[
    [690, 676],
    [752, 660],
    [812, 672],
    [866, 684],
    [722, 694],
    [906, 690],
  ].map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="9" fill="${index % 2 ? "#f0596f" : hibiscus}"/><circle cx="${x}" cy="${y}" r="3" fill="${mango}"/>`,
  ),
];

/** Monday at noon: lunch on a bench in the park. */
export const park = [
  ...hedge,
  ...grass,
  ...flamboyant,
  ...bench,
  bird,
  ...lunch,
  ...papers,
  place(510, 408, 1.26, onBench.join("")),
];
