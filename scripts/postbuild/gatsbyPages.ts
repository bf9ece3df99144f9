import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const PUBLIC = "public";

const CACHE = ".cache";

/** Gatsby's own HTML between builds: it writes only what changed, and expects the rest in place. */
const KEPT = join(CACHE, "gatsby-html");

/**
 * Puts Gatsby's HTML of the last build back, so that it can leave unchanged pages alone. Where a build
 * was stopped half-way there is none, and Gatsby's cache may know content that its pages do not show
 * yet: then it begins anew.
 */
export function restoreGatsbyPages(): void {
  const kept = existsSync(KEPT) ? htmlFiles(KEPT) : [];
  if (existsSync(PUBLIC)) for (const file of htmlFiles(PUBLIC)) rmSync(join(PUBLIC, file));
  if (kept.length === 0) rmSync(CACHE, { recursive: true, force: true });
  for (const file of kept) move(KEPT, PUBLIC, file);
}

/** Takes Gatsby's HTML out of the public folder. Returns where each page's file is now. */
export function takeGatsbyPages(): { file: string; kept: string }[] {
  rmSync(KEPT, { recursive: true, force: true });
  const files = htmlFiles(PUBLIC);
  for (const file of files) move(PUBLIC, KEPT, file);
  return files.filter(isPage).map((file) => ({ file, kept: join(KEPT, file) }));
}

/** The file that a host serves for a page without redirecting: `faq.html` for `faq/index.html`. */
export const flatFile = (file: string) =>
  file === "index.html" ? file : file.replace(/\/index\.html$/, ".html");

/** Gatsby also writes the parts it stitches into pages, and a second copy of the not-found page. */
const isPage = (file: string) => !file.startsWith("_gatsby/") && file !== "404/index.html";

const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

function move(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}
