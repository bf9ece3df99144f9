import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

export const PUBLIC = "public";

export interface BuiltPage {
  /** The file below the public folder. */
  file: string;
  /** The address at which the host serves it. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** Every page of the built site, parsed. */
export function builtPages(): BuiltPage[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => {
      const file = relative(PUBLIC, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
      const html = readFileSync(join(PUBLIC, file), "utf8");
      const path = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
      return { file, path, html, document: parse(html) };
    });
}
