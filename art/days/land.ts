import { palette } from "../palette";
import { sailShades } from "../scenes/boats";
import { glow, linear, madras, mangoSkin, path } from "../scenes/kit";
import { along, atStop, everywhere, panorama, panoramaSvg } from "./panorama";
import { park } from "./park";
import { quay } from "./quay";
import { road } from "./road";
import { verandah } from "./verandah";

const { mango, mangoPale, deep } = palette;

/** The sun: behind the hills at dawn, lower again in the afternoon, and high at noon. */
const suns = [
  `<circle cx="684" cy="456" r="300" fill="url(#dawn)"/><circle cx="684" cy="456" r="62" fill="#fff0c9"/>`,
  `<circle cx="2270" cy="250" r="240" fill="url(#afternoon)"/><circle cx="2270" cy="250" r="50" fill="#fff6da"/>`,
  `<circle cx="1590" cy="104" r="220" fill="url(#noon)"/><circle cx="1590" cy="104" r="54" fill="#fffbe8"/>`,
];

const hills = [
  path(
    "#37a08f",
    "M0 590C90 560 180 572 280 540C360 514 420 540 520 520C640 494 700 560 820 548C960 534 1020 480 1160 500C1290 520 1350 560 1480 540C1600 520 1660 470 1790 486C1910 500 1980 560 2100 548C2220 536 2300 480 2420 496C2540 512 2640 560 2760 570C2860 580 2920 590 2980 600V720H0Z",
  ),
  path(
    "#1d8279",
    "M0 640C140 600 260 634 400 606C520 584 640 630 780 612C900 596 1000 570 1140 590C1260 608 1380 626 1500 604C1640 580 1740 560 1880 588C2000 612 2100 626 2240 604C2380 584 2500 600 2640 620C2780 640 2860 640 2960 650V740H0Z",
  ),
];

/** Darkens the nights between the stops. */
const night = along("night", [
  [0, deep, 0.5],
  [0.25, deep, 0],
  [1.74, deep, 0],
  [1.94, deep, 0.56],
  [2.06, deep, 0.56],
  [2.24, deep, 0],
  [2.76, deep, 0],
  [2.94, deep, 0.56],
  [3.06, deep, 0.56],
  [3.26, deep, 0],
]);
const ground = `<linearGradient id="downwards" x2="0" y2="1"><stop offset=".3" stop-color="#000"/><stop offset=".6" stop-color="#fff"/></linearGradient>
  <mask id="ground" maskUnits="userSpaceOnUse" x="0" y="0" width="${panorama.width}" height="${panorama.height}">${everywhere("url(#downwards)")}</mask>`;

/** Street lamps, which are lit at night. */
const lamp = (x: number) =>
  `<circle cx="${x}" cy="420" r="150" fill="url(#lampLight)"/><g transform="translate(${x} 0)"><path fill="#0a2f36" d="M-7 440h14v280h-14zM-20 720h40l6 14h-52zM-18 440h36l-5-14h-26z"/><path fill="#fff0c4" d="M-16 426l-7-42h46l-7 42z"/><path fill="#0a2f36" d="M-28 386l28-26 28 26zM-5 348h10v16h-10z"/></g>`;

/** The places in the panorama, on a transparent sky. */
export const land = () =>
  panoramaSvg(
    [
      night,
      ground,
      linear("plaster", [
        [0, "#ffdca6"],
        [1, "#fff0d2"],
      ]),
      linear("inside", [
        [0, "#ffe2a0"],
        [1, "#f0a95a"],
      ]),
      linear("grass", [
        [0, "#5fae7c"],
        [1, "#2c7f62"],
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
      linear("bodySide", [
        [0, "#ffb84a"],
        [1, "#e88a1e"],
      ]),
      linear("glass", [
        [0, "#bfe9e2"],
        [1, "#4f9fa0"],
      ]),
      linear("sea", [
        [0, "#f0b064"],
        [0.12, "#8cc3a0"],
        [0.4, "#2f9f98"],
        [1, "#0a5a60"],
      ]),
      linear("hull", [
        [0, "#0f7c80"],
        [1, "#04343b"],
      ]),
      ...sailShades,
      mangoSkin("mango"),
      glow("dawn", { x: 684, y: 456, radius: 300 }, [
        [0, "#fff0c9", 0.95],
        [0.35, mango, 0.5],
        [1, mango, 0],
      ]),
      glow("noon", { x: 1590, y: 104, radius: 220 }, [
        [0, "#fffbe8", 0.9],
        [0.4, "#fff2c4", 0.4],
        [1, "#fff2c4", 0],
      ]),
      glow("afternoon", { x: 2270, y: 250, radius: 240 }, [
        [0, "#fff6da", 0.95],
        [0.4, "#ffe3a4", 0.5],
        [1, "#ffe3a4", 0],
      ]),
      glow("rise", { x: 560, y: 520, radius: 330 }, [
        [0, "#fff3d2", 0.95],
        [0.35, mango, 0.5],
        [1, mango, 0],
      ]),
      glow("warm", { x: 420, y: 262, radius: 96 }, [
        [0, mangoPale, 0.9],
        [0.4, mango, 0.3],
        [1, mango, 0],
      ]),
      `<radialGradient id="lampLight"><stop stop-color="${mangoPale}" stop-opacity=".9"/><stop offset=".35" stop-color="${mango}" stop-opacity=".32"/><stop offset="1" stop-color="${mango}" stop-opacity="0"/></radialGradient>`,
      madras("cloth", 110),
    ],
    [
      ...suns,
      ...hills,
      atStop(3, quay),
      atStop(2, road),
      atStop(1, park),
      atStop(0, verandah),
      `<g mask="url(#ground)">${everywhere("url(#night)")}</g>`,
      lamp(1918),
      lamp(2882),
    ],
  );
