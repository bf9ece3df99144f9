import type { Outline } from "./frame";

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns SVG path data for outlines, with straight segments. */
export function pathData(outlines: Outline[]): string {
  return outlines
    .map((outline) => `M${outline.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`)
    .join("");
}

/**
 * Returns the x positions at which a horizontal line crosses outlines, from left to right. Land is between
 * the first and second crossings, between the third and fourth, and so on.
 */
export function crossings(outlines: Outline[], y: number): number[] {
  const found: number[] = [];
  for (const outline of outlines) {
    let before = outline.at(-1);
    for (const point of outline) {
      if (before && before[1] > y !== point[1] > y) {
        found.push(before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]));
      }
      before = point;
    }
  }
  return found.sort((first, second) => first - second);
}

/** Returns the area of an outline in square px. */
export function areaOf(outline: Outline): number {
  let doubled = 0;
  let before = outline.at(-1);
  for (const point of outline) {
    if (before) doubled += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return Math.abs(doubled) / 2;
}

/** Returns the mean of an outline's points. For a small island, this is close to its centroid. */
export function centroidOf(outline: Outline): [number, number] {
  const [x, y] = outline.reduce(
    ([sumX, sumY], point) => [sumX + point[0], sumY + point[1]],
    [0, 0],
  );
  return [x / outline.length, y / outline.length];
}
