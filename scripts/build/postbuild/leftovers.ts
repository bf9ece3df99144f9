import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { PUBLIC } from "./gatsbyPages";

/** Folders in which a build writes every file, the last three from `static/`. */
const WRITTEN = ["scripts", "share", "icons", "patterns", "scenes"];

/**
 * The folder of the data of static queries, and that of pictures, documents and fonts, each in a folder or file
 * named after its content.
 */
const KEPT = ["page-data/sq/d", "static"];

/**
 * Deletes files of earlier builds that this build writes if it needs them. Otherwise, a deploy from a laptop would
 * publish the scripts of every build since the public folder was made.
 */
export function deleteWritten(): void {
  for (const folder of WRITTEN) rmSync(join(PUBLIC, folder), { recursive: true, force: true });
}

/**
 * Deletes data, pictures, documents and fonts of earlier builds, which no file mentions. Gatsby remembers the queries
 * of unchanged pages, so a build does not write all of them again.
 */
export function deleteUnmentioned(): void {
  for (const kept of KEPT.filter((folder) => existsSync(join(PUBLIC, folder)))) {
    const mentioned = new Set<string>();
    for (const file of filesIn(PUBLIC, /\.(css|html|js|json|webmanifest|xml)$/)) {
      if (file.startsWith(`${kept}/`)) continue;
      const text = readFileSync(join(PUBLIC, file), "utf8");
      for (const [, name = ""] of text.matchAll(RegExp(`\\b${kept}/([\\w.-]+)`, "g")))
        mentioned.add(name);
    }
    for (const name of readdirSync(join(PUBLIC, kept)))
      if (!mentioned.has(name)) rmSync(join(PUBLIC, kept, name), { recursive: true });
  }
}
