import { createFrame, type Outline } from "../chart/frame";
import { readLand } from "../chart/geography";
import { areaOf, pathData } from "../chart/outline";

const width = 800;
const height = 1000;

/** Widths, in px, of the coastline's strokes; each adds one step of shallow water. */
const depths = [230, 156, 96, 52, 22];

/** In square px. */
const SMALLEST_ISLAND = 12;

/** Degrees north. */
const SOUTH_OF_TRINIDAD = 9.95;

type Place = { longitude: number; latitude: number; x: number; y: number };

/**
 * A flat chart behind a person: the sea, steps of shallow water, land, and a mark at one place.
 * @param chart.place degrees east and north, and where on the portrait it lies, in px
 */
export function chartGround(chart: {
  place: Place;
  pixelsPerDegree: number;
  sea: string;
  shallows: string;
  land: string;
  mainland: string;
  mark: string;
}): string {
  const { place, pixelsPerDegree, sea, shallows, mark } = chart;
  const frame = createFrame({ width, height, anchor: place, pixelsPerDegree });
  const land = readLand();
  // A rock of a few pixels would make a wide ring of shallows that draws the eye from the face.
  const large = frame.outlines(land.islands).filter((island) => areaOf(island) > SMALLEST_ISLAND);
  // South of Trinidad the islands are the Orinoco's, part of the mainland to the eye.
  const [, south] = frame.place(0, SOUTH_OF_TRINIDAD);
  const isSouthern = (island: Outline) => (island[0]?.[1] ?? 0) > south;
  const islands = pathData(large.filter((island) => !isSouthern(island)));
  const mainland = pathData([...frame.outlines(land.mainland), ...large.filter(isSouthern)]);
  const steps = depths.map((depth) => `<use href="#coast" stroke-width="${depth}"/>`).join("");
  return `<defs><path id="coast" d="${islands}${mainland}"/></defs>
    <rect width="${width}" height="${height}" fill="${sea}"/>
    <g fill="none" stroke="${shallows}" stroke-opacity="0.16" stroke-linejoin="round">${steps}</g>
    <path d="${mainland}" fill="${chart.mainland}"/><path d="${islands}" fill="${chart.land}"/>
    <circle cx="${place.x}" cy="${place.y}" r="32" fill="${mark}" fill-opacity="0.25"/>
    <circle cx="${place.x}" cy="${place.y}" r="12" fill="${mark}"/>`;
}

type Stripe = { at: number; width: number; colour: string };

/** A large plaid behind a person: the same stripes in both directions, translucent where they cross. */
export function plaidGround(cloth: { ground: string; repeat: number; stripes: Stripe[] }): string {
  const rows = Array.from({ length: Math.ceil(height / cloth.repeat) }, (_, row) => row);
  const lines = rows.flatMap((row) =>
    cloth.stripes.map(({ at, width: thickness, colour }) => {
      const start = row * cloth.repeat + at;
      return `<g fill="${colour}" fill-opacity="0.5">
        <rect x="${start}" width="${thickness}" height="${height}"/>
        <rect y="${start}" width="${width}" height="${thickness}"/></g>`;
    }),
  );
  return `<rect width="${width}" height="${height}" fill="${cloth.ground}"/>${lines.join("")}`;
}
