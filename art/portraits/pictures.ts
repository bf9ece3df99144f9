import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { chairman } from "./chairman";

/** The Chairman's portrait is a PNG, because its chart's coasts would make an SVG larger. */
export const pictures: Picture[] = [
  {
    name: "portrait-chairman",
    output: "content/leaders/chairman.png",
    width: 800,
    height: 1000,
    scale: 1.5,
    html: () => htmlDocument({ body: `<svg viewBox="0 0 800 1000">${chairman()}</svg>` }),
  },
];
