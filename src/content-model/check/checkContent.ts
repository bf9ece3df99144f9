import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { kindOf, kinds } from "../kinds";
import { checkBetweenFiles, type ReadableFile } from "./checkBetweenFiles";
import { checkFields } from "./checkFields";
import { checkFigures } from "./checkFigures";
import { didYouMean, type Problem } from "./problem";
import { readYaml } from "./yamlFile";

/**
 * Checks a whole content folder in one run.
 * @param contentRoot the folder that editors write in
 * @returns every problem, in the order of files and lines; an empty list where all is well
 */
export function checkContent(contentRoot: string): Problem[] {
  const files = readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentRoot.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();

  const problems: Problem[] = missingFiles(files);
  const readable: ReadableFile[] = [];
  let complete = problems.length === 0;
  for (const file of files.filter((name) => /\.ya?ml$/.test(name))) {
    const kind = kindOf(file);
    const yaml = kind
      ? readYaml(file, readFileSync(join(contentRoot, file)))
      : [{ file, line: 1, column: 1, message: unknownPlace(file) }];
    if (!kind || Array.isArray(yaml)) {
      complete = false;
      problems.push(...(yaml as Problem[]));
    } else {
      readable.push({ yaml, kind });
      problems.push(...checkFields(yaml, kind));
    }
  }

  const others = new Set(files.filter((name) => !/\.ya?ml$/.test(name)));
  problems.push(...checkBetweenFiles(readable, { others, contentRoot, complete }));
  problems.push(...checkFigures(readable));
  return problems.sort(
    (one, other) =>
      one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

function unknownPlace(file: string): string {
  if (file.endsWith(".yml")) return "must end in .yaml, not .yml.";
  const places = kinds.map(({ files }) => files);
  return `no kind of content is kept here.${didYouMean(file, places)} Places: ${places.join(", ")}.`;
}

function missingFiles(files: readonly string[]): Problem[] {
  return kinds
    .filter(({ files: place }) => !place.endsWith("*.yaml") && !files.includes(place))
    .map(({ files: file, name }) => ({
      file,
      line: 1,
      column: 1,
      message: `is missing: the site needs exactly one ${name} file.`,
    }));
}
