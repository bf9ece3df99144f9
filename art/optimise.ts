import sharp from "sharp";
import { optimize } from "svgo";
import { comparePixels } from "./comparePixels";

/** The largest difference in any channel (0–255) that reducing the palette may cause. */
const LARGEST_DIFFERENCE = 6;

/**
 * Returns the smallest PNG for a picture: with a palette of 256 colours if the difference is invisible, or
 * else with all colours. It never dithers, because the site's encoders would encode the dithering as noise.
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
  const { largestDifference } = await comparePixels(full, reduced);
  return largestDifference <= LARGEST_DIFFERENCE ? reduced : full;
}

/** Returns a smaller SVG of the same drawing. Path coordinates are rounded to 0.1 units. */
export function optimiseSvg(svg: string): string {
  // Leaves styles as they are, because animations depend on them.
  const overrides = {
    convertPathData: { floatPrecision: 1 },
    inlineStyles: false,
    minifyStyles: false,
  } as const;
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  return `${data}\n`;
}
