import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { type Document, parse, parseDocument } from "yaml";
import { filesIn } from "../../src/content-model/reading/filesIn";
import { type KeyPath, toKeyPath } from "../../src/content-model/reading/problem";
import { lagoon } from "../../src/theme/palette";
import { replaceFile } from "./replaceFile";
import { layoutOf } from "./yamlLayout";

/** A content folder, usually in a copy of the project. Its methods make changes that an owner might make. */
export class ContentFolder {
  constructor(readonly root: string) {}

  /** Returns the entries in a folder: its YAML files except `page.yaml`, which is the folder's own page. */
  entries(folder: string): string[] {
    if (!existsSync(join(this.root, folder))) return [];
    return readdirSync(join(this.root, folder))
      .filter((name) => name.endsWith(".yaml") && name !== "page.yaml")
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  /** Returns all YAML files. */
  files(): string[] {
    return filesIn(this.root, /\.yaml$/).sort();
  }

  /** Returns the values in a file as written, with unresolved placeholders. */
  read(file: string): Record<string, unknown> {
    return parse(this.source(file));
  }

  /** Returns the text of a file, without a byte order mark. */
  source(file: string): string {
    // Uses a regular expression, because jsdom lacks TextDecoder, which would remove the mark.
    return readFileSync(join(this.root, file), "utf8").replace(/^\uFEFF/, "");
  }

  /**
   * Returns the string at a path in a file.
   * @throws Error when there is none
   */
  text(file: string, path: KeyPath): string {
    const value = this.document(file).getIn(path);
    if (typeof value === "string") return value;
    throw new Error(`${file} has no text at ${path.join(".")}.`);
  }

  /** Sets values in a file by their dotted paths. `undefined` deletes a value, if there is one. */
  set(file: string, values: Readonly<Record<string, unknown>>): void {
    const document = this.document(file);
    for (const [path, value] of Object.entries(values)) {
      const keys = toKeyPath(path);
      if (value !== undefined) document.setIn(keys, value);
      else if (document.hasIn(keys)) document.deleteIn(keys);
    }
    this.write(file, document.toString(layoutOf(this.source(file))));
  }

  /** Sets values in each file that matches a name such as notices/*.yaml. Without values, deletes those files. */
  setAll(files: string, values: Readonly<Record<string, unknown>>): void {
    const pattern = RegExp(`^${files.replaceAll("*", "[^/]*")}$`);
    for (const file of this.files().filter((name) => pattern.test(name)))
      if (Object.keys(values).length > 0) this.set(file, values);
      else this.delete(file);
  }

  /** Adds entries to a list, and keeps the comments of the others. */
  append(file: string, list: string, ...entries: readonly unknown[]): void {
    const before = toKeyPath(list).reduce<unknown>(
      (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
      this.read(file),
    );
    if (!Array.isArray(before)) throw new Error(`${file} has no list ${list}.`);
    const places = entries.map((entry, index) => [`${list}.${before.length + index}`, entry]);
    this.set(file, Object.fromEntries(places));
  }

  /** Copies a file under a different name and with different values. */
  copy(file: string, to: string, values: Readonly<Record<string, unknown>>): void {
    this.write(to, this.source(file));
    this.set(to, values);
  }

  /** Deletes a file, and any pictures that only this file uses. */
  delete(file: string): void {
    rmSync(join(this.root, file));
    this.deleteUnusedPictures(dirname(file));
  }

  /** Redirects a path and updates the links to it, as described in docs/editing-content.md. */
  redirect(from: string, to: string): void {
    const link = RegExp(`(?<=[\\s("'])${from}(?:#[\\w-]+)?(?![\\w/-])`, "g");
    for (const file of this.files()) {
      const text = this.source(file);
      if (text.includes(from)) this.write(file, text.replace(link, to));
    }
    this.append("redirects.yaml", "redirects", { from, to });
  }

  /**
   * Deletes the pictures and other files that no YAML file refers to, in the given folder or in all folders.
   */
  deleteUnusedPictures(folder = ""): void {
    const texts = this.files().map((file) => this.source(file));
    for (const file of filesIn(join(this.root, folder), /\.(?!yaml$|json$)\w+$/))
      if (!texts.some((text) => text.includes(basename(file))))
        rmSync(join(this.root, folder, file));
  }

  /** Writes a plain picture in the background colour of page openings without a picture. */
  async writePicture(file: string, width: number, height: number): Promise<void> {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    const create = { width, height, channels: 3, background: lagoon } as const;
    await sharp({ create }).toFile(join(this.root, file));
  }

  private document(file: string): Document {
    return parseDocument(this.source(file));
  }

  write(file: string, text: string): void {
    replaceFile(join(this.root, file), text);
  }
}
