import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { filesIn } from "../../../src/content-model/reading/filesIn";

export const PUBLIC = "public";

export interface BuiltPage {
  /** The file's path, relative to the public folder. */
  file: string;
  /** The path in the URL at which the host serves the page. */
  path: string;
  html: string;
  document: HTMLElement;
}

export function builtPages(folder = PUBLIC): BuiltPage[] {
  return filesIn(folder, /\.html$/).map((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const path = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    return { file, path, html, document: parse(html) };
  });
}
