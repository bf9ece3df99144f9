import { IS_MEDIA } from "../fields";
import type { Kind } from "../kind";
import { kinds } from "../kinds";
import { facts } from "../kinds/facts";
import { isProduct, mainProduct, NEEDS_PLAN } from "../kinds/products";
import { ratePlan } from "../kinds/ratePlans";
import { lender } from "../kinds/site";
import { type Content, isSourceOfPlaceholders, ownPlan } from "../reading/load";
import type { ContentFile } from "../reading/parseYaml";
import { atStart, byPosition, didYouMean, type Problem } from "../reading/problem";
import { checkBetweenFiles } from "./checkBetweenFiles";
import { errorsIn } from "./checkFields";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";
import { loansOutside } from "./loansOutside";
import { samePriceIn, typedFactsIn } from "./typedFacts";

/**
 * Checks a whole content folder.
 * @returns all problems: first those that may hide others, then those within files, then those between files;
 *   each group is sorted by file and position
 */
export function checkContent(content: Content): Problem[] {
  const { placeholders } = content;
  const missing = missingFiles(content.files);
  const wrong = wrongSource(content);
  const links = content.links.map((name) => atStart(name, LINK));
  const hiding = [...missing, ...links, ...checkLenderSettings(content.root)];
  const inFiles: Problem[] = [];
  const files: ContentFile[] = [];
  for (const name of content.files) {
    const file = content.read(name);
    const own = file && ownPlan(file);
    const isReady = (!wrong || wrong === file?.kind) && !(own && !placeholders.plans.has(own));
    const problems = isSourceOfPlaceholders(name) || file?.value === undefined ? hiding : inFiles;
    if (file && (isReady || file.value === undefined)) problems.push(...errorsIn(file));
    else if (!file && /\.ya?ml$/.test(name)) hiding.push(atStart(name, unexpectedFile(name)));
    else if (!file && !IS_MEDIA.test(name) && name !== LENDER_SETTINGS)
      inFiles.push(atStart(name, unreadFile(name)));
    if (file?.value === undefined) continue;
    files.push(file);
    if (isReady)
      inFiles.push(
        ...typedFactsIn(file, placeholders.facts),
        ...samePriceIn(file, placeholders),
        ...loansOutside(file, content),
      );
  }
  const yamlFiles = content.files.filter((name) => /\.ya?ml$/.test(name));
  const isComplete = missing.length === 0 && !wrong && files.length === yamlFiles.length;
  const between = checkBetweenFiles(files, content.files, isComplete);
  if (!placeholders.plan && hiding.length === 0) hiding.push(withoutPlan(files));
  return [hiding, inFiles, between].flatMap((part) => part.sort(byPosition));
}

/**
 * Returns the kind of content, facts, opening hours or rate plans, whose errors leave placeholders in other
 * files without a value. Returns undefined if none has such errors.
 */
function wrongSource({ read, placeholders }: Content): Kind | undefined {
  const table = read(facts.files);
  if (table && errorsIn(table).some(({ isHint }) => !isHint)) return facts;
  if (!placeholders.facts.has("opensAt")) return lender;
  return placeholders.plan ? undefined : ratePlan;
}

const LINK = "is a symbolic link, which the site does not follow. Put a copy of the file here.";

/** Explains why no rate plan prices the loans in texts. */
function withoutPlan(files: readonly ContentFile[]): Problem {
  const main = mainProduct(files.flatMap(({ value }) => (isProduct(value) ? [value] : [])));
  const file = files.find(({ value }) => value === main);
  return file
    ? file.problemAt(["plan"], main?.plan ? `"${main.plan}" is no rate plan.` : NEEDS_PLAN)
    : atStart("products", "must have a product that is available.");
}

/** Explains what to do about a file that nothing reads. Some editors add .txt to `notice.yaml`, for example. */
const unreadFile = (file: string): string =>
  `is read by nothing. ${/\.ya?ml/i.test(file) ? "Rename it, so that it ends in .yaml" : "Delete it"}, or move it out of the content.`;

function unexpectedFile(file: string): string {
  if (file.endsWith(".yml")) return "must end in .yaml, not .yml. Rename the file.";
  const allowed = kinds.map(({ files }) => files);
  return `is not a file that the site uses.${didYouMean(file, allowed)} Move or rename it. Allowed: ${allowed.join(", ")}.`;
}

function missingFiles(files: readonly string[]): Problem[] {
  return kinds
    .filter(
      ({ files: allowed, isOptional }) =>
        !isOptional && !allowed.endsWith("*.yaml") && !files.includes(allowed),
    )
    .map(({ files: file, name }) =>
      atStart(file, `is missing. The site needs exactly one ${name} file; restore it.`),
    );
}
