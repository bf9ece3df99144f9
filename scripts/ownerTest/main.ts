import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentFolder } from "../../shared/contentFolder";
import { copyProject } from "../../shared/copyProject";
import { programPath } from "../../shared/programs";
import { IS_FULL_RUN } from "../../shared/testDepth";
import { BUILD_CACHE } from "../../src/gatsby/buildCache";
import { fail } from "../fail";
import { STEPS } from "../steps";
import type { Edit } from "./edit";
import { editsOf } from "./edits";
import { sampleWordsIn } from "./sampleWords";

/** The steps of `npm test` that depend on the content; the slow ones run at night, or when named. */
const QUICK_STEPS = ["content", "spelling"];
const CONTENT_STEPS = [
  ...QUICK_STEPS,
  ..."build types html pages tests browser engines".split(" "),
];

/**
 * `npm run test:owner`: edits copies of the content as owners do, and runs the steps of `npm test` over
 * them. Names of copies and steps choose fewer.
 */
async function ownerTest(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = Object.entries(editsOf(new ContentFolder("content")));
  const named = all.filter(([name]) => positionals.includes(name));
  const wanted = positionals.filter((name) => STEPS.some((step) => step.name === name));
  const usual = IS_FULL_RUN ? CONTENT_STEPS : QUICK_STEPS;
  const rejected: string[] = [];
  for (const [copy, edits] of named.length > 0 ? named : all)
    rejected.push(...(await rejectedBy(copy, edits, wanted.length > 0 ? wanted : usual)));
  if (rejected.length > 0) fail(`✘ Rejected:\n  ${rejected.join("\n  ")}`);
  console.log("\nEvery edit was accepted.");
}

/** Returns a line for each step that rejects a copy with the edits, and for each word of the sample in it. */
async function rejectedBy(
  copy: string,
  edits: readonly Edit[],
  steps: readonly string[],
): Promise<string[]> {
  console.log(`\n${copy}: ${edits.length} edits, ${steps.join(", ")}`);
  const root = await copyWith(edits);
  const lines = failedSteps(root, steps).map((step) => `${step} of the copy ${copy}`);
  if (copy === "other" && steps.includes("build")) lines.push(...sampleWordsIn(root));
  if (lines.length > 0) console.log(`The copy is in ${root}.`);
  else rmSync(root, { recursive: true });
  return lines;
}

async function copyWith(edits: readonly Edit[]): Promise<string> {
  const root = copyProject();
  const content = new ContentFolder(join(root, "content"));
  for (const { name, change } of edits)
    try {
      await change(content, root);
    } catch (error) {
      fail(`The edit "${name}" does not fit this content: ${(error as Error).message}`);
    }
  return root;
}

/** Runs steps over a copy, and returns the names of those that fail, as `npm test` prints them. */
function failedSteps(root: string, steps: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    resolve(programPath("tsx")),
    ["scripts/test.ts", ...steps],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, BUILD_CACHE_FOLDER: resolve(BUILD_CACHE), TEST_FULL: "" },
    },
  );
  if (status === 0) return [];
  console.log(`${stdout}${stderr}`.slice(-20_000));
  return stderr.match(/npm test -- (.+)/)?.[1]?.split(" ") ?? [...steps];
}

void ownerTest();
