import { geoMercator, geoPath } from "d3-geo";
import type { Landmass } from "./geography";

/** A closed outline in the picture, in CSS px. */
export type Outline = [number, number][];

/** The section of the Mercator chart that a picture shows. */
export interface Frame {
  width: number;
  height: number;
  /** Converts a longitude and latitude in degrees to a position in the picture. */
  project: (longitude: number, latitude: number) => [number, number];
  /** Returns the outlines of landmasses, clipped to the picture and a margin around it. */
  outlines: (masses: Landmass[]) => Outline[];
}

/** A chart behind a page's title. */
export interface Chart {
  /** The place that the caption names. */
  place: string;
  /** A longitude and latitude in degrees. `at` is their position in the picture, in px. */
  anchor: { longitude: number; latitude: number };
  at: { x: number; y: number };
  pixelsPerDegree: number;
  /** The scale of shelves and dots, which is 1 for a picture 2880 px wide. */
  unit: number;
  /** Returns the SVG to draw on top of the sea. */
  marks: (frame: Frame, at: { x: number; y: number }) => string;
}

/** The margin around the picture in which land is kept, in px, because its shallows extend into the picture. */
const margin = 700;

/**
 * Creates a frame from one known position and a scale.
 * @param options.anchor a longitude and latitude in degrees, and their position in the picture in CSS px
 * @param options.pixelsPerDegree CSS px per degree of longitude
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
    project: (longitude, latitude) => {
      const point = projection([longitude, latitude]);
      if (!point)
        throw new Error(
          `The Mercator projection has no position for longitude ${longitude}, latitude ${latitude}.`,
        );
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
