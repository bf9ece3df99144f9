import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Reporter } from "gatsby";
import sharp from "sharp";
import { BUILD_CACHE } from "./buildCache";

export const PICTURE_CACHE = join(BUILD_CACHE, "pictures");

/**
 * AVIF at effort 3 takes a quarter of the default's time. Its files are 4% larger and look the same.
 */
export const ENCODERS = {
  avif: { quality: 36, effort: 3 },
  webp: { quality: 50, effort: 4 },
};

export interface Encoding {
  /** The absolute path of the master. */
  master: string;
  /** The encoded file's path, below the public folder for static files and below the cache. */
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

/** How often the progress is logged, in milliseconds. */
const PROGRESS_INTERVAL = 5000;

/** Gatsby resolves queries in several processes, so what they request is collected in files. */
const REQUESTS = ".cache/pictures";

/** Has a file encoded at the end of the build. */
export function requestPicture(encoding: Encoding): void {
  mkdirSync(REQUESTS, { recursive: true });
  const name = encoding.file.replaceAll("/", "-");
  writeFileSync(join(REQUESTS, `${name}.json`), JSON.stringify(encoding));
}

/** Encodes every requested file, and logs the progress meanwhile. */
export async function encodeRequestedPictures(reporter: Reporter): Promise<void> {
  mkdirSync(REQUESTS, { recursive: true });
  const requests = readdirSync(REQUESTS).map(
    (file): Encoding => JSON.parse(readFileSync(join(REQUESTS, file), "utf8")),
  );
  const began = performance.now();
  let finished = 0;
  const timer = setInterval(() => {
    const perFile = (performance.now() - began) / Math.max(1, finished);
    const seconds = Math.ceil((perFile * (requests.length - finished)) / 1000);
    reporter.info(`Pictures: ${finished} of ${requests.length} encoded, about ${seconds} s left`);
  }, PROGRESS_INTERVAL);
  try {
    await encodePictures(requests, () => {
      finished += 1;
    });
  } finally {
    clearInterval(timer);
  }
}

/**
 * Encodes files into the public folder, on every core, or takes them from the cache.
 * @returns a promise that rejects when a master cannot be read or encoded
 */
export async function encodePictures(
  encodings: readonly Encoding[],
  onFinish?: () => void,
): Promise<void> {
  sharp.concurrency(1);
  // All loops take from the same iterator, so each encoding is taken once.
  const queue = encodings.values();
  const encodeNext = async () => {
    for (const encoding of queue) {
      await provide(encoding);
      onFinish?.();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
}

async function provide({ file, ...encoding }: Encoding): Promise<void> {
  const cached = join(PICTURE_CACHE, file);
  const output = join("public/static", file);
  await mkdir(dirname(output), { recursive: true });
  const isCached = await copyFile(cached, output).then(
    () => true,
    () => false,
  );
  if (isCached) return;
  // A build that is stopped in the middle leaves no incomplete file.
  const part = `${cached}.${randomUUID()}.part`;
  await mkdir(dirname(cached), { recursive: true });
  await encode(encoding, part);
  await rename(part, cached);
  await copyFile(cached, output);
}

async function encode(
  { master, width, height, cropFocus, format, quality }: Omit<Encoding, "file">,
  to: string,
): Promise<void> {
  const picture = sharp(master)
    .resize(width, height, { ...(cropFocus && { position: cropFocus }) })
    .toFormat(format, { ...ENCODERS[format], quality });
  await picture.toFile(to).catch((error: Error) => {
    throw new Error(`The picture ${master} cannot be encoded: ${error.message}`);
  });
}
