import sharp from "sharp";

interface PixelComparison {
  /** The largest difference in any channel, 0–255. Infinite if the sizes differ. */
  largestDifference: number;
  /** The share of pixels that differ at all, 0–1. */
  changedShare: number;
}

/** Compares two images pixel by pixel. Each is given as a path or as the content of a file. */
export async function comparePixels(
  ...sources: [string | Buffer, string | Buffer]
): Promise<PixelComparison> {
  const [first, second] = await Promise.all(
    sources.map((source) =>
      sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  const isSameSize =
    first?.info.width === second?.info.width && first?.info.height === second?.info.height;
  if (!first || !second || !isSameSize)
    return { largestDifference: Number.POSITIVE_INFINITY, changedShare: 1 };
  let largestDifference = 0;
  let changedPixels = 0;
  for (let pixel = 0; pixel < first.data.length; pixel += 4) {
    let difference = 0;
    for (let channel = pixel; channel < pixel + 4; channel += 1)
      difference = Math.max(
        difference,
        Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)),
      );
    if (difference > 0) changedPixels += 1;
    largestDifference = Math.max(largestDifference, difference);
  }
  return { largestDifference, changedShare: (changedPixels * 4) / first.data.length };
}
