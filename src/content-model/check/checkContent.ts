import { kindOf, kinds } from "../kinds";
import { ratePlan } from "../kinds/calculators";
import { NEEDS_PLAN } from "../placeholders/figures";
import {
  type ContentFile,
  isSourceOfPlaceholders,
  loadContent,
  PRICING_PLAN,
} from "../placeholders/load";
import type { Remark } from "../remark";
import { checkBetweenFiles } from "./checkBetweenFiles";
import { checkFields } from "./checkFields";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";
import { atStart, didYouMean, type Problem } from "./problem";
import { avoidedWordsIn, flatRatesIn, otherThanSpecified, typedFiguresIn } from "./wording";

/**
 * Checks a whole content folder.
 * @returns all problems: first what hides others, then the mistakes in a file, then those between
 *   files, each by file and line
 */
export function checkContent(root: string): Problem[] {
  const content = loadContent(root);
  const { hasFacts, placeholders } = content;
  const yamlFiles = content.files.filter((file) => /\.ya?ml$/.test(file));
  const hiding = missingFiles(content.files);
  const isMissing = hiding.length > 0;
  const { ownCurrency, problems } = checkLenderSettings(root);
  hiding.push(...problems);
  const inFiles: Problem[] = [];
  const files: ContentFile[] = [];
  for (const file of yamlFiles) {
    const kind = kindOf(file);
    const read = kind ? content.read(file, kind) : [atStart(file, unexpectedFile(file))];
    if (Array.isArray(read)) hiding.push(...read);
    else files.push(read);
  }
  for (const { file, kind, written, value, mistakes, problemAt } of files) {
    const found = isSourceOfPlaceholders(file) ? hiding : inFiles;
    // Without the facts, every text with placeholders has mistakes.
    if (hasFacts || mistakes.length === 0)
      found.push(...checkFields(value, kind, mistakes).map(problemAt));
    const remarks = [
      ...(kind === ratePlan ? otherCurrencyFirst(written, ownCurrency) : []),
      ...otherThanSpecified(file, written),
      ...(hasFacts ? typedFiguresIn(written, kind, placeholders.facts) : []),
      ...flatRatesIn(written, kind, placeholders),
      ...avoidedWordsIn(file, written, kind),
    ];
    inFiles.push(...remarks.map(problemAt));
  }
  const isComplete = !isMissing && files.length === yamlFiles.length;
  const between = checkBetweenFiles(files, content, isComplete);
  if (!placeholders.plan && hiding.length === 0)
    hiding.push(
      atStart(
        `calculators/${PRICING_PLAN}.yaml`,
        `must hold the plan "name: ${PRICING_PLAN}", which prices the loans in texts.`,
      ),
    );
  // What is wrong with the plan is said once, not at every figure that it prices.
  const own = inFiles.filter(({ message }) => !message.endsWith(NEEDS_PLAN));
  return [hiding, own, between].flatMap((problems) => problems.sort(byPosition));
}

/** A calculator starts with the first currency, and the texts beside it are in the lender's own. */
function otherCurrencyFirst(plan: unknown, ownCurrency: string | undefined): Remark[] {
  const [first] = (plan as { currencies?: readonly unknown[] }).currencies ?? [];
  return first === undefined || ownCurrency === undefined || first === ownCurrency
    ? []
    : [
        {
          path: ["currencies", 0],
          message: `must be "${ownCurrency}", the first currency of content/${LENDER_SETTINGS}. Move it to the start.`,
        },
      ];
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
    .filter(
      ({ files: allowed, ifMissing, isOptional }) =>
        !ifMissing && !isOptional && !allowed.endsWith("*.yaml") && !files.includes(allowed),
    )
    .map(({ files: file, name }) =>
      atStart(file, `is missing. The site needs exactly one ${name} file; restore it.`),
    );
}
