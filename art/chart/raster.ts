import type { Outline } from "./frame";
import { crossings } from "./outline";

/** A grid of numbers that covers a picture and a margin around it. */
export interface Raster {
  width: number;
  height: number;
  /** The margin on each side, in px. */
  margin: number;
  values: Float32Array;
}

/** Returns a raster with the value `inside` for pixels whose centre is in an outline, otherwise `outside`. */
export function rasterise(
  outlines: Outline[],
  size: { width: number; height: number; margin: number },
  [inside, outside]: [number, number],
): Raster {
  const width = size.width + 2 * size.margin;
  const height = size.height + 2 * size.margin;
  const values = new Float32Array(width * height).fill(outside);
  for (let row = 0; row < height; row += 1) {
    const edges = crossings(outlines, row - size.margin + 0.5);
    for (let index = 0; index + 1 < edges.length; index += 2) {
      const from = Math.max(0, Math.round((edges[index] ?? 0) + size.margin));
      const to = Math.min(width, Math.round((edges[index + 1] ?? 0) + size.margin));
      if (to > from) values.fill(inside, row * width + from, row * width + to);
    }
  }
  return { width, height, margin: size.margin, values };
}

/**
 * Returns the value at a position by bilinear interpolation. Outside the raster, returns the value at the
 * nearest edge.
 */
export function sample(raster: Raster, x: number, y: number): number {
  const { width, height, margin, values } = raster;
  const column = Math.min(Math.max(x + margin, 0), width - 1.001);
  const row = Math.min(Math.max(y + margin, 0), height - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = top * width + left;
  const across = column - left;
  const down = row - top;
  const upper = (values[at] ?? 0) * (1 - across) + (values[at + 1] ?? 0) * across;
  const lower = (values[at + width] ?? 0) * (1 - across) + (values[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
