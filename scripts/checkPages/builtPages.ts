import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

export const PUBLIC = "public";

export interface BuiltPage {
  /** The file below the public folder. */
  file: string;
  /** The URL's path at which the host serves it. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** Returns every page of a built site, parsed. */
export function builtPages(folder = PUBLIC): BuiltPage[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => {
      const file = relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
      const html = readFileSync(join(folder, file), "utf8");
      const path = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
      return { file, path, html, document: parse(html) };
    });
}
