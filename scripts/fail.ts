/** Ends the process with exit code 1 and a message for the person who started it, or that of an error. */
export function fail(reason: unknown): never {
  console.error(`\n${reason instanceof Error ? reason.message : reason}\n`);
  process.exit(1);
}
