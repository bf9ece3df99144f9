import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { kindOf, kinds } from "../kinds";
import { facts } from "../kinds/facts";
import { isSourceOfPlaceholders, placeholdersFrom } from "../placeholders/load";
import { readFacts } from "../placeholders/readFacts";
import { resolveContent } from "../placeholders/resolve";
import { type CheckedFile, checkBetweenFiles } from "./checkBetweenFiles";
import { type CheckCache, digestOf } from "./checkCache";
import { checkFields } from "./checkFields";
import { locator, parseYaml } from "./parseYaml";
import { didYouMean, type Problem } from "./problem";
import { referencesOf } from "./references";
import { typedFiguresIn } from "./typedFigures";
import { avoidedWordsIn, otherThanSpecified } from "./wording";

/**
 * Checks a whole content folder.
 * @param contentRoot the content folder
 * @param cache skips files that are unchanged since a check without problems
 * @returns all problems: first what hides others, then the mistakes in a file, then those between
 *   files, each by file and line
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

  const sources = yamlFiles.filter(isSourceOfPlaceholders).map((file) => ({
    file,
    bytes: bytesOf(file),
    yaml: parseYaml(file, bytesOf(file)),
  }));
  const factsFile = sources.find(({ file }) => kindOf(file) === facts)?.yaml;
  // Without the facts, no text with placeholders can be resolved, and therefore none checked.
  const hasFacts = factsFile !== undefined && !Array.isArray(factsFile);
  const { moves, ...placeholders } = placeholdersFrom(
    sources.flatMap(({ yaml }) => (Array.isArray(yaml) ? [] : [yaml])),
  );
  const sourceBytes = sources.map(({ bytes }) => bytes);

  const hiding: Problem[] = missingFiles(files);
  const inFiles: Problem[] = [];
  const checkedFiles: CheckedFile[] = [];
  let isComplete = hiding.length === 0;
  for (const file of yamlFiles) {
    const kind = kindOf(file);
    if (!kind) {
      isComplete = false;
      hiding.push({ file, line: 1, column: 1, message: unexpectedFile(file) });
      continue;
    }
    const bytes = bytesOf(file);
    const digest = digestOf(file, bytes, ...sourceBytes);
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
      hiding.push(...yaml);
      continue;
    }
    const { value, mistakes } =
      kind === facts ? readFacts(yaml.value) : resolveContent(yaml.value, kind, placeholders);
    const isKnown = hasFacts || mistakes.length === 0;
    const ofFields = isKnown ? checkFields({ ...yaml, value }, kind, mistakes) : [];
    const isValid = isKnown && ofFields.length === 0;
    const references = {
      ...referencesOf(value, kind),
      remarks: [
        ...otherThanSpecified(file, yaml.value),
        ...(hasFacts ? typedFiguresIn(yaml.value, kind, placeholders.facts) : []),
        ...avoidedWordsIn(file, yaml.value, kind),
      ],
    };
    if (isValid) cache?.set(digest, references);
    checkedFiles.push({ file, kind, references, problemAt: yaml.problemAt });
    const found = isSourceOfPlaceholders(file) ? hiding : inFiles;
    found.push(...ofFields);
  }

  const otherFiles = new Set(files.filter((name) => !/\.ya?ml$/.test(name)));
  const remarks = checkedFiles.flatMap(({ references, problemAt }) =>
    references.remarks.map(({ path, message, at, isHint }) => ({
      ...problemAt(path, message, at),
      isHint,
    })),
  );
  const folder = { otherFiles, contentRoot, isComplete, moves };
  return [hiding, [...inFiles, ...remarks], checkBetweenFiles(checkedFiles, folder)].flatMap(
    (problems) => problems.sort(byPosition),
  );
}

const byPosition = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

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
