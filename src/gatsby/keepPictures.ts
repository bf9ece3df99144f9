import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import { version } from "gatsby-plugin-sharp/package.json";
import sharp from "sharp";
import { KEPT_FOLDER } from "./keptFolder";

/** Outlives Gatsby's cache, which goes with every change of package.json or of the folder's place. */
const KEPT = join(KEPT_FOLDER, "pictures");

/**
 * Encodes no picture a second time. Gatsby names a picture's file after its content and its
 * treatment, but knows its finished work by absolute paths; here it is known by those names alone.
 */
export function keepPictures(): void {
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    if (job.args.isLazy) return encode(job);
    const missing = job.args.operations.filter(({ outputPath }) => {
      const { kept, wanted } = places(job, outputPath);

      if (!existsSync(kept)) return true;
      copy(kept, wanted);
      return false;
    });
    if (missing.length === 0) return;
    await encode({ ...job, args: { ...job.args, operations: missing } });
    for (const { outputPath } of missing) {
      const { kept, wanted } = places(job, outputPath);
      copy(wanted, kept);
    }
  };
}

function places({ outputDir, args }: PictureJob, outputPath: string) {
  const encoders = JSON.stringify([version, sharp.versions, args.pluginOptions]);
  const encoder = createHash("sha256").update(encoders).digest("hex").slice(0, 16);
  return {
    kept: join(KEPT, encoder, basename(outputDir), outputPath),
    wanted: join(outputDir, outputPath),
  };
}

/** A build that is stopped in the middle leaves no half picture. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}
