import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileReferences } from "./references";

/** The code that decides whether a file is valid; a change to it empties the cache. */
export const CHECK_SOURCES = ["src/content-model", "src/lending", "package-lock.json"];

/**
 * Caches the references of files without problems between builds, by a digest of everything that
 * their own check reads, so that unchanged files are not parsed again. What holds between files is
 * checked every time.
 */
export class CheckCache {
  private readonly sources = digestOf(
    ...CHECK_SOURCES.flatMap(filesBelow).map((file) => readFileSync(file)),
  );
  private readonly cached: Record<string, FileReferences>;
  private readonly current: Record<string, FileReferences> = {};

  /** @param store the cache's JSON file; it may be deleted at any time */
  constructor(private readonly store: string) {
    const stored = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
    this.cached = stored.sources === this.sources ? stored.files : {};
  }

  get(digest: string): FileReferences | undefined {
    const references = this.current[digest] ?? this.cached[digest];
    if (references) this.current[digest] = references;
    return references;
  }

  set(digest: string, references: FileReferences): void {
    this.current[digest] = references;
  }

  /** Writes the entries that this check has used or added; all others are dropped. */
  save(): void {
    mkdirSync(dirname(this.store), { recursive: true });
    writeFileSync(this.store, JSON.stringify({ sources: this.sources, files: this.current }));
  }
}

/** Returns a digest of texts; it depends on their order and their lengths. */
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
