import { extname } from "node:path";
import sharp from "sharp";
import { Refusal } from "./guard";

/** The width and height in pixels of the largest picture that a page shows. */
const LARGEST = 2880;

/** What an SVG can do more than show: run script, or load something. */
const ACTIVE =
  /<script|<foreignObject|\son\w+\s*=|javascript:|(href|src)\s*=\s*["']?\s*(https?:)?\/\//i;

/**
 * Returns a picture as the site needs it: upright, no larger than its pages show, without metadata.
 * @throws Refusal when it is no picture, or of another format than its name says
 */
export async function preparePicture(name: string, bytes: Buffer): Promise<Buffer> {
  const wanted = extname(name).slice(1).toLowerCase().replace("jpg", "jpeg");
  const metadata = async () => sharp(bytes).metadata();
  const found: Partial<sharp.Metadata> = await metadata().catch(() => ({}));
  const { format, width = 0, height = 0, exif, xmp, iptc } = found;
  if (format !== wanted)
    throw new Refusal(
      422,
      `${name} is ${format ?? "no picture"}, not ${wanted}. Save it as PNG, JPEG, WebP or SVG.`,
    );
  if (format === "svg" && ACTIVE.test(bytes.toString()))
    throw new Refusal(422, `${name} has script or loads other files. Export it as a plain SVG.`);
  const isFit = Math.max(width, height) <= LARGEST && !exif && !xmp && !iptc;
  if (format === "svg" || isFit) return bytes;
  const size = { width: LARGEST, height: LARGEST };
  return sharp(bytes)
    .rotate()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .toBuffer();
}
