import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * Reads a YAML file of the real content in the shape of the page's query. Pictures, Markdown and
 * icons, which GraphQL transforms, are as they are in the file.
 */
export function readContent<Content>(file: string): Content {
  return parse(readFileSync(join("content", file), "utf8")) as Content;
}
