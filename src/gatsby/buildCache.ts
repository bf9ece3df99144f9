import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * The folder that caches slow build results, such as encoded pictures and share images. A file's name
 * contains a hash of its inputs, and of the version of the code that made it, so several checkouts may share the
 * folder, and it may be deleted at any time.
 */
export const buildCache = () => process.env.BUILD_CACHE_FOLDER || ".build-cache";

/** Returns the cached value with this name. Computes and stores it if there is none. */
export async function cached(name: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
  const file = join(buildCache(), name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  // Writes to a temporary file first, so that an interrupted build leaves no incomplete file.
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

/** Returns a short hash of the inputs, for use in names of files and folders. */
export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update(",");
  return hash.digest("hex").slice(0, 12);
}
