import { toDistance } from "./distance";
import type { Frame, Outline } from "./frame";
import { smoothNoise } from "./noise";
import { areaOf, centroidOf } from "./outline";
import { type Raster, rasterise, sample } from "./raster";

/** Islands smaller than this (in square px at unit 1) have a narrower shelf than others. */
const SMALL_AREA = 900;
const NARROWING = 1.45;

/** Returns a round islet to replace an island that is too small to be seen. */
function enlarged(outline: Outline, unit: number): Outline {
  const [x, y] = centroidOf(outline);
  const radius = 3 * unit;
  return Array.from({ length: 12 }, (_, corner): [number, number] => {
    const turn = (corner * Math.PI) / 6;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  });
}

/**
 * Returns the depth of the sea at each px of a frame. This is roughly the distance from the nearest coast in
 * px, distorted by noise so that the contour lines look surveyed.
 * @param bend the strength of the distortion, 0–1
 * @param unit the scale of the chart, which is 1 for a picture 2880 px wide
 */
export function depthOf(frame: Frame, outlines: Outline[], unit: number, bend = 0.62): Raster {
  const size = { width: frame.width, height: frame.height, margin: Math.round(260 * unit) };
  const isSmall = (outline: Outline) => areaOf(outline) < SMALL_AREA * unit * unit;
  const isTiny = (outline: Outline) => areaOf(outline) < 30 * unit * unit;
  const distance = (chosen: Outline[]) => toDistance(rasterise(chosen, size, [0, 1]));
  const large = distance(outlines.filter((outline) => !isSmall(outline)));
  const small = distance([
    ...outlines.filter((outline) => isSmall(outline) && !isTiny(outline)),
    ...outlines.filter(isTiny).map((outline) => enlarged(outline, unit)),
  ]);
  for (let index = 0; index < large.values.length; index += 1) {
    const fromLarge = large.values[index] ?? 0;
    const fromSmall = (small.values[index] ?? 0) * NARROWING;
    // This is a smooth minimum, because a plain one would leave a visible crease where two shelves meet.
    const blend = Math.max(38 * unit - Math.abs(fromLarge - fromSmall), 0) / (38 * unit);
    large.values[index] = Math.min(fromLarge, fromSmall) - blend * blend * 9.5 * unit;
  }
  const bendX = smoothNoise(11, 150 * unit);
  const bendY = smoothNoise(23, 150 * unit);
  const swell = smoothNoise(37, 260 * unit);
  const values = new Float32Array(frame.width * frame.height);
  for (let y = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const plain = sample(large, x, y);
      const reach = Math.min(plain, 130 * unit) * bend;
      const bent = sample(large, x + bendX(x, y) * reach, y + bendY(x, y) * reach);
      values[y * frame.width + x] = bent * (1 + swell(x, y) * 0.3);
    }
  }
  return { width: frame.width, height: frame.height, margin: 0, values };
}
