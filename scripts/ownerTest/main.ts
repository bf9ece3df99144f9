import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentFolder } from "../../shared/contentFolder";
import { copyProject } from "../../shared/copyProject";
import { programPath } from "../../shared/programs";
import { IS_FULL_RUN, sample } from "../../shared/testDepth";
import { BUILD_CACHE } from "../../src/gatsby/buildCache";
import { fail } from "../fail";
import { STEPS } from "../steps";
import type { Edit } from "./edit";
import { editsOf } from "./edits";
import { sampleWordsIn } from "./sampleWords";

/** The steps of `npm test` that depend on the content. */
const CONTENT_STEPS = "content spelling build types html pages tests browser engines".split(" ");

/** What `npm test` proves of every copy, and of a sampled one; the rest is for the full run. */
const QUICK_STEPS = ["content", "spelling"];
const SAMPLED_STEPS = [...QUICK_STEPS, "build", "pages", "tests"];

/**
 * `npm run test:owner`: edits copies of the content as owners do, runs the steps of `npm test` over
 * them, and names each edit that one of them rejects. Names of copies and steps choose fewer.
 */
async function ownerTest(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = editsOf(new ContentFolder("content"));
  const named = Object.keys(all).filter((name) => positionals.includes(name));
  const copies = named.length > 0 ? named : Object.keys(all);
  const wanted = positionals.filter((name) => STEPS.some((step) => step.name === name));
  const sampled = sample(copies, 1, "owner");
  const rejected: string[] = [];
  for (const copy of copies) {
    const edits = all[copy] ?? [];
    const usual = sampled.includes(copy) ? SAMPLED_STEPS : QUICK_STEPS;
    const steps = wanted.length > 0 ? wanted : IS_FULL_RUN ? CONTENT_STEPS : usual;
    console.log(`\n${copy}: ${edits.length} edits, ${steps.join(", ")}`);
    rejected.push(...(await rejectedEdits(copy, edits, steps, IS_FULL_RUN || named.length > 0)));
  }
  if (rejected.length > 0) fail(`✘ Rejected:\n  ${rejected.join("\n  ")}`);
  console.log("\nEvery edit was accepted.");
}

/**
 * Returns a line for each step and edit that do not go together.
 * @param findsEdits whether slow steps are run again with fewer edits, until their causes are found
 */
async function rejectedEdits(
  copy: string,
  edits: readonly Edit[],
  steps: readonly string[],
  findsEdits: boolean,
): Promise<string[]> {
  const root = await copyWith(edits);
  const failed = failedSteps(root, steps);
  const words = copy === "other" && steps.includes("build") ? sampleWordsIn(root) : [];
  if (failed.length + words.length > 0) console.log(`The copy is in ${root}.`);
  else rmSync(root, { recursive: true });
  const lines = words;
  for (const step of failed) {
    if (!findsEdits && !QUICK_STEPS.includes(step)) {
      lines.push(
        `${step} of the copy ${copy}; npm run test:owner -- ${copy} ${step} finds the edit`,
      );
      continue;
    }
    for (const culprits of await causesOf(edits, step))
      lines.push(`${step}: ${culprits.map(({ name }) => name).join(" with ")}`);
  }
  return lines;
}

/** Halves the edits until those are left with which a step fails. */
async function causesOf(edits: readonly Edit[], step: string): Promise<(readonly Edit[])[]> {
  if (edits.length === 1) return [edits];
  const middle = Math.ceil(edits.length / 2);
  const causes: (readonly Edit[])[] = [];
  for (const half of [edits.slice(0, middle), edits.slice(middle)]) {
    const root = await copyWith(half);
    const failed = failedSteps(root, needsBuild(step) ? ["build", step] : [step]);
    if (failed.length > 0) causes.push(...(await causesOf(half, step)));
    rmSync(root, { recursive: true });
  }
  return causes.length > 0 ? causes : [edits];
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

const needsBuild = (step: string) =>
  STEPS.some(({ name, needsBuild }) => name === step && needsBuild);

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
