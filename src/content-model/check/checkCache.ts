import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileFacts } from "./references";

/** All that a file's soundness follows from, beside the content. */
export const CHECKS = ["src/content-model", "src/lending", "package-lock.json"];

/**
 * Files that were found sound, so that an unchanged one is not read again: what they say to others,
 * by a digest of all that their own check looks at. What holds between files is always checked.
 */
export class SoundFiles {
  private readonly checks = digestOf(
    ...CHECKS.flatMap(filesBelow).map((file) => readFileSync(file)),
  );
  private readonly before: Record<string, FileFacts>;
  private readonly now: Record<string, FileFacts> = {};

  /** @param store where they are kept between builds; nothing is lost when it goes */
  constructor(private readonly store: string) {
    const kept = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
    this.before = kept.checks === this.checks ? kept.files : {};
  }

  recall(digest: string): FileFacts | undefined {
    const facts = this.before[digest];
    if (facts) this.now[digest] = facts;
    return facts;
  }

  keep(digest: string, facts: FileFacts): void {
    this.now[digest] = facts;
  }

  /** Writes down the files of this check; others are forgotten. */
  save(): void {
    mkdirSync(dirname(this.store), { recursive: true });
    writeFileSync(this.store, JSON.stringify({ checks: this.checks, files: this.now }));
  }
}

/** A digest of texts in their order, each with its length. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\n`).update(part);
  return hash.digest("base64url");
}

const filesBelow = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
