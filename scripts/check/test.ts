import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { localBackendSettings } from "../backend/options";
import { TEST_BACKEND_PORT } from "../lib/addresses";
import { fail } from "../lib/fail";
import { PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { BATCHES, BUILD, CHANGED_BATCHES, STEPS, type Step } from "./steps";

const USAGE = `npm test                 the steps that most changes need, as in CI
npm test -- types lint   only the named steps
npm test -- --changed    types, lint, the content and the Jest tests that your uncommitted change reaches
npm test -- --full       every step, with sweeps over everything instead of a sample, as every night`;

interface Result {
  step: Step;
  hasPassed: boolean;
  seconds: string;
}

/**
 * `npm test` runs the steps, and prints their names and how long they take. If a step fails, the others still
 * run, unless they need a build that failed. The result is printed at the end.
 */
async function test(): Promise<void> {
  const { batches, env } = readOptions();
  const steps = batches.flat();
  const results: Result[] = [];
  for (const batch of batches) {
    const hasBuild = results.every(({ step, hasPassed }) => step !== BUILD || hasPassed);
    results.push(
      ...(await runBatch(
        batch.filter((step) => hasBuild || !step.needsBuild),
        env,
      )),
    );
  }
  const passed = results.filter(({ hasPassed }) => hasPassed);
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  if (failed.length > 0)
    fail(`✘ Failed: ${timesOf(failed)}; see above.
  To run them alone: npm test -- ${failed.map(({ step }) => step.name).join(" ")}
  Passed:            ${timesOf(passed) || "nothing"}
  Not run:           ${namesOf(steps.filter((step) => !results.some((result) => result.step === step))) || "nothing"}`);
  console.log(`\n✔ All steps passed: ${timesOf(passed)}.`);
}

/** Runs the steps in a batch, one per core. Streams the output of the first step. */
async function runBatch(batch: readonly Step[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  if (batch.length > 0) console.info(titleOf(namesOf(batch)));
  const waiting = batch.values();
  const results: Result[] = [];
  const outputs: string[] = [];
  const lane = async () => {
    for (const step of waiting) {
      const began = performance.now();
      const { hasPassed, output } = await run(step, step === batch[0], env);
      results.push({ step, hasPassed, seconds: ((performance.now() - began) / 1000).toFixed(1) });
      const title = titleOf(hasPassed ? step.name : `${step.name} failed`);
      if (!hasPassed) process.stdout.write(`${title}\n${output}`);
      else if (output) outputs.push(`${title}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  process.stdout.write(outputs.join(""));
  return results;
}

async function run({ commands }: Step, isPrinted: boolean, env: NodeJS.ProcessEnv) {
  let [hasPassed, output] = [true, ""];
  for (const command of commands) {
    const [program = "", ...args] = command.split(" ");
    const child = spawn(program === "npm" ? program : programPath(program), args, {
      stdio: isPrinted ? "inherit" : ["ignore", "pipe", "pipe"],
      env,
      ...PROGRAM_OPTIONS,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => {
        output += part;
      });
    const [code] = await once(child, "close");
    hasPassed &&= code === 0;
  }
  return { hasPassed, output };
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
    const isChosen = ({ name, isNightly }: Step) =>
      names.length > 0 ? names.includes(name) : values.full || !isNightly;
    const all = values.changed ? CHANGED_BATCHES : BATCHES;
    return {
      batches: withBuild(all.map((batch) => batch.filter(isChosen)).filter(({ length }) => length)),
      env: {
        ...process.env,
        ...localBackendSettings(TEST_BACKEND_PORT),
        GATSBY_TELEMETRY_DISABLED: "1",
        // Compilers and test runners allocate a lot of memory. Larger semi-spaces make them 5% faster.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
        ...(values.full && { TEST_FULL: "1" }),
      },
    };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Adds the build if a step needs it and there is none yet. */
function withBuild(batches: readonly Step[][]): readonly Step[][] {
  const isBuilt = ["public/_headers", "src/gatsby-types.d.ts"].every((file) => existsSync(file));
  const steps = batches.flat();
  const needing = steps.filter(({ needsBuild }) => needsBuild);
  if (isBuilt || needing.length === 0 || steps.includes(BUILD)) return batches;
  console.info(`There is no build yet: it comes first, for ${namesOf(needing)}.`);
  return [[BUILD], ...batches];
}

test().catch(fail);
