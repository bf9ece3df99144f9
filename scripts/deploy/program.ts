import { spawnSync } from "node:child_process";
import { PROGRAM_OPTIONS } from "../../shared/programs";

/** Runs a program and returns what it printed, for checks. */
export function ask(program: string, args: readonly string[], env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env,
    ...PROGRAM_OPTIONS,
  });
  return { isDone: status === 0, output: `${stdout ?? ""}${stderr ?? ""}`.trim() };
}

/**
 * Runs a program and shows what it prints.
 * @throws Error with the program's name when it fails
 */
export function run(program: string, args: readonly string[], env = process.env): string {
  const { isDone, output } = ask(program, args, env);
  console.info(output);
  if (!isDone) throw new Error(`${program} ${args[0] ?? ""} failed; see above.`);
  return output;
}
