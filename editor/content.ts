import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { copyContent } from "../shared/copyContent";
import { checkContent } from "../src/content-model/check/checkContent";
import type { Problem } from "../src/content-model/check/problem";
import type { Kind } from "../src/content-model/kind";
import { kindOf } from "../src/content-model/kinds";
import { contentPath, isYaml, Refusal } from "./guard";
import { mergeValues } from "./merge";
import { preparePicture } from "./pictures";
import { placeAt } from "./places";

export const digestOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** A content folder. Every change of it is made as a whole, or not at all. */
export class Content {
  constructor(readonly root: string) {}

  files(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /\.\w+$/.test(file));
  }

  /** Returns a file's bytes, or nothing when it does not exist. */
  read(file: string): Buffer | undefined {
    const path = contentPath(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** Returns the values of a YAML file. */
  values(file: string): Record<string, unknown> {
    return parse(this.read(file)?.toString() ?? "") ?? {};
  }

  /**
   * Merges values into a YAML file, or writes a picture.
   * @param digest of the file as it was opened; without it, the file must be new
   */
  async save(file: string, body: Buffer, digest: string | undefined): Promise<void> {
    const before = this.read(file);
    if (!isYaml(file)) return this.change(file, await preparePicture(file, body));
    if (before && !digest)
      throw new Refusal(409, `content/${file} exists already. Choose another title or name.`);
    if (before && digest !== digestOf(before))
      throw new Refusal(
        409,
        `content/${file} was changed elsewhere since you opened it. Copy what you typed, then choose "Load the new version" above.`,
      );
    const kind = kindOf(file) as Kind;
    const yaml = mergeValues(before?.toString() ?? "", kind, JSON.parse(body.toString()));
    this.change(file, Buffer.from(yaml));
  }

  /** Writes a file, or deletes it, unless the content check then finds a mistake that is new. */
  change(file: string, bytes: Buffer | undefined): void {
    contentPath(this.root, file);
    const write = (root: string) =>
      bytes ? writeFileSync(join(root, file), bytes) : rmSync(join(root, file));
    const copy = copyContent(this.root);
    try {
      write(copy);
      const after = this.mistakesIn(copy);
      const before = after.length > 0 ? this.mistakesIn(this.root).map(keyOf) : [];
      const found = after
        .filter((mistake) => !before.includes(keyOf(mistake)))
        .sort((one, other) => Number(other.file === file) - Number(one.file === file));
      const reasons = found.slice(0, 5).map((mistake) => explain(copy, mistake));
      const what = bytes ? "Not saved." : "Not deleted, because the site needs it.";
      if (found.length > 0) throw new Refusal(422, [what, ...reasons].join("\n"));
    } finally {
      rmSync(copy, { recursive: true });
    }
    write(this.root);
  }

  private mistakesIn = (folder: string): Problem[] =>
    checkContent(folder).filter(({ isHint }) => !isHint);
}

const keyOf = ({ file, message }: Problem): string => `${file}\n${message}`;

/** Says in which field a mistake is, and what is allowed there. */
function explain(folder: string, { file, line, message }: Problem): string {
  if (!existsSync(join(folder, file))) return `content/${file} ${message}`;
  const { written, inWords } = placeAt(readFileSync(join(folder, file), "utf8"), line);
  const group = written.slice(0, written.lastIndexOf(".") + 1);
  const rule = [`${written} `, group].reduce(
    (rest, start) => (rest.startsWith(start) ? rest.slice(start.length) : rest),
    message,
  );
  return `${inWords}: ${rule} (content/${file})`;
}
