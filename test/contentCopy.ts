import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/**
 * A copy of the real content for tests to spoil: the YAML as it is, every other file empty.
 * @returns the copy's folder
 */
export function copyContent(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const entry of readdirSync("content", { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(copy, relative("content", from));
    mkdirSync(dirname(to), { recursive: true });
    if (entry.name.endsWith(".yaml")) cpSync(from, to);
    else writeFileSync(to, "");
  }
  return copy;
}

/** Changes one file of a copy; the text to replace must be there. */
export function spoil(copy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const spoilt = text.replace(from, to);
  if (spoilt === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, spoilt);
}
