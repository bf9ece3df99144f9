import type { Picture } from "../picture";
import { hero } from "./hero";

export const pictures: Picture[] = [
  {
    name: "hero-landscape",
    output: "content/home/hero.png",
    width: 2880,
    height: 1620,
    scale: 1,
    html: () =>
      hero({
        width: 2880,
        height: 1620,
        calm: "left",
        home: { x: 1700, y: 1330 },
        pixelsPerDegree: 134,
        unit: 1,
      }),
  },
  {
    name: "hero-portrait",
    output: "content/home/hero-portrait.png",
    width: 1290,
    height: 2200,
    scale: 1,
    html: () =>
      hero({
        width: 1290,
        height: 2200,
        calm: "top",
        home: { x: 770, y: 1720 },
        pixelsPerDegree: 128,
        unit: 1,
      }),
  },
];
