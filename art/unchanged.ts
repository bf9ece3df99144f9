import { existsSync } from "node:fs";
import sharp from "sharp";

/** A browser paints a few pixels on curves a shade differently from one run to the next. */
const tolerance = { channelDifference: 48, shareOfPixels: 1 / 2000 };

/** Whether a new PNG shows what the master at `file` shows already, so that it need not change. */
export async function isSamePicture(file: string, png: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const read = (source: string | Buffer) =>
    sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [master, candidate] = await Promise.all([read(file), read(png)]);
  if (master.info.width !== candidate.info.width) return false;
  if (master.data.length !== candidate.data.length) return false;
  let changedPixels = 0;
  for (let index = 0; index < master.data.length; index += 4) {
    let largest = 0;
    for (let channel = index; channel < index + 4; channel += 1) {
      const difference = (master.data[channel] ?? 0) - (candidate.data[channel] ?? 0);
      largest = Math.max(largest, Math.abs(difference));
    }
    if (largest > tolerance.channelDifference) return false;
    if (largest > 0) changedPixels += 1;
  }
  return changedPixels < (master.data.length / 4) * tolerance.shareOfPixels;
}
