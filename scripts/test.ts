import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { hasPassedUnchanged, rememberPassed } from "./passedSteps";
import { emptyResults, slowestTests } from "./slowestTests";
import { CHANGED_STEPS, ONLY_IN_FULL, STEPS, type Step } from "./steps";

const USAGE = `npm test                 every step, but those that list their files and have passed with them
npm test -- types lint   only the named steps
npm test -- --changed    types, lint, the content and the Jest tests that your uncommitted change reaches
npm run test:full        every step, with sweeps over all pages instead of a sample`;

/** `npm test`: runs the steps, names and times each, and stops at the first failure. */
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
  const passed: Result[] = [];
  for (const batch of batchesOf(steps)) {
    const results = await runBatch(batch, env);
    passed.push(...results.filter(({ hasPassed }) => hasPassed));
    const failed = results.find(({ hasPassed }) => !hasPassed);
    if (failed)
      fail(`✘ The step "${failed.name}" failed after ${failed.seconds} s; see its output above.
  To run it alone: npm test -- ${failed.name}
  Passed before:   ${timesOf(passed) || "nothing"}
  Not run:         ${namesOf(steps.filter(({ name }) => ![failed, ...passed].some((each) => each.name === name))) || "nothing"}`);
  }
  const slowest = slowestTests(10);
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join("\n")}`);
  console.log(`\n✔ All steps passed: ${timesOf(passed)}.`);
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
 * it comes, that of the others at the end. After a failure no other step is started.
 */
async function runBatch(
  batch: readonly Step[],
  env: NodeJS.ProcessEnv,
): Promise<readonly Result[]> {
  printTitle(namesOf(batch));
  const [first, ...waiting] = batch;
  const results: Result[] = [];
  const outputs: [name: string, output: string][] = [];
  const run = async (step: Step) => {
    const {
      name,
      command: [program, ...args],
    } = step;
    const markPassed = rememberPassed(step);
    const began = performance.now();
    const child = spawn(programPath(program), args, {
      stdio: name === first?.name ? "inherit" : ["ignore", "pipe", "pipe"],
      env,
      ...PROGRAM_OPTIONS,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => {
        output += part;
      });
    const [code] = await once(child, "close");
    if (output) outputs.push([name, output]);
    const result = { name, hasPassed: code === 0, seconds: secondsSince(began) };
    results.push(result);
    if (result.hasPassed) markPassed();
    else waiting.length = 0;
  };
  const runInTurn = async (next = waiting.shift()): Promise<void> => {
    if (!next) return;
    await run(next);
    await runInTurn();
  };
  await Promise.all(
    Array.from({ length: availableParallelism() }, (_, lane) =>
      runInTurn(lane === 0 ? first : undefined),
    ),
  );
  for (const [name, output] of outputs) {
    printTitle(name);
    process.stdout.write(output);
  }
  return results;
}

const printTitle = (names: string) => console.log(`\n── ${`${names} `.padEnd(61, "─")}`);

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

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
