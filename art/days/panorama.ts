import { svgDocument } from "../document";
import { box, linear } from "../scenes/kit";

/** The size of a stop. Narrow windows show only its middle 840 units. */
const stop = { width: 960, height: 800 };

/** The size of the panorama: four stops in a row. */
export const panorama = { width: 4 * stop.width, height: stop.height };

/** Moves parts to a stop of the panorama; the first stop is 0. */
export const atStop = (index: number, parts: string[]) =>
  `<g transform="translate(${index * stop.width})">${parts.join("")}</g>`;

/** Covers the whole panorama with a gradient or a colour. */
export const everywhere = (fill: string) => box(0, 0, panorama.width, panorama.height, fill);

/** Defines a gradient along the panorama; positions are in stops from the left edge (0–4). */
export const along = (id: string, stops: [at: number, colour: string, opacity?: number][]) =>
  linear(
    id,
    stops.map(([at, colour, opacity]) => [at / 4, colour, opacity ?? 1]),
    "right",
  );

/** Returns the SVG of one layer of the panorama. */
export const panoramaSvg = (defs: string[], body: string[]) =>
  svgDocument(panorama.width, panorama.height, `<defs>${defs.join("")}</defs>${body.join("")}`);
