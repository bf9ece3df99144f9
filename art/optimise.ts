import sharp from "sharp";

/** Largest difference of one channel (0–255) that a picture may take from a reduced palette. */
const LARGEST_DIFFERENCE = 6;

async function largestDifference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  );
  if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY;
  let largest = 0;
  for (let index = 0; index < first.length; index += 1) {
    const difference = Math.abs((first[index] ?? 0) - (second[index] ?? 0));
    if (difference > largest) largest = difference;
  }
  return largest;
}

/**
 * The smallest PNG of the same picture: a palette of 256 colours where that does not show,
 * all colours otherwise. Never dithered, because dither is noise to the site's own encoders.
 */
export async function optimisePng(png: Buffer): Promise<Buffer> {
  const { isOpaque } = await sharp(png).stats();
  const source = isOpaque ? sharp(png).removeAlpha() : sharp(png);
  const full = await source
    .clone()
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const reduced = await source
    .clone()
    .png({ palette: true, quality: 100, colours: 256, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  if (reduced.length >= full.length) return full;
  return (await largestDifference(full, reduced)) <= LARGEST_DIFFERENCE ? reduced : full;
}
