import { fail } from "../fail.ts";

/** Returns a setting of the watch from the environment; ends the process where it is missing. */
export const setting = (name: string): string =>
  process.env[name] ??
  fail(`${name} is missing; docs/operating.md lists the settings of the watch.`);

/** Prints what a watch has found; a fault is exit code 1. */
export function conclude(name: string, faults: readonly string[]): void {
  if (faults.length > 0) fail([`Faults of ${name}:`, ...faults].join("\n  "));
  console.info(`${name}: no fault`);
}
