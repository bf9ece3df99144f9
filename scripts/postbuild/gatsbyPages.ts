import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "../../shared/filesIn";
import { digestOf } from "../../src/gatsby/buildCache";

export const PUBLIC = "public";

const CACHE = ".cache";

/**
 * Stores Gatsby's HTML between builds: Gatsby writes only the changed pages, and expects the others to
 * exist. The name depends on the project's folder, because Gatsby's cache has absolute paths: a renamed
 * folder has no store.
 */
const store = () => join(CACHE, "gatsby-html", digestOf(process.cwd()));

/**
 * Restores the HTML of Gatsby's last build, so that Gatsby can skip unchanged pages. After an interrupted
 * build, or after the public folder was deleted, some of it is missing. Gatsby's cache is then ahead of its
 * pages, and is removed.
 */
export function restoreGatsbyPages(): void {
  const hasPublic = existsSync(PUBLIC);
  const stored = hasPublic && existsSync(store()) ? htmlFiles(store()) : [];
  if (hasPublic) for (const file of htmlFiles(PUBLIC)) rmSync(join(PUBLIC, file));
  if (stored.length === 0) rmSync(CACHE, { recursive: true, force: true });
  for (const file of stored) move(store(), PUBLIC, file);
}

/** Removes the cache of a renamed folder; the development server starts from the remains of a build. */
export function removeMovedCache(): void {
  if (!existsSync(store())) rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(store(), { recursive: true });
}

/** Moves Gatsby's HTML out of the public folder. Returns each page's file and its stored source. */
export function takeGatsbyPages(): { file: string; source: string }[] {
  rmSync(store(), { recursive: true, force: true });
  const files = htmlFiles(PUBLIC);
  for (const file of files) move(PUBLIC, store(), file);
  return files.filter(isPage).map((file) => ({ file, source: join(store(), file) }));
}

/** The file that a host serves for a page without redirecting: `faq.html` for `faq/index.html`. */
export const flatFile = (file: string) =>
  file === "index.html" ? file : file.replace(/\/index\.html$/, ".html");

/** Gatsby also writes the fragments that it inserts into pages, and a second copy of the not-found page. */
const isPage = (file: string) => !file.startsWith("_gatsby/") && file !== "404/index.html";

const htmlFiles = (folder: string) => filesIn(folder, /\.html$/);

function move(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}
