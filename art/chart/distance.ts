import type { Raster } from "./raster";

const FAR = 1e9;

/**
 * Computes squared distances along a line as the lower envelope of parabolas (Felzenszwalb and
 * Huttenlocher, "Distance Transforms of Sampled Functions", 2012).
 */
function transformLine(line: Float64Array, length: number, result: Float64Array): void {
  const roots = new Int32Array(length);
  const limits = new Float64Array(length + 1);
  let last = 0;
  limits[0] = -FAR;
  limits[1] = FAR;
  const value = (at: number) => line[at] ?? FAR;
  const meet = (first: number, second: number) =>
    (value(first) + first * first - (value(second) + second * second)) / (2 * first - 2 * second);
  for (let at = 1; at < length; at += 1) {
    let cut = meet(at, roots[last] ?? 0);
    while (last > 0 && cut <= (limits[last] ?? 0)) {
      last -= 1;
      cut = meet(at, roots[last] ?? 0);
    }
    last += 1;
    roots[last] = at;
    limits[last] = cut;
    limits[last + 1] = FAR;
  }
  let current = 0;
  for (let at = 0; at < length; at += 1) {
    while ((limits[current + 1] ?? FAR) < at) current += 1;
    const root = roots[current] ?? 0;
    result[at] = (at - root) * (at - root) + value(root);
  }
}

/** Replaces the values in a raster, which are 0 for land and 1 for sea, with the distance from land in px. */
export function toDistance(raster: Raster): Raster {
  const { width, height, values } = raster;
  const size = Math.max(width, height);
  const line = new Float64Array(size);
  const result = new Float64Array(size);
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < height; row += 1) {
      line[row] = values[row * width + column] === 0 ? 0 : FAR;
    }
    transformLine(line, height, result);
    for (let row = 0; row < height; row += 1) values[row * width + column] = result[row] ?? FAR;
  }
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      line[column] = values[row * width + column] ?? FAR;
    }
    transformLine(line, width, result);
    for (let column = 0; column < width; column += 1) {
      values[row * width + column] = Math.sqrt(result[column] ?? FAR);
    }
  }
  return raster;
}
