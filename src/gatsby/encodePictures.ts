import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cached } from "./buildCache";
import { decode, onEveryCore } from "./masters";

/**
 * AVIF at effort 2 takes a sixth of the default's time. With colour at half the resolution, as WebP
 * and JPEG have it, all pictures together are 10% smaller than at full colour, quality 35 and effort 3.
 * WebP, for the few browsers without AVIF, is 5% larger at effort 2 than at 4, in half the time.
 */
export const ENCODERS = {
  avif: { quality: 37, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 50, effort: 2 },
};

/** A picture in one width and format. */
export interface Encoding {
  /** The delivered file's path, below the public folder for static files and below the cache. */
  file: string;
  format: keyof typeof ENCODERS;
  /** In pixels, as is the height. */
  width: number;
  height: number;
  /** The side that a crop keeps, as sharp names it; the centre when it is null. */
  cropFocus: string | null;
  /** From 1 to 100. */
  quality: number;
}

/** What this process encodes last: one picture at a time, because pixels fill the memory. */
let last: Promise<unknown> = Promise.resolve();

/** Encodes the files of a picture into the public folder, on every core, or takes them from the cache. */
export function encodePicture(master: string, encodings: readonly Encoding[]): Promise<void> {
  const encode = () => {
    let decoded: ReturnType<typeof decode> | undefined;
    return onEveryCore(encodings, ({ file, format, width, height, cropFocus, quality }) =>
      publish(file, async () => {
        decoded ??= decode(master);
        return (await decoded).pixels
          .clone()
          .resize(width, height, { ...(cropFocus && { position: cropFocus }) })
          .toFormat(format, {
            ...ENCODERS[format],
            quality,
            // Fine lines keep their colours where a picture is better than the others.
            ...(quality > ENCODERS.avif.quality && { chromaSubsampling: "4:4:4" }),
          })
          .toBuffer();
      }),
    );
  };
  const encoded = last.then(encode);
  last = encoded.catch(() => {});
  return encoded;
}

/** Publishes a drawing, which is delivered as it is. */
export const publishDrawing = (master: string, file: string) =>
  publish(file, () => readFile(master));

async function publish(file: string, make: () => Promise<Buffer>): Promise<void> {
  const output = join("public/static", file);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, await cached(join("pictures", file), make));
}
