import { palette } from "../palette";
import { box, line, path, repeated } from "../scenes/kit";
import { face, place, shortHair } from "../scenes/people";
import { inWindow } from "./keisha";

const { mango, hibiscus, deep, lagoon, reefLight, white } = palette;

/** A house behind the road, with a corrugated roof. */
const house = (x: number, y: number, wall: string, roof: string, shutters: string) =>
  `${box(x, y, 150, 130, wall)}${path(roof, `M${x - 18} ${y + 4}l30-62h126l30 62z`)}${path("#fff", `M${x - 18} ${y + 4}l30-62h18l-26 62z`, 0.2)}
  ${box(x + 20, y + 34, 38, 56, shutters, 2)}${box(x + 24, y + 38, 30, 48, "#ffe9b0")}${box(x + 37, y + 34, 4, 56, shutters)}${box(x + 88, y + 34, 40, 96, shutters, 2)}${box(x + 94, y + 40, 28, 90, lagoon)}`;

const street = [
  house(-6, 520, "#ffca69", "#a81f38", "#0f7c80"),
  house(830, 506, "#bfe3da", "#8a4a10", "#a81f38"),
  // A palm on the far side of the bus.
  ...palm(912, 690, 430),
  box(-10, 676, 980, 124, "#2b4b52"),
  box(-10, 664, 980, 22, "#d9c6a0"),
  box(-10, 682, 980, 6, "#a8936a"),
  repeated(6, (index) => box(index * 170 + 20, 762, 96, 9, "#f4e4bf", 4)),
];

function palm(x: number, y: number, height: number): string[] {
  const crown = { x: x + 34, y: y - height };
  return [
    path(
      "#7c5a2a",
      `M${x - 12} ${y}C${x + 2} ${y - height * 0.5} ${x + 10} ${y - height * 0.8} ${crown.x - 6} ${crown.y}H${crown.x + 8}C${x + 24} ${y - height * 0.7} ${x + 16} ${y - height * 0.4} ${x + 14} ${y}Z`,
    ),
    ...[-168, -128, -92, -50, -14, 24].map(
      (turn, index) =>
        `<path transform="translate(${crown.x} ${crown.y})rotate(${turn})" fill="${index % 2 ? "#2c8a5a" : "#1f6f55"}" d="M0 0C40-36 104-36 150 14C112-4 96 8 84 0C74 14 56 0 46 8C36 12 14 14 0 0Z"/>`,
    ),
    `<circle cx="${crown.x - 12}" cy="${crown.y + 12}" r="11" fill="#b5672a"/><circle cx="${crown.x + 9}" cy="${crown.y + 14}" r="11" fill="#8a4a10"/>`,
  ];
}

const wheel = (x: number) =>
  `<g transform="translate(${x} 706)"><circle r="58" fill="#0b1417"/><circle r="34" fill="#c9d9d5"/><circle r="25" fill="#8fb0b1"/><circle r="10" fill="#12363c"/>${repeated(5, (index) => `<circle cx="${Math.round(17 * Math.cos(index * 1.257))}" cy="${Math.round(17 * Math.sin(index * 1.257))}" r="3.500" fill="#12363c"/>`)}</g>`;

/** A window of the bus, with a passenger. */
const pane = (id: string, x: number, width: number, inside: string) =>
  `<clipPath id="${id}"><rect x="${x}" y="290" width="${width}" height="206" rx="14"/></clipPath>
  <rect x="${x - 7}" y="283" width="${width + 14}" height="220" rx="20" fill="#0a4a50"/>
  <g clip-path="url(#${id})"><rect x="${x}" y="290" width="${width}" height="206" fill="url(#glass)"/>${inside}
  ${path("#fff", `M${x} 420l${width * 0.7}-110h40l${-width}  150zM${x + 20} 494l${width}-160v30l${-width * 0.8} 130z`, 0.14)}</g>`;

/** A passenger. `crown` is the hair colour, if it differs from that of the eyebrows. */
interface Passenger {
  skin: string;
  shade: string;
  hair: string;
  top: string;
  look: number;
  crown?: string;
  hat?: string;
}

const passenger = (
  x: number,
  { skin, shade, hair, crown = hair, top, look, hat = "" }: Passenger,
) =>
  `${path(top, `M${x - 62} 510C${x - 60} 462 ${x - 36} 444 ${x} 442C${x + 36} 444 ${x + 60} 462 ${x + 62} 510Z`)}${place(x, 394, 1.5, face({ skin, shade, hair, lips: "#7a3038" }, look) + shortHair({ hair: crown, skin, shade, lips: hair }) + hat)}`;

const bus = [
  path(deep, "M10 742H930L948 764H-6Z", 0.35),
  // The body of the bus: cream above and mango below, with a band of madras.
  path("#fff4dc", "M40 304C40 268 62 248 98 248H838C880 248 902 266 912 304L934 470V690H40Z"),
  path("url(#bodySide)", "M40 560H934V690C934 700 926 706 916 706H58C48 706 40 700 40 690Z"),
  path("url(#cloth)", "M40 512H934V564H40Z"),
  box(40, 508, 894, 6, mango),
  box(40, 562, 894, 6, mango),
  path(
    "#fff",
    "M60 290C66 270 80 262 100 262H836C856 262 872 268 880 280C700 272 260 272 60 290Z",
    0.6,
  ),
  // Racks on the roof, with a sack and a crate for the market.
  box(150, 238, 520, 8, "#12363c", 4),
  repeated(5, (index) => box(170 + index * 116, 238, 8, 16, "#12363c")),
  path("#c9a468", "M206 240c-10-40 10-56 44-56s54 16 44 56z"),
  line("#8a6a34", 3, "M232 186q18-12 36 0"),
  box(330, 190, 104, 48, "#9a5220", 3),
  box(330, 204, 104, 5, "#d88a45"),
  box(330, 222, 104, 5, "#d88a45"),
  repeated(
    4,
    (index) =>
      `<circle cx="${346 + index * 24}" cy="186" r="14" fill="${[mango, "#e96a3f", "#7fb04a"][index % 3]}"/>`,
  ),
  pane(
    "first",
    70,
    132,
    passenger(136, { skin: "#6d3c28", shade: "#4f2a1c", hair: "#1d1216", top: "#b5304a", look: 1 }),
  ),
  pane(
    "second",
    220,
    132,
    passenger(288, {
      skin: "#a46a44",
      shade: "#7c4c2e",
      hair: "#3a2320",
      top: "#1d8c88",
      look: -1,
      hat: path(mango, "M-17-8c1-14 7-19 17-19s16 5 17 19c-10-4-24-4-34 0z"),
    }),
  ),
  pane("third", 370, 240, place(500, 452, 1.12, inWindow.join(""))),
  pane(
    "fourth",
    628,
    96,
    passenger(676, {
      skin: "#8a5433",
      shade: "#643820",
      hair: "#1d1216",
      crown: "#e4ddd0",
      top: "#7c3d12",
      look: 1,
    }),
  ),
  // The door, and the windscreen with the driver behind it.
  box(742, 300, 78, 392, "#0a4a50", 10),
  box(750, 310, 62, 176, "url(#glass)", 8),
  box(750, 500, 62, 180, "#0f7c80", 8),
  box(806, 560, 6, 50, mango, 3),
  path("#0a4a50", "M836 304H892C900 304 904 310 906 318L924 476H836Z"),
  path("url(#glass)", "M844 314H888C894 314 896 318 898 324L914 466H844Z"),
  path("#6d3c28", "M852 466C852 420 866 410 878 410S906 420 908 466Z"),
  `<ellipse cx="880" cy="392" rx="20" ry="25" fill="#6d3c28"/>`,
  path(white, "M858 384c0-22 10-30 22-30s22 8 22 26l14 3c-10 6-40 6-58 1z"),
  // The route sign, lamps and bumper.
  box(826, 258, 76, 32, "#12262b", 8),
  repeated(4, (index) => box(838 + index * 14, 268, 9, 12, mango, 2)),
  `<circle cx="912" cy="604" r="22" fill="#fff0c4"/><circle cx="912" cy="604" r="14" fill="#fffdf0"/>`,
  box(898, 652, 48, 26, "#c9d9d5", 8),
  box(30, 600, 14, 44, hibiscus, 5),
  path(reefLight, "M40 640H742V652H40ZM820 640H898V652H820Z", 0.8),
  path("#0a2f36", "M146 706a74 74 0 0 1 148 0zM626 706a74 74 0 0 1 148 0z"),
  wheel(220),
  wheel(700),
];

/** Tuesday: the bus home, and the decision on her phone. */
export const road = [...street, `<g transform="translate(46 76)scale(.9)">${bus.join("")}</g>`];
