import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { kindOf, kinds } from "../kinds";
import { ratePlan } from "../kinds/calculators";
import { checkBetweenFiles, type ReadableFile } from "./checkBetweenFiles";
import { digestOf, type SoundFiles } from "./checkCache";
import { checkFields } from "./checkFields";
import { checkFigures } from "./checkFigures";
import { locator, readYaml } from "./parseYaml";
import { didYouMean, type Problem } from "./problem";
import { factsOf } from "./references";

/**
 * Checks a whole content folder in one run.
 * @param contentRoot the folder that editors write in
 * @param sound what earlier checks found sound, and where this one adds to it
 * @returns every problem, in the order of files and lines; an empty list where all is well
 */
export function checkContent(contentRoot: string, sound?: SoundFiles): Problem[] {
  const files = readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentRoot.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();

  const yamlFiles = files.filter((name) => /\.ya?ml$/.test(name));
  const bytesOf = (file: string) => readFileSync(join(contentRoot, file));
  const plans = yamlFiles.filter((file) => kindOf(file) === ratePlan).map(bytesOf);
  const figureProblemsOf = checkFigures(plans);

  const problems: Problem[] = missingFiles(files);
  const figureProblems: Problem[] = [];
  const readable: ReadableFile[] = [];
  let complete = problems.length === 0;
  for (const file of yamlFiles) {
    const kind = kindOf(file);
    if (!kind) {
      complete = false;
      problems.push({ file, line: 1, column: 1, message: unknownPlace(file) });
      continue;
    }
    const bytes = bytesOf(file);
    const digest = digestOf(file, bytes, ...plans);
    const known = sound?.recall(digest);
    if (known) {
      const problemAt: ReadableFile["problemAt"] = (...place) =>
        locator(file, new TextDecoder().decode(bytesOf(file)))(...place);
      readable.push({ file, kind, facts: known, problemAt });
      continue;
    }
    const yaml = readYaml(file, bytes);
    if (Array.isArray(yaml)) {
      complete = false;
      problems.push(...yaml);
      continue;
    }
    const facts = factsOf(yaml.value, kind);
    const ofFields = checkFields(yaml, kind);
    const ofFigures = figureProblemsOf(yaml);
    if (ofFields.length + ofFigures.length === 0) sound?.keep(digest, facts);
    readable.push({ file, kind, facts, problemAt: yaml.problemAt });
    problems.push(...ofFields);
    figureProblems.push(...ofFigures);
  }

  const others = new Set(files.filter((name) => !/\.ya?ml$/.test(name)));
  problems.push(...checkBetweenFiles(readable, { others, contentRoot, complete }));
  problems.push(...figureProblems);
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
