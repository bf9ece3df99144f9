import sharp from "sharp";
import { type Channels, channelsOf } from "../colour";
import { type Raster, sample } from "./raster";

/**
 * A terrace of the sea floor. The sea has this tone where its depth is less than `depth` (in px at unit 1).
 */
export interface Step {
  depth: number;
  /** The position on the ramp, from the open sea (0) to the brightest shallows (1). */
  tone: number;
}

/** Interpolates one channel on a ramp of evenly spaced colours; `position` is 0–1. */
function onRamp(ramp: Channels[], position: number, channel: 0 | 1 | 2): number {
  const scaled = position * (ramp.length - 1);
  const index = Math.min(Math.floor(scaled), ramp.length - 2);
  const from = ramp[index]?.[channel] ?? 0;
  return from + ((ramp[index + 1]?.[channel] ?? 0) - from) * (scaled - index);
}

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);

/**
 * Paints the sea floor as terraces lit from the upper left. Each has a fine bright edge, and casts a soft
 * shadow on the next deeper one.
 * @param options.ramp evenly spaced colours from the open sea to the brightest shallows
 * @param options.shade how dark the shadows are, 0–1
 * @returns a PNG as a `data:` URL
 */
export async function paintSea(
  depth: Raster,
  options: { steps: Step[]; ramp: string[]; unit: number; shade?: number },
): Promise<string> {
  const { steps, unit } = options;
  const ramp = options.ramp.map(channelsOf);
  const pixels = Buffer.alloc(depth.width * depth.height * 3);
  for (let y = 0; y < depth.height; y += 1) {
    for (let x = 0; x < depth.width; x += 1) {
      const here = sample(depth, x, y);
      const towardsLight = sample(depth, x - 7 * unit, y - 9 * unit);
      let tone = 0;
      let edge = 0;
      let shade = 0;
      for (const step of steps) {
        const limit = step.depth * unit;
        const inside = clamp(0.5 + limit - here);
        tone += (step.tone - tone) * inside;
        edge = Math.max(
          edge,
          clamp(1.1 * unit + 0.3 - Math.abs(here - limit)) * (0.25 + step.tone),
        );
        const covered = clamp(0.5 + (limit - towardsLight) / (10 * unit));
        shade = Math.max(shade, covered * (1 - inside) * (0.35 + step.tone));
      }
      const mixed = clamp(tone + edge * 0.16);
      const light = 1 - clamp(shade) * (options.shade ?? 0.3);
      for (const channel of [0, 1, 2] as const) {
        const colour = onRamp(ramp, mixed, channel) * light;
        pixels[(y * depth.width + x) * 3 + channel] = Math.round(colour);
      }
    }
  }
  const png = await sharp(pixels, {
    raw: { width: depth.width, height: depth.height, channels: 3 },
  })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
