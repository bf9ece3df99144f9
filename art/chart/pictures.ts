import type { Picture } from "../picture";
import { expansion } from "./expansion";
import { findUs } from "./findUs";
import { hero } from "./hero";
import { offTheChart } from "./offTheChart";
import { OPENING_SIZE, opening } from "./openings";

// Charts are rendered at a scale of 1, because their sea floor is computed pixel by pixel.
const chart = (
  name: string,
  output: string,
  [width, height]: [number, number],
  html: Picture["html"],
): Picture => ({ name, output: `content/${output}.png`, width, height, scale: 1, html });

export const pictures: Picture[] = [
  chart("hero-landscape", "home/hero", [2880, 1620], () =>
    hero({
      width: 2880,
      height: 1620,
      textSide: "left",
      home: { x: 1700, y: 1330 },
      pixelsPerDegree: 134,
      unit: 1,
    }),
  ),
  chart("hero-portrait", "home/hero-portrait", [1290, 2200], () =>
    hero({
      width: 1290,
      height: 2200,
      textSide: "top",
      home: { x: 770, y: 1720 },
      pixelsPerDegree: 128,
      unit: 1,
    }),
  ),
  chart("opening-contact", "contact/opening", OPENING_SIZE, opening("contact")),
  chart("opening-about", "about/opening", OPENING_SIZE, opening("about")),
  chart("expansion-map", "about/expansion-map", [2560, 1920], () =>
    expansion({
      width: 2560,
      height: 1920,
      home: { x: 1850, y: 1150 },
      pixelsPerDegree: 104,
      unit: 1.25,
      textSize: 54,
      homeLabel: { x: 96, y: 30, anchor: "start" },
      labels: {
        Jamaica: { x: 0, y: 104, anchor: "middle" },
        "Dominican Republic": { x: 0, y: -148, anchor: "middle" },
        "St. Lucia": { x: -60, y: 18, anchor: "end" },
        Barbados: { x: 50, y: 18, anchor: "start" },
        Guyana: { x: 50, y: 18, anchor: "start" },
      },
    }),
  ),
  chart("expansion-portrait", "about/expansion-map-portrait", [1080, 1220], () =>
    expansion({
      width: 1080,
      height: 1220,
      home: { x: 712, y: 716 },
      pixelsPerDegree: 42,
      unit: 0.95,
      textSize: 48,
      homeLabel: { x: 52, y: 40, anchor: "start" },
      labels: {
        Jamaica: { x: -28, y: 80, anchor: "start" },
        "Dominican Republic": { x: -60, y: -90, anchor: "middle" },
        "St. Lucia": { x: -34, y: 4, anchor: "end" },
        Barbados: { x: 32, y: 17, anchor: "start" },
        Guyana: { x: -34, y: 18, anchor: "end" },
      },
    }),
  ),
  chart("find-us", "contact/find-us", [2560, 1600], findUs),
  chart("off-the-chart", "not-found/off-the-chart", [2400, 1500], offTheChart),
];
