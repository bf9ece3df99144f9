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
 * Passes SIGINT and SIGTERM on to a program, and exits after it, with its exit code. If a signal stopped the
 * program, the code is 0 if this process passed one on, and else 1. The terminal sends Ctrl-C to both, so this
 * process waits.
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
