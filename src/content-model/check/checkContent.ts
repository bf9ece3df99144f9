import { basename } from "node:path";
import { IS_PICTURE } from "../fields";
import { kinds } from "../kinds";
import { type Content, isSourceOfPlaceholders, PRICING_PLAN } from "../placeholders/load";
import { checkBetweenFiles } from "./checkBetweenFiles";
import { errorsIn } from "./checkFields";
import { leftoversIn } from "./leftovers";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";
import type { ContentFile } from "./parseYaml";
import { atStart, didYouMean, type Problem } from "./problem";
import { typedFactsIn } from "./typedFacts";

/**
 * Checks a whole content folder.
 * @returns all problems, sorted by file and line: first those that may hide others, then the errors within
 *   files, then those between files
 */
export function checkContent(content: Content): Problem[] {
  const { placeholders } = content;
  const missing = missingFiles(content.files);
  const hiding = [...missing, ...checkLenderSettings(content.root)];
  const inFiles: Problem[] = [];
  const files: ContentFile[] = [];
  for (const name of content.files) {
    const file = content.read(name);
    const problems = isSourceOfPlaceholders(name) || file?.value === undefined ? hiding : inFiles;
    if (file) problems.push(...errorsIn(file));
    else if (/\.ya?ml$/.test(name)) hiding.push(atStart(name, unexpectedFile(name)));
    else if (!IS_PICTURE.test(name) && name !== LENDER_SETTINGS)
      inFiles.push(atStart(name, unreadFile(name)));
    if (file?.value === undefined) continue;
    files.push(file);
    inFiles.push(...typedFactsIn(file, placeholders.facts), ...leftoversIn(file, placeholders));
  }
  const yamlFiles = content.files.filter((name) => /\.ya?ml$/.test(name));
  const isComplete = missing.length === 0 && files.length === yamlFiles.length;
  const between = checkBetweenFiles(files, content.files, isComplete);
  const problems = [hiding, inFiles, between].map((part) => part.filter(({ message }) => message));
  if (!placeholders.plan && problems[0]?.length === 0)
    problems[0].push(
      atStart(
        `calculators/${PRICING_PLAN}.yaml`,
        `must hold the plan "name: ${PRICING_PLAN}", which prices the loans in texts.`,
      ),
    );
  return problems.flatMap((part) => part.sort(byPosition));
}

const byPosition = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** Explains what to do about an unused file, such as `notice.yaml.txt`, which is how some editors name it. */
function unreadFile(file: string): string {
  const meant = basename(file).replace(/\.ya?ml\W.*|\.ya?ml$/i, ".yaml");
  const correction =
    meant === basename(file) ? "Delete it, or move it" : `Rename it to ${meant}, or move it`;
  return `is read by nothing. ${correction} out of the content.`;
}

function unexpectedFile(file: string): string {
  if (file.endsWith(".yml")) return "must end in .yaml, not .yml. Rename the file.";
  const allowed = kinds.map(({ files }) => files);
  return `is not a file that the site uses.${didYouMean(file, allowed)} Move or rename it. Allowed: ${allowed.join(", ")}.`;
}

function missingFiles(files: readonly string[]): Problem[] {
  return kinds
    .filter(
      ({ files: allowed, ifMissing, isOptional }) =>
        !ifMissing && !isOptional && !allowed.endsWith("*.yaml") && !files.includes(allowed),
    )
    .map(({ files: file, name }) =>
      atStart(file, `is missing. The site needs exactly one ${name} file; restore it.`),
    );
}
