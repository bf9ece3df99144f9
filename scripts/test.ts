import { spawnSync } from "node:child_process";
import { BACKEND_PORT } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/localBackendSettings";
import { checkNode } from "./checkMachine";
import { fail } from "./fail";
import { STEPS, type Step } from "./steps";

/**
 * `npm test`: every check of the project, each named and timed; the first failure ends it, and
 * stands at the end of the output. `npm test -- types lint` runs the named steps only.
 */
function test(names: readonly string[]): void {
  checkNode();
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    fail(
      `There is no step ${unknown.join(", ")}; there are ${STEPS.map(({ name }) => name).join(", ")}.`,
    );
  const chosen = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
  const times: string[] = [];
  for (const [index, step] of chosen.entries()) {
    const title = `${step.name} (${index + 1} of ${chosen.length})`;
    console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`);
    const began = performance.now();
    const passed = run(step);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    times.push(`${step.name} ${seconds} s`);
    if (!passed)
      fail(`✘ The step "${step.name}" failed after ${seconds} s; its message stands above.
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

function run({ command: [program, ...words] }: Step): boolean {
  const env = {
    ...process.env,
    ...localBackendSettings(BACKEND_PORT),
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  return spawnSync(`node_modules/.bin/${program}`, words, { stdio: "inherit", env }).status === 0;
}

test(process.argv.slice(2));
