import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { hasPassedUnchanged, rememberPassed } from "./passedSteps";
import { CHANGED_STEPS, ONLY_IN_FULL, STEPS, type Step } from "./steps";
import { emptyResults, readResults } from "./testResults";

const USAGE = `npm test                 every step, but those that list their files and have passed with them
npm test -- types lint   only the named steps
npm test -- --changed    types, lint, the content and the Jest tests that your uncommitted change reaches
npm run test:full        every step, with sweeps over all pages instead of a sample`;

/**
 * `npm test`: runs the steps, names and times each. What failed does not stop the others, and the
 * verdict comes at the end.
 */
async function test(): Promise<void> {
  const { steps: wanted, isFull, mayLeaveOut } = readOptions();
  const unchanged = mayLeaveOut ? wanted.filter(hasPassedUnchanged) : [];
  const steps = wanted.filter((step) => !unchanged.includes(step));
  if (unchanged.length > 0)
    console.log(
      `Left out, because they passed and none of their files has changed since: ${namesOf(unchanged)}.`,
    );
  const env = {
    ...process.env,
    ...localBackendSettings(BACKEND_PORT),
    GATSBY_TELEMETRY_DISABLED: "1",
    // Compilers and test runners allocate much: larger semi-spaces save a twentieth of their time.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
    ...(isFull && { TEST_FULL: "1" }),
  };
  emptyResults();
  const results: Result[] = [];
  for (const batch of batchesOf(steps)) {
    const hasBuild = !results.some(({ name, hasPassed }) => name === "build" && !hasPassed);
    const possible = batch.filter((step) => hasBuild || !step.needsBuild);
    results.push(...(await runBatch(possible, env)));
  }
  const { slowest, unstable } = readResults();
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join("\n")}`);
  if (unstable.length > 0)
    console.log(`\n⚠ Unstable, passed only when tried again:\n  ${unstable.join("\n  ")}`);
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  const notRun = steps.filter((step) => !results.some(({ name }) => name === step.name));
  if (failed.length > 0)
    fail(`✘ Failed: ${timesOf(failed)}; see above.
  To run them alone: npm test -- ${failed.map(({ name }) => name).join(" ")}
  Passed:            ${timesOf(results.filter(({ hasPassed }) => hasPassed)) || "nothing"}
  Not run:           ${namesOf(notRun) || "nothing"}`);
  if (isFull && unstable.length > 0)
    fail("✘ All steps passed, but the full run allows no unstable test.");
  console.log(`\n✔ All steps passed: ${timesOf(results)}.`);
}

interface Result {
  name: string;
  hasPassed: boolean;
  seconds: string;
}

/**
 * Returns the steps in their order, those in a row that use one core in one batch. What needs the
 * build is in a later batch than the build.
 */
function batchesOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    const isTooEarly = step.needsBuild && last?.some(({ name }) => name === "build");
    if (step.usesOneCore && last?.at(-1)?.usesOneCore && !isTooEarly) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

/**
 * Runs the steps of a batch, as many at once as there are cores. The first one's output is printed as
 * it comes; that of another when it has ended.
 */
async function runBatch(
  batch: readonly Step[],
  env: NodeJS.ProcessEnv,
): Promise<readonly Result[]> {
  if (batch.length > 0) console.info(titleOf(namesOf(batch)));
  const waiting = [...batch];
  const results: Result[] = [];
  const outputs: string[] = [];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { result, output } = await runStep(step, step === batch[0], env);
      results.push(result);
      if (result.hasPassed) outputs.push(output);
      else process.stdout.write(output);
    }
  });
  await Promise.all(lanes);
  process.stdout.write(outputs.join(""));
  return results;
}

async function runStep(
  step: Step,
  isPrinted: boolean,
  env: NodeJS.ProcessEnv,
): Promise<{ result: Result; output: string }> {
  const {
    name,
    command: [program, ...args],
  } = step;
  const markPassed = rememberPassed(step);
  const began = performance.now();
  const child = spawn(programPath(program), args, {
    stdio: isPrinted ? "inherit" : ["ignore", "pipe", "pipe"],
    env,
    ...PROGRAM_OPTIONS,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  const [code] = await once(child, "close");
  const hasPassed = code === 0;
  if (hasPassed) markPassed();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const heading = titleOf(hasPassed ? name : `${name} failed`);
  return {
    result: { name, hasPassed, seconds },
    output: output || !hasPassed ? `${heading}\n${output}` : "",
  };
}

const titleOf = (names: string) => `\n── ${`${names} `.padEnd(61, "─")}`;

const timesOf = (results: readonly Result[]) =>
  results.map(({ name, seconds }) => `${name} ${seconds} s`).join(", ");

function readOptions(): { steps: readonly Step[]; isFull: boolean; mayLeaveOut: boolean } {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { full: { type: "boolean" }, changed: { type: "boolean" } },
    });
    const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
    if (unknown.length > 0)
      throw new Error(`There is no step ${unknown.join(", ")}; there are ${namesOf(STEPS)}.`);
    const steps = STEPS.filter(({ name }) =>
      names.length === 0 ? values.full || !ONLY_IN_FULL.includes(name) : names.includes(name),
    );
    return {
      steps: values.changed ? CHANGED_STEPS : steps,
      isFull: values.full ?? false,
      mayLeaveOut: names.length === 0 && !values.full,
    };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join(", ");

void test();
