import type { Frame, Outline } from "./frame";
import { areaOf, crossings, middleOf } from "./outline";

/**
 * Dots of a staggered grid that lie on land; an island too small for the grid gets one dot.
 * @param inset how far east and west a dot must keep from the coast, px
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
  const near = (one: [number, number], other: [number, number]) =>
    Math.hypot(one[0] - other[0], one[1] - other[1]) < spacing * 1.2;
  for (const outline of outlines) {
    const middle = middleOf(outline);
    const small = areaOf(outline) < spacing * spacing * 2;
    if (small && !dots.some((dot) => near(dot, middle))) dots.push(middle);
  }
  return dots;
}

/** One path for all dots: zero-length strokes with round caps of `diameter` px. */
export function dotsPath(dots: [number, number][], diameter: number, colour: string): string {
  const data = dots.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("");
  return `<path d="${data}" stroke="${colour}" stroke-width="${diameter}" stroke-linecap="round" fill="none"/>`;
}
