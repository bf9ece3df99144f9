import sharp from "sharp";
import { smoothNoise } from "../chart/noise";
import { type Channels, channelsOf } from "../colour";
import { seededRandom } from "../seededRandom";
import { sett, settThreads } from "./sett";

/** The position and folds of a piece of cloth. Lengths are in px in the rendered picture. */
interface Drape {
  width: number;
  height: number;
  thread: number;
  /** The rotation of the cloth, in degrees. */
  rotation: number;
  foldSize: number;
  /** The depth of the folds, where 0 is flat and 1 is heavy. */
  depth: number;
  /** The direction perpendicular to the folds, in degrees. */
  foldDirection: number;
  seed: number;
  /** A factor by which all colours are multiplied. 1 by default. */
  brightness?: number;
}

/** Returns the colours of the threads in one repeat, each slightly varied, as in hand-dyed cloth. */
function threadColours(direction: "warp" | "weft", seed: number): Channels[] {
  const random = seededRandom(seed);
  return sett[direction].flatMap(({ threads, colour }) =>
    Array.from({ length: threads }, (): Channels => {
      const [red, green, blue] = channelsOf(colour);
      const dye = 0.94 + random() * 0.12;
      return [red * dye, green * dye, blue * dye];
    }),
  );
}

const black: Channels = [0, 0, 0];
const repeat = (value: number) => ((value % settThreads) + settThreads) % settThreads;

/** Renders a draped piece of the brand's madras as a PNG, and returns its `data:` URL. */
export async function drapedCloth(drape: Drape): Promise<string> {
  const { width, height, thread, depth, foldSize, brightness = 1 } = drape;
  const warp = threadColours("warp", drape.seed);
  const weft = threadColours("weft", drape.seed + 1);
  const bend = smoothNoise(drape.seed + 2, foldSize * 2.4);
  const slub = smoothNoise(drape.seed + 3, 26);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians(drape.rotation)), Math.sin(radians(drape.rotation))];
  const [across, down] = [
    Math.cos(radians(drape.foldDirection)),
    Math.sin(radians(drape.foldDirection)),
  ];
  const pixels = Buffer.alloc(width * height * 3);
  const samples = [0.25, 0.75];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const phase = ((x * across + y * down) / foldSize + bend(x, y) * 1.5) * Math.PI * 2;
      const slope = (Math.cos(phase) + 0.45 * Math.cos(phase * 2.1 + 1.3)) * depth;
      const rise = (Math.sin(phase) + 0.22 * Math.sin(phase * 2.1 + 1.3)) * depth;
      const shift = rise * foldSize * 0.11;
      const lit = brightness * (1 + slope * 0.34 - Math.max(-rise, 0) * 0.26);
      let [red, green, blue] = black;
      for (const offsetY of samples) {
        for (const offsetX of samples) {
          const px = x + offsetX + shift * across;
          const py = y + offsetY + shift * down;
          const s = (px * cosine + py * sine) / thread;
          const t = (py * cosine - px * sine) / thread;
          const warpColour = warp[Math.floor(repeat(s))] ?? black;
          const weftColour = weft[Math.floor(repeat(t))] ?? black;
          // In a plain weave, warp and weft alternate from thread to thread.
          const over = (Math.floor(s) + Math.floor(t)) % 2 === 0 ? 0.66 : 0.36;
          const round =
            1.06 - 0.16 * (over > 0.5 ? Math.abs((s % 1) - 0.5) : Math.abs((t % 1) - 0.5));
          red += (warpColour[0] * over + weftColour[0] * (1 - over)) * round;
          green += (warpColour[1] * over + weftColour[1] * (1 - over)) * round;
          blue += (warpColour[2] * over + weftColour[2] * (1 - over)) * round;
        }
      }
      const grain = (lit * (1 + slub(x * 0.25, y * 2) * 0.02)) / (samples.length * samples.length);
      const at = (y * width + x) * 3;
      pixels[at] = Math.min(255, red * grain);
      pixels[at + 1] = Math.min(255, green * grain);
      pixels[at + 2] = Math.min(255, blue * grain);
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
