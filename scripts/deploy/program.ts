import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { PROGRAM_OPTIONS, programPath } from "../lib/programs.ts";
import { environmentWith } from "./settings.ts";

interface RunOptions {
  /** The names of the settings that the program gets. It gets no others. */
  settings?: readonly string[];
  env?: Readonly<NodeJS.ProcessEnv>;
  /** Text for standard input, which other users of the machine cannot read, unlike arguments. */
  input?: string;
}

const hostProgram = (name: string) => programPath(name, "scripts/deploy");

/** Returns why a host's command-line program cannot run, if so: it is not installed, or refuses this Node. */
export function programFaults(name: string): string[] {
  if (!existsSync(hostProgram(name)))
    return [`The program ${name}: npm ci --prefix scripts/deploy`];
  const { isDone, log } = ask(name, ["--version"]);
  return isDone ? [] : [`The program ${name} does not run: ${log.split("\n")[0]}`];
}

/** Runs a host's command-line program. `log` is everything it prints, `output` only its standard output. */
export function ask(
  name: string,
  args: readonly string[],
  { settings = [], env, input = "" }: RunOptions = {},
) {
  const { status, stdout, stderr } = spawnSync(hostProgram(name), args, {
    encoding: "utf8",
    env: { ...environmentWith(...settings), ...env },
    input,
    ...PROGRAM_OPTIONS,
  });
  return { isDone: status === 0, output: stdout, log: `${stdout}${stderr}`.trim() };
}

/**
 * Runs a host's command-line program, prints its output and returns it.
 * @throws Error with the program's name when it fails
 */
export function run(name: string, args: readonly string[], options?: RunOptions): string {
  const { isDone, output, log } = ask(name, args, options);
  console.info(log);
  if (!isDone) throw new Error(`${name} ${args[0] ?? ""} failed; see above.`);
  return output;
}
