import sharp from "sharp";
import { seededRandom } from "../../shared/seededRandom";
import { smoothNoise } from "../chart/noise";
import { type Channels, channelsOf } from "../colour";
import { sett, settThreads } from "./sett";

/** How a piece of cloth lies in a picture; lengths in px of the picture made. */
export interface Drape {
  width: number;
  height: number;
  /** Width of one thread. */
  thread: number;
  /** How far the cloth is turned, in degrees. */
  turn: number;
  /** Distance from fold to fold. */
  foldSize: number;
  /** How deep the folds are: 0 is flat, 1 is heavy. */
  depth: number;
  /** Direction the folds run across, in degrees. */
  foldTurn: number;
  seed: number;
  /** Brightness of the whole, 1 as dyed. */
  light?: number;
}

/** Colours of one repeat of threads; no two threads of a hand-woven cloth are dyed quite alike. */
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

/** A draped piece of the brand's madras as a `data:` address of a PNG. */
export async function drapedCloth(drape: Drape): Promise<string> {
  const { width, height, thread, depth, foldSize, light = 1 } = drape;
  const warp = threadColours("warp", drape.seed);
  const weft = threadColours("weft", drape.seed + 1);
  const bend = smoothNoise(drape.seed + 2, foldSize * 2.4);
  const slub = smoothNoise(drape.seed + 3, 26);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians(drape.turn)), Math.sin(radians(drape.turn))];
  const [across, down] = [Math.cos(radians(drape.foldTurn)), Math.sin(radians(drape.foldTurn))];
  const pixels = Buffer.alloc(width * height * 3);
  const samples = [0.25, 0.75];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const phase = ((x * across + y * down) / foldSize + bend(x, y) * 1.5) * Math.PI * 2;
      const slope = (Math.cos(phase) + 0.45 * Math.cos(phase * 2.1 + 1.3)) * depth;
      const rise = (Math.sin(phase) + 0.22 * Math.sin(phase * 2.1 + 1.3)) * depth;
      const shift = rise * foldSize * 0.11;
      const lit = light * (1 + slope * 0.34 - Math.max(-rise, 0) * 0.26);
      let [red, green, blue] = black;
      for (const offsetY of samples) {
        for (const offsetX of samples) {
          const px = x + offsetX + shift * across;
          const py = y + offsetY + shift * down;
          const s = (px * cosine + py * sine) / thread;
          const t = (py * cosine - px * sine) / thread;
          const one = warp[Math.floor(repeat(s))] ?? black;
          const other = weft[Math.floor(repeat(t))] ?? black;
          // Plain weave: over and under alternate from thread to thread.
          const over = (Math.floor(s) + Math.floor(t)) % 2 === 0 ? 0.66 : 0.36;
          const round =
            1.06 - 0.16 * (over > 0.5 ? Math.abs((s % 1) - 0.5) : Math.abs((t % 1) - 0.5));
          red += (one[0] * over + other[0] * (1 - over)) * round;
          green += (one[1] * over + other[1] * (1 - over)) * round;
          blue += (one[2] * over + other[2] * (1 - over)) * round;
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
