import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { digestOf } from "../../../src/gatsby/buildCache";

export const PUBLIC = "public";

const CACHE = ".cache";

/**
 * Returns the folder that stores Gatsby's HTML between builds: Gatsby writes only the changed pages, and
 * expects the others to exist. The folder's name depends on the project's path, because Gatsby's cache
 * contains absolute paths and is useless after the project has been moved.
 */
const store = () => join(CACHE, "gatsby-html", digestOf(process.cwd()));

/**
 * Restores the HTML from Gatsby's last build, so that Gatsby can skip unchanged pages. If there is none,
 * because a build was interrupted or the public folder was deleted, removes Gatsby's cache, so that Gatsby
 * renders every page.
 */
export function restoreGatsbyPages(): void {
  const hasPublic = existsSync(PUBLIC);
  const stored = hasPublic && existsSync(store()) ? htmlFiles(store()) : [];
  if (hasPublic) for (const file of htmlFiles(PUBLIC)) rmSync(join(PUBLIC, file));
  if (stored.length === 0) rmSync(CACHE, { recursive: true, force: true });
  for (const file of stored) move(store(), PUBLIC, file);
}

/**
 * Removes Gatsby's cache if the project has been moved. Otherwise, `npm run dev` can reuse a build's cache.
 */
export function removeMovedCache(): void {
  if (!existsSync(store())) rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(store(), { recursive: true });
}

/** Moves Gatsby's HTML from the public folder to its store. Returns each page's file, and where its source is stored. */
export function takeGatsbyPages(): { file: string; source: string }[] {
  rmSync(store(), { recursive: true, force: true });
  const files = htmlFiles(PUBLIC);
  for (const file of files) move(PUBLIC, store(), file);
  return files.filter(isPage).map((file) => ({ file, source: join(store(), file) }));
}

/** Returns the file that a host serves for a page without redirecting: `faq.html` for `faq/index.html`. */
export const flatFile = (file: string) =>
  file === "index.html" ? file : file.replace(/\/index\.html$/, ".html");

/**
 * Whether a file is a page, rather than a fragment that Gatsby inserts into pages, or its duplicate of the
 * 404 page.
 */
const isPage = (file: string) => !file.startsWith("_gatsby/") && file !== "404/index.html";

const htmlFiles = (folder: string) => filesIn(folder, /\.html$/);

function move(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}
