import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import { version } from "gatsby-plugin-sharp/package.json";
import sharp from "sharp";
import { BUILD_CACHE } from "./buildCache";

const PICTURE_CACHE = join(BUILD_CACHE, "pictures");

/**
 * Caches encoded pictures by their content and treatment. Gatsby's own cache is removed with every
 * change of package.json, and knows finished pictures by absolute paths.
 */
export function cacheEncodedPictures(): void {
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    if (job.args.isLazy) return encode(job);
    const missing = job.args.operations.filter(({ outputPath }) => {
      const { cached, output } = filesOf(job, outputPath);
      if (!existsSync(cached)) return true;
      copy(cached, output);
      return false;
    });
    if (missing.length === 0) return;
    await encode({ ...job, args: { ...job.args, operations: missing } });
    for (const { outputPath } of missing) {
      const { cached, output } = filesOf(job, outputPath);
      copy(output, cached);
    }
  };
}

function filesOf({ outputDir, args }: PictureJob, outputPath: string) {
  const encoders = JSON.stringify([version, sharp.versions, args.pluginOptions]);
  const encoder = createHash("sha256").update(encoders).digest("hex").slice(0, 16);
  return {
    cached: join(PICTURE_CACHE, encoder, basename(outputDir), outputPath),
    output: join(outputDir, outputPath),
  };
}

/** Copies a file so that a build stopped in the middle leaves no incomplete one. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

interface Picture {
  id: string;
  internal: { contentDigest: string };
}

type Resolver = (picture: Picture, args: object, context: unknown, info: Info) => unknown;

interface Info {
  /** The plugin's own resolver, which this one wraps. */
  originalResolver: Resolver;
}

const pictureData = new Map<string, unknown>();

/**
 * Caches the data of a picture and its treatment, however many pages show it: the plugin would read
 * the whole file again for each page and for each of its widths.
 */
export const cachedPictureData: Resolver = (picture, args, context, info) => {
  // The plugin mutates the arguments, so the key is made before.
  const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
  if (!pictureData.has(key))
    pictureData.set(key, info.originalResolver(picture, args, context, info));
  return pictureData.get(key);
};
