import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ratePlanErrors } from "../../lending/ratePlanErrors";
import { kindOf } from "../kinds";
import { ratePlan } from "../kinds/calculators";
import { facts as factsKind } from "../kinds/facts";
import { redirects } from "../kinds/site";
import type { PricedPlan } from "./figures";
import { type Moves, readMoves } from "./moves";
import type { Placeholders } from "./printPlaceholder";
import { readFacts } from "./readFacts";
import { resolveContent } from "./resolve";

/** The files, below the content folder, that placeholders and links in other files depend on. */
export const isSourceOfPlaceholders = (file: string): boolean => {
  const kind = kindOf(file);
  return kind === factsKind || kind === ratePlan || kind === redirects;
};

/**
 * Returns what placeholders and links are resolved with. Facts and plans with mistakes are left out,
 * so that the placeholders that need them are reported.
 * @param sources the parsed values of the files that `isSourceOfPlaceholders` names
 */
export function placeholdersFrom(
  sources: readonly { file: string; value: unknown }[],
): Placeholders & { moves: Moves } {
  const factsFile = sources.find(({ file }) => kindOf(file) === factsKind);
  const { facts } = readFacts(factsFile?.value);
  const plans = new Map<string, PricedPlan>();
  for (const { file, value } of sources) {
    if (kindOf(file) !== ratePlan) continue;
    const plan: unknown = resolveContent(value, ratePlan, { facts, plans: new Map() }).value;
    if (ratePlan.schema.isValidSync(plan, { strict: true }) && ratePlanErrors(plan).length === 0)
      plans.set(plan.name, plan);
  }
  const redirectsFile = sources.find(({ file }) => kindOf(file) === redirects);
  return { facts, plans, moves: readMoves(redirectsFile?.value) };
}

/** Reads the placeholders of a content folder. Files that are not valid YAML are left out. */
export function loadPlaceholders(contentRoot = "content"): Placeholders {
  const files = readdirSync(contentRoot, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isSourceOfPlaceholders)
    .sort();
  return placeholdersFrom(
    files.flatMap((file) => {
      try {
        return [{ file, value: parse(readFileSync(join(contentRoot, file), "utf8")) }];
      } catch {
        return [];
      }
    }),
  );
}

const loaded = new Map<string, Placeholders>();

/**
 * Returns a YAML file's content with its placeholders resolved. The facts are read once for each
 * content folder.
 * @param file the file's path below the content folder
 * @throws Error when a placeholder has a mistake, which the content check reports with its position
 */
export function readContent<Content>(file: string, contentRoot = "content"): Content {
  const placeholders = loaded.get(contentRoot) ?? loadPlaceholders(contentRoot);
  loaded.set(contentRoot, placeholders);
  const content: unknown = parse(readFileSync(join(contentRoot, file), "utf8"));
  const kind = kindOf(file);
  if (!kind) throw new Error(`${contentRoot}/${file} belongs to no kind of content.`);
  const { value, mistakes } = resolveContent(content, kind, placeholders);
  const [mistake] = mistakes;
  if (mistake)
    throw new Error(
      `${contentRoot}/${file}: ${mistake.at.join(".")} ${mistake.message} Run npm run content:check.`,
    );
  return value as Content;
}
