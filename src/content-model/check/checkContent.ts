import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { kindOf, kinds } from "../kinds";
import { ratePlan } from "../kinds/calculators";
import { type CheckedFile, checkBetweenFiles } from "./checkBetweenFiles";
import { type CheckCache, digestOf } from "./checkCache";
import { checkFields } from "./checkFields";
import { checkFigures } from "./checkFigures";
import { locator, parseYaml } from "./parseYaml";
import { didYouMean, type Problem } from "./problem";
import { referencesOf } from "./references";

/**
 * Checks a whole content folder.
 * @param contentRoot the content folder
 * @param cache skips files that are unchanged since a check without problems
 * @returns all problems, sorted by file and line
 */
export function checkContent(contentRoot: string, cache?: CheckCache): Problem[] {
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
  const checkedFiles: CheckedFile[] = [];
  let isComplete = problems.length === 0;
  for (const file of yamlFiles) {
    const kind = kindOf(file);
    if (!kind) {
      isComplete = false;
      problems.push({ file, line: 1, column: 1, message: unexpectedFile(file) });
      continue;
    }
    const bytes = bytesOf(file);
    const digest = digestOf(file, bytes, ...plans);
    const cached = cache?.get(digest);
    if (cached) {
      const problemAt: CheckedFile["problemAt"] = (...position) =>
        locator(file, new TextDecoder().decode(bytesOf(file)))(...position);
      checkedFiles.push({ file, kind, references: cached, problemAt });
      continue;
    }
    const yaml = parseYaml(file, bytes);
    if (Array.isArray(yaml)) {
      isComplete = false;
      problems.push(...yaml);
      continue;
    }
    const references = referencesOf(yaml.value, kind);
    const ofFields = checkFields(yaml, kind);
    const ofFigures = figureProblemsOf(yaml);
    if (ofFields.length + ofFigures.length === 0) cache?.set(digest, references);
    checkedFiles.push({ file, kind, references, problemAt: yaml.problemAt });
    problems.push(...ofFields);
    figureProblems.push(...ofFigures);
  }

  const otherFiles = new Set(files.filter((name) => !/\.ya?ml$/.test(name)));
  problems.push(...checkBetweenFiles(checkedFiles, { otherFiles, contentRoot, isComplete }));
  problems.push(...figureProblems);
  return problems.sort(
    (one, other) =>
      one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

function unexpectedFile(file: string): string {
  if (file.endsWith(".yml")) return "must end in .yaml, not .yml. Rename the file.";
  const allowed = kinds.map(({ files }) => files);
  return `is not a file that the site uses.${didYouMean(file, allowed)} Move or rename it. Allowed: ${allowed.join(", ")}.`;
}

function missingFiles(files: readonly string[]): Problem[] {
  return kinds
    .filter(({ files: allowed }) => !allowed.endsWith("*.yaml") && !files.includes(allowed))
    .map(({ files: file, name }) => ({
      file,
      line: 1,
      column: 1,
      message: `is missing. The site needs exactly one ${name} file; restore it.`,
    }));
}
