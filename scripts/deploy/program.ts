import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROGRAM_OPTIONS } from "../../shared/programs.ts";

/** Returns the path of a host's command line. */
const programOf = (name: string) => join("scripts", "deploy", "node_modules", ".bin", name);

/** Returns a line when a host's command line is not installed. */
export const programFaults = (name: string): string[] =>
  existsSync(programOf(name)) ? [] : [`The program ${name}: npm ci --prefix scripts/deploy`];

/** Runs a host's command line and returns its output, for checks. */
export function ask(name: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv> = {}) {
  const { status, stdout, stderr } = spawnSync(programOf(name), args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    ...PROGRAM_OPTIONS,
  });
  return { isDone: status === 0, output: `${stdout ?? ""}${stderr ?? ""}`.trim() };
}

/**
 * Runs a host's command line, prints its output and returns it.
 * @throws Error with the program's name when it fails
 */
export function run(name: string, args: readonly string[], env?: Readonly<NodeJS.ProcessEnv>) {
  const { isDone, output } = ask(name, args, env);
  console.info(output);
  if (!isDone) throw new Error(`${name} ${args[0] ?? ""} failed; see above.`);
  return output;
}
