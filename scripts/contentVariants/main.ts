import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ContentFolder } from "../../shared/contentFolder";
import { copyProject } from "../../shared/copyProject";
import { PROGRAM_OPTIONS, programPath } from "../../shared/programs";
import { IS_FULL_RUN, isInThird } from "../../shared/testDepth";
import { checkContent } from "../../src/content-model/check/checkContent";
import { formatProblems } from "../../src/content-model/check/problem";
import { loadContent } from "../../src/content-model/placeholders/load";
import { lookLikeOtherLender } from "../../test/other-lender/look";
import { deleteUnusedScenes } from "../become/lender";
import { fail } from "../fail";
import { failedSteps } from "../failedSteps";
import { STEPS } from "../steps";
import { EDITS, type Edit, LENDERS } from "./edits";
import { sampleWordsIn } from "./sampleWords";

/** The content-dependent steps of `npm test`. */
const CONTENT_STEPS = ["content", "build", "types", "pages", "jest", "playwright"];

type Copies = readonly (readonly [name: string, edit: Edit])[];

/**
 * The step "content-variants" of `npm test`: edits copies of the content as an owner would, and checks their
 * content and spelling. In a full run, or if copies or steps are named, it instead runs steps of `npm test`
 * on copies of the project.
 */
async function testVariants(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = Object.entries(EDITS);
  const named = all.filter(([name]) => positionals.includes(name));
  const steps = positionals.filter((name) => STEPS.some((step) => step.name === name));
  const rejected: string[] = [];
  if (positionals.length === 0 && !IS_FULL_RUN) {
    rejected.push(...(await rejectedContent(all.filter(([name]) => !LENDERS.includes(name)))));
    // The other lenders need a copy of the whole project, because code imports their settings.
    for (const [copy, edit] of all.filter(([name]) => LENDERS.includes(name)))
      rejected.push(...(await rejectedBy(copy, edit, ["content"])));
  } else
    for (const [copy, edit] of named.length > 0
      ? named
      : all.filter((_, index) => isInThird(index)))
      rejected.push(...(await rejectedBy(copy, edit, steps.length > 0 ? steps : CONTENT_STEPS)));
  if (rejected.length > 0) fail(`✘ Rejected:\n  ${rejected.join("\n  ")}`);
  console.log("\nEvery edit was accepted.");
}

/** Returns the copies whose content has errors, and whether any copy has spelling errors. */
async function rejectedContent(copies: Copies): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "lender-content-"));
  const rejected: string[] = [];
  for (const [copy, edit] of copies) {
    const root = join(folder, copy);
    cpSync("content", join(root, "content"), { recursive: true });
    await edit(new ContentFolder(join(root, "content")));
    const errors = checkContent(loadContent(join(root, "content"))).filter(({ isHint }) => !isHint);
    if (errors.length > 0) rejected.push(`content of the copy ${copy}`);
    console.log(`${copy}: ${formatProblems(errors) || "valid"}`);
  }
  const spelling = ["--no-progress", "--config=cspell.json", `--root=${folder}`, "**/*.yaml"];
  const options = { stdio: "inherit", ...PROGRAM_OPTIONS } as const;
  if (spawnSync(programPath("cspell"), spelling, options).status !== 0)
    rejected.push("spelling of a copy");
  rmSync(folder, { recursive: true });
  return rejected;
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
