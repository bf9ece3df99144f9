import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/**
 * Copies content for a check of changes to it: YAML and JSON files as they are, all others empty.
 * @returns the copy's folder
 */
export function copyContent(folder = "content"): string {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(copy, relative(folder, from));
    mkdirSync(dirname(to), { recursive: true });
    if (/\.(?:json|yaml)$/.test(entry.name)) cpSync(from, to);
    else writeFileSync(to, "");
  }
  return copy;
}
