import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { emptyResults, slowestTests } from "./slowestTests";
import { CHANGED_STEPS, ONLY_IN_FULL, STEPS, type Step } from "./steps";

const USAGE = `npm test                 every step
npm test -- types lint   only the named steps
npm test -- --changed    types, lint, the content and the Jest tests that your uncommitted change reaches
npm run test:full        every step, with sweeps over all pages instead of a sample`;

/** `npm test`: runs the steps, names and times each, and stops at the first failure. */
function test(): void {
  const { steps, isFull } = readOptions();
  const env = {
    ...process.env,
    ...localBackendSettings(BACKEND_PORT),
    GATSBY_TELEMETRY_DISABLED: "1",
    ...(isFull && { TEST_FULL: "1" }),
  };
  emptyResults();
  const times: string[] = [];
  for (const [index, step] of steps.entries()) {
    const title = `${step.name} (${index + 1} of ${steps.length})`;
    console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`);
    const began = performance.now();
    const passed = run(step, env);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    times.push(`${step.name} ${seconds} s`);
    if (!passed)
      fail(`✘ The step "${step.name}" failed after ${seconds} s; see its output above.
  To run it alone: npm test -- ${step.name}
  Passed before:   ${times.slice(0, -1).join(", ") || "nothing"}
  Not run:         ${namesOf(steps.slice(index + 1)) || "nothing"}`);
  }
  const slowest = slowestTests(10);
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join("\n")}`);
  console.log(`\n✔ All steps passed: ${times.join(", ")}.`);
}

function readOptions(): { steps: readonly Step[]; isFull: boolean } {
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
    return { steps: values.changed ? CHANGED_STEPS : steps, isFull: values.full ?? false };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join(", ");

function run({ command: [program, ...args] }: Step, env: NodeJS.ProcessEnv): boolean {
  const options = { stdio: "inherit", env, ...PROGRAM_OPTIONS } as const;
  return spawnSync(programPath(program), args, options).status === 0;
}

test();
