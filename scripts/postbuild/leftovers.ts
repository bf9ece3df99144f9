import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../shared/filesIn";
import { PUBLIC } from "./gatsbyPages";

/** Folders in which a build writes every file. */
const WRITTEN = ["scripts", "share"];

/** The folder of pictures, documents and fonts, each in a folder or file named after its content. */
const KEPT = "static";
const ADDRESS = /\bstatic\/([\w.-]+)/g;

/**
 * Deletes files of earlier builds that this build writes if it needs them. Otherwise, a deploy from a laptop would
 * publish the scripts of every build since the public folder was made.
 */
export function deleteWritten(): void {
  for (const folder of WRITTEN) rmSync(join(PUBLIC, folder), { recursive: true, force: true });
}

/**
 * Deletes pictures, documents and fonts of earlier builds, which no file mentions. Gatsby remembers the queries of
 * unchanged pages, so a build does not write all of them again.
 */
export function deleteUnmentioned(): void {
  const folder = join(PUBLIC, KEPT);
  if (!existsSync(folder)) return;
  const mentioned = new Set<string>();
  for (const file of filesIn(PUBLIC, /\.(css|html|js|json|webmanifest|xml)$/)) {
    if (file.startsWith(`${KEPT}/`)) continue;
    for (const [, name = ""] of readFileSync(join(PUBLIC, file), "utf8").matchAll(ADDRESS))
      mentioned.add(name);
  }
  for (const name of readdirSync(folder))
    if (!mentioned.has(name)) rmSync(join(folder, name), { recursive: true });
}
