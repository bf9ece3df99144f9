import { spawnSync } from "node:child_process";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { ON_REQUEST, STEPS, type Step } from "./steps";

/**
 * `npm test`: runs every step, names and times it, and stops at the first failure, which is the end of
 * the output. `npm test -- types lint` runs only the named steps.
 */
function test(names: readonly string[]): void {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    fail(
      `There is no step ${unknown.join(", ")}; there are ${STEPS.map(({ name }) => name).join(", ")}.`,
    );
  const chosen = STEPS.filter(({ name }) =>
    names.length === 0 ? !ON_REQUEST.includes(name) : names.includes(name),
  );
  const times: string[] = [];
  for (const [index, step] of chosen.entries()) {
    const title = `${step.name} (${index + 1} of ${chosen.length})`;
    console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`);
    const began = performance.now();
    const passed = run(step);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    times.push(`${step.name} ${seconds} s`);
    if (!passed)
      fail(`✘ The step "${step.name}" failed after ${seconds} s; see its output above.
  To run it alone: npm test -- ${step.name}
  Passed before:   ${times.slice(0, -1).join(", ") || "nothing"}
  Not run:         ${
    chosen
      .slice(index + 1)
      .map(({ name }) => name)
      .join(", ") || "nothing"
  }`);
  }
  console.log(`\n✔ All steps passed: ${times.join(", ")}.`);
}

function run({ command: [program, ...args] }: Step): boolean {
  const env = {
    ...process.env,
    ...localBackendSettings(BACKEND_PORT),
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  const options = { stdio: "inherit", env, ...PROGRAM_OPTIONS } as const;
  return spawnSync(programPath(program), args, options).status === 0;
}

test(process.argv.slice(2));
