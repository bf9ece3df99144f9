import { palette } from "../palette";
import { box, glow, path } from "../scenes/kit";
import { seededRandom } from "../seededRandom";
import { along, everywhere, panorama, panoramaSvg } from "./panorama";

const { deep, lagoon } = palette;

/** The colours of the sky at the zenith and the horizon, over three nights and mornings. */
const overhead = along("overhead", [
  [0, "#0a3a45"],
  [0.3, "#1d6f78"],
  [0.62, "#46a7a5"],
  [1, "#52bcb6"],
  [1.5, "#45b4b0"],
  [1.78, "#2a8088"],
  [1.92, lagoon],
  [2, deep],
  [2.08, lagoon],
  [2.24, "#3a949a"],
  [2.6, "#56b7b1"],
  [2.8, "#2a7f86"],
  [2.93, lagoon],
  [3, deep],
  [3.08, lagoon],
  [3.26, "#2f868c"],
  [3.6, "#5bb9b2"],
  [4, "#74c7be"],
]);
const horizon = along("horizon", [
  [0, "#7c5a6a"],
  [0.22, "#ef8f78"],
  [0.5, "#ffc38a"],
  [0.8, "#ffe6b8"],
  [1.2, "#e6f4e2"],
  [1.55, "#ffedc4"],
  [1.79, "#f59a70"],
  [1.91, "#5d5a6c"],
  [2, "#0f5058"],
  [2.09, "#6a5a6c"],
  [2.21, "#f2a184"],
  [2.4, "#ffe3ae"],
  [2.66, "#ffd189"],
  [2.8, "#ee8a66"],
  [2.92, "#5d5a6c"],
  [3, "#0f5058"],
  [3.09, "#7a5a6c"],
  [3.22, "#f58f6c"],
  [3.5, "#ffc873"],
  [3.75, "#ffe2a6"],
  [4, "#fff0cc"],
]);

/** Stars around midnight, which is `at` units from the left edge. */
function stars(at: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: 46 }, (_, index) => {
    // The sum of two random numbers is most often near the middle, so most stars are near midnight.
    const x = at + (random() + random() - 1) * 300;
    const y = 20 + random() * 330;
    const fade = (1 - Math.abs(x - at) / 320) * (1 - y / 480);
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${index % 5 ? 1.9 : 3.2}" fill="#fff4d8" fill-opacity="${fade.toFixed(2)}"/>`;
  }).join("");
}

const MOON = "#fff4d8";
const moon = (x: number, y: number, shape: string) =>
  `<g transform="translate(${x} ${y})"><circle r="120" fill="url(#halo)"/>${shape}</g>`;
const full = `<circle r="40" fill="${MOON}"/>
  <path fill="#ecd9ae" d="M-20-9a8 8 0 1 1 0 .1zM2 13a10 10 0 1 1 0 .1zM9-15a5 5 0 1 1 0 .1z"/>`;
const sickle = path(MOON, "M6-40A40 40 0 1 0 38 14A34 34 0 1 1 6-40Z");

/** A flat cloud, lit from below. */
const cloud = (x: number, y: number, width: number, top: string, below: string) =>
  `<g fill-opacity=".72">${box(x, y, width, 26, top, 13)}${box(x + width * 0.22, y - 20, width * 0.5, 40, top, 20)}${box(x + 26, y + 17, width - 52, 9, below, 4.5)}</g>`;

/** The sky above the panorama, and the most distant hills. */
export const sky = () =>
  panoramaSvg(
    [
      overhead,
      horizon,
      `<linearGradient id="height" x2="0" y2="1"><stop offset=".06" stop-color="#000"/><stop offset=".72" stop-color="#fff"/></linearGradient>
        <mask id="low" maskUnits="userSpaceOnUse" x="0" y="0" width="${panorama.width}" height="${panorama.height}">${everywhere("url(#height)")}</mask>`,
      glow("halo", { x: 0, y: 0, radius: 120 }, [
        [0.3, "#fff4d8", 0.42],
        [1, "#fff4d8", 0],
      ]),
    ],
    [
      everywhere("url(#overhead)"),
      `<g mask="url(#low)">${everywhere("url(#horizon)")}</g>`,
      stars(0, 3),
      stars(1920, 5),
      stars(2880, 8),
      moon(1916, 190, full),
      moon(2896, 160, sickle),
      cloud(120, 210, 260, "#f7b396", "#ffdca2"),
      cloud(640, 130, 200, "#ffd9b0", "#fff0cf"),
      cloud(1120, 190, 250, "#f4faf3", "#fff"),
      cloud(1330, 96, 150, "#fdf3df", "#fff"),
      cloud(2190, 150, 210, "#ffdcb0", "#fff0d2"),
      cloud(2560, 230, 180, "#ffc48e", "#ffe9bd"),
      cloud(3080, 250, 230, "#e9957f", "#ffc793"),
      cloud(3560, 150, 220, "#ffe3b4", "#fff6dd"),
      path(
        "#2f9a92",
        "M0 560C120 500 220 520 330 452C420 400 500 440 590 420C720 392 800 470 940 470C1080 470 1160 410 1300 420C1430 430 1500 500 1640 486C1760 474 1820 420 1950 430C2080 440 2180 396 2300 410C2440 426 2520 490 2660 486C2780 482 2860 520 2980 560V640H0Z",
        0.5,
      ),
    ],
  );
