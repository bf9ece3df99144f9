import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * A YAML file of the real content, in the shape in which GraphQL hands it to the page; for files
 * without pictures, Markdown and icons, whose fields GraphQL changes.
 */
export function readContent<Content>(file: string): Content {
  return parse(readFileSync(join("content", file), "utf8")) as Content;
}
