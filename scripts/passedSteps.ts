import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { projectFiles } from "../shared/projectFiles";
import type { Step } from "./steps";

/** For each step that passed, the hash of its files. `npm ci` deletes it. */
const PASSED = "node_modules/.cache/passed-steps.json";

/** What every step depends on. */
const COMMON_FILES = ["package.json", "package-lock.json", "scripts/steps.ts"];

/** Whether the step has passed with the files that it has now. */
export const hasPassedUnchanged = (step: Step): boolean =>
  step.files !== undefined && readPassed()[step.name] === hashOf(step.files);

/**
 * Remembers a step that lists its files.
 * @returns a function to call when the step has passed; what is changed while it runs counts as
 *   changed since
 */
export function rememberPassed({ name, files }: Step): () => void {
  if (!files) return () => {};
  const hash = hashOf(files);
  return () => {
    mkdirSync(dirname(PASSED), { recursive: true });
    writeFileSync(PASSED, JSON.stringify({ ...readPassed(), [name]: hash }));
  };
}

const readPassed = (): Record<string, string> =>
  existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, "utf8")) : {};

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of projectFiles(...COMMON_FILES, ...paths))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
