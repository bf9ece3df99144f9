import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "../../src/content-model/reading/filesIn";

/**
 * Copies content to a temporary folder, so that changes to it can be checked. In the copy, all files except
 * YAML and JSON are empty.
 * @returns the folder of the copy
 */
export function copyContent(folder = "content"): string {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of filesIn(folder)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (/\.(?:json|yaml)$/.test(file)) cpSync(join(folder, file), join(copy, file));
    else writeFileSync(join(copy, file), "");
  }
  return copy;
}
