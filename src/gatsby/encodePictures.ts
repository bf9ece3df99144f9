import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reporter } from "gatsby";
import sharp from "sharp";
import { BUILD_CACHE } from "./buildCache";
import { decode, onEveryCore } from "./masters";

const CACHE = join(BUILD_CACHE, "pictures");

/**
 * AVIF at effort 2 takes a sixth of the default's time. With colour at half the resolution, as WebP
 * and JPEG have it, all pictures together are 10% smaller than at full colour, quality 35 and effort 3.
 */
export const ENCODERS = {
  avif: { quality: 37, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 50, effort: 4 },
};

interface Master {
  /** The absolute path of the master. */
  master: string;
  /** The delivered file's path, below the public folder for static files and below the cache. */
  file: string;
}

/** A drawing, which is delivered as it is. */
interface Drawing extends Master {
  format: "svg";
}

/** A picture in one width and format. */
export interface Encoding extends Master {
  format: keyof typeof ENCODERS;
  /** In pixels, as is the height. */
  width: number;
  height: number;
  /** The side that a crop keeps, as sharp names it; the centre when it is null. */
  cropFocus: string | null;
  /** From 1 to 100. */
  quality: number;
}

/** Gatsby resolves queries in several processes, so what they request is collected in files. */
const REQUESTS = ".cache/pictures";

export type PictureFile = Drawing | Encoding;

/** Has a file encoded at the end of the build. */
export function requestPicture(picture: PictureFile): void {
  mkdirSync(REQUESTS, { recursive: true });
  const name = picture.file.replaceAll("/", "-");
  writeFileSync(join(REQUESTS, `${name}.json`), JSON.stringify(picture));
}

/** Encodes every requested file. */
export async function encodeRequestedPictures(reporter: Reporter): Promise<void> {
  mkdirSync(REQUESTS, { recursive: true });
  const requests = readdirSync(REQUESTS)
    .map((file): PictureFile => JSON.parse(readFileSync(join(REQUESTS, file), "utf8")))
    // Gatsby keeps its cache, and so the requests, after a picture is deleted.
    .filter(({ master }) => existsSync(master));
  const progress = reporter.createProgress("encode pictures", requests.length);
  progress.start();
  await encodePictures(requests, () => progress.tick());
  progress.end();
}

/**
 * Encodes files into the public folder, on every core, or takes them from the cache.
 * @returns a promise that rejects when a master cannot be read or encoded
 */
export const encodePictures = (pictures: readonly PictureFile[], onFinish?: () => void) =>
  onEveryCore(pictures, async (picture) => {
    await provide(picture);
    onFinish?.();
  });

async function provide(picture: PictureFile): Promise<void> {
  const cached = join(CACHE, picture.file);
  const output = join("public/static", picture.file);
  await mkdir(dirname(output), { recursive: true });
  const isCached = await copyFile(cached, output).then(
    () => true,
    () => false,
  );
  if (isCached) return;
  // A build that is stopped in the middle leaves no incomplete file.
  const part = `${cached}.${randomUUID()}.part`;
  await mkdir(dirname(cached), { recursive: true });
  if (picture.format === "svg") await copyFile(picture.master, part);
  else await encode(picture, part);
  await rename(part, cached);
  await copyFile(cached, output);
}

async function encode(encoding: Encoding, to: string): Promise<void> {
  const { master, width, height, cropFocus, format, quality } = encoding;
  try {
    const { data, info } = await pixelsOf(encoding);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    await sharp(data, { raw })
      .resize(width, height, { ...(cropFocus && { position: cropFocus }) })
      .toFormat(format, {
        ...ENCODERS[format],
        quality,
        // Fine lines keep their colours where a picture is better than the others.
        ...(quality > ENCODERS.avif.quality && { chromaSubsampling: "4:4:4" }),
      })
      .toFile(to);
  } catch (error) {
    throw new Error(`The picture ${master} cannot be encoded: ${(error as Error).message}`);
  }
}

/** The last decoded master, by the folder of its files, which is named after its content. */
const decoded = new Map<string, ReturnType<typeof decode>>();

/** Decodes a master once for all its files, which are encoded one after the other. */
function pixelsOf({ master, file }: Encoding): ReturnType<typeof decode> {
  const folder = dirname(file);
  const pixels = decoded.get(folder) ?? decode(master);
  decoded.clear();
  decoded.set(folder, pixels);
  return pixels;
}
