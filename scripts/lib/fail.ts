/** Prints a message, or an error's message, for the user, and ends the process with exit code 1. */
export function fail(reason: unknown): never {
  console.error(`\n${reason instanceof Error ? reason.message : reason}\n`);
  process.exit(1);
}
