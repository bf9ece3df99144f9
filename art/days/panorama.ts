import { svgDocument } from "../document";
import { box, linear } from "../scenes/kit";

/** The size of a stop. Narrow windows show only the middle 840 units. */
const stop = { width: 960, height: 800 };

/** The size of the panorama, which has four stops in a row. */
export const panorama = { width: 4 * stop.width, height: stop.height };

/** Moves parts to a stop in the panorama, where 0 is the first. */
export const atStop = (index: number, parts: string[]) =>
  `<g transform="translate(${index * stop.width})">${parts.join("")}</g>`;

/** Covers the whole panorama with a gradient or a colour. */
export const everywhere = (fill: string) => box(0, 0, panorama.width, panorama.height, fill);

/** Defines a gradient along the panorama. Positions are measured in stops from the left edge (0–4). */
export const along = (id: string, stops: [at: number, colour: string, opacity?: number][]) =>
  linear(
    id,
    stops.map(([at, colour, opacity]) => [at / 4, colour, opacity ?? 1]),
    "right",
  );

/** Returns one layer of the panorama as an SVG. */
export const panoramaSvg = (defs: string[], body: string[]) =>
  svgDocument(panorama.width, panorama.height, `<defs>${defs.join("")}</defs>${body.join("")}`);
