import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { flakyTestsSince } from "../shared/flakyTests";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { CHANGED_STEPS, STEPS, type Step } from "./steps";

const USAGE = `npm test                 every step that a change needs
npm test -- types lint   only the named steps
npm test -- --changed    types, lint, the content and the Jest tests that your uncommitted change reaches
npm run test:full        every step, with sweeps over everything instead of a sample, as every night`;

interface Result {
  step: Step;
  hasPassed: boolean;
  seconds: string;
}

/**
 * `npm test`: runs the steps, names and times each. What failed does not stop the others, and the
 * verdict comes at the end.
 */
async function test(): Promise<void> {
  const { steps, isFull } = readOptions();
  const began = Date.now();
  const results: Result[] = [];
  for (const batch of batchesOf(steps)) {
    const hasBuild = !results.some(({ step, hasPassed }) => step.name === "build" && !hasPassed);
    await runBatch(
      batch.filter((step) => hasBuild || !step.needsBuild),
      isFull,
      results,
    );
  }
  for (const test of flakyTestsSince(began)) console.warn(`⚠ Passed at its second try: ${test}`);
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  if (failed.length > 0)
    fail(`✘ Failed: ${timesOf(failed)}; see above.
  To run them alone: npm test -- ${failed.map(({ step }) => step.name).join(" ")}
  Passed:            ${timesOf(results.filter(({ hasPassed }) => hasPassed)) || "nothing"}
  Not run:           ${namesOf(steps.filter((step) => !results.some((result) => result.step === step))) || "nothing"}`);
  console.log(`\n✔ All steps passed: ${timesOf(results)}.`);
}

/** Returns the steps in their order, in batches of those that may run side by side. */
function batchesOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    const isTooEarly = step.needsBuild && last?.some(({ name }) => name === "build");
    if (last && !isTooEarly && ![step, ...last].some((each) => each.usesAllCores)) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

/** Runs the steps of a batch, as many at once as there are cores; the first one's output is printed as it comes. */
async function runBatch(batch: readonly Step[], isFull: boolean, results: Result[]): Promise<void> {
  if (batch.length > 0) console.info(titleOf(namesOf(batch)));
  const waiting = batch.values();
  const outputs: string[] = [];
  const lane = async () => {
    for (const step of waiting) {
      const began = performance.now();
      const { hasPassed, output } = await run(step, step === batch[0], isFull);
      results.push({ step, hasPassed, seconds: ((performance.now() - began) / 1000).toFixed(1) });
      const title = titleOf(hasPassed ? step.name : `${step.name} failed`);
      if (!hasPassed) process.stdout.write(`${title}\n${output}`);
      else if (output) outputs.push(`${title}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  process.stdout.write(outputs.join(""));
}

async function run({ command }: Step, isPrinted: boolean, isFull: boolean) {
  const [program = "", ...args] = command.split(" ");
  const child = spawn(programPath(program), args, {
    stdio: isPrinted ? "inherit" : ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...localBackendSettings(BACKEND_PORT),
      GATSBY_TELEMETRY_DISABLED: "1",
      // Compilers and test runners allocate much: larger semi-spaces save a twentieth of their time.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
      ...(isFull && { TEST_FULL: "1" }),
    },
    ...PROGRAM_OPTIONS,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  const [code] = await once(child, "close");
  return { hasPassed: code === 0, output };
}

const titleOf = (names: string) => `\n── ${`${names} `.padEnd(61, "─")}`;

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join(", ");

const timesOf = (results: readonly Result[]) =>
  results.map(({ step, seconds }) => `${step.name} ${seconds} s`).join(", ");

function readOptions() {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { full: { type: "boolean", default: false }, changed: { type: "boolean" } },
    });
    const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
    if (unknown.length > 0)
      throw new Error(`There is no step ${unknown.join(", ")}; there are ${namesOf(STEPS)}.`);
    const isAll = names.length === 0;
    const steps = STEPS.filter(({ name, onlyAfterChangesOf: paths }) =>
      isAll ? values.full || !paths || hasChanged(paths) : names.includes(name),
    );
    return { steps: values.changed ? CHANGED_STEPS : steps, isFull: values.full };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/**
 * Whether this branch or the working tree changes one of the files; on the main branch, the latest commit.
 * Where git cannot tell, they count as changed.
 */
function hasChanged(paths: readonly string[]): boolean {
  if (paths.length === 0) return false;
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const head = git("rev-parse", "HEAD").stdout.trim();
  const base = git("merge-base", "HEAD", "origin/main").stdout.trim() || "main";
  const from = base === head ? "HEAD^" : base;
  return git("diff", "--quiet", from, "--", ...paths).status !== 0;
}

test().catch(fail);
