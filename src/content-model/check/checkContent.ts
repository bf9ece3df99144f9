import { basename } from "node:path";
import { IS_PICTURE } from "../fields";
import { kindOf, kinds } from "../kinds";
import {
  type ContentFile,
  isSourceOfPlaceholders,
  loadContent,
  PRICING_PLAN,
} from "../placeholders/load";
import { checkBetweenFiles } from "./checkBetweenFiles";
import { checkFields } from "./checkFields";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";
import { atStart, didYouMean, type Problem } from "./problem";
import { deadPhrasesIn, otherThanSpecified, typedFactsIn } from "./wording";

/**
 * Checks a whole content folder.
 * @returns all problems: first what hides others, then the mistakes in a file, then those between
 *   files, each by file and line
 */
export function checkContent(root: string): Problem[] {
  const content = loadContent(root);
  const { placeholders } = content;
  const yamlFiles = content.files.filter((file) => /\.ya?ml$/.test(file));
  const hiding = missingFiles(content.files);
  const isMissing = hiding.length > 0;
  hiding.push(...checkLenderSettings(root));
  const unread = content.files.filter(
    (file) => !yamlFiles.includes(file) && !IS_PICTURE.test(file) && file !== LENDER_SETTINGS,
  );
  const inFiles = unread.map((file) => atStart(file, unreadFile(file)));
  const files: ContentFile[] = [];
  for (const file of yamlFiles) {
    const kind = kindOf(file);
    const read = kind ? content.read(file, kind) : [atStart(file, unexpectedFile(file))];
    if (Array.isArray(read)) hiding.push(...read);
    else files.push(read);
  }
  const wrongPaths = new Map<string, ReadonlySet<string>>();
  for (const { file, kind, written, value, mistakes, problemAt } of files) {
    const found = isSourceOfPlaceholders(file) ? hiding : inFiles;
    const wrong = checkFields(value, kind, mistakes);
    wrongPaths.set(file, new Set(wrong.map(({ path }) => path.join("."))));
    found.push(...wrong.filter(({ follows }) => !follows).map(problemAt));
    const remarks = [
      ...otherThanSpecified(file, written),
      ...typedFactsIn(written, kind, placeholders.facts),
      ...deadPhrasesIn(written, kind),
    ];
    inFiles.push(...remarks.map(problemAt));
  }
  const isComplete = !isMissing && files.length === yamlFiles.length;
  const between = checkBetweenFiles(files, content, { isComplete, wrongPaths });
  if (!placeholders.plan && hiding.length === 0)
    hiding.push(
      atStart(
        `calculators/${PRICING_PLAN}.yaml`,
        `must hold the plan "name: ${PRICING_PLAN}", which prices the loans in texts.`,
      ),
    );
  return [hiding, inFiles, between].flatMap((problems) => problems.sort(byPosition));
}

const byPosition = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** What to do with a file that nothing reads, such as `notice.yaml.txt`, which some editors save. */
function unreadFile(file: string): string {
  const meant = basename(file).replace(/\.ya?ml\W.*|\.ya?ml$/i, ".yaml");
  const cure =
    meant === basename(file) ? "Delete it, or move it" : `Rename it to ${meant}, or move it`;
  return `is read by nothing. ${cure} out of the content.`;
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
