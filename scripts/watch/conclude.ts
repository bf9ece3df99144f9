import { fail } from "../fail.ts";
import { report } from "./issues.ts";

/** Returns a setting of the watch from the environment; ends the process where it is missing. */
export const setting = (name: string): string =>
  process.env[name] ??
  fail(`${name} is missing; docs/operating.md lists the settings of the watch.`);

/**
 * Prints what a watch has found. With `GITHUB_TOKEN`, at GitHub, a fault opens an issue, another one
 * changes it, and its end closes it; elsewhere a fault is exit code 1.
 */
export async function conclude(name: string, faults: readonly string[]): Promise<void> {
  console.info([`${name}: ${faults.length} faults`, ...faults].join("\n  "));
  const { GITHUB_TOKEN: token } = process.env;
  if (!token) {
    if (faults.length > 0) process.exitCode = 1;
    return;
  }
  const url = `${setting("GITHUB_API_URL")}/repos/${setting("GITHUB_REPOSITORY")}`;
  await report({ url, token }, name, faults);
}
