import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

/**
 * Returns the path of a program in an installed package.
 * @param folder the folder with the package
 */
export const programPath = (name: string, folder = ".") =>
  join(folder, "node_modules", ".bin", name);

/** Options to spawn it with: on Windows it is a `.cmd` file, which needs a shell. */
export const PROGRAM_OPTIONS = { shell: process.platform === "win32" };

/** The environment of Gatsby's commands. */
export const gatsbyEnvironment = () => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
});

/**
 * Exits with the exit code of a program when it exits. A signal that this process did not pass on is an
 * error. The terminal sends Ctrl-C to both, so this process exits after the program.
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
