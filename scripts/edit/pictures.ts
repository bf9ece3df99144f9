import sharp from "sharp";
import { checkFile, describeOriginal, upright } from "../../src/gatsby/originals";
import { Refusal } from "./guard";

/** The maximum width or height of a picture on the site, in pixels. */
const LARGEST = 2880;

/**
 * Applies a picture's rotation, scales it down to the largest size that the site uses, and removes its
 * metadata. Returns an SVG or a PDF unchanged.
 * @throws Refusal when the build would refuse it
 */
export async function prepareFile(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await (/\.pdf$/i.test(name) ? checkFile(name, bytes) : preparePicture(name, bytes));
  } catch (error) {
    throw new Refusal(422, (error as Error).message);
  }
}

async function preparePicture(name: string, bytes: Buffer): Promise<Buffer> {
  const { width, height } = await describeOriginal(name, bytes);
  const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
  const isFit = Math.max(width, height) <= LARGEST && !exif && !xmp && !iptc;
  if (format === "svg" || isFit) return bytes;
  return upright(bytes)
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .toBuffer();
}
