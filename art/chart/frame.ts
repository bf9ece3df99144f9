import { geoMercator, geoPath } from "d3-geo";
import type { Landmass } from "./geography";

/** A closed outline on the picture, in CSS px. */
export type Outline = [number, number][];

/** A picture's window on the Mercator chart. */
export interface Frame {
  width: number;
  height: number;
  /** Place on the picture of a longitude and latitude in degrees. */
  place: (longitude: number, latitude: number) => [number, number];
  /** Outlines of landmasses, cut where they are too far outside the picture to be seen in it. */
  outlines: (masses: Landmass[]) => Outline[];
}

/** Land is kept this far outside the picture, so that no band of shallow water shows a cut edge. */
const margin = 700;

/**
 * A frame that is fixed by one place on the picture and a scale.
 * @param anchor longitude and latitude (degrees), and where on the picture they lie (CSS px)
 * @param pixelsPerDegree CSS px of one degree of longitude
 */
export function createFrame(options: {
  width: number;
  height: number;
  anchor: { longitude: number; latitude: number; x: number; y: number };
  pixelsPerDegree: number;
}): Frame {
  const { width, height, anchor, pixelsPerDegree } = options;
  const projection = geoMercator()
    .scale((pixelsPerDegree * 180) / Math.PI)
    .center([anchor.longitude, anchor.latitude])
    .translate([anchor.x, anchor.y])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
  return {
    width,
    height,
    place: (longitude, latitude) => {
      const point = projection([longitude, latitude]);
      if (!point) throw new Error(`Mercator has no place for ${longitude}, ${latitude}.`);
      return point;
    },
    outlines: (masses) => {
      const outlines: Outline[] = [];
      const pen = {
        beginPath: () => undefined,
        moveTo: (x: number, y: number) => void outlines.push([[x, y]]),
        lineTo: (x: number, y: number) => void outlines.at(-1)?.push([x, y]),
        arc: () => undefined,
        closePath: () => undefined,
      };
      geoPath(projection, pen)({ type: "MultiPolygon", coordinates: masses });
      return outlines;
    },
  };
}
