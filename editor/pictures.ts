import sharp from "sharp";
import { describeMaster, upright } from "../src/gatsby/masters";
import { Refusal } from "./guard";

/** The width and height in pixels of the largest picture that a page shows. */
const LARGEST = 2880;

/**
 * Returns a picture as the site needs it: upright, no larger than its pages show, without metadata.
 * @throws Refusal when the build could not show it
 */
export async function preparePicture(name: string, bytes: Buffer): Promise<Buffer> {
  const { width, height } = await describeMaster(name, bytes).catch(({ message }: Error) => {
    throw new Refusal(422, message);
  });
  const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
  const isFit = Math.max(width, height) <= LARGEST && !exif && !xmp && !iptc;
  if (format === "svg" || isFit) return bytes;
  return upright(bytes)
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .toBuffer();
}
