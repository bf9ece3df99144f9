import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { posix } from "node:path";
import { parse } from "yaml";
import { copyContent } from "../shared/copyContent";
import { replaceFile } from "../shared/replaceFile";
import { checkContent } from "../src/content-model/check/checkContent";
import type { Problem } from "../src/content-model/check/problem";
import type { Kind } from "../src/content-model/kind";
import { kindOf } from "../src/content-model/kinds";
import { loadContent } from "../src/content-model/placeholders/load";
import { named } from "../src/content-model/remark";
import { contentPath, FILE, isYaml, Refusal } from "./guard";
import { mergeValues } from "./merge";
import { preparePicture } from "./pictures";
import { formLabel, formOf, labelOf, placeOf, titleOf } from "./words";

export const digestOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** Returns the values of YAML, or nothing when it cannot be read, as somebody may leave it by hand. */
export function valuesIn(yaml: Buffer | string): Record<string, unknown> | undefined {
  try {
    return parse(`${yaml}`) ?? {};
  } catch {
    return undefined;
  }
}

const fileAt = (path: string): string => posix.relative("content", path);

/**
 * A change of a file as Sveltia sends it to a repository: with the digest that the file had when it was
 * opened, and its content in Base64, which is JSON of a YAML file.
 */
export interface FileChange {
  operation: "create" | "update" | "delete";
  path: string;
  from_path?: string;
  sha?: string;
  content: string;
}

/** Files by their paths; without bytes, they are deleted. */
type Results = Map<string, Buffer | undefined>;

/** A content folder. Changes are made together, or not at all. */
export class Content {
  /** What is to be said of the last change: why it was refused, or what to look at. */
  notice = "";

  constructor(readonly root: string) {}

  files(): string[] {
    return loadContent(this.root).files.filter((file) => FILE.test(file));
  }

  /** Returns a file's bytes, or nothing when it does not exist. */
  read(file: string): Buffer | undefined {
    const path = contentPath(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** Returns the values of a YAML file, or nothing when it cannot be read. */
  values(file: string): Record<string, unknown> | undefined {
    return valuesIn(this.read(file) ?? "");
  }

  /** Makes changes that the forms send, and returns the digests of the files. */
  async save(changes: readonly FileChange[]): Promise<{ path: string; sha: string }[]> {
    try {
      const results: Results = new Map();
      for (const { operation, path, from_path = path, sha, content } of changes) {
        const [file, origin] = [fileAt(path), fileAt(from_path)];
        const before = this.read(origin);
        if (before && isYaml(origin) && !valuesIn(before))
          throw new Refusal(409, `${this.nameOf(origin)}: ${UNREADABLE}`);
        if (operation === "create" ? before : !before || digestOf(before) !== sha)
          throw new Refusal(409, `${this.nameOf(file)} ${before && !sha ? EXISTS : CHANGED}`);
        if (origin !== file) results.set(origin, undefined);
        const sent = Buffer.from(content, "base64");
        const merged = () =>
          mergeValues(`${before ?? ""}`, kindOf(file) as Kind, JSON.parse(`${sent}`));
        if (operation === "delete") results.set(file, undefined);
        else
          results.set(
            file,
            isYaml(file) ? Buffer.from(merged()) : await preparePicture(file, sent),
          );
      }
      this.keepShown(results);
      this.notice = this.write(results);
      return [...results].map(([file, bytes]) => {
        return { path: `content/${file}`, sha: bytes ? digestOf(bytes) : "" };
      });
    } catch (error) {
      if (error instanceof Refusal) this.notice = error.message;
      throw error;
    }
  }

  /** Sveltia deletes every picture of the folder with an entry, also those that other files show. */
  private keepShown(results: Results): void {
    const rest = this.files().filter((file) => isYaml(file) && !results.has(file));
    for (const [file, bytes] of results)
      if (
        !bytes &&
        !isYaml(file) &&
        rest.some((one) => this.read(one)?.includes(posix.basename(file)))
      )
        results.delete(file);
  }

  /**
   * Writes files.
   * @returns what the content check suggests about them
   * @throws Refusal when the content check then finds a mistake that is new
   */
  write(results: Results): string {
    const writeTo = (root: string) => {
      for (const [file, bytes] of results)
        if (bytes) replaceFile(contentPath(root, file), bytes);
        else rmSync(contentPath(root, file), { force: true });
    };
    const copy = copyContent(this.root);
    let said: string[];
    try {
      writeTo(copy);
      const before = new Set(checkContent(this.root).map(keyOf));
      const found = checkContent(copy)
        .filter((problem) => !before.has(keyOf(problem)))
        .sort((one, other) => Number(results.has(other.file)) - Number(results.has(one.file)));
      const mistakes = found.filter(({ isHint }) => !isHint);
      const explained = (mistakes.length > 0 ? mistakes : found).map((problem) =>
        new Content(copy).explain(problem),
      );
      said = [...new Set(explained)].slice(0, 5);
      const what = [...results.values()].some(Boolean) ? "saved" : "deleted: the site needs it";
      if (mistakes.length > 0) throw new Refusal(422, [`Not ${what}.`, ...said].join("\n"));
    } finally {
      rmSync(copy, { recursive: true });
    }
    writeTo(this.root);
    return said.join("\n");
  }

  /** Returns what editors call a file. */
  nameOf(file: string): string {
    const [kind, name] = [kindOf(file), posix.basename(file, ".yaml")];
    if (!kind) return isYaml(file) ? name : `Picture "${name}"`;
    const values = this.values(file);
    return formOf(kind).folder
      ? `${labelOf(kind.name)} "${titleOf(values) || labelOf(name)}"`
      : `"${formLabel(kind, values)}"`;
  }

  /** Says in which field a problem is, and what is allowed there. */
  private explain({ file, path = [], message }: Problem): string {
    const place = isYaml(file) && placeOf(this.values(file), path);
    const written = named(path);
    const rule = message
      .slice(message.startsWith(`${written} `) ? written.length : 0)
      // Without what only files have: the names of fields, in brackets, and the layout of groups.
      .replace(/ \([a-z]+(: \w+)?\)|, found [{[].*(?=\.$)/gi, "")
      .replace(/content\/(\S+\.yaml)/g, (_, other) => this.nameOf(other));
    return `${this.nameOf(file)}${place ? `, ${place}:` : ""} ${rule.trim()}`;
  }
}

export const UNREADABLE =
  "It cannot be read, because of a mistake that was made by hand. Undo it, or correct it in the file.";
const EXISTS = "exists already. Choose another title or name.";
const CHANGED = "was changed elsewhere since you opened it. Copy what you typed, then reload it.";

const keyOf = ({ file, message, isHint }: Problem): string => [file, isHint, message].join("\n");
