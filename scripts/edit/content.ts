import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { checkContent } from "../../src/content-model/check/checkContent";
import type { Kind } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { type Content as ContentModel, loadContent } from "../../src/content-model/reading/load";
import { named, type Problem } from "../../src/content-model/reading/problem";
import { checkFiles } from "../../src/gatsby/originals";
import { replaceFile } from "../lib/replaceFile";
import { contentPath, FILE, isYaml, Refusal } from "./guard";
import { mergeValues } from "./merge";
import { prepareFile } from "./pictures";
import { formLabel, formOf, labelOf, placeOf, titleOf } from "./words";

export const digestOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** Parses YAML. Returns undefined if it is invalid, for example after a manual edit. */
export function parseValues(yaml: Buffer | string): Record<string, unknown> | undefined {
  try {
    return parse(`${yaml}`) ?? {};
  } catch {
    return undefined;
  }
}

const isPdf = (file: string): boolean => /\.pdf$/i.test(file);

const fileAt = (path: string): string => posix.relative("content", path);

/**
 * A change to a file as Sveltia sends it to a repository, with the digest of the file as it was opened,
 * and the new content in Base64. For a YAML file, the content is JSON.
 */
export interface FileChange {
  operation: "create" | "update" | "delete";
  path: string;
  from_path?: string;
  sha?: string;
  content: string;
}

/** The bytes of files, by path. Undefined means that there is no file, or that it is deleted. */
type Results = Map<string, Buffer | undefined>;

/** A content folder that saves all changes in a request, or none of them if one causes an error. */
export class Content {
  /** A message about the last change: why it was refused, or the content check's hints. */
  notice = "";

  constructor(readonly root: string) {}

  files(): string[] {
    return loadContent(this.root).files.filter((file) => FILE.test(file));
  }

  /** Returns a file's bytes, or undefined if the file does not exist. */
  read(file: string): Buffer | undefined {
    const path = contentPath(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** Returns the values in a YAML file, or undefined if it is invalid. */
  values(file: string): Record<string, unknown> | undefined {
    return parseValues(this.read(file) ?? "");
  }

  /** Saves the changes from the forms, and returns the digests of the files. */
  save(changes: readonly FileChange[]): Promise<{ path: string; sha: string }[]> {
    return this.afterOthers(() => this.merge(changes));
  }

  /** Runs changes one after another: each compares files before it writes them, so two could overwrite each other. */
  afterOthers<Result>(change: () => Promise<Result>): Promise<Result> {
    const made = this.last.then(change);
    this.last = made.catch(() => {});
    return made;
  }

  private last: Promise<unknown> = Promise.resolve();

  private async merge(changes: readonly FileChange[]): Promise<{ path: string; sha: string }[]> {
    try {
      const results: Results = new Map();
      const opened: Results = new Map();
      for (const { operation, path, from_path = path, sha, content } of changes) {
        const [file, origin] = [fileAt(path), fileAt(from_path)];
        const before = this.read(origin);
        opened.set(origin, before);
        if (before && isYaml(origin) && !parseValues(before))
          throw new Refusal(409, `${this.nameOf(origin)}: ${UNREADABLE}`);
        if (operation === "create" ? before : !before || digestOf(before) !== sha)
          throw new Refusal(409, `${this.nameOf(file)} ${before && !sha ? EXISTS : CHANGED}`);
        if (origin !== file && this.read(file))
          throw new Refusal(409, `${this.nameOf(file)} ${EXISTS}`);
        if (origin !== file) results.set(origin, undefined);
        const sent = Buffer.from(content, "base64");
        const merged = () =>
          mergeValues(`${before ?? ""}`, kindOf(file) as Kind, JSON.parse(`${sent}`));
        if (operation === "delete") results.set(file, undefined);
        else if (isYaml(file)) results.set(file, Buffer.from(merged()));
        else results.set(file, await prepareFile(file, sent));
      }
      this.keepUsedPictures(results);
      this.notice = await this.write(results, opened);
      return [...results].map(([file, bytes]) => {
        return { path: `content/${file}`, sha: bytes ? digestOf(bytes) : "" };
      });
    } catch (error) {
      if (error instanceof Refusal) this.notice = error.message;
      throw error;
    }
  }

  /** Keeps pictures that other files show, because Sveltia deletes all those in a deleted entry's folder. */
  private keepUsedPictures(results: Results): void {
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
   * @param opened the files from which the results were made, which may be edited by hand during the check
   * @returns the new hints of the content check
   * @throws Refusal when the files cause a new error in the content check, or an opened file has changed
   */
  async write(results: Results, opened: Results = new Map()): Promise<string> {
    const files = [...results].map(([file, bytes]) => ({
      path: contentPath(this.root, file),
      bytes,
    }));
    const before = new Set((await problemsIn(loadContent(this.root))).map(keyOf));
    const changed = loadContent(this.root, results);
    const added = (await problemsIn(changed))
      .filter((problem) => !before.has(keyOf(problem)))
      .sort((one, other) => Number(results.has(other.file)) - Number(results.has(one.file)));
    const errors = added.filter(({ isHint }) => !isHint);
    const explained = (errors.length > 0 ? errors : added).map((one) => this.explain(one, changed));
    const messages = [...new Set(explained)].slice(0, 5);
    const what = [...results.values()].some(Boolean) ? "saved" : "deleted: the site needs it";
    if (errors.length > 0) throw new Refusal(422, [...messages, `Not ${what}.`].join("\n"));
    for (const [file, bytes] of opened)
      if (!isDeepStrictEqual(this.read(file), bytes))
        throw new Refusal(409, `${this.nameOf(file)} ${CHANGED}`);
    for (const { path, bytes } of files)
      if (bytes) replaceFile(path, bytes);
      else rmSync(path, { force: true });
    return messages.join("\n");
  }

  /** Returns the name by which editors know a file. */
  nameOf(file: string, values: unknown = this.values(file)): string {
    const [kind, name] = [kindOf(file), posix.basename(file, ".yaml")];
    if (!kind) return isYaml(file) ? name : `${isPdf(file) ? "PDF" : "Picture"} "${name}"`;
    return formOf(kind).folder
      ? `${labelOf(kind.name)} "${titleOf(values) || labelOf(name)}"`
      : `"${formLabel(kind, values)}"`;
  }

  /** Returns a message that names the field with the problem and says what is allowed there. */
  private explain({ file, path, message }: Problem, { read }: ContentModel): string {
    const nameOf = (name: string) => this.nameOf(name, read(name)?.value);
    const place = isYaml(file) && placeOf(read(file)?.value, path);
    const written = named(path);
    const rule = message
      .slice(message.startsWith(`${written} `) ? written.length : 0)
      // Removes the parts that make sense only in a file: field names in brackets, and how groups are written.
      .replace(/ \([a-z]+(: \w+)?\)|, found [{[].*(?=\.$)/gi, "")
      .replace(/content\/(\S+\.yaml)/g, (_, other) => nameOf(other));
    return `${nameOf(file)}${place ? `, ${place}:` : ""} ${rule.trim()}`;
  }
}

export const UNREADABLE =
  "It cannot be read, because of an error that was made by hand. Undo it, or correct it in the file.";
const EXISTS = "exists already. Choose another title or name.";
const CHANGED = "was changed elsewhere since you opened it. Copy what you typed, then reload it.";

/** Returns the problems in the content, and hints for its pictures. Those with errors are refused beforehand. */
const problemsIn = async (content: ContentModel): Promise<Problem[]> => [
  ...checkContent(content),
  ...(await checkFiles(content)).filter(({ isHint }) => isHint),
];

const keyOf = ({ file, message, isHint }: Problem): string => [file, isHint, message].join("\n");
