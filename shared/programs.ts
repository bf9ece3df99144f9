import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

/**
 * Returns the path of a program in an installed package.
 * @param folder the folder in which the package is installed
 */
export const programPath = (name: string, folder = ".") =>
  join(folder, "node_modules", ".bin", name);

/** The options for spawning a program at a `programPath`. On Windows, its `.cmd` file needs a shell. */
export const PROGRAM_OPTIONS = { shell: process.platform === "win32" };

export const gatsbyEnvironment = () => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
});

/**
 * Exits when a program exits, with its exit code, or with 1 if the program was stopped by a signal that this
 * process has not passed on. The terminal sends Ctrl-C to both, so this process waits for the program to
 * exit first.
 */
export function exitWith(program: ChildProcess): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      isStopping = true;
      program.kill(signal);
    });
  program.on("exit", (code, signal) => {
    if (signal && !isStopping) console.error(`\nThe server was stopped by ${signal}.\n`);
    process.exit(code ?? (isStopping ? 0 : 1));
  });
}
