import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deleteUnusedScenes } from "../../become/lender";
import { lookLikeOtherLender } from "../../become/lenders/look";
import { ContentFolder } from "../../lib/contentFolder";
import { copyProject } from "../../lib/copyProject";
import { fail } from "../../lib/fail";
import { IS_FULL_RUN, isInThird } from "../../lib/testDepth";
import { failedSteps } from "../failedSteps";
import { STEPS } from "../steps";
import { EDITS, type Edit, LENDERS } from "./edits";
import { sampleWordsIn } from "./sampleWords";

/** The content-dependent steps of `npm test`. */
const CONTENT_STEPS = ["content", "build", "types", "pages", "jest", "playwright"];

/**
 * The step "content-variants" of `npm test`: edits copies of the project's content as an owner would, and runs steps
 * of `npm test` on them. Checks only their content and spelling, except in a full run or if copies or steps are named.
 */
async function testVariants(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = Object.entries(EDITS);
  const named = all.filter(([name]) => positionals.includes(name));
  const copies = named.length > 0 ? named : all.filter((_, index) => isInThird(index));
  const usual = IS_FULL_RUN || named.length > 0 ? CONTENT_STEPS : ["content"];
  const steps = positionals.filter((name) => STEPS.some((step) => step.name === name));
  const rejected: string[] = [];
  for (const [copy, edit] of copies)
    rejected.push(...(await rejectedBy(copy, edit, steps.length > 0 ? steps : usual)));
  if (rejected.length > 0) fail(`✘ Rejected:\n  ${rejected.join("\n  ")}`);
  console.log("\nEvery edit was accepted.");
}

/**
 * Returns a line for each step that fails on an edited copy and, for another lender, for each word of the
 * sample that remains in its build.
 */
async function rejectedBy(copy: string, edit: Edit, steps: readonly string[]): Promise<string[]> {
  console.log(`\n${copy}: ${steps.join(", ")}`);
  const root = copyProject();
  await edit(new ContentFolder(join(root, "content")));
  const isBuiltLender = LENDERS.includes(copy) && steps.includes("build");
  if (isBuiltLender) {
    deleteUnusedScenes(root);
    lookLikeOtherLender(root);
  }
  const lines = failedSteps(root, steps).map((step) => `${step} of the copy ${copy}`);
  if (isBuiltLender) lines.push(...sampleWordsIn(root));
  if (lines.length > 0) console.log(`The copy is in ${root}.`);
  else rmSync(root, { recursive: true });
  return lines;
}

void testVariants();
