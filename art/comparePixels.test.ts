import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { comparePixels } from "./comparePixels";

/** Creates a PNG with two grey pixels per row. */
const image = (...greys: number[]) =>
  sharp(Buffer.from(greys), { raw: { width: 2, height: greys.length / 2, channels: 1 } })
    .png()
    .toBuffer();

for (const [title, greys, expected] of [
  [
    "no difference when the images are equal",
    [9, 9, 9, 9],
    { largestDifference: 0, changedShare: 0 },
  ],
  [
    "a quarter of the pixels when one of four differs",
    [9, 9, 9, 29],
    { largestDifference: 20, changedShare: 0.25 },
  ],
  [
    "the larger difference when two pixels differ",
    [8, 9, 9, 4],
    { largestDifference: 5, changedShare: 0.5 },
  ],
  [
    "an infinite difference when the sizes differ",
    [9, 9],
    { largestDifference: Number.POSITIVE_INFINITY, changedShare: 1 },
  ],
] as const)
  test(`comparePixels reports ${title}`, async () => {
    assert.deepEqual(await comparePixels(await image(9, 9, 9, 9), await image(...greys)), expected);
  });
