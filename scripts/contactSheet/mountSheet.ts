import sharp, { type Metadata } from "sharp";

/** Half of the real size: whole pages beside each other, and still to be read. */
const SCALE = 0.5;
const MARGIN = 32;
const MOUNT = "#8a9496";

/** Mounts a page's pictures side by side, at half their size, on one sheet. */
export async function mountSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const prints = await Promise.all(pictures.map(reduce));
  let left = MARGIN;
  const placed = prints.map(({ data, width }) => {
    const place = { input: data, left, top: MARGIN };
    left += width + MARGIN;
    return place;
  });
  const height = Math.max(...prints.map((print) => print.height)) + 2 * MARGIN;
  return sharp({ create: { width: left, height, channels: 3, background: MOUNT } })
    .composite(placed)
    .png()
    .toBuffer();
}

async function reduce(picture: Buffer) {
  const { width }: Metadata = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round((width ?? 0) * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
