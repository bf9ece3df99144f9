import { spawnSync } from "node:child_process";
import { BACKEND_PORT } from "../e2e/support/addresses";
import { localBackendSettings } from "./backend/localBackendSettings";
import { checkNode } from "./checkMachine";
import { fail } from "./fail";

/** What `npm test` runs, in this order: each step needs the ones before it. */
const STEPS: [name: string, command: string, ...words: string[]][] = [
  ["content", "tsx", "scripts/checkContent.ts"],
  // The build writes the types of the queries, which the type check needs.
  ["build", "tsx", "scripts/build.ts"],
  ["pages", "tsx", "scripts/checkPages/main.ts"],
  ["types", "tsc", "--noEmit"],
  ["lint", "biome", "check", "."],
  ["tests", "jest"],
  ["browser", "playwright", "test"],
];

/**
 * `npm test`: every check of the project, each named and timed; the first failure ends it.
 * `npm test -- types lint` runs the named steps only.
 */
function test(names: readonly string[]): void {
  checkNode();
  const unknown = names.filter((name) => !STEPS.some(([step]) => step === name));
  if (unknown.length > 0)
    fail(
      `There is no step ${unknown.join(", ")}; there are ${STEPS.map(([step]) => step).join(", ")}.`,
    );
  const env = {
    ...process.env,
    ...localBackendSettings(BACKEND_PORT),
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  const times: string[] = [];
  for (const [name, command, ...words] of STEPS) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
    const began = performance.now();
    const { status } = spawnSync(`node_modules/.bin/${command}`, words, { stdio: "inherit", env });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    times.push(`${name} ${seconds} s`);
    if (status !== 0) {
      console.error(`\nThe step "${name}" failed after ${seconds} s; its message stands above.`);
      process.exit(1);
    }
  }
  console.log(`\nAll steps passed: ${times.join(", ")}.`);
}

test(process.argv.slice(2));
