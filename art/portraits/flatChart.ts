import { createFrame, type Outline } from "../chart/frame";
import { readLand } from "../chart/geography";
import { areaOf, pathData } from "../chart/outline";

/** The widths of the strokes along the coastline, in px. Each adds one step of shallow water. */
const depths = [230, 156, 96, 52, 22];

/** The area of the smallest island that is drawn, in square px. */
const SMALLEST_ISLAND = 12;

/** A latitude just south of Trinidad, in degrees north. */
const SOUTH_OF_TRINIDAD = 9.95;

/** The shortest step along a coast, in px. Shorter steps are invisible and only make the file larger. */
const FINEST_STEP = 0.8;

function withoutFineSteps(outline: Outline): Outline {
  let last: [number, number] = [Number.NaN, Number.NaN];
  return outline.filter((point) => {
    const near = Math.hypot(point[0] - last[0], point[1] - last[1]) < FINEST_STEP;
    if (!near) last = point;
    return !near;
  });
}

type Anchor = { longitude: number; latitude: number; x: number; y: number };

/**
 * Draws a chart in flat tones: the sea, steps of shallow water, land, and a mark at the anchor.
 * @param chart.anchor degrees east and north, and their position in the picture in px
 */
export function flatChart(chart: {
  width: number;
  height: number;
  anchor: Anchor;
  pixelsPerDegree: number;
  sea: string;
  shallows: string;
  land: string;
  mainland: string;
  mark: string;
}): string {
  const { width, height, anchor, pixelsPerDegree, sea, shallows, mark } = chart;
  const frame = createFrame({ width, height, anchor, pixelsPerDegree });
  const land = readLand();
  const reach = (depths[0] ?? 0) / 2;
  const isVisible = (outline: Outline) =>
    outline.some(([x, y]) => x > -reach && x < width + reach && y > -reach && y < height + reach);
  // An island of just a few pixels would get a wide, conspicuous ring of shallow water.
  const large = frame
    .outlines(land.islands)
    .filter((island) => areaOf(island) > SMALLEST_ISLAND && isVisible(island))
    .map(withoutFineSteps);
  const continent = frame.outlines(land.mainland).map(withoutFineSteps);
  // The islands south of Trinidad are in the Orinoco delta, and look like part of the mainland.
  const [, south] = frame.project(0, SOUTH_OF_TRINIDAD);
  const isSouthern = (island: Outline) => (island[0]?.[1] ?? 0) > south;
  const islands = pathData(large.filter((island) => !isSouthern(island)));
  const mainland = pathData([...continent, ...large.filter(isSouthern)]);
  const steps = depths.map((depth) => `<use href="#coast" stroke-width="${depth}"/>`).join("");
  return `<defs><path id="coast" d="${islands}${mainland}"/></defs>
    <rect width="${width}" height="${height}" fill="${sea}"/>
    <g fill="none" stroke="${shallows}" stroke-opacity="0.16" stroke-linejoin="round">${steps}</g>
    <path d="${mainland}" fill="${chart.mainland}"/><path d="${islands}" fill="${chart.land}"/>
    <circle cx="${anchor.x}" cy="${anchor.y}" r="32" fill="${mark}" fill-opacity="0.25"/>
    <circle cx="${anchor.x}" cy="${anchor.y}" r="12" fill="${mark}"/>`;
}
