import type { Outline } from "./frame";

/**
 * Returns an outline with its corners cut (Chaikin's algorithm, 1974), for charts so large that the
 * atlas's straight segments are visible.
 * @param rounds number of iterations, 1–4
 */
export function smoothed(outline: Outline, rounds: number): Outline {
  let current = outline;
  for (let round = 0; round < rounds; round += 1) {
    const next: Outline = [];
    let before = current.at(-1);
    for (const point of current) {
      if (before) {
        next.push(
          [before[0] * 0.75 + point[0] * 0.25, before[1] * 0.75 + point[1] * 0.25],
          [before[0] * 0.25 + point[0] * 0.75, before[1] * 0.25 + point[1] * 0.75],
        );
      }
      before = point;
    }
    current = next;
  }
  return current;
}
