import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

/**
 * Returns the path of a program in an installed package.
 * @param folder the folder in which the package is installed
 */
export const programPath = (name: string, folder = ".") =>
  join(folder, "node_modules", ".bin", name);

/** The options for spawning the program at a `programPath`. On Windows, it is a `.cmd` file, which needs a shell. */
export const PROGRAM_OPTIONS = { shell: process.platform === "win32" };

export const gatsbyEnvironment = () => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
});

/**
 * Exits with a program's exit code when that program exits. It is an error if the program is ended by a
 * signal that this process has not passed on. The terminal sends Ctrl-C to both, so this process waits for
 * the program to exit first.
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
