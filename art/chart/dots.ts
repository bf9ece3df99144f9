import type { Frame, Outline } from "./frame";
import { areaOf, centroidOf, crossings } from "./outline";

/**
 * Returns the dots of a staggered grid that are on land. An island that is too small for the grid gets one
 * dot.
 * @param inset the minimum distance between a dot and the coast to its east or west, in px
 */
export function landDots(
  frame: Frame,
  outlines: Outline[],
  spacing: number,
  inset = 0,
): [number, number][] {
  const rowHeight = (spacing * Math.sqrt(3)) / 2;
  const dots: [number, number][] = [];
  for (let row = 0; row * rowHeight < frame.height; row += 1) {
    const y = row * rowHeight;
    const edges = crossings(outlines, y);
    const shift = row % 2 === 0 ? 0 : spacing / 2;
    for (let index = 0; index + 1 < edges.length; index += 2) {
      const from = Math.max((edges[index] ?? 0) + inset, -spacing);
      const to = Math.min((edges[index + 1] ?? 0) - inset, frame.width + spacing);
      for (let step = Math.ceil((from - shift) / spacing); step * spacing + shift < to; step += 1) {
        dots.push([step * spacing + shift, y]);
      }
    }
  }
  const near = (first: [number, number], second: [number, number]) =>
    Math.hypot(first[0] - second[0], first[1] - second[1]) < spacing * 1.2;
  for (const outline of outlines) {
    const centre = centroidOf(outline);
    const small = areaOf(outline) < spacing * spacing * 2;
    if (small && !dots.some((dot) => near(dot, centre))) dots.push(centre);
  }
  return dots;
}

/** Draws all dots as a single path of zero-length strokes with round caps of `diameter` px. */
export function dotsPath(dots: [number, number][], diameter: number, colour: string): string {
  const data = dots.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("");
  return `<path d="${data}" stroke="${colour}" stroke-width="${diameter}" stroke-linecap="round" fill="none"/>`;
}
