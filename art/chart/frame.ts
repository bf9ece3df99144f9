import { geoMercator, geoPath } from "d3-geo";
import type { Landmass } from "./geography";

/** A closed outline on the picture, in CSS px. */
export type Outline = [number, number][];

/** The part of the Mercator chart that a picture shows. */
export interface Frame {
  width: number;
  height: number;
  /** Returns the position on the picture of a longitude and latitude in degrees. */
  project: (longitude: number, latitude: number) => [number, number];
  /** Returns the outlines of landmasses, clipped to the picture and a margin around it. */
  outlines: (masses: Landmass[]) => Outline[];
}

/** A chart behind a title. */
export interface Chart {
  /** What it shows. */
  place: string;
  /** A longitude and latitude in degrees, and their position, in px. */
  anchor: { longitude: number; latitude: number };
  at: { x: number; y: number };
  pixelsPerDegree: number;
  /** Size of the shelves and dots, 1 for a picture of 2880 px. */
  unit: number;
  /** Returns the SVG over the sea. */
  marks: (frame: Frame, at: { x: number; y: number }) => string;
}

/** Margin for land outside the picture, in px: its shallow water reaches into the picture. */
const margin = 700;

/**
 * Creates a frame from one known position and a scale.
 * @param options.anchor longitude and latitude (degrees), and their position on the picture (CSS px)
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
