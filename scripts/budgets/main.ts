import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ModuleWeights, WEIGHTS_FILE } from "../../src/gatsby/weighModules";
import { builtPages } from "../checkPages/builtPages";
import { fail } from "../fail";
import { everyPage, islands, pages as otherPages } from "./budgets";
import { growth, kilobytes, type Parts, partsOf } from "./growth";
import { checkLibraries } from "./libraries";
import { weighIsland } from "./weighIsland";
import { type PageWeight, weighPage } from "./weighPage";

const RECORD = join("scripts/budgets", "record.json");

/**
 * Weighs every built page and every island against its budget, and names the modules that grew
 * since the record was made. `--record` makes the record anew.
 */
function checkBudgets(words: readonly string[]): void {
  if (!existsSync(WEIGHTS_FILE)) fail("There is no build to weigh; run npm run build first.");
  const weights: ModuleWeights = JSON.parse(readFileSync(WEIGHTS_FILE, "utf8"));
  const parts = partsOf(weights);
  if (words.includes("--record")) {
    const sorted = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
  const measured = builtPages().map((page) => ({ path: page.path, weight: weighPage(page) }));
  const faults = [
    ...checkLibraries(weights),
    ...measured.flatMap(({ path, weight }) => overBudget(path, weight)),
    ...Object.entries(islands).flatMap(([name, limit]) =>
      over(`The island ${name}`, weighIsland(name), limit),
    ),
  ];
  for (const kind of Object.keys(everyPage) as (keyof PageWeight)[]) {
    const [most] = measured.sort((one, other) => other.weight[kind] - one.weight[kind]);
    if (most) console.log(`${kind}: at most ${kilobytes(most.weight[kind])} (${most.path})`);
  }
  for (const name of Object.keys(islands)) console.log(`${name}: ${kilobytes(weighIsland(name))}`);
  if (faults.length === 0) {
    console.log(`${measured.length} pages are within their budgets`);
    return;
  }
  const recorded: Parts = JSON.parse(readFileSync(RECORD, "utf8"));
  const grown = growth(parts, recorded);
  fail(
    `${faults.join("\n")}\n\n${grown.length > 0 ? `Since ${RECORD}:\n${grown.join("\n")}` : "No script grew."}\n
Make it smaller, or change scripts/budgets/budgets.ts and say why.`,
  );
}

function overBudget(path: string, weight: PageWeight): string[] {
  const budget = { ...everyPage, ...otherPages[path] };
  return (Object.keys(budget) as (keyof PageWeight)[]).flatMap((kind) =>
    over(`${path}: ${kind}`, weight[kind], budget[kind]),
  );
}

const over = (what: string, bytes: number, limit: number) =>
  bytes > limit * 1000 ? [`${what} weighs ${kilobytes(bytes)}, its budget is ${limit} kB.`] : [];

checkBudgets(process.argv.slice(2));
